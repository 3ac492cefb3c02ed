/** LOS to, from, past and over hillocks and Summits. */
import { type End, hexesAt, highest, isDugIn, isHillock, isOnHillock, type Line, otherEnd, runsOf } from "./line.ts";
import type { LosHex, Step } from "./row.ts";

type Run = readonly [number, number];
type Judge = (line: Line, obstacles: readonly Run[], nth: number) => Omit<Step, "at">;

const holds = ([from, to]: Run, at: number) => from <= at && at <= to;
/** Whether the first hex that the LOS enters from this end lies in the run. */
const isNextTo = (run: Run, end: End) => holds(run, end.at + end.way);

/**
 * D6.41: the LOS of a unit on a hillock passes over its own hillock and the next; over further ones only to Locations as
 * high as the unit or higher. Undefined where that opens the LOS from neither of the ends given.
 */
function seenFromHillock(line: Line, from: readonly End[], count: number, nth: number): "next" | "asHigh" | undefined {
  for (const end of from) {
    if ((end.way > 0 ? nth : count - 1 - nth) === 0) return "next";
    if (otherEnd(line, end).level >= end.level) return "asHigh";
  }
  return undefined;
}

/** D6.4, D6.41: the nth of the hillocks that are as high as both units or higher. */
const judgeHillock: Judge = (line, obstacles, nth) => {
  const run = obstacles[nth]!;
  const onHillocks = line.ends.filter(isOnHillock);
  if (onHillocks.length) {
    const seen = seenFromHillock(line, onHillocks, obstacles.length, nth);
    if (seen === "next") return { effect: "over", name: "nextHillock", rule: "D6.41", reading: true };
    if (seen) return { effect: "over", name: "asHigh", rule: "D6.41" };
    // VASL leaves out the hillock next to the unit that is on none.
    const beside = line.ends.some((end) => !isOnHillock(end) && obstacles.some((r) => isNextTo(r, end)));
    return {
      ...{ effect: "blocks", name: "furtherHillock", rule: "D6.41" },
      ...(beside && obstacles.length === 2 ? { vasl: "clear" } : {}),
    } as const;
  }
  const beside = line.ends.filter((end) => isNextTo(run, end));
  if (beside.some(({ unit }) => isDugIn(unit)))
    return { effect: "blocks", name: "dugInBeside", rule: "D6.4", reading: true };
  const baseOf = (end: End) => Math.max(...hexesAt(line, end.at + end.way).map(({ level }) => level));
  if (beside.some((end) => end.level >= baseOf(end)))
    return { effect: "over", name: "besideHillock", rule: "D6.4", reading: true };
  return beside.length
    ? { effect: "unsettled", name: "belowHillock", rule: "D6.4" }
    : { effect: "blocks", name: "hillock", rule: "D6.4" };
};

/** D6.6: the nth of the Summits that are as high as both units or higher: each is a hillock that rises from Level ½. */
const judgeSummit: Judge = (line, obstacles, nth) => {
  const run = obstacles[nth]!;
  const top = topIn(line, run, isSummit, 1);
  const onSummits = line.ends.filter((end) => isOnHillock(end) && isSummit(end.hex));
  const rule = "D6.6";
  if (onSummits.length) {
    const seen = seenFromHillock(line, onSummits, obstacles.length, nth);
    return seen
      ? { effect: "over", name: seen === "next" ? "nextSummit" : "asHighAsSummit", rule }
      : { effect: "blocks", name: "furtherSummit", rule };
  }
  // A unit as high as the Summit and on none: an obstacle of 1 level is your rulebook's matter.
  if (highest(line) === top) return { effect: "unsettled", name: "levelWithSummit", rule };
  const upper = line.ends.filter((end) => isOnHillock(end) && end.level === top - 0.5);
  const beside = upper.filter((end) => isNextTo(run, end));
  // D6.6 as D6.4 for a hillock: a dug-in unit beside the Summit is hidden even if the other unit is not (our reading).
  if (beside.some(({ unit }) => isDugIn(unit)))
    return { effect: "blocks", name: "dugInBesideSummit", rule, reading: true };
  if (!beside.length) return { effect: "blocks", name: "summit", rule };
  return upper.length === 2
    ? { effect: "over", name: "besideSummit", rule }
    : { effect: "unsettled", name: "besideSummitBelow", rule, vasl: "blocked" };
};

const isSummit = ({ form }: LosHex) => form === "summit";

/** The topmost height of a run: of those of its hexes that count, each so much above its Base Level. */
function topIn(line: Line, [from, to]: Run, counts: (hex: LosHex) => boolean, height: number): number {
  const tops: number[] = [];
  for (let at = from; at <= to; at++)
    for (const hex of hexesAt(line, at)) if (counts(hex)) tops.push(hex.level + height);
  return Math.max(...tops);
}

/** One step for each run between the units: D6.42 where a unit is higher than all of it, else as `judge` says. */
function stepsOver(
  line: Line,
  counts: (hex: LosHex) => boolean,
  height: number,
  judge: Judge,
  own: (end: End) => boolean,
): Step[] {
  const between = runsOf(line, counts).filter((run) => !line.ends.some((end) => own(end) && holds(run, end.at)));
  const inRow = between
    .map(([from, to]): Run => [Math.max(from, 1), Math.min(to, line.last - 1)])
    .filter(([from, to]) => from <= to);
  const obstacles = inRow.filter((run) => topIn(line, run, counts, height) >= highest(line));
  return inRow.map((run) => {
    const nth = obstacles.indexOf(run);
    const verdict: Omit<Step, "at"> =
      nth < 0 ? { effect: "over", name: "higherThanHillock", rule: "D6.42" } : judge(line, obstacles, nth);
    return { at: run[0], ...verdict };
  });
}

/** D6.4, D6.41: a unit's own hillock, where the LOS runs over more of its hexes. */
function ownHillocks(line: Line): Step[] {
  return runsOf(line, isHillock).flatMap((run): Step[] => {
    const owners = line.ends.filter((end) => isOnHillock(end) && holds(run, end.at));
    const over = [Math.max(run[0], 1), Math.min(run[1], line.last - 1)] as const;
    if (!owners.length || over[0] > over[1]) return [];
    return owners.length === 2
      ? [{ at: over[0], effect: "none", name: "sameHillock", rule: "D6.4" }]
      : [{ at: over[0], effect: "over", name: "ownHillock", rule: "D6.41" }];
  });
}

/** D6.4–.42, D6.6: what the hillocks and Summits between the units do to their LOS. */
export const hillockSteps = (line: Line): Step[] => [
  ...ownHillocks(line),
  ...stepsOver(line, isHillock, 0.5, judgeHillock, isOnHillock),
  ...stepsOver(line, isSummit, 1, judgeSummit, (end) => isOnHillock(end) && isSummit(end.hex)),
];
