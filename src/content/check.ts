/** The checks of content that is readable: references, tables, terms, both languages. */
import { visit } from "unist-util-visit";
import type { Blocks, Nodes } from "../markdown/blocks.ts";
import { type Citation, citationsIn, strongest } from "../markdown/citations.ts";
import { attribute, isElement } from "../markdown/parse.ts";
import { bookOf, parseId } from "../rules/ids.ts";
import { nearestTo } from "../rules/nearest.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import { referencesIn } from "../rules/references.ts";
import type { Registry } from "../rules/registry.ts";
import { LANGUAGES } from "../schemas/bilingual.ts";
import type { Books } from "../schemas/books.ts";
import type { Drawing } from "../schemas/drawing.ts";
import type { Outside } from "../schemas/outside.ts";
import type { RuleTable, TableCell } from "../schemas/table.ts";
import type { TerrainChartRow } from "../schemas/terrain-chart.ts";
import { checkParts } from "./check-drawing.ts";
import { checkLanguage, checkMarkdown, checkPrinted } from "./check-text.ts";
import type { RuleFile } from "./content.ts";
import { noteAt } from "./rule-text.ts";
import { terrainChart } from "./terrain-chart.ts";

/** What a rule's text may print. */
export interface Printable {
  tables: ReadonlyMap<string, RuleTable>;
  drawings: ReadonlyMap<string, Drawing>;
}

interface Context extends Printable {
  registry: Registry;
  rules: ReadonlyMap<string, RuleFile>;
  terms: ReadonlySet<string>;
}

const KNOWN_BLOCKS = new Set(["Example", "Table", "Drawing", "Term"]);

const allNodes = (blocks: Blocks): Nodes =>
  [blocks.text, ...blocks.notes.map((n) => n.text)].flatMap((text) => LANGUAGES.flatMap((l) => text[l] ?? []));

function visitNodes(nodes: Nodes, found: (node: { type: string; value?: string }, line: number) => void) {
  visit({ type: "root", children: nodes } as Parameters<typeof visit>[0], (node) => {
    found(node as { type: string; value?: string }, node.position?.start.line ?? 1);
  });
}

/** Every id that a text refers to, with its line. */
function mentions(nodes: Nodes) {
  const out: { to: string; line: number }[] = [];
  visitNodes(nodes, (node, line) => {
    if (node.type !== "text") return;
    const text = node.value ?? "";
    for (const ref of referencesIn(text))
      out.push({ to: ref.to, line: line + text.slice(0, ref.at).split("\n").length - 1 });
  });
  return out;
}

const cellTexts = (cell: TableCell): string[] => (typeof cell === "object" ? [cell.en, cell.ja] : []);

/** Every reference that a table's printed words make. */
function tableReferences(table: RuleTable): string[] {
  const texts = [table.caption, ...table.columns.map((c) => c.title), ...table.notes].flatMap((b) => [b.en, b.ja]);
  return [...texts, ...table.rows.flatMap((r) => Object.values(r).flatMap(cellTexts))].flatMap((t) =>
    referencesIn(t).map((r) => r.to),
  );
}

/** Every reference that a drawing's caption makes. */
const drawingReferences = ({ caption }: Drawing): string[] =>
  [caption.en, caption.ja].flatMap((t) => referencesIn(t).map((r) => r.to));

/** Everything that a rule cites, in its text, its notes, its tables and drawings, each id once. */
export function citesOf(blocks: Blocks, { tables, drawings }: Printable): Citation[] {
  const cites = [...citationsIn(blocks.text.en ?? [])];
  for (const note of blocks.notes) {
    if (note.with) cites.push({ to: note.with, kind: "note" });
    cites.push(...citationsIn(note.text.en ?? [], "note"));
  }
  const printed: string[] = [];
  visitNodes(allNodes(blocks), (node) => {
    const table = isElement(node, "Table") ? tables.get(attribute(node, "of") ?? "") : undefined;
    if (table) printed.push(...tableReferences(table));
    const drawing = isElement(node, "Drawing") ? drawings.get(attribute(node, "of") ?? "") : undefined;
    if (drawing) printed.push(...drawingReferences(drawing));
  });
  // The English words say in what capacity; an id that only the Japanese mentions is simply cited.
  const japanese = mentions(allNodes(blocks)).map((m) => m.to);
  const others = [...printed, ...japanese.filter((to) => !cites.some((c) => c.to === to))];
  return strongest([...cites, ...others.map((to) => ({ to, kind: "cites" as const }))]);
}

