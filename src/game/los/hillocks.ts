/** LOS to, from, past and over hillocks and Summits. */

import { ruleIn } from "../scenario.ts";
import { type End, hexesAt, highest, isDugIn, isHillock, isOnHillock, type Line, otherEnd } from "./line.ts";
import type { LosHex, Step } from "./row.ts";

/** A hillock: the indices, in the row, of the hillock hexes that the LOS meets. */
type Hillock = readonly number[];

/** The height and the rules of one kind of hillock. A Summit is treated as a hillock that rises from Level ½ (D6.6). */
interface Kind {
  /** The suffix of step names such as "asHighHillock". */
  readonly name: "Hillock" | "Summit";
  readonly has: (hex: LosHex) => boolean;
  /** The top in levels above the Base Level. The hillock rises from half a level below its top. */
  readonly height: number;
  /** The rule of LOS past the hillock. */
  readonly rule: string;
  /** The rule of LOS from the hillock. */
  readonly from: string;
}

const isSummit = ({ form }: LosHex) => form === "summit";
const HILLOCK: Kind = { name: "Hillock", has: isHillock, height: 0.5, rule: "D6.4", from: "D6.41" };
const SUMMIT: Kind = { name: "Summit", has: isSummit, height: 1, rule: "D6.6", from: "D6.6" };

/** The note on LOS past a hillock next to a unit. */
const PAST = "D6.4-note-1";
/** The note on LOS from a hillock over the next hillock. */
const NEXT = "D6.41-note-1";
/** The note on LOS from a hillock over a further hillock that is next to the lower unit. */
const FURTHER = "D6.41-note-3";
/** The note on LOS from a hillock over several hillocks that are each next to a unit. */
const EACH_BESIDE = "D6.41-note-4";

/**
 * D6.1: returns whether two hillock hexes can belong to the same hillock. A High Dune hex and a hex of a hillock
 * overlay cannot, but any other two hillock hexes can.
 */
const isSameKind = (a: LosHex, b: LosHex) => (a.form === "highDune") === (b.form === "highDune");

/**
 * D6.1: returns the hillocks of a kind that the LOS meets. Adjacent hexes form one hillock, and so do all hexes marked
 * `twice`.
 */
function hillocksOf(line: Line, has: Kind["has"]): Hillock[] {
  let all: Hillock[] = [];
  for (let at = 0; at <= line.last; at++) {
    const hexes = hexesAt(line, at).filter(has);
    const isOfOne = (place: number) =>
      hexesAt(line, place).some((a) =>
        hexes.some((b) => has(a) && isSameKind(a, b) && (place === at - 1 || (a.twice && b.twice))),
      );
    const joined = all.filter((hillock) => hillock.some(isOfOne));
    if (hexes.length) all = [...all.filter((hillock) => !joined.includes(hillock)), [...joined.flat(), at]];
  }
  return all;
}

/** Returns the top of a hillock, in levels; −∞ if it has no hex. */
const topOf = (line: Line, hillock: Hillock, { has, height }: Kind) =>
  Math.max(...hillock.flatMap((at) => hexesAt(line, at).filter(has)).map(({ level }) => level + height));

/** Returns whether the first hex that the LOS enters from this end belongs to the hillock. */
const isNextTo = (hillock: Hillock, end: End) => hillock.includes(end.at + end.way);

/** Returns whether a unit is on a hillock or Summit of this kind. */
const isOn = ({ has }: Kind, end: End) => isOnHillock(end) && has(end.hex);

/** D6.4, D7.513: returns whether the hillock hides a unit that is next to it, lower than its top, and dug in. */
const hides = (hillock: Hillock, top: number, ends: readonly End[]) =>
  ends.some((end) => isNextTo(hillock, end) && isDugIn(end.unit) && end.level < top);

/**
 * D6.4: returns whether the units see past the hillock. At least one unit next to the hillock must be neither dug in
 * nor below the hillock's foot, and the hillock must hide neither unit (`hides`).
 */
const passes = (hillock: Hillock, top: number, ends: readonly End[]) =>
  !hides(hillock, top, ends) &&
  ends.some((end) => isNextTo(hillock, end) && !isDugIn(end.unit) && end.level >= top - 0.5);

/** The effect of a hillock on the LOS: a step without its place in the row. */
type Verdict = Omit<Step, "at">;

/**
 * D6.41: returns the effect of `hillock`, one of the `obstacles`, on LOS from the unit `upper`. This unit is on another
 * hillock of the kind, level with the top of `hillock`.
 */
