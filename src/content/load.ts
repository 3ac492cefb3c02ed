/** Reads content/ from disk and checks all of it. The only place that knows how the content lies on disk. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "astro/zod";
import { isMap, LineCounter, parseDocument } from "yaml";
import { blocksOf } from "../markdown/blocks.ts";
import { parseMdx } from "../markdown/parse.ts";
import { filePath, parseId } from "../rules/ids.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import { buildRegistry } from "../rules/registry.ts";
import { booksSchema } from "../schemas/books.ts";
import { drawingSchema } from "../schemas/drawing.ts";
import { glossarySchema } from "../schemas/glossary.ts";
import { outsideSchema } from "../schemas/outside.ts";
import { quickSchema } from "../schemas/quick.ts";
import { redirectsSchema } from "../schemas/redirects.ts";
import { ruleSchema } from "../schemas/rule.ts";
import { tableSchema } from "../schemas/table.ts";
import { terrainChartSchema } from "../schemas/terrain-chart.ts";
import { toolsSchema } from "../schemas/tools.ts";
import { type UiStrings, uiSchema } from "../schemas/ui.ts";
import {
  checkBooks,
  checkChart,
  checkDrawing,
  checkNamed,
  checkPieces,
  checkRule,
  checkTable,
  citesOf,
  type Printable,
} from "./check.ts";
import { checkQuick } from "./check-quick.ts";
import type { Content, RuleFile } from "./content.ts";

/** Parses YAML and checks it against its schema. Each field that does not fit becomes a problem with its line. */
function readYaml<S extends z.ZodType>(
  schema: S,
  text: string,
  file: string,
  problems: Problem[],
  firstLine = 1,
): z.infer<S> | undefined {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number | undefined) =>
    (offset === undefined ? 1 : lines.linePos(offset).line) + firstLine - 1;
  for (const e of doc.errors) {
    problems.push({ code: "bad-yaml", file, line: lineAt(e.pos[0]), detail: e.message.split("\n")[0]! });
  }
  if (doc.errors.length) return undefined;
  const result = schema.safeParse(doc.toJS());
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const path = issue.path as (string | number)[];
    // A missing field has no node: the nearest one above it has.
    let node: unknown;
    for (let n = path.length; n >= 0 && !node; n--) node = doc.getIn(path.slice(0, n), true);
    const range = node && typeof node === "object" && "range" in node ? (node.range as number[]) : undefined;
    const at = isMap(node) ? (node.items[0]?.key as { range?: number[] })?.range?.[0] : range?.[0];
    problems.push({
      code: "bad-field",
      file,
      line: lineAt(at),
      detail: `${path.join(".") || "file"}: ${issue.message}`,
    });
  }
  return undefined;
}

/** Finds the line of a problem whose check knew only the file: the first line that names what the problem is about. */
function placed(root: string, problem: Problem): Problem {
  if (problem.line > 1 || !existsSync(join(root, problem.file))) return problem;
  const named = (problem.near ?? problem.detail).replace(/[^\w\s]/g, "\\$&");
  const whole = new RegExp(`(?<![\\w.])${named}(?![\\w]|\\.\\w)`);
  const at = readFileSync(join(root, problem.file), "utf8")
    .split("\n")
    .findIndex((line) => whole.test(line));
  return at < 0 ? problem : { ...problem, line: at + 1 };
}

/** The YAML between the first two lines of dashes. */
const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Reads one rule file; undefined with problems if its YAML or MDX is bad. */
function readRule(root: string, file: string, printed: Printable, problems: Problem[]): RuleFile | undefined {
  const source = readFileSync(join(root, file), "utf8");
  const head = FRONTMATTER.exec(source);
  const data = readYaml(ruleSchema, head?.[1] ?? "", file, problems, 2);
  if (!data) return undefined;
  try {
    // Blank lines in place of the frontmatter keep the line numbers those of the file.
    const body = "\n".repeat(head![0].split("\n").length - 1) + source.slice(head![0].length);
    const blocks = blocksOf(parseMdx(body));
    return { ...data, file, blocks, cites: citesOf(blocks, printed) };
  } catch (error) {
    const { reason, line } = error as { reason?: string; line?: number };
    problems.push({ code: "bad-mdx", file, line: line ?? 1, detail: reason ?? String(error) });
    return undefined;
  }
}