/** The problem that an id in a line of a file leads nowhere, with the ids that are nearest to it; none if it leads somewhere. */
export function unknownReference(
  to: string,
  file: string,
  line: number,
  { registry }: { registry: Registry },
): Problem[] {
  if (registry.resolve(to)) return [];
  return [{ code: "unknown-reference", file, line, detail: to, where: nearestTo(to, registry.rules.keys()) }];
}

const isSameBook = (one: string, other: string) => parseId(one)?.book === parseId(other)?.book;

/** What is wrong in one rule file. `links`: whether its text may link other pages than rules. */
export function checkRule(rule: RuleFile, context: Context, links = false): Problem[] {
  const { file, blocks } = rule;
  const problems: Problem[] = [];
  const add = (code: Problem["code"], line: number, detail: string, where?: string) =>
    problems.push({ code, file, line, detail, where });

  for (const { what, line } of blocks.stray) add("stray-content", line, what);
  for (const { what, line } of blocks.twice) add("twice", line, what);
  for (const { what, line } of blocks.attributes) add("unknown-attribute", line, what);
  for (const language of LANGUAGES) {
    const has = blocks.text[language] !== undefined;
    const tag = language === "en" ? "En" : "Ja";
    if (rule.sameAs && has) add("same-as-with-text", 2, `<${tag}>`);
    if (!rule.sameAs && !has) add("missing-language", 1, tag);
    for (const note of blocks.notes) if (!note.text[language]?.length) add("missing-note-language", note.line, tag);
  }
  for (const { text, line } of [{ text: blocks.text, line: 1 }, ...blocks.notes]) {
    for (const language of LANGUAGES)
      if (text[language]?.length || (line === 1 && !rule.sameAs && text[language]))
        problems.push(...checkLanguage(text[language] ?? [], language, file, line));
    if (text.en?.length && text.ja?.length) problems.push(...checkPrinted(text.en, text.ja, file, line));
  }
  if (rule.sameAs && (context.rules.get(rule.sameAs)?.sameAs !== undefined || !context.rules.has(rule.sameAs))) {
    add("unknown-same-as", 2, rule.sameAs);
  } else if (rule.sameAs && isSameBook(rule.sameAs, rule.id)) add("same-book", 2, rule.sameAs);
  const nodes = allNodes(blocks);
  const others = blocks.notes.flatMap((note) => (note.with ? [{ to: note.with, line: note.line }] : []));
  for (const { to, line } of [...others, ...mentions(nodes)])
    problems.push(...unknownReference(to, file, line, context));
  problems.push(...checkMarkdown(nodes, file, links));
  visitNodes(nodes, (node, line) => {
    if (/Expression$/.test(node.type)) add("code-in-text", line, node.value ?? "");
    if (!isElement(node)) return;
    const code = node.attributes.find((a) => a.type !== "mdxJsxAttribute" || (a.value && typeof a.value !== "string"));
    if (code) add("code-in-text", line, code.type === "mdxJsxAttribute" ? code.name : code.value);
    if (!KNOWN_BLOCKS.has(node.name ?? "")) add("unknown-block", line, node.name ?? "");
    const of = attribute(node, "of") ?? "";
    if (node.name === "Table" && !context.tables.has(of))
      add("unknown-table", line, of, nearestTo(of, context.tables.keys()));
    if (node.name === "Drawing" && !context.drawings.has(of))
      add("unknown-drawing", line, of, nearestTo(of, context.drawings.keys()));
    if (node.name === "Term" && !node.children.length) add("empty-block", line, "Term");
    if (node.name === "Term" && !context.terms.has(of)) add("unknown-term", line, of, nearestTo(of, context.terms));
  });
  return problems;
}

/** The rule that prints a table, if it is none; the schema has checked the table's form. */
export const checkTable = ({ id, rule }: RuleTable, context: Context): Problem[] =>
  unknownReference(rule, `content/tables/${id}.yaml`, 1, context);

/** The tables and drawings that no rule prints. */
export function checkUnprinted({ rules, tables, drawings }: Context): Problem[] {
  const printed = new Set<string>();
  for (const { blocks } of rules.values())
    visitNodes(allNodes(blocks), (node) => {
      if (isElement(node)) printed.add(`${node.name} ${attribute(node, "of")}`);
    });
  const missing = (where: string, folder: string, ids: Iterable<string>) =>
    [...ids]
      .filter((id) => !printed.has(`${where} ${id}`))
      .map(
        (detail): Problem => ({ code: "unprinted", file: `content/${folder}/${detail}.yaml`, line: 1, detail, where }),
      );
  return [...missing("Table", "tables", tables.keys()), ...missing("Drawing", "drawings", drawings.keys())];
}

