/** LOS to, from, past and over hillocks and Summits. */
import { type End, hexesAt, highest, isDugIn, isHillock, isOnHillock, type Line, otherEnd } from "./line.ts";
import type { LosHex, Step } from "./row.ts";

/** The places of the row where the LOS meets one hillock, in order. */
type Hillock = readonly number[];

/** A kind of hillock, with the names of what it does to a LOS. */
interface Kind {
  readonly has: (hex: LosHex) => boolean;
  /** The topmost height above the Base Level; the kind rises from half a level below that. */
  readonly height: number;
  /** The rules of a LOS from such a hillock, and of any other. */
  readonly rules: readonly [from: string, past: string];
  readonly names: Readonly<
    Record<"asHigh" | "next" | "further" | "furtherBeside" | "dugIn" | "beside" | "below" | "none", string>
  >;
}

const isSummit = ({ form }: LosHex) => form === "summit";

const HILLOCK: Kind = {
  ...{ has: isHillock, height: 0.5, rules: ["D6.41", "D6.4"] },
  names: {
    ...{ asHigh: "asHigh", next: "nextHillock", further: "furtherHillock", furtherBeside: "furtherBeside" },
    ...{ dugIn: "dugInBeside", beside: "besideHillock", below: "belowHillock", none: "hillock" },
  },
};

/** D6.6: a Summit is a hillock that rises from Level ½. */
const SUMMIT: Kind = {
  ...{ has: isSummit, height: 1, rules: ["D6.6", "D6.6"] },
  names: {
    ...{ asHigh: "asHighAsSummit", next: "nextSummit", further: "furtherSummit", furtherBeside: "furtherSummit" },
    ...{ dugIn: "dugInBesideSummit", beside: "besideSummit", below: "summit", none: "summit" },
  },
};

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

/** The places of a hillock between the units. */
const between = ({ last }: Line, hillock: Hillock) => hillock.filter((at) => at > 0 && at < last);

/** The topmost height of a hillock between the units. */
const topOf = (line: Line, hillock: Hillock, { has, height }: Kind) =>
  Math.max(...hillock.flatMap((at) => hexesAt(line, at).filter(has)).map(({ level }) => level + height));

/** Whether the first hex that the LOS enters from this end is of the hillock. */
const isNextTo = (hillock: Hillock, end: End) => hillock.includes(end.at + end.way);

/** D6.4: whether a unit next to the hillock, no lower than the ground that it rises from, sees past it; a dug-in one does not. */
const passes = (hillock: Hillock, top: number, ends: readonly End[]) => {
  const beside = ends.filter((end) => isNextTo(hillock, end));
  return (
    !beside.some((end) => isDugIn(end.unit) && end.level < top) &&
    beside.some((end) => !isDugIn(end.unit) && end.level >= top - 0.5)
  );
};

type Verdict = Omit<Step, "at">;

/** D6.41: a hillock as high as the one of the units that is on such a hillock, of all that are in the way. */
function fromHillock(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock, upper: End): Verdict {
  const { names, rules } = kind;
  const [rule, past] = rules;
  const lower = otherEnd(line, upper);
  if (lower.level === upper.level) return { effect: "over", name: names.asHigh, rule };
  const distance = (other: Hillock) => Math.min(...other.map((at) => Math.abs(at - upper.at)));
  const nearest = (of: readonly Hillock[]) => of.toSorted((a, b) => distance(a) - distance(b))[0];
  const isPast = (other: Hillock, ends: readonly End[]) => passes(other, upper.level, ends);
  // In SL the unit sees what it would see from beside the hillocks, in ASL those beside the other unit do not count.
  const counted =
    line.row.book === "asl"
      ? obstacles.filter((other) => !isPast(other, [lower]))
      : obstacles.filter(() => !obstacles.every((other) => isPast(other, line.ends)));
  if (hillock === nearest(obstacles) || hillock === nearest(counted))
    return { effect: "over", name: names.next, rule, reading: NEXT };
  if (!counted.includes(hillock)) return { effect: "over", name: names.beside, rule: past, reading: PAST };
  // But for the hillock beside the lower unit, which VASL leaves out, there would be no further one.
  const besideLower = obstacles.filter((other) => isNextTo(other, lower) && lower.level >= upper.level - 0.5);
  return obstacles.length - besideLower.length < 2
    ? { effect: "blocks", name: names.furtherBeside, rule, reading: FURTHER, vasl: "clear" }
    : { effect: "blocks", name: names.further, rule };
}

