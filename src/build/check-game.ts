/**
 * Makes those checks of content that need the code of src/game: whether the conditions in the quick reference exist,
 * and whether the parts of each drawing fit together.
 */
import type { ParsedContent } from "../content/content.ts";
import { placed } from "../content/load.ts";
import { namesOfRow } from "../game/in-force/names.ts";
import type { Problem } from "../rules/problems.ts";
import { checkParts } from "./check-drawing.ts";

/**
 * Returns a problem for each condition of the quick reference that names no rule in the tables of src/game/in-force.
 */
function checkConditions({ terrain, panels }: ParsedContent["quick"]): Problem[] {
  const entries = [...terrain, ...terrain.flatMap(({ effect }) => effect), ...panels.flatMap(({ parts }) => parts)];
  return [...new Set(entries.flatMap(({ when }) => when))]
    .filter((name) => !namesOfRow(name))
    .map((detail) => ({ code: "unknown-condition", file: "content/quick.yaml", detail }));
}

/** Returns the problems that only the game's code can find, with their lines in the files below `root`. */
export const checkAgainstGame = (root: string, { quick, drawings }: ParsedContent): Problem[] =>
  [...checkConditions(quick), ...[...drawings.values()].flatMap(checkParts)].map((problem) => placed(root, problem));
