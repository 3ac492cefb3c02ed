/** Interface strings that a build misses. Many keys are composed, so that only printing the pages shows which there are. */
import type { Unchecked } from "../content/content.ts";
import { placed } from "../content/load.ts";
import type { Problem } from "../rules/problems.ts";

/** Where `sayFrom` of the kit and `say` of site.ts look for a collector. Pages are bundled apart from integrations. */
const place: { khamsinMissing?: (word: string) => string } = globalThis as object;

/** Collects missing strings from now on, in place of an Error for the first: "content/ui/fire.yaml: fire.title". */
export function collectMissingWords(): ReadonlySet<string> {
  const words = new Set<string>();
  place.khamsinMissing = (word) => {
    words.add(word);
    return "";
  };
  return words;
}

/** Returns a problem for each missing string, at the first string of the same group in its file below `root`. */
export function missingWordProblems(
  root: string,
  words: ReadonlySet<string>,
  { ui, uiFiles }: Pick<Unchecked, "ui" | "uiFiles">,
): Problem[] {
  const known = Object.keys(ui);
  const firstOf = (beginning: string) => known.find((key) => key.startsWith(beginning));
  const keys = new Map(
    Array.from(words, (word) => {
      const [file = "", key = ""] = word.split(": ");
      // A calculator names another's words by their whole key: "path.sandBog.noDr" is "sandBog.noDr".
      const [, other = key] = /^\w+\.((\w+\.).+)$/.exec(key) ?? [];
      return [firstOf(`${other.split(".")[0]}.`) ? other : key, file] as const;
    }),
  );
  return Array.from(keys, ([detail, file]) => {
    const near = firstOf(detail.replace(/[^.]*$/, "")) ?? detail;
    return placed(root, { code: "missing-word", file: uiFiles.get(near) ?? file, detail, near });
  });
}
