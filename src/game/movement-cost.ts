/**
 * Computes the cost to enter a hex (F.2, D.2). Numbers of the Desert Terrain Chart are read from its table. Numbers
 * that only the text of a rule states are constants in this file.
 */

import BOOK_COSTS from "../tables/D.2-books.ts";
import WADI from "../tables/D5.32-wadi.ts";
import CHART from "../tables/terrain-chart.ts";
import { type Book, ruleIn } from "./scenario.ts";

/** The unit types of the Desert Terrain Chart, in the order of its columns. The first three pay MF, the others MP. */
export const CHART_UNITS = [
  "infantry",
  "cavalry",
  "wagon",
  "motorcycle",
  "armoredCar",
  "fullyTracked",
  "halftrack",
  "truck",
] as const satisfies readonly (keyof typeof WADI)[];
export type ChartUnit = (typeof CHART_UNITS)[number];

/** A cost; "ALL" is the whole allotment. */
export type Cost = number | "ALL";

/**
 * A move into a Location. Fields that cannot apply to the unit or hex are ignored (towing by Infantry, a cliff without
 * a wadi).
 */
export type Move = {
  /** The terrain whose COT is paid. `other`: terrain whose cost this site does not have (brush, crag, woods, road). */
  readonly terrain:
    | ("openGround" | "scrub" | "hammada" | "orchard" | "oliveGrove" | "cactusPatch" | "other")
    /** Open Ground of Broken Terrain (D13.1). In a wadi hex it is plain Open Ground. */
    | "brokenGround";
  /** The COT of the terrain `other`, in MF or MP; can be a fraction such as 1.5. */
  readonly otherCot: Cost;
  /**
   * Where the Open Ground is. `desert`: on the Desert Boards; `hill25`: on the hill of board 25, or on E1 below Level 4
   * (F.2A); `level4`: on Level 4 of E1 (F12.51).
   */
  readonly place: "desert" | "hill25" | "level4";
  readonly sand: boolean;
  /** Whether EC are Wet or Mud (D11.4). */
  readonly wetOrMud: boolean;
  /** Whether the unit enters the bed of a wadi hex. */
  readonly wadi: boolean;
  /** Where the unit comes from. `wadi`: the bed of a wadi; `crest`: crest status. */
  readonly from: "ordinary" | "wadi" | "crest";
  /**
   * Whether a move between two wadi hexes crosses a hexside without the wadi symbol. The hexes are then not connected
   * (D5.21).
   */
  readonly unconnected: boolean;
  /** Whether the unit moves into or out of a wadi across a cliff. */
  readonly cliff: boolean;
  /** Whether the unit moves to a higher elevation: up into a hillock hex, or up a full level. */
  readonly rise: "none" | "hillock" | "level";
  /** Whether the unit leaves a deir across a Lip Hexside. */
  readonly lip: boolean;
  readonly duneCrest: boolean;
  /** Whether the unit moves across a track hexside. */
  readonly track: boolean;
  /**
   * Whether the players agree that Infantry and Cavalry pay part of the cost to leave a wadi for the higher elevation.
   * A Track does not reduce this part (D9.1).
   */
  readonly bank: boolean;
  /** For vehicles: whether the unit uses VBM along a hexside of the hex. */
  readonly bypass: boolean;
  /** For vehicles: whether the hex contains a sangar, and a trench that is Accessible to the sangar (D8.5). */
  readonly sangar: boolean;
  readonly smoke: boolean;
  readonly towing: boolean;
  /** `heavy`: Heavy or denser Dust; `buVeryHeavy`: Very Heavy or denser Dust, with a BU AFV. */
  readonly dust: "none" | "heavy" | "buVeryHeavy";
  /** Additional MF or MP by rules that are not on this site (Weather, a wreck). A Track does not reduce them. */
  readonly extra: number;
  /**
   * Whether the unit pays 2 times the cost for a better Hammada Immobilization DR (D3.31). Ignored unless `mayDouble`
   * returns true.
   */
  readonly doubled: boolean;
};

/** An ordinary move into Desert Open Ground. Other moves change some of its fields. */
export const PLAIN_MOVE: Move = {
  terrain: "openGround",
  otherCot: 1,
  place: "desert",
  sand: false,
  wetOrMud: false,
  wadi: false,
  from: "ordinary",
  unconnected: false,
  cliff: false,
  rise: "none",
  lip: false,
  duneCrest: false,
  track: false,
  bank: false,
  bypass: false,
  sangar: false,
  smoke: false,
  towing: false,
  dust: "none",
  extra: 0,
  doubled: false,
};

/** The row of the Desert Terrain Chart with the COT. `other`: terrain that has no row in the chart. */
type CotRow = Exclude<Move["terrain"], "openGround"> | "desertOpenGround" | "chapterBOpenGround";

