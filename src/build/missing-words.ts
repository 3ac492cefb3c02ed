/**
 * Finds UI texts that pages use but that do not exist. The code composes many keys at run time, so only a build of all
 * pages shows which keys are used.
 */
import type { ParsedContent } from "../content/content.ts";
import { placed } from "../content/load.ts";
import type { Problem } from "../rules/problems.ts";

/**
 * The global scope. Through it, `sayFrom` and `say` find the function that collects missing texts. They cannot import
 * the function, because Astro bundles pages separately from integrations.
 */
const place: { khamsinMissing?: (word: string) => string } = globalThis as object;

/**
 * Starts to collect missing UI texts. Returns the set to which each one is added ("content/ui/fire.yaml: fire.title").
 * Before this call, a missing text throws an Error.
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
 * Returns a problem for each missing UI text. Its line is that of the first key with the same prefix ("fire." for
 * "fire.title"), because the text belongs there.
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
      // If the path calculator uses a UI text of the Sand Bog calculator, the key has two prefixes:
      // "path.sandBog.noDr". `other` is the key without the first prefix.
      const [, other = key] = /^\w+\.((\w+\.).+)$/.exec(key) ?? [];
      return [firstOf(`${other.split(".")[0]}.`) ? other : key, file] as const;
    }),
  );
  return Array.from(keys, ([detail, file]) => {
    const near = firstOf(detail.replace(/[^.]*$/, "")) ?? detail;
    return placed(root, { code: "missing-word", file: uiFiles.get(near) ?? file, detail, near });
  });
}
