/** Determines how a wadi affects LOS to and from a unit IN it. */
import { type End, hexesAt, isInWadi, type Line, otherEnd } from "./line.ts";
import type { Step } from "./row.ts";

/** Fire between a unit IN a wadi and a higher unit needs at least this difference in levels (D5.4). */
export const FIRE_ABOVE = 3;
/**
 * LOS between a unit IN a wadi and a higher unit needs at least this difference in levels (example of D10.2). Across a
 * cliff, it needs `CLIFF_ABOVE`.
 */
const SEEN_ABOVE = 2;
/** LOS out of a wadi across a cliff hexside needs at least this difference in levels (D5.65). */
export const CLIFF_ABOVE = 4;

const isWadiAt = (line: Line, at: number) => hexesAt(line, at).every(({ form }) => form === "wadi");

/** D5.65: returns whether the LOS from this end leaves its wadi and crosses a cliff hexside on the way out. */
export function leavesByCliff(line: Line, end: End): boolean {
  let passes = false;
  for (let at = end.at; ; at += end.way) {
    const next = at + end.way;
    if (next < 0 || next > line.last) return false;
    passes ||= line.row.hexes[Math.min(at, next)]!.side === "cliff";
    if (!isWadiAt(line, next)) return passes;
  }
}

/** Returns whether the whole LOS is inside a wadi. */
export const staysInWadi = (line: Line): boolean => line.row.hexes.every((_, at) => isWadiAt(line, at));

/**
 * D5.4, D5.65, D6.0-Crest, D10.2: returns the effect of the wadi on LOS to a unit IN the wadi. Whether the unit may
 * fire is a separate question.
 */
function wadiStep(line: Line, end: End): Step[] {
  if (!isInWadi(end)) return [];
  const { at } = end;
  const above = otherEnd(line, end).level - end.level;
  if (line.last === 1) return [{ at, effect: "none", name: "besideWadi", rule: "D5.4" }];
  if (staysInWadi(line)) return [{ at, effect: "none", name: "insideWadi", rule: "D5.4", reading: "D5.4-note-2" }];
  const byCliff = leavesByCliff(line, end);
  if (byCliff && above < CLIFF_ABOVE) return [{ at, effect: "blocks", name: "cliff", rule: "D5.65" }];
  const aboveCliff: Step[] = byCliff ? [{ at, effect: "none", name: "farAboveCliff", rule: "D5.65" }] : [];
  if (line.row.book === "asl")
    return [
      ...aboveCliff,
      above >= line.last
        ? { at, effect: "none", name: "aboveByRange", rule: "D5.4" }
        : { at, effect: "blocks", name: "belowRange", rule: "D5.4" },
    ];
  if (byCliff) return aboveCliff;
  if (above >= FIRE_ABOVE) return [{ at, effect: "none", name: "farAboveWadi", rule: "D5.4" }];
  // In the example of D10.2, a unit IN the wadi sees hill hexes at least 1 level above the ground around the wadi. The
  // LOS ignores the walls in between.
  if (above >= SEEN_ABOVE)
    return [{ at, effect: "none", name: "twoAboveWadi", rule: "D10.2", reading: "D10.2-note-1" }];
  // In the example of D6.0-Crest, a unit IN the wadi does not see a unit outside that is at or below the level of the
  // ground around the wadi.
  return above <= 1
    ? [{ at, effect: "blocks", name: "wadi", rule: "D6.0-Crest" }]
    : [{ at, effect: "unsettled", name: "aboveWadi", rule: "D5.4" }];
}

/** Returns the effects of wadis on LOS to the units IN them. */
export const wadiSteps = (line: Line): Step[] => line.ends.flatMap((end) => wadiStep(line, end));
