import { type DustScene, densestPossible } from "./dust-density.ts";
import { allHold, type Condition } from "./scenario.ts";

/** A vehicle's move from one hex to the next. */
export type DustyMove = DustScene & {
  /** Heavy Wind or Gusts are in effect. */
  readonly windy: boolean;
  /** All MP paid to enter the new hex; > 0. */
  readonly mp: number;
  /** It tows, so that 1 of these MP is for towing (D9.2). */
  readonly towing: boolean;
  /** It spent a Start MP in the hex it left. */
  readonly started: boolean;
  /** It left that hex across a paved-road hexside. */
  readonly paved: boolean;
  /** It left the playing area with that move. */
  readonly leftPlay: boolean;
};

export type DustyCondition = Condition<"desertBoard" | "dry" | "mp" | "noStart" | "notPaved" | "inPlay" | "calm">;

/** D11.74: the highest MP at which a move raises Dust, without the MP for towing (our reading). */
const most = 2;

/**
 * Returns whether a vehicle that enters a hex leaves a Vehicle Dust counter in the hex behind it (D11.74), with each condition,
 * and the lowest MP at which it would leave none.
 * @throws RangeError when the MP are not a number > 0
 */
export function vehicleDust(move: DustyMove): {
  readonly placed: boolean;
  readonly conditions: readonly DustyCondition[];
  readonly leastMpWithout: number;
} {
  if (!(move.mp > 0)) throw new RangeError(`not a number of MP: ${move.mp}`);
  const rule = "D11.74";
  const towing = move.towing ? 1 : 0;
  const conditions: DustyCondition[] = [
    ...densestPossible(move).light.map((c) => ({
      name: c.name as "desertBoard" | "dry",
      holds: c.holds,
      rule: c.rule === "D13.2" ? c.rule : rule,
    })),
    { name: "mp", holds: move.mp - towing <= most, rule },
    { name: "noStart", holds: !move.started, rule },
    { name: "notPaved", holds: !move.paved, rule },
    { name: "inPlay", holds: !move.leftPlay, rule },
    { name: "calm", holds: !move.windy, rule },
  ];
  return { placed: allHold(conditions), conditions, leastMpWithout: most + 1 + towing };
}

/**
 * The state of a vehicle with a counter on the map. `moving`: still in its MPh. `stopped`: it ended its MPh
 * not in Motion. `motion`: it ended it in Motion. `halted`: it ended it in Motion, and was stunned, shocked or immobilized since.
 * `destroyed`: at any time.
 */
export type DustyVehicle = "moving" | "stopped" | "motion" | "halted" | "destroyed";

/**
 * Returns the moments at which the counter is removed, whichever is first (D11.74). `wind`: a Wind Change DR that brings Heavy
 * Wind, Gusts or rain. `turnedOver`: until then the counter is on its reverse side.
 */
export function dustRemoval(vehicle: DustyVehicle): {
  readonly moments: readonly ("leavesHex" | "nextPfph" | "firstMp" | "wind")[];
  readonly turnedOver: boolean;
} {
  const own = {
    moving: ["leavesHex"],
    stopped: ["nextPfph"],
    motion: ["firstMp"],
    halted: ["nextPfph"],
    destroyed: ["nextPfph"],
  } as const;
  return { moments: [...own[vehicle], "wind"], turnedOver: vehicle === "motion" || vehicle === "halted" };
}