/** Reads and checks everything below `root`/content. Never throws for bad content: see `problems`. */
export function loadContent(root: string): Content {
  const problems: Problem[] = [];
  const read = <S extends z.ZodType>(schema: S, file: string): z.infer<S> | undefined => {
    if (existsSync(join(root, file))) return readYaml(schema, readFileSync(join(root, file), "utf8"), file, problems);
    problems.push({ code: "bad-yaml", file, line: 1, detail: "no such file" });
    return undefined;
  };

  const books = read(booksSchema, "content/books.yaml") ?? { books: [], parallels: {} };
  const outside = read(outsideSchema, "content/outside.yaml") ?? { books: [] };
  const glossary = read(glossarySchema, "content/glossary.yaml") ?? { terms: [] };
  const { tools, mentions } = read(toolsSchema, "content/tools.yaml") ?? { tools: [], mentions: [] };
  const redirects = read(redirectsSchema, "content/redirects.yaml")?.redirects ?? [];
  const terrainRows = read(terrainChartSchema, "content/terrain-chart.yaml")?.rows ?? [];
  const quick = read(quickSchema, "content/quick.yaml") ?? { terrain: [], panels: [] };
  const ui: UiStrings = {};
  const uiFiles = new Map<string, string>();
  for (const file of globSync(["content/ui.yaml", "content/ui/*.yaml"], { cwd: root }).sort()) {
    for (const [key, text] of Object.entries(read(uiSchema, file) ?? {})) {
      const where = uiFiles.get(key);
      if (where) problems.push({ code: "duplicate-id", file, line: 1, detail: key, where });
      uiFiles.set(key, file);
      ui[key] = text;
    }
  }

  /** The files of a folder whose names are `<rule id>-<name>`, by that id. */
  const readNamed = <S extends z.ZodType<{ id: string; rule: string }>>(
    schema: S,
    folder: string,
    code: ProblemCode,
  ) => {
    const found = new Map<string, z.infer<S>>();
    for (const file of globSync(`content/${folder}/*.yaml`, { cwd: root }).sort()) {
      const data = read(schema, file);
      if (!data) continue;
      if (basename(file, ".yaml") !== data.id || !data.id.startsWith(`${data.rule}-`)) {
        problems.push({ code, file, line: 1, detail: data.id });
      }
      found.set(data.id, data);
    }
    return found;
  };
  const tables = readNamed(tableSchema, "tables", "misplaced-table");
  const drawings = readNamed(drawingSchema, "drawings", "misplaced-drawing");

  const sections = new Set(books.books.flatMap((b) => b.sections.map((s) => s.id)));
  const rules = new Map<string, RuleFile>();
  for (const file of globSync("content/rules/**/*.mdx", { cwd: root }).sort()) {
    const rule = readRule(root, file, { tables, drawings }, problems);
    if (!rule) continue;
    const where = filePath(rule.id);
    const earlier = rules.get(rule.id);
    if (!where) problems.push({ code: "unknown-id", file, line: 2, detail: rule.id });
    else if (earlier) problems.push({ code: "duplicate-id", file, line: 2, detail: rule.id, where: earlier.file });
    else {
      if (file !== `content/rules/${where}`)
        problems.push({ code: "misplaced-file", file, line: 2, detail: rule.id, where });
      if (sections.has(parseId(rule.id)!.section)) rules.set(rule.id, rule);
      else problems.push({ code: "unknown-section", file, line: 2, detail: rule.id });
    }
  }

  const registry = buildRegistry({
    rules: [...rules.values()],
    books,
    outside: new Map(outside.books.flatMap((b) => b.rules.map((id) => [id, b.title] as const))),
  });
  const context = { registry, tables, drawings, rules, terms: new Set(glossary.terms.map((t) => t.id)) };
  for (const rule of rules.values()) problems.push(...checkRule(rule, context));
  for (const table of tables.values()) problems.push(...checkTable(table, context));
  for (const drawing of drawings.values()) problems.push(...checkDrawing(drawing, context));
  problems.push(
    ...checkBooks(books, context),
    ...checkNamed("content/tools.yaml", [...tools, ...mentions], context),
    ...checkNamed("content/glossary.yaml", glossary.terms, context),
    ...checkNamed("content/terrain-chart.yaml", terrainRows, context),
    ...checkChart(terrainRows, context),
    ...checkPieces(context),
    ...checkQuick(quick, { registry, tables, tools, terrainRows }),
  );
  return {
    ...{ rules, tables, drawings, books, glossary, tools, mentions, redirects, terrainRows, quick, ui, registry },
    problems: problems.map((problem) => placed(root, problem)),
  };
}