/** The names of the lines into which a cost is broken down: "sand", "duneCrest". */
type CostName =
  | CotRow
  | ("sand" | "wetOrMud" | "bypass" | "sangar" | "hillock" | "levelUp" | "doubleCot")
  | ("lip" | "duneCrest" | "track" | "trackLeast" | "bankApart" | "bankWhole")
  | ("wadiIn" | "wadiOut" | "cliffIn" | "cliffOut" | "crestOut" | "connected" | "wadiUp" | "riseInWadi")
  | ("smoke" | "towing" | "dust" | "buDust" | "extra" | "doubled" | "doubledButTow" | "vca" | "start" | "aslUnknown");

/** Lines that only remark on the cost, and add 0 to it. */
const REMARKS: readonly CostName[] = ["aslUnknown", "bankApart", "bankWhole"];
/** Returns whether a line is only a remark, which adds 0 to the cost. */
export const isRemark = ({ name }: CostLine): boolean => REMARKS.includes(name);

/** One line of a cost's breakdown. `name` is the key of its UI text. `rule` is set if the rule is on this site. */
export type CostLine = { readonly name: CostName; readonly cost: Cost; readonly rule?: string };

/** The cost of a move, line by line, or the reason why the move is impossible. */
export type MovementCost =
  | {
      readonly possible: false;
      /** Why the move is impossible. `allAndMore`: the cost is more than the unit's whole allotment. */
      readonly reason: "cliff" | "portage" | "crest" | "crestToWadi" | "bypass" | "allAndMore";
      readonly rule: string;
    }
  | {
      readonly possible: true;
      readonly kind: "MF" | "MP";
      /** The breakdown of the cost, in order of payment. A line with a cost of 0 shows that a rule adds nothing. */
      readonly lines: readonly CostLine[];
      readonly total: Cost;
    };

const impossible = (reason: (MovementCost & { possible: false })["reason"], rule: string): MovementCost => ({
  possible: false,
  reason,
  rule,
});

/** D7.3: the reduction of the cost of sand while EC are Wet or Mud. */
const WET_OR_MUD_LESS = 1;
/** D6.11: the cost, added to COT, to leave crest status for a non-wadi hex on the unit's side of the wadi. */
const CREST_OUT = 1;
/** D6.3: the cost for a vehicle to move up into a hillock hex. */
const HILLOCK_UP = 1;
/** D4.3: the cost for a vehicle other than a Wagon to leave a deir across a Lip Hexside. */
const LIP = 1;
/** VBM costs this many times the COT of Open Ground, by the example of F.2. */
const BYPASS_TIMES = 2;
/** The cost of SMOKE, by the examples of D9.2. */
const SMOKE = 1;
/** The cost of a Gun in tow, by the examples of D9.2. */
const TOWING = 1;
/**
 * D11.73: the cost for vehicles and Cavalry in Heavy Dust. A BU AFV in Very Heavy Dust pays the cost twice (D11.731).
 */
const DUST = 1;
/** The cost of a change of VCA, for each hexspine, by the example of F.2. */
export const VCA_CHANGE = 1;

/** The rules that state the COT of certain terrain. For all other terrain, only the chart states the COT (D.2). */
const CHART_RULE: Partial<Record<CotRow, string>> = {
  chapterBOpenGround: "F.2A",
  scrub: "D2.21",
  hammada: "D3.3",
  oliveGrove: "D13.5",
  cactusPatch: "D13.4",
};

/** Returns the chart's column for a unit. All trucks share one column. */
export function chartUnitOf(mover: ChartUnit | "lightTruck" | "mediumHeavyTruck"): ChartUnit {
  return mover === "lightTruck" || mover === "mediumHeavyTruck" ? "truck" : mover;
}

/** Returns whether the unit pays MF (Infantry, Cavalry, Wagon) instead of MP. */
export function paysMf(unit: ChartUnit): boolean {
  return CHART_UNITS.indexOf(unit) < 3;
}

/**
 * Returns whether a vehicle may pay double the cost (D3.31). It may if the move can require a Hammada Immobilization
 * DR. A move into Open Ground can, because the hex may be Accessible to hammada. In ASL, a Wagon does not make this DR
 * (F3.31).
 */
export function mayDouble(
  unit: ChartUnit,
  { terrain, sand, track }: Pick<Move, "terrain" | "sand" | "track">,
  book: Book,
): boolean {
  if (unit === "infantry" || unit === "cavalry" || unit === "fullyTracked" || track) return false;
  if (unit === "wagon" && book === "asl") return false;
  // D13.1: in Broken Ground, only a motorcycle makes the DR (our reading).
  if (terrain === "brokenGround") return unit === "motorcycle";
  return terrain === "hammada" || (terrain === "openGround" && !sand);
}

