/** Reads YAML and MDX files of content/, validates them against their schemas, and collects the problems. */
import { globSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import { type Blocks, blocksOf } from "../markdown/blocks.ts";
import { parseMdx } from "../markdown/parse.ts";
import { curlyQuotes, remarkQuotes } from "../markdown/quotes.ts";
import type { Problem } from "../rules/problems.ts";
import { idsIn } from "../rules/references.ts";
import { checkLetters } from "./check-files.ts";

/** Plain words for zod's types, for messages to authors. */
const KINDS: Record<string, string> = {
  array: "list",
  object: "group of fields",
  record: "group of fields",
  string: "text",
};

/** Translates a zod error into a message for authors. Returns undefined to keep zod's own message. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "unrecognized_keys")
    return `"${issue.keys.join('", "')}" is not a field here: mend its name, or take it out`;
  if (issue.code === "invalid_union") {
    // The author probably meant the union variant with the fewest errors. Reports the first error of that variant.
    const inFields = issue.errors.filter((faults) => faults.some(({ path }) => path.length));
    const [fault] = inFields.toSorted((a, b) => a.length - b.length)[0] ?? [];
    if (fault) return `${fault.path.join(".")}: ${fault.message}`;
    return "is in none of the forms that content/README.md names";
  }
  if (issue.code === "invalid_key") return issue.issues[0]?.message;
  if (issue.code === "invalid_value") return `is none of ${issue.values.join(", ")}: write one of them`;
  if (issue.code === "too_small" && issue.minimum === 1) return "is empty: write at least one";
  if (issue.code === "too_small") return `is too little: at least ${issue.minimum}`;
  if (issue.code === "too_big") return `is too much: at most ${issue.maximum}`;
  if (issue.code !== "invalid_type") return undefined;
  const kind = KINDS[issue.expected] ?? issue.expected;
  if (issue.input === undefined) return `is missing: write a ${kind}`;
  return `is no ${kind}${kind === "text" ? ": put it in quotes" : ""}`;
};

/** Messages for authors in place of the YAML parser's technical messages. */
const YAML_FAULTS: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: "a field is there twice: keep one",
  TAB_AS_INDENT: "a tab at the beginning of a line: write spaces",
  BLOCK_AS_IMPLICIT_KEY: "a colon within words: put the words in quotes",
  BLOCK_IN_FLOW: "a comma or a bracket is missing: write { en: …, ja: … }",
};

/** A reference in brackets ("[F12.31]") in a YAML file. */
export interface Cited {
  to: string;
  file: string;
  line: number;
}

/**
 * Parses YAML and validates it against a schema. Each invalid field is reported with its line. Straight quotation marks
 * in English texts become curly.
 */
function readYaml<S extends z.ZodType>(
  schema: S,
  text: string,
  file: string,
  { problems, cited }: { problems: Problem[]; cited: Cited[] },
  firstLine = 1,
): z.infer<S> | undefined {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number | undefined) =>
    (offset === undefined ? 1 : lines.linePos(offset).line) + firstLine - 1;
  const all = [...doc.errors, ...doc.warnings];
  // Drops all errors after the first syntax error, because they are usually its consequences.
  const syntax = all.findIndex(({ code }) => code !== "DUPLICATE_KEY");
  const faults = syntax < 0 ? all : all.slice(0, syntax + 1);
  for (const { code, message, pos } of faults) {
    const detail = YAML_FAULTS[code] ?? message.replace(/ at line .*/s, "");
    problems.push({ code: "bad-yaml", file, line: lineAt(pos[0]), detail });
  }
  if (faults.length) return undefined;
  visit(doc, {
    Scalar: (_, scalar, path) => {
      if (typeof scalar.value !== "string") return;
      const line = lineAt(scalar.range?.[0]);
      cited.push(...idsIn(scalar.value).map((to) => ({ to, file, line })));
      const field = path.findLast(isPair)?.key;
      if (isScalar(field) && field.value === "en") scalar.value = curlyQuotes(scalar.value);
    },
  });
  let value: unknown;
  try {
    value = doc.toJS();
  } catch (error) {
    problems.push({ code: "bad-yaml", file, line: firstLine, detail: `${(error as Error).message}: write it out` });
    return undefined;
  }
  const result = schema.safeParse(value ?? {}, { error: inPlainWords });
  if (result.success) return result.data;
  const told = new Set<string>();
  for (const issue of result.error.issues) {
    const path = issue.path as (string | number)[];
    // Reports only the first issue of each field. A value of the wrong type, for example, may also be too long.
    if (told.has(path.join("."))) continue;
    told.add(path.join("."));
    // A missing field has no line. Its problem gets the line of the nearest parent that exists.
    let node: unknown;
    for (let n = path.length; n >= 0 && !node; n--) node = doc.getIn(path.slice(0, n), true);
    const first = isMap(node) ? node.items[0]?.key : node;
    const line = lineAt(isNode(first) ? first.range?.[0] : undefined);
    problems.push({ code: "bad-field", file, line, detail: `${path.join(".") || "file"}: ${issue.message}` });
  }
  return undefined;
}

