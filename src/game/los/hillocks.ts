/** Determines how hillocks and Summits affect a LOS to, from, past or over them. */

import { ruleIn } from "../scenario.ts";
import { type End, hexesAt, highest, isDugIn, isHillock, isOnHillock, type Line, otherEnd } from "./line.ts";
import type { LosHex, Step } from "./row.ts";

/** A hillock, as the indices of its hexes: `[2, 3]`. Only hexes that the LOS meets are included. */
type Hillock = readonly number[];

/**
 * The height and game rules of hillocks, or of Summits. A Summit counts as a hillock that rises from Level ½ (D6.6).
 */
interface Kind {
  /** The suffix of a step's name: "Hillock" in "asHighHillock". */
  readonly name: "Hillock" | "Summit";
  readonly has: (hex: LosHex) => boolean;
  /** The height of the top above the Base Level, in levels. The foot is ½ level below the top. */
  readonly height: number;
  /** The id of the rule for LOS past the hillock: "D6.4". */
  readonly rule: string;
  /** The id of the rule for LOS from the hillock: "D6.41". */
  readonly from: string;
}

const isSummit = ({ form }: LosHex) => form === "summit";
const HILLOCK: Kind = { name: "Hillock", has: isHillock, height: 0.5, rule: "D6.4", from: "D6.41" };
const SUMMIT: Kind = { name: "Summit", has: isSummit, height: 1, rule: "D6.6", from: "D6.6" };

/** The note on LOS past a hillock next to a unit. */
const PAST = "D6.4-note-1";
/** The note on LOS from a hillock over the next hillock. */
const NEXT = "D6.41-note-1";
/** The note on LOS from a hillock over a more distant hillock that is next to the lower unit. */
const FURTHER = "D6.41-note-3";
/** The note on LOS from a hillock over several hillocks that are each next to a unit. */
const EACH_BESIDE = "D6.41-note-4";

/**
 * D6.1: returns whether two hillock hexes can belong to the same hillock. They can if both are High Dune hexes, or if
 * neither is.
 */
const isSameKind = (a: LosHex, b: LosHex) => (a.form === "highDune") === (b.form === "highDune");

/**
 * D6.1: returns the hillocks (or Summits) that the LOS meets. Adjacent hexes form one hillock. Hexes marked `twice`
 * also form one hillock, which the LOS leaves and enters again.
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

/** Returns the level of a hillock's top; −∞ for a hillock without hexes. */
const topOf = (line: Line, hillock: Hillock, { has, height }: Kind) =>
  Math.max(...hillock.flatMap((at) => hexesAt(line, at).filter(has)).map(({ level }) => level + height));

/** Returns whether the hillock is next to the unit at this end, in the first hex that the LOS enters. */
const isNextTo = (hillock: Hillock, end: End) => hillock.includes(end.at + end.way);

/** Returns whether a unit is on a hillock (for the kind `SUMMIT`: on a Summit). */
const isOn = ({ has }: Kind, end: End) => isOnHillock(end) && has(end.hex);

/** D6.4, D7.513: returns whether the hillock hides a unit that is next to it, lower than its top, and dug in. */
const hides = (hillock: Hillock, top: number, ends: readonly End[]) =>
  ends.some((end) => isNextTo(hillock, end) && isDugIn(end.unit) && end.level < top);

/**
 * D6.4: returns whether the units see past the hillock. At least one of them must be next to it, not dug in, and no
 * lower than its foot. The hillock must hide neither unit (`hides`).
 */
const passes = (hillock: Hillock, top: number, ends: readonly End[]) =>
  !hides(hillock, top, ends) &&
  ends.some((end) => isNextTo(hillock, end) && !isDugIn(end.unit) && end.level >= top - 0.5);

/** The effect of a hillock on the LOS: a `Step` without its position `at`. */
type Verdict = Omit<Step, "at">;

/**
 * D6.41: returns how `hillock` affects LOS from the unit `upper`. This unit is on another hillock (or Summit), level
 * with the top of `hillock`. `obstacles` includes `hillock`.
 */