/** Returns the number in a cell of the chart: 6 for "6 +", −1 for "−1". Returns "ALL" for "ALL". */
function figure(row: keyof typeof CHART, unit: ChartUnit): Cost {
  const cost = CHART[row][unit];
  return cost === "ALL" ? cost : cost[0];
}

/** Returns the row of the table D.2-books with the cost to enter or leave a wadi on foot (D5.2, D5.22). */
function wadiOnFoot({ wadi, terrain, sand, rise }: Move): keyof typeof BOOK_COSTS {
  if (!wadi) return "wadiOut";
  const open = (terrain === "openGround" || terrain === "brokenGround") && !sand;
  if (rise === "level") return open ? "higherWadiOpenGround" : "higherWadi";
  return open ? "wadiOpenGround" : "wadi";
}

/** Returns the chart's row with the COT of the hex. Some Open Ground has the COT of Chapter B (F.2A, F12.51). */
function cotRow({ terrain, place, wadi, from, rise }: Move): CotRow {
  if (terrain === "brokenGround") return wadi ? "desertOpenGround" : terrain;
  if (terrain !== "openGround") return terrain;
  const fromBelow = rise === "level" && from !== "wadi";
  const chapterB = !wadi && (place === "hill25" || (place === "level4" && fromBelow));
  return chapterB ? "chapterBOpenGround" : "desertOpenGround";
}

/** Returns the COT of Broken Ground: a multiple of the COT of Chapter B's Open Ground (D13.1 by our reading, F13.1). */
function brokenGroundCot(unit: ChartUnit, book: Book): number {
  return CHART.chapterBOpenGround[unit][0] * BOOK_COSTS.brokenGround[book][1];
}

/**
 * Returns the cost of a move, line by line, or why the move is impossible (F.2, D.2 and the rules of each terrain). If
 * ASL's cost is unknown, the result is Squad Leader's cost with the line `aslUnknown`.
 */
