/** Determines whether two units see each other over a row of hexes, and which step decides the verdict. */
import { deirSteps } from "./deir.ts";
import { groundSteps } from "./ground.ts";
import { hexsideSteps } from "./hexsides.ts";
import { hillockSteps } from "./hillocks.ts";
import { lineOf } from "./line.ts";
import type { LosRow, Step } from "./row.ts";
import { wadiSteps } from "./wadi.ts";

/** The verdict on a LOS, with its steps. */
export interface Los {
  /**
   * The verdict. It applies in both directions, because LOS is mutual in all rules of Chapter D (D4.4, D5.65, D6.4,
   * D7.512).
   */
  readonly verdict: "seen" | "blocked" | "unsettled";
  /**
   * The steps in order from the viewer: hexes and hexsides that affect the LOS, or that a player might expect to affect
   * it.
   */
  readonly steps: readonly Step[];
  /**
   * The step that decides the verdict: the first step that blocks LOS without depending on a reading of ours, else the
   * first step that blocks LOS, else the first unsettled step. Undefined if the verdict is "seen".
   */
  readonly decidedBy: Step | undefined;
  /** The total LOS Hindrance DRM. */
  readonly hindrance: number;
  /** The levels of the two units. An Aerial unit is above all terrain. */
  readonly levels: { readonly viewer: number; readonly target: number };
}

/** The total Hindrance DRM that blocks a LOS in ASL (A6.7). */
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
