/**
 * Finds UI texts that a build lacks. The code composes many keys at run time, so only a build of all pages shows which
 * keys are used.
 */
import type { ParsedContent } from "../content/content.ts";
import { placed } from "../content/load.ts";
import type { Problem } from "../rules/problems.ts";

/**
 * The global scope, through which `sayFrom` and `say` find the collector. The two functions cannot import a variable of
 * this module, because pages are bundled separately from integrations.
 */
const place: { khamsinMissing?: (word: string) => string } = globalThis as object;

/**
 * Starts to collect the UI texts that are missing ("content/ui/fire.yaml: fire.title"). Without the collector, the
 * first missing text throws an Error.
 */
export function collectMissingWords(): ReadonlySet<string> {
  const words = new Set<string>();
  place.khamsinMissing = (word) => {
    words.add(word);
    return "";
  };
  return words;
}

/**
 * Returns a problem for each missing UI text, with its file, and with the line of the first key that has the same
 * prefix ("fire." for "fire.title").
 */
export function missingWordProblems(
  root: string,
  words: ReadonlySet<string>,
  { ui, uiFiles }: Pick<ParsedContent, "ui" | "uiFiles">,
): Problem[] {
  const known = Object.keys(ui);
  const firstOf = (beginning: string) => known.find((key) => key.startsWith(beginning));
  const keys = new Map(
    Array.from(words, (word) => {
      const [file = "", key = ""] = word.split(": ");
      // A calculator can request a UI text of another calculator by its full key ("sandBog.noDr"). That key then has
      // the prefix of the requesting calculator: "path.sandBog.noDr".
      const [, other = key] = /^\w+\.((\w+\.).+)$/.exec(key) ?? [];
      return [firstOf(`${other.split(".")[0]}.`) ? other : key, file] as const;
    }),
  );
  return Array.from(keys, ([detail, file]) => {
    const near = firstOf(detail.replace(/[^.]*$/, "")) ?? detail;
    return placed(root, { code: "missing-word", file: uiFiles.get(near) ?? file, detail, near });
  });
}
