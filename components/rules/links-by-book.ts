/** The links to a rule on pages with the switch "Rules: ASL / SL": one for each book, if its players cite it differently. */
import { ruleIn } from "../../src/game/scenario.ts";

/**
 * How D-rules are cited to players of ASL. "parallel": by the number of the parallel F-rule, if there is one. "marked":
 * as rules of Squad Leader, because ASL's figures can differ.
 */
export type RefsByBook = "parallel" | "marked";

export interface LinkToRule {
  /** The rule that the link opens. */
  id: string;
  /** A class with which CSS hides the link while the other book is chosen (navigation.css). */
  class?: "in-asl" | "in-sl";
  /** Whether " (SL)" follows the number for players of ASL. */
  isMarked?: boolean;
}

/**
 * Returns the links to a rule. With `byBook`, a D-rule with a parallel F-rule has one for players of ASL and one for
 * players of Squad Leader. The page contains both, because a script that replaced the numbers would shift the layout.
 */
export function linksTo(id: string, byBook: RefsByBook | undefined): readonly LinkToRule[] {
  if (!byBook || !id.startsWith("D")) return [{ id }];
  const inAsl = byBook === "parallel" ? ruleIn("asl", id) : id;
  if (inAsl === id) return [{ id, isMarked: true }];
  return [
    { id: inAsl, class: "in-asl" },
    { id, class: "in-sl" },
  ];
}