/** D6.4, D6.41, D6.6: what a hillock does that is as high as both units or higher, of all those in the way. */
function judge(line: Line, kind: Kind, obstacles: readonly Hillock[], hillock: Hillock): Verdict {
  const { ends } = line;
  const { names, has, height } = kind;
  const [, rule] = kind.rules;
  const top = topOf(line, hillock, kind);
  const upper = ends.find((end) => isOnHillock(end) && has(end.hex) && end.level === top);
  if (upper) return fromHillock(line, kind, obstacles, hillock, upper);
  const beside = ends.filter((end) => isNextTo(hillock, end));
  if (beside.some((end) => isDugIn(end.unit) && end.level < top)) {
    // VASL lets any neighbor see that is not entrenched, and past a Summit even that one; of emplacements it does not know.
    const isClear =
      ends.every(({ level }) => level === top - 0.5) &&
      (height === 1 || beside.some(({ unit }) => !isDugIn(unit) || unit.posture === "emplaced"));
    return { effect: "blocks", name: names.dugIn, rule, reading: PAST, ...(isClear ? { vasl: "clear" } : {}) };
  }
  if (passes(hillock, top, ends))
    // Below the hillock that a Summit is on, a unit looks past an obstacle of 1 level.
    return height === 1 && ends.some((end) => end.level < top - 0.5)
      ? { effect: "unsettled", name: "besideSummitBelow", rule, ...(highest(line) < top ? { vasl: "blocked" } : {}) }
      : { effect: "over", name: names.beside, rule, reading: PAST };
  // None but a Summit is as high as a unit that is on no hillock.
  if (highest(line) === top) return { effect: "unsettled", name: "levelWithSummit", rule };
  return beside.length && height < 1
    ? { effect: "blocks", name: names.below, rule, reading: PAST }
    : { effect: "blocks", name: names.none, rule };
}

/** A step for each hillock of a kind between the units: D6.42 where a unit is higher than all of it, else as `judge` says. */
function stepsOver(line: Line, kind: Kind): Step[] {
  const { has } = kind;
  const met = hillocksOf(line, has)
    .filter((hillock) => !line.ends.some((end) => isOnHillock(end) && has(end.hex) && hillock.includes(end.at)))
    .map((hillock) => between(line, hillock))
    .filter(({ length }) => length);
  const obstacles = met.filter((hillock) => topOf(line, hillock, kind) >= highest(line));
  return met.map((hillock): Step => {
    const verdict: Verdict = obstacles.includes(hillock)
      ? judge(line, kind, obstacles, hillock)
      : { effect: "over", name: "higherThanHillock", rule: "D6.42" };
    return { at: hillock[0]!, ...verdict };
  });
}

/** D6.4, D6.41: a unit's own hillock, where the LOS runs over more of its hexes. Summits have a rule of their own. */
function ownHillocks(line: Line): Step[] {
  return hillocksOf(line, isHillock).flatMap((hillock): Step[] => {
    const owners = line.ends.filter((end) => isOnHillock(end) && hillock.includes(end.at));
    const at = between(line, hillock).find((place) =>
      hexesAt(line, place).some((hex) => isHillock(hex) && !isSummit(hex)),
    );
    if (!owners.length || at === undefined) return [];
    return owners.length === 2
      ? [{ at, effect: "none", name: "sameHillock", rule: "D6.4" }]
      : [{ at, effect: "over", name: "ownHillock", rule: "D6.41" }];
  });
}

/** D6.4–.42, D6.6: what the hillocks and Summits between the units do to their LOS. */
export const hillockSteps = (line: Line): Step[] => [
  ...ownHillocks(line),
  ...stepsOver(line, HILLOCK),
  ...stepsOver(line, SUMMIT),
];