function fromHillock(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock, upper: End): Verdict {
  const { name, rule, from } = kind;
  const top = upper.level;
  const lower = otherEnd(line, upper);
  if (lower.level === top) return { effect: "over", name: `asHigh${name}`, rule: from };
  // In Squad Leader, all obstacles count for D6.41, but none counts if the units see past each of them. In ASL, an
  // obstacle next to the lower unit does not count if that unit sees past the obstacle.
  const allPass = obstacles.every((other) => passes(other, top, line.ends));
  const counted = obstacles.filter((other) => !(line.row.book === "asl" ? passes(other, top, [lower]) : allPass));
  if (!counted.includes(hillock))
    return allPass
      ? { effect: "over", name: `beside${name}`, rule, reading: EACH_BESIDE }
      : { effect: "over", name: "besideInAsl", rule: ruleIn("asl", from) };
  const distance = (other: Hillock) => Math.min(...other.map((at) => Math.abs(at - upper.at)));
  if (counted.every((other) => distance(other) >= distance(hillock)))
    return { effect: "over", name: `next${name}`, rule: from, reading: NEXT };
  // In VASL, a hillock next to the lower unit is an obstacle only if the unit is below the hillock's foot, and fewer
  // than 2 obstacles do not block LOS.
  const apart = obstacles.filter((other) => !isNextTo(other, lower) || lower.level < top - 0.5);
  return apart.length < 2
    ? { effect: "blocks", name: "furtherBeside", rule: from, reading: FURTHER, vasl: "clear" }
    : { effect: "blocks", name: `further${name}`, rule: from };
}

/**
 * D6.4, D6.41, D6.6: returns the effect of `hillock`, one of the `obstacles`. Each obstacle is at least as high as the
 * higher unit.
 */
function judge(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock): Verdict {
  const { ends } = line;
  const { name, rule } = kind;
  const top = topOf(line, hillock, kind);
  const upper = ends.find((end) => isOn(kind, end) && end.level === top);
  if (upper) return fromHillock(line, kind, obstacles, hillock, upper);
  const isSummit = kind === SUMMIT;
  if (hides(hillock, top, ends)) {
    // In VASL, a unit next to a hillock sees past the hillock unless the unit is entrenched, and every unit sees past a
    // Summit.
    const seesInVasl = (end: End) =>
      isSummit || (isNextTo(hillock, end) && (!isDugIn(end.unit) || end.unit.posture === "emplaced"));
    const isClear = ends.some(seesInVasl) && ends.every(({ level }) => level === top - 0.5);
    return { effect: "blocks", name: `dugIn${name}`, rule, reading: PAST, vasl: isClear ? "clear" : undefined };
  }
  if (passes(hillock, top, ends))
    // For a unit lower than the Summit's hillock, the Summit is an obstacle of 1 level.
    return isSummit && ends.some(({ level }) => level < top - 0.5)
      ? { effect: "unsettled", name: "besideSummitBelow", rule, vasl: highest(line) < top ? "blocked" : undefined }
      : { effect: "over", name: `beside${name}`, rule, reading: PAST };
  // The top is level with a unit that is not on a hillock. Only Summits have such tops, because other tops are at half
  // levels.
  if (highest(line) === top) return { effect: "unsettled", name: "levelWithSummit", rule };
  return !isSummit && ends.some((end) => isNextTo(hillock, end))
    ? { effect: "blocks", name: "belowHillock", rule, reading: PAST }
    : { effect: "blocks", name: `blocking${name}`, rule };
}

/**
 * D6.4, D6.41: returns the effect of the hillock that one or both units are on, if the LOS crosses hexes of the hillock
 * other than Summits.
 */
function ownStep(line: Line, kind: Kind, part: Hillock, isOfBoth: boolean): Step[] {
  const at = part.find((place) => hexesAt(line, place).some((hex) => kind.has(hex) && !isSummit(hex)));
  if (at === undefined) return [];
  return isOfBoth
    ? [{ at, effect: "none", name: "sameHillock", rule: "D6.4" }]
    : [{ at, effect: "over", name: "ownHillock", rule: "D6.41" }];
}

/**
 * Returns the steps of the hillocks of a kind: from `ownStep` for the hillock under a unit, from `judge` for a hillock
 * at least as high as both units. The LOS passes over a lower hillock (D6.42).
 */
function stepsOf(line: Line, kind: Kind): Step[] {
  const met = hillocksOf(line, kind.has).map((hillock) => {
    const part = hillock.filter((at) => at > 0 && at < line.last);
    const top = topOf(line, part, kind);
    const on = line.ends.filter((end) => isOn(kind, end) && hillock.includes(end.at));
    // D6.41: the hillock under a unit is not an obstacle if the unit is at least as high as the part of the hillock
    // that the LOS meets.
    return { part, top, owners: on.some(({ level }) => level >= top) ? on.length : 0 };
  });
  const obstacles = met.flatMap(({ part, top, owners }) => (!owners && top >= highest(line) ? [part] : []));
  return met.flatMap(({ part, owners }): Step[] => {
    if (owners) return ownStep(line, kind, part, owners === 2);
    if (!part.length) return [];
    const verdict: Verdict = obstacles.includes(part)
      ? judge(line, kind, obstacles, part)
      : { effect: "over", name: "higherThanHillock", rule: "D6.42" };
    return [{ at: Math.min(...part), ...verdict }];
  });
}

/** D6.4–.42, D6.6: returns the effects of hillocks and Summits on a LOS. */
export const hillockSteps = (line: Line): Step[] => [HILLOCK, SUMMIT].flatMap((kind) => stepsOf(line, kind));
