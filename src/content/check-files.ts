/**
 * Checks that do not parse Markdown or YAML. They check the characters and names of all files in content/, and the
 * columns of tab-separated files.
 */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../rules/problems.ts";

/** Patterns that no text may contain, each with a message that says what is wrong and how to fix it. */
const SIGNS: readonly [sign: RegExp, instead: string][] = [
  [/^\uFEFF/, "begins with a byte order mark: save it as UTF-8 without one"],
  [/\uFFFD/, "is not UTF-8: save the file in that encoding, and write the letter again"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: The pattern finds control characters.
  [/[\0-\x08\x0b-\x1f\x7f]/, "has a control character: take it out"],
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/, "has an invisible sign: take it out"],
  [/^(?:<{7}|={7}$|>{7}|\|{7})/, "has a mark of a merge: keep one of the two texts"],
  [/\b(?:TODO|TBD|FIXME)\b|[Ll]orem ipsum|未訳/, "has a place to be filled: write the text"],
  [/^[^\t]*[Ａ-Ｚａ-ｚ０-９][^\t]*$/, "has full-width Latin letters or digits: write A, 1"],
  [/(?<![\p{L}\d])\dx\d(?![\p{L}\d])/u, "has an x for a multiplication sign: write 4×4"],
  [/\u00a0/, "has a no-break space: write a plain one"],
  [/［(?:It-|[A-Z]{1,2}[.\d])/, "has full-width brackets around a rule: write [F12.31]"],
  [/[“”‘’]/, "has a curly quotation mark: write \" or '"],
  [/[\uff61-\uff9f]/, "has half-width kana: write ア"],
  [/\p{M}/u, "has a mark apart from its letter: write both as one sign"],
  [/\b(an?|and|in|is|of|or|the|to)\s\1\b/i, "has a word twice: keep one"],
];

/** Returns a problem for each forbidden pattern in a line of a file. */
export function checkLetters(file: string, text: string): Problem[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, i) =>
      SIGNS.filter(([sign]) => sign.test(line)).map(
        ([, detail]): Problem => ({ code: "bad-letters", file, line: i + 1, detail }),
      ),
    );
}

/**
 * Returns a problem for each file in content/ that no code has read, for each broken symbolic link, and for each folder
 * named like a file ("F12.mdx"). `read` lists the files that were read.
 */
export function checkNames(root: string, read: ReadonlySet<string>): Problem[] {
  return globSync("content/**", { cwd: root, withFileTypes: true }).flatMap((entry): Problem[] => {
    const file = join(entry.parentPath, entry.name).slice(join(root, "/").length).replaceAll("\\", "/");
    if (entry.name.startsWith(".") || file === "content/README.md") return [];
    const folder = statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory();
    const isFolder = folder && !/\.\w+$/.test(entry.name);
    if (isFolder || (read.has(file) && folder === false)) return [];
    const detail = folder === undefined ? "a link that leads nowhere" : folder ? "a folder" : "";
    return [detail ? { code: "no-file", file, detail } : { code: "unread-file", file, detail: entry.name }];
  });
}

/** Checks a value in a column. Returns a message, or undefined if the value is valid. */
type Column = (value: string) => string | undefined;
const says =
  (holds: (value: string) => boolean, message: string): Column =>
  (value) =>
    holds(value) ? undefined : `"${value}" ${message}`;
const something = says((value) => value.trim() !== "", "says nothing: write a word");

/**
 * Checks the lines of a tab-separated file. Each column has a function that checks its values. The first `least`
 * columns are required, and the others are optional.
 */
function checkColumns(file: string, text: string, columns: readonly Column[], least: number): Problem[] {
  return text.split(/\r?\n/).flatMap((line, i): Problem[] => {
    if (!line || line.startsWith("#")) return [];
    const values = line.split("\t");
    const wrong =
      values.length < least || values.length > columns.length
        ? [`${values.length} values: write ${columns.length}, with a tab between them`]
        : values.flatMap((value, at) => columns[at]!(value) ?? []);
    return wrong.map((detail) => ({ code: "bad-field", file, line: i + 1, detail }));
  });
}

/**
 * The file that lists numbers of the scanned sources that the rules' texts omit, such as misprints and scan errors.
 * Columns: rule, language, number, reason. The first line is a header.
 */
export const SOURCE_NOTES = "content/source-notes.tsv";
/** Returns a problem for each malformed line of content/source-notes.tsv. `rules`: the existing rules by id. */
export function checkSourceNotes(text: string, rules: ReadonlyMap<string, unknown>): Problem[] {
  const columns = [
    says((id) => rules.has(id), "is no rule: write its id"),
    says((language) => /^(?:en|ja)$/.test(language), "is no language: write en or ja"),
    something,
    something,
  ];
  const [head, ...rest] = text.split("\n");
  const headed = head?.trimEnd() === "id\tlang\tfigure\twhy";
  const detail = "the first line names the columns: id, lang, figure, why, with a tab between them";
  const wrong: Problem[] = headed ? [] : [{ code: "bad-field", file: SOURCE_NOTES, line: 1, detail }];
  return [...wrong, ...checkColumns(SOURCE_NOTES, ["", ...rest].join("\n"), columns, 4)];
}

/**
 * The file that lists Japanese wording to avoid. Columns: pattern, replacement, and (optional) where the wording is
 * allowed.
 */
export const JA_VARIANTS = "content/ja-variants.tsv";
/** Returns a problem for each malformed line of content/ja-variants.tsv. */
export const checkVariants = (text: string): Problem[] =>
  checkColumns(
    JA_VARIANTS,
    text,
    [says(isPattern, "is no regular expression: write a word to look for"), something, () => undefined],
    2,
  );

function isPattern(text: string): boolean {
  try {
    return text !== "" && Boolean(new RegExp(text));
  } catch {
    return false;
  }
}
