/**
 * Combines the problems that only follow from an unreadable file into one problem. An unreadable file counts as
 * missing, so otherwise every reference to its content would be reported too.
 */
import { basename } from "node:path";
import { parseId, withoutChapter } from "../rules/ids.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";

/** Files to which many other files refer. If such a file is missing, the other files have problems with these codes. */
const CAUSED: Readonly<Record<string, readonly ProblemCode[]>> = {
  "content/glossary.yaml": ["unknown-term"],
  "content/tools.yaml": ["unknown-tool", "unlisted-calculator", "unknown-address"],
  "content/terrain-chart.yaml": ["unknown-row", "unknown-row-name"],
};
/**
 * The codes of problems that can follow from any missing file. For example, a table is reported as unprinted if the
 * only rule that shows it is missing.
 */
const CAUSED_BY_ANY: readonly ProblemCode[] = ["uncited", "unprinted", "unused-section", "unknown-piece"];

/** Returns whether a problem is only a consequence of the absence of `file`. */
function follows({ code, detail }: Problem, file: string): boolean {
  // Without the list of books, every rule is unknown.
  if (file === "content/books.yaml") return true;
  if (file === "content/outside.yaml") return code === "unknown-reference" && !parseId(detail);
  if (CAUSED_BY_ANY.includes(code) || CAUSED[file]?.includes(code)) return true;
  if (!/^content\/(?:rules|tables|drawings)\//.test(file)) return false;
  const id = basename(file).replace(/\.\w+$/, "");
  // The problem may name the parallel rule ("D7.1" for "F7.1"), so the pattern matches both chapter letters.
  const number = (withoutChapter(id) === id ? "" : "[FD]") + RegExp.escape(withoutChapter(id));
  return new RegExp(`(?<![\\w.])${number}(?![\\w]|\\.\\w)`).test(detail);
}

/**
 * Returns the problems in single files (`own`) and the problems that depend on several files (`across`). If problems of
 * `across` only follow from one unreadable file, a single problem replaces them. Its line is that of the last problem
 * in the unreadable file.
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
