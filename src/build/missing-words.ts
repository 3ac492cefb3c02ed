/** Finds UI texts that a build lacks. Many keys are composed, so only a build of all pages shows which keys are used. */
import type { ParsedContent } from "../content/content.ts";
import { placed } from "../content/load.ts";
import type { Problem } from "../rules/problems.ts";

/**
 * The global scope. `sayFrom` and `say` find the collector here, because pages are bundled separately from integrations.
 */
const place: { khamsinMissing?: (word: string) => string } = globalThis as object;

/** Collects missing strings ("content/ui/fire.yaml: fire.title") from now on, instead of throwing an Error at the first. */
export function collectMissingWords(): ReadonlySet<string> {
  const words = new Set<string>();
  place.khamsinMissing = (word) => {
    words.add(word);
    return "";
  };
  return words;
}

/**
 * Returns a problem for each missing string, with its file and the line where its group begins. The group of
 * "fire.title" begins at the first key "fire.…".
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
      // A string of another calculator is requested by its full key, and then also has the requesting calculator's
      // prefix: "path.sandBog.noDr" is "sandBog.noDr".
      const [, other = key] = /^\w+\.((\w+\.).+)$/.exec(key) ?? [];
      return [firstOf(`${other.split(".")[0]}.`) ? other : key, file] as const;
    }),
  );
  return Array.from(keys, ([detail, file]) => {
    const near = firstOf(detail.replace(/[^.]*$/, "")) ?? detail;
    return placed(root, { code: "missing-word", file: uiFiles.get(near) ?? file, detail, near });
  });
}