export function movementCost(unit: ChartUnit, move: Move, book: Book = "sl"): MovementCost {
  const onFoot = unit === "infantry" || unit === "cavalry";
  const mf = paysMf(unit);
  const leavesWadi = move.from === "wadi" && (!move.wadi || move.unconnected);
  const entersWadi = move.wadi && (move.from !== "wadi" || move.unconnected);
  const changesWadi = leavesWadi && entersWadi;
  const cliff = move.cliff && leavesWadi !== entersWadi;
  const bypass = move.bypass && !mf;

  if (cliff && unit === "motorcycle") return impossible("portage", "D5.64");
  if (cliff && !onFoot) return impossible("cliff", "D5.63");
  if (move.from === "crest" && unit !== "infantry") return impossible("crest", "D6.0-Crest");
  if (move.from === "crest" && move.wadi) return impossible("crestToWadi", "D6.11");
  if (bypass && move.wadi) return impossible("bypass", "D5.31");
  const wadiCost = figure("wadi", unit);
  if (changesWadi && wadiCost === "ALL") return impossible("allAndMore", "D5.21");

  const lines: CostLine[] = [];
  const add = (name: CostName, cost: Cost, rule: string) => lines.push({ name, cost, rule });
  const sum = () => lines.reduce((total, { cost }) => total + (cost === "ALL" ? 0 : cost), 0);

  // D5.41: a unit that leaves a wadi pays only for leaving it, not for the higher elevation.
  const rise = leavesWadi ? "none" : move.rise;
  const footBook = changesWadi ? "sl" : book;
  const onFootInWadi = onFoot && !cliff && (move.wadi || leavesWadi);
  const foot = onFootInWadi ? BOOK_COSTS[wadiOnFoot({ ...move, rise })][footBook] : undefined;
  const footRule = ruleIn(footBook, "D5.2");

  // Adds the COT of the hex, unless another cost includes it. Three costs do: the 3 MF to cross a cliff into a wadi hex
  // (D5.63), ALL, and the cost of an Open Ground wadi hex by F5.2.
  if (!(cliff && entersWadi) && !(move.wadi && wadiCost === "ALL") && foot?.[1] !== 0) {
    if (move.sand) {
      add("sand", CHART.sand[unit][0], "D7.3");
      if (move.wetOrMud) add("wetOrMud", -WET_OR_MUD_LESS, "D7.3");
    }
    const row = cotRow(move);
    const rule = move.place === "level4" && move.terrain === "openGround" ? "F12.51" : (CHART_RULE[row] ?? "D.2");
    if (row === "brokenGround") add(row, brokenGroundCot(unit, book), ruleIn(book, "D13.1"));
    else add(row, row === "other" ? move.otherCot : figure(row, unit), rule);
    const cot = lines.at(-1)!.cost;
    if (bypass && cot !== "ALL") add("bypass", cot * (BYPASS_TIMES - 1), "F.2");
  }
  const terrain = sum();
  const sangar = move.sangar && !onFoot && terrain > 0;
  if (sangar) add("sangar", terrain, "D8.5");

  if (move.wadi && cliff && onFoot) add("cliffIn", WADI[unit].cliffIn[0], "D5.63");
  else if (move.wadi && foot) add(footBook === "asl" && rise === "level" ? "wadiUp" : "wadiIn", foot[0], footRule);
  else if (move.wadi) add("wadiIn", wadiCost, "D5.32");
  if (move.wadi && move.from === "wadi" && !changesWadi) add("connected", 0, "D5.21");
  if (leavesWadi && cliff && onFoot) add("cliffOut", WADI[unit].cliffOut[0], "D5.63");
  else if (leavesWadi && onFoot) {
    const [fixed] = BOOK_COSTS.wadiOut[footBook];
    if (fixed) add("wadiOut", fixed, changesWadi ? "D5.21" : footRule);
  } else if (leavesWadi && unit !== "wagon") add("wadiOut", WADI[unit].out[0], changesWadi ? "D5.21" : "D5.32");
  if (move.from === "crest") add("crestOut", CREST_OUT, "D6.11");

  if (leavesWadi && move.rise !== "none") add("riseInWadi", 0, "D5.41");
  if (rise === "hillock") add("hillock", mf ? 0 : HILLOCK_UP, "D6.3");
  if (rise === "level" && !mf) add("levelUp", figure("higherLevel", unit), "D.2");
  if (move.lip && unit === "wagon") add("lip", BOOK_COSTS.wagonLip[book][0], ruleIn(book, "D4.3"));
  else if (move.lip && !onFoot) add("lip", LIP, "D4.3");
  if (move.duneCrest) add("duneCrest", CHART.duneCrest[unit][0], "D7.511");

  // D9.1: the Track's reduction is applied here, before the cost of SMOKE, towing and Dust, and before COT is doubled
  // for a higher elevation.
  let trackTook = 0;
  if (move.track && !lines.some(({ cost }) => cost === "ALL")) {
    const tookOff = (cost: number) => Math.max(CHART.track[unit][0], Math.min(0, 1 - cost));
    const out = lines.find(({ name }) => name === "wadiOut" || name === "cliffOut");
    const bank = onFoot && !move.wadi && out ? Number(out.cost) : 0;
    trackTook = tookOff(move.bank ? sum() - bank : sum());
    add(trackTook ? "track" : "trackLeast", trackTook, "D9.1");
    if (tookOff(sum() - bank) !== tookOff(sum())) add(move.bank ? "bankApart" : "bankWhole", 0, "D9.1");
  }
  const again = Math.max(Math.min(1, terrain), terrain + trackTook);
  if (foot && foot[1] > 1) add("doubleCot", again, footBook === "asl" ? footRule : "D5.22");
  else if (!foot && mf && rise === "level") add("doubleCot", again, "D.2");
  else if (leavesWadi && unit === "wagon") add("doubleCot", again, "D5.32");

  if (move.smoke) add("smoke", SMOKE, "D9.2");
  const towing = move.towing && !mf;
  if (towing) add("towing", TOWING, "D9.2");
  if (move.dust !== "none" && unit !== "infantry") {
    add("dust", DUST, "D11.73");
    if (move.dust === "buVeryHeavy" && !mf && unit !== "motorcycle" && unit !== "truck") add("buDust", DUST, "D11.731");
  }
  if (move.extra) add("extra", move.extra, "D9.1");
  if (book === "asl" && (cliff || changesWadi || sangar))
    add("aslUnknown", 0, cliff ? "D5.63" : changesWadi ? "D5.21" : "D8.5");
  const kind = mf ? "MF" : "MP";
  if (lines.some(({ cost }) => cost === "ALL")) {
    // The whole allotment is enough only if all other costs add up to 0, such as sand in Wet or Mud EC (D7.3).
    if (sum() > 0) return impossible("allAndMore", "F.2");
    return { possible: true, kind, lines, total: "ALL" };
  }
  if (move.doubled && mayDouble(unit, move, book)) {
    // The towing cost that is not doubled.
    const once = towing ? 2 * TOWING - BOOK_COSTS.towingTwice[book][0] : 0;
    if (once) add("doubledButTow", sum() - once, ruleIn(book, "D3.31"));
    else add("doubled", sum(), "D3.31");
  }
  return { possible: true, kind, lines, total: sum() };
}

/** Formats a cost: "6½", "ALL". */
export function costText(cost: Cost): string {
  if (cost === "ALL") return cost;
  const whole = Math.trunc(Math.abs(cost));
  const half = Math.abs(cost) % 1 ? "½" : "";
  return (cost < 0 ? "−" : "") + (whole || !half ? whole : "") + half;
}