function fromHillock(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock, upper: End): Verdict {
  const { name, rule, from } = kind;
  const top = upper.level;
  const lower = otherEnd(line, upper);
  if (lower.level === top) return { effect: "over", name: `asHigh${name}`, rule: from };
  // The obstacles that count for D6.41. Squad Leader counts all of them, or none if the units see past each one. ASL
  // does not count an obstacle next to the lower unit if that unit sees past it.
  const allPass = obstacles.every((other) => passes(other, top, line.ends));
  const counted = obstacles.filter((other) => !(line.row.book === "asl" ? passes(other, top, [lower]) : allPass));
  if (!counted.includes(hillock))
    return allPass
      ? { effect: "over", name: `beside${name}`, rule, reading: EACH_BESIDE }
      : { effect: "over", name: "besideInAsl", rule: ruleIn("asl", from) };
  const distance = (other: Hillock) => Math.min(...other.map((at) => Math.abs(at - upper.at)));
  if (counted.every((other) => distance(other) >= distance(hillock)))
    return { effect: "over", name: `next${name}`, rule: from, reading: NEXT };
  // VASL counts a hillock next to the lower unit only if the unit is below the hillock's foot. LOS is blocked only if
  // VASL counts at least 2 hillocks.
  const apart = obstacles.filter((other) => !isNextTo(other, lower) || lower.level < top - 0.5);
  return apart.length < 2
    ? { effect: "blocks", name: "furtherBeside", rule: from, reading: FURTHER, vasl: "clear" }
    : { effect: "blocks", name: `further${name}`, rule: from };
}

/**
 * D6.4, D6.41, D6.6: returns how `hillock` affects the LOS. It is one of the `obstacles`: the hillocks at least as high
 * as the higher unit.
 */
function judge(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock): Verdict {
  const { ends } = line;
  const { name, rule } = kind;
  const top = topOf(line, hillock, kind);
  const upper = ends.find((end) => isOn(kind, end) && end.level === top);
  if (upper) return fromHillock(line, kind, obstacles, hillock, upper);
  const isSummit = kind === SUMMIT;
  if (hides(hillock, top, ends)) {
    // In VASL, every unit sees past a Summit. A unit next to a hillock sees past the hillock if the unit is not
    // entrenched.
    const seesInVasl = (end: End) =>
      isSummit || (isNextTo(hillock, end) && (!isDugIn(end.unit) || end.unit.posture === "emplaced"));
    const isClear = ends.some(seesInVasl) && ends.every(({ level }) => level === top - 0.5);
    return { effect: "blocks", name: `dugIn${name}`, rule, reading: PAST, vasl: isClear ? "clear" : undefined };
  }
  if (passes(hillock, top, ends))
    // For a unit below the top of the hillock under the Summit, the Summit is an obstacle of a full level.
    return isSummit && ends.some(({ level }) => level < top - 0.5)
      ? { effect: "unsettled", name: "besideSummitBelow", rule, vasl: highest(line) < top ? "blocked" : undefined }
      : { effect: "over", name: `beside${name}`, rule, reading: PAST };
  // Only a Summit can be level with a unit that is not on a hillock, because the tops of hillocks are at half levels.
  if (highest(line) === top) return { effect: "unsettled", name: "levelWithSummit", rule };
  return !isSummit && ends.some((end) => isNextTo(hillock, end))
    ? { effect: "blocks", name: "belowHillock", rule, reading: PAST }
    : { effect: "blocks", name: `blocking${name}`, rule };
}

/**
 * D6.4, D6.41: returns the effect of the hillock under one or both units. Returns no step if the LOS crosses no further
 * hexes of this hillock, or only Summits.
 */
function ownStep(line: Line, kind: Kind, part: Hillock, isOfBoth: boolean): Step[] {
  const at = part.find((place) => hexesAt(line, place).some((hex) => kind.has(hex) && !isSummit(hex)));
  if (at === undefined) return [];
  return isOfBoth
    ? [{ at, effect: "none", name: "sameHillock", rule: "D6.4" }]
    : [{ at, effect: "over", name: "ownHillock", rule: "D6.41" }];
}

/**
 * Returns the effects of all hillocks (or all Summits) on the LOS. `ownStep` handles the hillock under a unit. `judge`
 * handles other hillocks at least as high as both units. The LOS passes over lower hillocks (D6.42).
 */
function stepsOf(line: Line, kind: Kind): Step[] {
  const met = hillocksOf(line, kind.has).map((hillock) => {
    const part = hillock.filter((at) => at > 0 && at < line.last);
    const top = topOf(line, part, kind);
    const on = line.ends.filter((end) => isOn(kind, end) && hillock.includes(end.at));
    // D6.41: a unit's own hillock is no obstacle if the unit is at least as high as the hillock's other hexes on the
    // LOS.
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
