/** The links to a rule on pages with the switch "Rules: ASL / SL": one for each book, if its players cite it differently. */
import { ruleIn, ruleLabel } from "../../src/game/scenario.ts";

/**
 * How D-rules are cited to players of ASL. "parallel": by the number of the parallel F-rule, if there is one. "marked":
 * as rules of Squad Leader, because ASL's figures can differ.
 */
export type RefsByBook = "parallel" | "marked";

export interface LinkToRule {
  /** The rule that the link opens. */
  id: string;
  /** The number that the link shows: "D6.0-Crest (SL)". */
  number: string;
  /** A class with which CSS hides the link while the other book is chosen (navigation.css). */
  class?: "in-asl" | "in-sl";
}

/**
 * Returns the links to a rule. With `byBook`, a D-rule has one for players of ASL and one for players of Squad Leader.
 * The page contains both, because a script that replaced the numbers would shift the layout.
 */
export function linksTo(id: string, byBook: RefsByBook | undefined): readonly LinkToRule[] {
  if (!byBook || !id.startsWith("D")) return [{ id, number: id }];
  const asl =
    byBook === "parallel" ? { id: ruleIn("asl", id), number: ruleLabel("asl", id) } : { id, number: `${id} (SL)` };
  return [
    { ...asl, class: "in-asl" },
    { id, number: id, class: "in-sl" },
  ];
}
