/**
 * Folds the problems that are only consequences of an unreadable file into one problem. An unreadable file is treated
 * as absent, so otherwise every reference to the file's content would be reported too.
 */
import { basename } from "node:path";
import { parseId, withoutChapter } from "../rules/ids.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";

/**
 * Files that many other files refer to. For each file, the codes of the problems that are reported in the other files
 * if the file is absent.
 */
const CAUSED: Readonly<Record<string, readonly ProblemCode[]>> = {
  "content/glossary.yaml": ["unknown-term"],
  "content/tools.yaml": ["unknown-tool", "unlisted-calculator", "unknown-address"],
  "content/terrain-chart.yaml": ["unknown-row", "unknown-row-name"],
};
/**
 * The codes of problems that any absent file can cause. For example, a table that only the absent file prints is
 * reported as unprinted.
 */
const CAUSED_BY_ANY: readonly ProblemCode[] = ["uncited", "unprinted", "unused-section", "unknown-piece"];

/** Returns whether a problem across files follows from the absence of `file`. */
function follows({ code, detail }: Problem, file: string): boolean {
  // Without the list of books, every rule is unknown.
  if (file === "content/books.yaml") return true;
  if (file === "content/outside.yaml") return code === "unknown-reference" && !parseId(detail);
  if (CAUSED_BY_ANY.includes(code) || CAUSED[file]?.includes(code)) return true;
  if (!/^content\/(?:rules|tables|drawings)\//.test(file)) return false;
  const id = basename(file).replace(/\.\w+$/, "");
  // The problem may name the rule by the number of its parallel rule, so both chapter letters are matched.
  const number = (withoutChapter(id) === id ? "" : "[FD]") + RegExp.escape(withoutChapter(id));
  return new RegExp(`(?<![\\w.])${number}(?![\\w]|\\.\\w)`).test(detail);
}

/**
 * Returns the problems of single files (`own`) and the problems across files (`across`). All problems across files that
 * follow from one unreadable file become a single problem, at the line of that file's last problem.
 */
export function foldFollowers(
  own: readonly Problem[],
  across: readonly Problem[],
  unreadable: ReadonlySet<string>,
): Problem[] {
  const byCause = Map.groupBy(across, (problem) => [...unreadable].find((file) => follows(problem, file)));
  const folded = [...byCause].flatMap(([cause, found]): Problem[] => {
    if (cause === undefined) return found;
    const line = Math.max(...own.filter(({ file }) => file === cause).map((problem) => problem.line ?? 1));
    return [{ code: "followers", file: cause, line, detail: String(found.length) }];
  });
  return [...own, ...folded];
}
