/** A line of sight over a row of hexes: who sees whom, and what decides it. */
import { deirSteps } from "./deir.ts";
import { groundSteps } from "./ground.ts";
import { hexsideSteps } from "./hexsides.ts";
import { hillockSteps } from "./hillocks.ts";
import { lineOf } from "./line.ts";
import type { LosRow, Step } from "./row.ts";
import { wadiSteps } from "./wadi.ts";

/** What a LOS comes to. */
export interface Los {
  /** LOS is mutual by every rule of this chapter (D4.4, D5.65, D6.4, D7.512): it holds from either end. */
  readonly verdict: "seen" | "blocked" | "unsettled";
  /** Every hex and hexside that does something to the LOS, or that a player might think does, from the viewer on. */
  readonly steps: readonly Step[];
  /**
   * The step that decides the verdict: the first that blocks without our reading, else with it, else the first unsettled one;
   * undefined where nothing stands in the way.
   */
  readonly decidedBy: Step | undefined;
  /** The sum of the LOS Hindrance DRM. */
  readonly hindrance: number;
  /** The levels of the two units. An Aerial unit is above all. */
  readonly levels: { readonly viewer: number; readonly target: number };
}

/** In ASL Hindrances of so much block a LOS (A6.7). */
const BLOCKING_HINDRANCE = 6;

/** D4.4, D4.51, D5.4, D5.65, D6.0-Crest, D6.4–.42, D6.6, D7.512, D10.2: whether viewer and target see each other. The row must have no faults (row-faults.ts). */
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
