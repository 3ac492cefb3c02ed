/** A line of sight over a row of hexes: who sees whom, and what decides it. */
import type { LosRow, Step } from "./row.ts";

/** What a LOS comes to. */
export interface Los {
  /** LOS is mutual by every rule of this chapter (D4.4, D5.65, D6.4, D7.512): it holds from either end. */
  readonly verdict: "seen" | "blocked" | "unsettled";
  /** Every hex and hexside that does something to the LOS, or that a player might think does, from the viewer on. */
  readonly steps: readonly Step[];
  /** The step that decides the verdict: the first that blocks, else the first unsettled one; undefined where nothing stands in the way. */
  readonly decidedBy: Step | undefined;
  /** The sum of the LOS Hindrance DRM. */
  readonly hindrance: number;
  /** The levels of the two units. An Aerial unit is above all. */
  readonly levels: { readonly viewer: number; readonly target: number };
}

/** A row that the rules do not know, and the rule that says so. */
export interface RowFault {
  /** The hex, 0 first; a hexside after hex 3 is 3.5. */
  readonly at: number;
  readonly name: string;
  readonly rule: string;
}

/** Tells what cannot be: a Crest on no Dune, a Lip beside no deir, an entrenched vehicle. */
export function rowFaults(_row: LosRow): RowFault[] {
  return [];
}

/** D4.4, D4.51, D5.4, D5.65, D6.0-Crest, D6.4–.42, D6.6, D7.512, D10.2: whether viewer and target see each other. */
export function losOf(_row: LosRow): Los {
  return { verdict: "seen", steps: [], decidedBy: undefined, hindrance: 0, levels: { viewer: 0, target: 0 } };
}
