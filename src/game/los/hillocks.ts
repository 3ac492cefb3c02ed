/** LOS to, from, past and over hillocks and Summits. */
import { type End, hexesAt, highest, isDugIn, isHillock, isOnHillock, type Line, otherEnd } from "./line.ts";
import type { LosHex, Step } from "./row.ts";

/** The places of the row where the LOS meets one hillock. */
type Hillock = readonly number[];

/** Hillocks, or the Summits on them: a Summit is a hillock that rises from Level ½ (D6.6). */
interface Kind {
  /** The end of the names of what it does to a LOS. */
  readonly name: "Hillock" | "Summit";
  readonly has: (hex: LosHex) => boolean;
  /** The topmost height above the Base Level. It rises from half a level below that. */
  readonly height: number;
  /** The rule of a LOS past it, and of one from it. */
  readonly rule: string;
  readonly from: string;
}

const isSummit = ({ form }: LosHex) => form === "summit";
const HILLOCK: Kind = { name: "Hillock", has: isHillock, height: 0.5, rule: "D6.4", from: "D6.41" };
const SUMMIT: Kind = { name: "Summit", has: isSummit, height: 1, rule: "D6.6", from: "D6.6" };

/** The notes on LOS past a hillock, over the next one, and over a further one beside the lower unit. */
const PAST = "D6.4-note-1";
const NEXT = "D6.41-note-1";
const FURTHER = "D6.41-note-3";

/** D6.1: the hexes of a High Dune and those of a hillock overlay are never one hillock. */
const isSameKind = (a: LosHex, b: LosHex) => (a.form === "highDune") === (b.form === "highDune");

/** D6.1: the hillocks of a kind that the LOS meets. Neighboring hexes are of one, and so are those that the row says it meets twice. */
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

/** The topmost height of a hillock at some places; −∞ at none. */
const topOf = (line: Line, hillock: Hillock, { has, height }: Kind) =>
  Math.max(...hillock.flatMap((at) => hexesAt(line, at).filter(has)).map(({ level }) => level + height));

/** Whether the first hex that the LOS enters from this end is of the hillock. */
const isNextTo = (hillock: Hillock, end: End) => hillock.includes(end.at + end.way);

/** Whether a unit stands on a hillock, or on a Summit. */
const isOn = ({ has }: Kind, end: End) => isOnHillock(end) && has(end.hex);

/** D6.4, D7.513: whether a unit next to the hillock and lower than its top is dug in. */
const hides = (hillock: Hillock, top: number, ends: readonly End[]) =>
  ends.some((end) => isNextTo(hillock, end) && isDugIn(end.unit) && end.level < top);

/** D6.4: whether units see past the hillock because one of them is next to it, and no lower than the ground that it rises from. */
const passes = (hillock: Hillock, top: number, ends: readonly End[]) =>
  !hides(hillock, top, ends) &&
  ends.some((end) => isNextTo(hillock, end) && !isDugIn(end.unit) && end.level >= top - 0.5);

type Verdict = Omit<Step, "at">;

/** D6.41: what a hillock does, of all in the way, that is as high as the one unit that is on such a hillock. */
function fromHillock(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock, upper: End): Verdict {
  const { name, rule, from } = kind;
  const top = upper.level;
  const lower = otherEnd(line, upper);
  if (lower.level === top) return { effect: "over", name: `asHigh${name}`, rule: from };
  // In SL the unit sees what it would see from Level 0, in ASL a hillock beside the lower unit is no further one.
  const allPass = obstacles.every((other) => passes(other, top, line.ends));
  const counted = obstacles.filter((other) => !(line.row.book === "asl" ? passes(other, top, [lower]) : allPass));
  if (!counted.includes(hillock)) return { effect: "over", name: `beside${name}`, rule, reading: PAST };
  const distance = (other: Hillock) => Math.min(...other.map((at) => Math.abs(at - upper.at)));
  if (counted.every((other) => distance(other) >= distance(hillock)))
    return { effect: "over", name: `next${name}`, rule: from, reading: NEXT };
  // But for the hillock beside the lower unit, which VASL leaves out, there would be no further one.
  const apart = obstacles.filter((other) => !isNextTo(other, lower) || lower.level < top - 0.5);
  return apart.length < 2
    ? { effect: "blocks", name: "furtherBeside", rule: from, reading: FURTHER, vasl: "clear" }
    : { effect: "blocks", name: `further${name}`, rule: from };
}

/** D6.4, D6.41, D6.6: what a hillock does, of all in the way, that is as high as both units or higher. */
function judge(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock): Verdict {
  const { ends } = line;
  const { name, rule } = kind;
  const top = topOf(line, hillock, kind);
  const upper = ends.find((end) => isOn(kind, end) && end.level === top);
  if (upper) return fromHillock(line, kind, obstacles, hillock, upper);
  const isSummit = kind === SUMMIT;
  if (hides(hillock, top, ends)) {
    // VASL lets any neighbor see that is not entrenched, and past a Summit even that one; of emplacements it does not know.
    const seesInVasl = (end: End) =>
      isSummit || (isNextTo(hillock, end) && (!isDugIn(end.unit) || end.unit.posture === "emplaced"));
    const isClear = ends.some(seesInVasl) && ends.every(({ level }) => level === top - 0.5);
    return { effect: "blocks", name: `dugIn${name}`, rule, reading: PAST, vasl: isClear ? "clear" : undefined };
  }
  if (passes(hillock, top, ends))
    // Below the hillock that a Summit is on, a unit looks past an obstacle of 1 level.
    return isSummit && ends.some(({ level }) => level < top - 0.5)
      ? { effect: "unsettled", name: "besideSummitBelow", rule, vasl: highest(line) < top ? "blocked" : undefined }
      : { effect: "over", name: `beside${name}`, rule, reading: PAST };
  // None but a Summit is as high as a unit that is on no hillock.
  if (highest(line) === top) return { effect: "unsettled", name: "levelWithSummit", rule };
  return !isSummit && ends.some((end) => isNextTo(hillock, end))
    ? { effect: "blocks", name: "belowHillock", rule, reading: PAST }
    : { effect: "blocks", name: `blocking${name}`, rule };
}

/** D6.4, D6.41: what the hillock under one unit or both does, where the LOS runs over more of it than Summits. */
function ownStep(line: Line, kind: Kind, part: Hillock, isOfBoth: boolean): Step[] {
  const at = part.find((place) => hexesAt(line, place).some((hex) => kind.has(hex) && !isSummit(hex)));
  if (at === undefined) return [];
  return isOfBoth
    ? [{ at, effect: "none", name: "sameHillock", rule: "D6.4" }]
    : [{ at, effect: "over", name: "ownHillock", rule: "D6.41" }];
}

/** The steps of the hillocks of a kind: D6.42 where a unit is higher than all between the units, else as `judge` says. */
function stepsOf(line: Line, kind: Kind): Step[] {
  const met = hillocksOf(line, kind.has).map((hillock) => {
    const part = hillock.filter((at) => at > 0 && at < line.last);
    const top = topOf(line, part, kind);
    const on = line.ends.filter((end) => isOn(kind, end) && hillock.includes(end.at));
    // D6.41: it is a unit's own if the unit is as high as what the LOS meets of it.
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

/** D6.4–.42, D6.6: what the hillocks and Summits between the units do to their LOS. */
export const hillockSteps = (line: Line): Step[] => [HILLOCK, SUMMIT].flatMap((kind) => stepsOf(line, kind));