const setQuotes = remarkQuotes();

/** Matches the frontmatter: the YAML between the first two lines of dashes. */
const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Parses the frontmatter and body of an MDX file. If they are invalid, adds problems and returns undefined. */
function readMdx<S extends z.ZodType>(schema: S, source: string, file: string, found: Parameters<typeof readYaml>[3]) {
  const { problems } = found;
  const head = FRONTMATTER.exec(source);
  if (!head) {
    problems.push({ code: "no-frontmatter", file, detail: "" });
    return undefined;
  }
  const data = readYaml(schema, head[1]!, file, found, 2);
  if (!data) return undefined;
  try {
    // Replaces the frontmatter by blank lines, so that reported line numbers are those of the file.
    const body = "\n".repeat(head[0].split("\n").length - 1) + source.slice(head[0].length);
    const tree = parseMdx(body);
    setQuotes(tree);
    return { data, blocks: blocksOf(tree) };
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    // The error for an unclosed tag has no `line`, but its message contains the position: "(12:3-12:9)".
    const open = /\((\d+):\d+-/.exec(reason ?? "")?.[1];
    const advice = open ? "close each block" : "a text cannot contain {, } or <: write (, ) and ≤";
    problems.push({ code: "bad-mdx", file, line: line ?? Number(open ?? 1), detail: `${reason ?? error}. ${advice}` });
    return undefined;
  }
}

/** Returns functions that read the files below `root`. They add errors in the files to `problems`. */
export function createReader(root: string, problems: Problem[]) {
  const wasRead = new Set<string>();
  const unreadable = new Set<string>();
  /** Returns `data`. If `data` is undefined, adds the file to `unreadable`. */
  const usable = <Data>(file: string, data: Data | undefined): Data | undefined => {
    if (data === undefined) unreadable.add(file);
    return data;
  };
  const cited: Cited[] = [];
  /** Returns the text of a file. Returns undefined and adds a problem if the file does not exist. */
  const text = (file: string): string | undefined => {
    try {
      const found = readFileSync(join(root, file), "utf8");
      wasRead.add(file);
      problems.push(...checkLetters(file, found));
      return found.replace(/^\uFEFF/, "");
    } catch {
      // A folder or a broken link with this name is reported by `checkNames` instead.
      if (!lstatSync(join(root, file), { throwIfNoEntry: false }))
        problems.push({ code: "no-file", file, detail: "nothing" });
      return undefined;
    }
  };
  return {
    wasRead,
    /** Files that are missing or invalid, and are therefore treated as absent. */
    unreadable,
    /** All references ("[F12.31]") found in YAML files and in frontmatter. */
    cited,
    text,
    /** Returns the files that match the patterns, sorted by name. */
    files: (...patterns: string[]): string[] =>
      globSync(patterns, { cwd: root })
        .map((file) => file.replaceAll("\\", "/"))
        .sort(),
    yaml<S extends z.ZodType>(schema: S, file: string): z.infer<S> | undefined {
      const found = text(file);
      return usable(file, found === undefined ? undefined : readYaml(schema, found, file, { problems, cited }));
    },
    mdx<S extends z.ZodType>(schema: S, file: string): { data: z.infer<S>; blocks: Blocks } | undefined {
      const found = text(file);
      return usable(file, found === undefined ? undefined : readMdx(schema, found, file, { problems, cited }));
    },
  };
}
