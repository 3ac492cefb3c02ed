/** Reads all of content/ from disk and checks it. */
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { z } from "astro/zod";
import { filePath, parseId } from "../rules/ids.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import { buildRegistry } from "../rules/registry.ts";
import { booksSchema } from "../schemas/books.ts";
import { drawingSchema } from "../schemas/drawing.ts";
import { glossarySchema } from "../schemas/glossary.ts";
import { outsideSchema } from "../schemas/outside.ts";
import { quickSchema } from "../schemas/quick.ts";
import { redirectsSchema } from "../schemas/redirects.ts";
import { pageSchema, ruleSchema } from "../schemas/rule.ts";
import { tableSchema } from "../schemas/table.ts";
import { terrainChartSchema } from "../schemas/terrain-chart.ts";
import { toolsSchema } from "../schemas/tools.ts";
import { type UiStrings, uiSchema } from "../schemas/ui.ts";
import { checkChanges } from "./changes.ts";
import {
  checkAsked,
  checkBooks,
  checkChart,
  checkNamed,
  checkOutside,
  checkPieces,
  checkPrintable,
  checkRule,
  citesOf,
} from "./check.ts";
import { checkCode } from "./check-code.ts";
import { checkNames, checkSourceNotes, checkVariants, JA_VARIANTS, SOURCE_NOTES } from "./check-files.ts";
import { checkQuick } from "./check-quick.ts";
import { checkRedirects } from "./check-redirects.ts";
import type { Content, ParsedContent, RuleFile } from "./content.ts";
import { foldFollowers } from "./followers.ts";
import { createReader } from "./read.ts";
import { unknownReference } from "./unknown-names.ts";

/**
 * Adds a line number to a problem that has only a file. It is the first line that contains `near` of the problem or, if
 * `near` is undefined, `detail`.
 */
export function placed(root: string, problem: Problem): Problem {
  if ((problem.line ?? 1) > 1 || !statSync(join(root, problem.file), { throwIfNoEntry: false })?.isFile())
    return problem;
  const named = RegExp.escape(problem.near ?? problem.detail);
  const whole = new RegExp(`(?<![\\w.])${named}(?![\\w]|\\.\\w)`);
  const at = readFileSync(join(root, problem.file), "utf8")
    .split("\n")
    .findIndex((line) => whole.test(line));
  return at < 0 ? problem : { ...problem, line: at + 1 };
}