/** The rule of a drawing, if it is none, and its parts that do not fit together. */
export const checkDrawing = (drawing: Drawing, context: Context): Problem[] => [
  ...unknownReference(drawing.rule, `content/drawings/${drawing.id}.yaml`, 1, context),
  ...checkParts(drawing),
];

/** Unknown rules, tables and notes that a file of `content/` names: those of calculators, terms, and rows of the chart. */
export function checkNamed(
  file: string,
  items: readonly {
    rule?: string;
    rules?: string[];
    tables?: string[];
    notes?: string[];
    examples?: { rule: string }[];
  }[],
  context: Context,
): Problem[] {
  return items.flatMap(({ rule, rules = [], tables = [], notes = [], examples = [] }) => [
    ...[...(rule ? [rule] : []), ...rules, ...examples.map((e) => e.rule)].flatMap((id) =>
      unknownReference(id, file, 1, context),
    ),
    ...tables
      .filter((table) => !context.tables.has(table))
      .map((detail): Problem => ({ code: "unknown-table", file, line: 1, detail })),
    ...notes
      .filter((note) => !noteAt(note, context))
      .map((detail): Problem => ({ code: "unknown-note", file, line: 1, detail })),
  ]);
}

/** Sections that stand in another book than their ids say, charts of terrain that no rule prints, parallels of no rules. */
export function checkBooks({ books, parallels }: Books, context: Context): Problem[] {
  const file = "content/books.yaml";
  const paired = Object.entries(parallels).flat();
  const charts = books.flatMap(({ terrainChart }) => terrainChart ?? []);
  const misplaced = books.flatMap(({ id, sections }) => sections.filter((section) => bookOf(section.id) !== id));
  return [
    ...misplaced.map((section): Problem => ({ code: "misplaced-section", file, line: 1, detail: section.id })),
    ...[...charts, ...paired].flatMap((rule) => unknownReference(rule, file, 1, context)),
    ...Object.entries(parallels)
      .filter(([one, other]) => isSameBook(one, other))
      .map(([detail]): Problem => ({ code: "same-book", file, line: 1, detail })),
  ];
}

/** Rules that are listed as other books' and that this site holds, or that nothing cites. */
export function checkOutside({ books }: Outside, cited: ReadonlySet<string>, { registry }: Context): Problem[] {
  const file = "content/outside.yaml";
  const wrong = (code: ProblemCode, found: (id: string) => boolean) =>
    books.flatMap(({ rules }) => rules.filter(found)).map((detail): Problem => ({ code, file, line: 1, detail }));
  return [...wrong("held-rule", (id) => registry.rules.has(id)), ...wrong("uncited", (id) => !cited.has(id))];
}

/** Questions that two rules are each said to answer. */
export function checkAsked({ rules }: Context): Problem[] {
  const first = new Map<string, string>();
  return [...rules.values()].flatMap(({ file, asked }) =>
    [...(asked?.en ?? []), ...(asked?.ja ?? [])].flatMap((detail): Problem[] => {
      const where = first.get(detail);
      first.set(detail, file);
      return where ? [{ code: "asked-twice", file, line: 1, detail, where }] : [];
    }),
  );
}

/** The rows from which the Desert Terrain Chart cannot be put together. */
export function checkChart(rows: readonly TerrainChartRow[], context: Context): Problem[] {
  const file = "content/terrain-chart.yaml";
  return rows.flatMap((row): Problem[] => {
    try {
      terrainChart([row], context.tables);
      return [];
    } catch (error) {
      return [{ code: "bad-cost", file, line: 1, detail: (error as Error).message, near: row.name }];
    }
  });
}

/** Pieces whose RF is reckoned from one that no note has, and letters of notes that there are none of. */
export function checkPieces(context: Context): Problem[] {
  const all = [...context.rules.values()];
  const names = new Set(all.flatMap((rule) => (rule.availability ?? []).map((piece) => piece.name)));
  return all.flatMap(({ file, availability = [] }) => [
    ...availability
      .filter(({ name, relativeTo }) => relativeTo && (relativeTo.piece === name || !names.has(relativeTo.piece)))
      .map(
        ({ relativeTo }): Problem => ({
          code: "unknown-piece",
          file,
          line: 1,
          detail: relativeTo!.piece,
          near: `piece: ${relativeTo!.piece}`,
        }),
      ),
    ...availability.flatMap(({ letters }) => letters.flatMap((id) => unknownReference(id, file, 1, context))),
  ]);
}
