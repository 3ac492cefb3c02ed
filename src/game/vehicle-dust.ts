import { type DustScene, densestPossible } from "./dust-density.ts";
import { allHold, type Condition } from "./scenario.ts";

/** A vehicle's move from one hex to the next. */
export type DustyMove = DustScene & {
  /** Whether Heavy Wind or Gusts are in effect. */
  readonly windy: boolean;
  /** All MP that the vehicle paid to enter the new hex; > 0. */
  readonly mp: number;
  /** Whether the vehicle tows, so that 1 of the MP is for towing (D9.2). */
  readonly towing: boolean;
  /** Whether the vehicle spent a Start MP in the hex that it left. */
  readonly started: boolean;
  /** Whether the vehicle left its hex across a paved-road hexside. */
  readonly paved: boolean;
  /** Whether the vehicle left the playing area with this move. */
  readonly leftPlay: boolean;
};

/** A condition for placing a Vehicle Dust counter. */
export type DustyCondition = Condition<"desertBoard" | "dry" | "mp" | "noStart" | "notPaved" | "inPlay" | "calm">;

/**
 * D11.74: a vehicle raises Dust if it enters a hex for this number of MP or less. MP for towing do not count (our
 * reading).
 */
const most = 2;

/**
 * Returns whether a vehicle that enters a hex leaves a Vehicle Dust counter in its previous hex (D11.74), with all
 * conditions. `leastMpWithout`: the lowest whole number of MP for which the vehicle leaves no counter.
 * @throws RangeError when `move.mp` is not > 0
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
 * The state of a vehicle that has left a Vehicle Dust counter. `moving`: its MPh is not over. `stopped`: it ended its
 * MPh, but not in Motion. `motion`: it ended its MPh in Motion. `halted`: it ended its MPh in Motion, but then was
 * stunned, shocked or immobilized. `destroyed`: it was destroyed, at any time.
 */
export type DustyVehicle = "moving" | "stopped" | "motion" | "halted" | "destroyed";

/**
 * Returns when a Vehicle Dust counter is removed (D11.74): at the first of the `moments` to occur. `wind`: a Wind
 * Change DR brings Heavy Wind, Gusts or rain. `turnedOver`: whether the counter lies on its reverse side until then.
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
