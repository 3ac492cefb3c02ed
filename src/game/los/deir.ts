/** Determines how the Lip of a deir affects a LOS. */
import { type End, isDeir, isDugIn, type Line, otherEnd } from "./line.ts";
import type { Step } from "./row.ts";

/**
 * D4.4: returns the effect of the Lip on the LOS of a unit that is dug in within a deir. The Lip does not affect a unit
 * in a Lip hex. Past the first Lip Hexside, the unit sees only higher units, and units in the next hex that are at its
 * own level.
 */
function lipStep(line: Line, end: End): Step[] {
  const { row, last } = line;
  if (!isDugIn(end.unit) || end.hex.form !== "deir" || last === 1) return [];
  for (let at = end.at; at + end.way >= 0 && at + end.way <= last; at += end.way) {
    const outer = at + end.way;
    if (row.hexes[Math.min(at, outer)]!.side === "lip") {
      const other = otherEnd(line, end);
      const step = { at: (at + outer) / 2, rule: "D4.4" } as const;
      if (other.level > end.level) return [{ ...step, effect: "over", name: "abovePastLip" }];
      return other.at === outer && other.level === end.level
        ? [{ ...step, effect: "over", name: "nextPastLip", reading: "D4.4-note-1" }]
        : [{ ...step, effect: "blocks", name: "lip" }];
    }
    if (!isDeir(row.hexes[outer]!)) return [];
  }
  return [];
}

/** D4.4: returns the effects of deir Lips on a LOS. */
export const deirSteps = (line: Line): Step[] => line.ends.flatMap((end) => lipStep(line, end));