/** Reads and checks all files in `root`/content. Faults in the content are returned as `problems`, not thrown. */
export function loadContent(root: string): Content {
  const problems: Problem[] = [];
  const reader = createReader(root, problems);
  const read = reader.yaml;

  const books = read(booksSchema, "content/books.yaml") ?? { books: [], parallels: {} };
  const outside = read(outsideSchema, "content/outside.yaml") ?? { books: [] };
  const glossary = read(glossarySchema, "content/glossary.yaml") ?? { terms: [], words: [], readings: {} };
  const { tools, mentions } = read(toolsSchema, "content/tools.yaml") ?? { tools: [], mentions: [] };
  const redirects = read(redirectsSchema, "content/redirects.yaml")?.redirects ?? [];
  const terrainRows = read(terrainChartSchema, "content/terrain-chart.yaml")?.rows ?? [];
  const quick = read(quickSchema, "content/quick.yaml") ?? { terrain: [], panels: [], inForce: {} };
  const ui: UiStrings = {};
  const uiFiles = new Map<string, string>();
  for (const file of reader.files("content/ui.yaml", "content/ui/*.yaml")) {
    for (const [key, text] of Object.entries(read(uiSchema, file) ?? {})) {
      const where = uiFiles.get(key);
      if (where) problems.push({ code: "duplicate-id", file, detail: key, where });
      uiFiles.set(key, file);
      ui[key] = text;
    }
  }

  /**
   * Reads the YAML files of a folder in content/, and returns their data by id. The file of the table "F12.1-odds" is
   * tables/F12.1-odds.yaml.
   */
  const readNamed = <S extends z.ZodType<{ id: string; rule: string }>>(
    schema: S,
    folder: string,
    code: ProblemCode,
  ) => {
    const found = new Map<string, z.infer<S>>();
    for (const file of reader.files(`content/${folder}/*.yaml`)) {
      const data = read(schema, file);
      if (!data) continue;
      if (basename(file, ".yaml") !== data.id || !data.id.startsWith(`${data.rule}-`))
        problems.push({ code, file, detail: data.id });
      found.set(data.id, data);
    }
    return found;
  };
  const tables = readNamed(tableSchema, "tables", "misplaced-table");
  const drawings = readNamed(drawingSchema, "drawings", "misplaced-drawing");

  /** Problems that depend on several files. */
  const across: Problem[] = [];
  const sections = new Set(books.books.flatMap((b) => b.sections.map((s) => s.id)));
  const rules = new Map<string, RuleFile>();
  for (const file of reader.files("content/rules/**/*.mdx")) {
    const found = reader.mdx(ruleSchema, file);
    if (!found) continue;
    const rule = { ...found.data, file, blocks: found.blocks, cites: citesOf(found.blocks, { tables, drawings }) };
    const where = filePath(rule.id);
    const earlier = rules.get(rule.id);
    if (!where) problems.push({ code: "unknown-id", file, line: 2, detail: rule.id });
    else if (earlier) problems.push({ code: "duplicate-id", file, line: 2, detail: rule.id, where: earlier.file });
    else {
      if (file !== `content/rules/${where}`)
        problems.push({ code: "misplaced-file", file, line: 2, detail: rule.id, where });
      if (sections.has(parseId(rule.id)!.section)) rules.set(rule.id, rule);
      else across.push({ code: "unknown-section", file, line: 2, detail: rule.id });
    }
  }

  const registry = buildRegistry({
    rules: [...rules.values()],
    books,
    outside: new Map(outside.books.flatMap((b) => b.rules.map((id) => [id, b.title] as const))),
  });
  const content: ParsedContent = {
    ...{ rules, tables, drawings, books, glossary, tools, mentions, redirects, terrainRows, quick, ui, uiFiles },
    registry,
  };
  for (const rule of rules.values()) across.push(...checkRule(rule, content));
  for (const { to, file, line } of reader.cited) across.push(...unknownReference(to, content, file, line));
  // The site's own pages are written like rules, but may contain links to other pages.
  for (const file of reader.files("content/pages/*.mdx")) {
    const page = reader.mdx(pageSchema, file);
    if (page) across.push(...checkRule({ id: file, file, blocks: page.blocks }, content, true));
  }
  const cited = new Set([...reader.cited, ...[...rules.values()].flatMap((rule) => rule.cites)].map(({ to }) => to));
  across.push(
    ...checkSourceNotes(reader.text(SOURCE_NOTES) ?? "", rules),
    ...checkVariants(reader.text(JA_VARIANTS) ?? ""),
    ...checkPrintable(content),
    ...checkRedirects(root, content),
    ...checkCode(root, content),
    ...checkNames(root, reader.wasRead),
    ...checkBooks(content),
    ...checkOutside(outside, cited, content),
    ...checkAsked(content),
    ...checkChanges(reader.text("CHANGELOG.md") ?? "", content),
    ...checkNamed("content/tools.yaml", [...tools, ...mentions], content),
    ...checkNamed("content/glossary.yaml", glossary.terms, content),
    ...checkNamed("content/terrain-chart.yaml", terrainRows, content),
    ...checkChart(content),
    ...checkPieces(content),
    ...checkQuick(content),
  );
  const [own, others] = [problems, across].map((found) => found.map((problem) => placed(root, problem)));
  return { ...content, problems: foldFollowers(own!, others!, reader.unreadable) };
}
