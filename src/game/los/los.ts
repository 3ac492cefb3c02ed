/** Determines whether two units see each other, and which hex or hexside decides this. */
import { deirSteps } from "./deir.ts";
import { groundSteps } from "./ground.ts";
import { hexsideSteps } from "./hexsides.ts";
import { hillockSteps } from "./hillocks.ts";
import { lineOf } from "./line.ts";
import type { LosRow, Step } from "./row.ts";
import { wadiSteps } from "./wadi.ts";

/** Whether two units see each other, and the hexes and hexsides that matter for it. */
export interface Los {
  /** Whether the units see each other. The verdict is the same in both directions (D4.4, D5.65, D6.4, D7.512). */
  readonly verdict: "seen" | "blocked" | "unsettled";
  /**
   * The effects of the hexes and hexsides on the LOS, in order from the viewer. Some steps have no effect, but are
   * listed because a player might expect one.
   */
  readonly steps: readonly Step[];
  /**
   * The step that decides the verdict; undefined if the verdict is "seen". A step that blocks LOS is preferred to an
   * unsettled step. Among blocking steps, one that does not depend on our reading of a rule is preferred.
   */
  readonly decidedBy: Step | undefined;
  /** The total LOS Hindrance DRM. */
  readonly hindrance: number;
  /** The levels of the two units. An Aerial unit is above all terrain. */
  readonly levels: { readonly viewer: number; readonly target: number };
}

/** In ASL, a total Hindrance DRM of at least this number blocks the LOS (A6.7). */
const BLOCKING_HINDRANCE = 6;

/**
 * Determines whether viewer and target see each other (D4.4, D4.51, D5.4, D5.65, D6.0-Crest, D6.4–.42, D6.6, D7.512,
 * D10.2). The row must have no faults (`rowFaults`).
 */
export function losOf(row: LosRow): Los {
  const line = lineOf(row);
  const steps = [
    ...wadiSteps(line),
    ...hillockSteps(line),
    ...hexsideSteps(line),
    ...deirSteps(line),
    ...groundSteps(line),
  ];
  const hindrance = steps.reduce((sum, { drm = 0 }) => sum + drm, 0);
  if (row.book === "asl" && hindrance >= BLOCKING_HINDRANCE)
    steps.push({ at: line.last, effect: "blocks", name: "hindrances", rule: undefined });
  steps.sort((a, b) => a.at - b.at);
  const blocks = steps.filter(({ effect }) => effect === "blocks");
  const decidedBy =
    blocks.find(({ reading }) => !reading) ?? blocks[0] ?? steps.find(({ effect }) => effect === "unsettled");
  const [viewer, target] = line.ends.map(({ level }) => level) as [number, number];
  return {
    verdict: !decidedBy ? "seen" : decidedBy.effect === "blocks" ? "blocked" : "unsettled",
    ...{ steps, decidedBy, hindrance, levels: { viewer, target } },
  };
}
