/**
 * Checks of content that need the code of src/game. They find unknown conditions in the quick reference, and impossible
 * positions in drawings, such as hexes out of bounds.
 */
import type { ParsedContent } from "../content/content.ts";
import { placed } from "../content/load.ts";
import { namesOfRow } from "../game/in-force/names.ts";
import type { Problem } from "../rules/problems.ts";
import { checkParts } from "./check-drawing.ts";

/** Returns a problem for each condition (`when`) in the quick reference that src/game/in-force does not know. */
function checkConditions({ terrain, panels }: ParsedContent["quick"]): Problem[] {
  const entries = [...terrain, ...terrain.flatMap(({ effect }) => effect), ...panels.flatMap(({ parts }) => parts)];
  return [...new Set(entries.flatMap(({ when }) => when))]
    .filter((name) => !namesOfRow(name))
    .map((detail) => ({ code: "unknown-condition", file: "content/quick.yaml", detail }));
}

/** Runs the checks of this file. Returns the problems, each with its line. `root` is the project's folder. */
export const checkAgainstGame = (root: string, { quick, drawings }: ParsedContent): Problem[] =>
  [...checkConditions(quick), ...[...drawings.values()].flatMap(checkParts)].map((problem) => placed(root, problem));
