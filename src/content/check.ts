/** Checks that the references, tables and terms in parsed content exist, and that both languages correspond. */
import type { Blocks, Nodes } from "../markdown/blocks.ts";
import { type Citation, citationsIn, strongest } from "../markdown/citations.ts";
import { attribute, elementsIn, isElement, lineOf, TAGS, visitNodes, wordsOf } from "../markdown/parse.ts";
import { plainText } from "../markdown/plain-text.ts";
import { bookOf, parseId } from "../rules/ids.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import { idsIn, referencesIn } from "../rules/references.ts";
import { type Bilingual, LANGUAGES } from "../schemas/bilingual.ts";
import type { Outside } from "../schemas/outside.ts";
import type { RuleTable } from "../schemas/table.ts";
import {
  ATTRIBUTES,
  bareNumbers,
  checkFigures,
  checkLanguage,
  checkMarkdown,
  checkParallel,
  checkPrinted,
} from "./check-text.ts";
import type { ParsedContent, RuleFile } from "./content.ts";
import { noteAt } from "./rule-text.ts";
import { terrainChart } from "./terrain-chart.ts";
import { unknownNames, unknownReference } from "./unknown-names.ts";

const allNodes = (blocks: Blocks): Nodes =>
  [blocks.text, ...blocks.notes.map((n) => n.text)].flatMap((text) => LANGUAGES.flatMap((l) => text[l] ?? []));

/** Returns the rule ids that a text cites, each with its line. */
function mentions(nodes: Nodes) {
  const out: { to: string; line: number }[] = [];
  visitNodes(nodes, (node) => {
    if (node.type !== "text") return;
    for (const { to, at } of referencesIn(node.value))
      out.push({ to, line: lineOf(node) + node.value.slice(0, at).split("\n").length - 1 });
  });
  return out;
}

const wordsOfTable = ({ caption, columns, notes, rows }: RuleTable): Bilingual[] => [
  ...[caption, ...columns.map((c) => c.title), ...notes],
  ...rows.flatMap((row) => Object.values(row).filter((cell) => typeof cell === "object")),
];

/** Returns the citations in a rule's text, notes, tables and drawings, each cited id once. */
export function citesOf(blocks: Blocks, { tables, drawings }: Pick<ParsedContent, "tables" | "drawings">): Citation[] {
  const cites = [...citationsIn(blocks.text.en ?? [])];
  for (const note of blocks.notes) {
    if (note.with) cites.push({ to: note.with, kind: "note" });
    cites.push(...citationsIn(note.text.en ?? [], "note"));
  }
  const printed: Bilingual[] = [];
  for (const element of elementsIn(allNodes(blocks))) {
    const of = attribute(element, "of") ?? "";
    const table = element.name === "Table" && tables.get(of);
    if (table) printed.push(...wordsOfTable(table));
    const drawing = element.name === "Drawing" && drawings.get(of);
    if (drawing) printed.push(drawing.caption);
  }
  // The English text determines the kind of a citation, such as "note". An id that only the Japanese text cites has the
  // kind "cites".
  const japanese = mentions(allNodes(blocks)).map((m) => m.to);
  const others = [
    ...printed.flatMap(({ en, ja }) => [...idsIn(en), ...idsIn(ja)]),
    ...japanese.filter((to) => !cites.some((c) => c.to === to)),
  ];
  return strongest([...cites, ...others.map((to) => ({ to, kind: "cites" as const }))]);
}

const isSameBook = (one: string, other: string) => parseId(one)?.book === parseId(other)?.book;

/**
 * Returns the problems in the text of a rule, or of one of the site's own pages. `links`: whether links to other pages
 * are allowed.
 */
export function checkRule(
  { id, file, sameAs, blocks }: Pick<RuleFile, "id" | "file" | "sameAs" | "blocks">,
  content: ParsedContent,
  links = false,
): Problem[] {
  const problems: Problem[] = blocks.wrong.map((wrong) => ({ ...wrong, file }));
  const add = (code: ProblemCode, line: number, detail: string) => problems.push({ code, file, line, detail });

  for (const language of LANGUAGES) {
    const has = blocks.text[language] !== undefined;
    const tag = TAGS[language];
    if (sameAs && has) add("same-as-with-text", 2, `<${tag}>`);
    if (!sameAs && !has) add("missing-language", 1, tag);
    for (const note of blocks.notes) if (!note.text[language]?.length) add("missing-note-language", note.line, tag);
  }
  for (const { text, line, kind } of [{ text: blocks.text, line: 1, kind: undefined }, ...blocks.notes]) {
    for (const language of LANGUAGES)
      if (text[language]?.length || (line === 1 && !sameAs && text[language]))
        problems.push(...checkLanguage(text[language], language, file, line));
    // Skips TextNotes, which quote rule numbers without brackets, as the source prints them.
    if (kind !== "TextNote")
      visitNodes([...(text.en ?? []), ...(text.ja ?? [])], (node) => {
        for (const id of node.type === "text" ? bareNumbers(node.value) : [])
          problems.push(...unknownReference(id, content, file, lineOf(node)));
      });
    if (!text.en?.length || !text.ja?.length) continue;
    const [en, ja] = LANGUAGES.map((language) => plainText(text[language]!, { language, tables: content.tables }));
    problems.push(
      ...checkPrinted(text.en, text.ja, file, line),
      ...checkParallel(text.en, text.ja, file, line),
      ...checkFigures(en!, ja!, file, line),
    );
  }
  const same = content.rules.get(sameAs ?? "");
  if (sameAs && (!same || same.sameAs)) add("unknown-same-as", 2, sameAs);
  else if (sameAs && isSameBook(sameAs, id)) add("same-book", 2, sameAs);
  const nodes = allNodes(blocks);
  const others = blocks.notes.flatMap((note) => (note.with ? [{ to: note.with, line: note.line }] : []));
  for (const { to, line } of [...others, ...mentions(nodes)])
    problems.push(...unknownReference(to, content, file, line));
  problems.push(...checkMarkdown(nodes, file, links));
  const terms = new Set(content.glossary.terms.map((term) => term.id));
  visitNodes(nodes, (node) => {
    const line = lineOf(node);
    if (/Expression$/.test(node.type)) add("code-in-text", line, "value" in node ? node.value : "");
    if (!isElement(node)) return;
    const code = node.attributes.find((a) => a.type !== "mdxJsxAttribute" || (a.value && typeof a.value !== "string"));
    if (code) add("code-in-text", line, code.type === "mdxJsxAttribute" ? code.name : code.value);
    if (!ATTRIBUTES[node.name ?? ""]) add("unknown-block", line, node.name ?? "");
    const of = attribute(node, "of") ?? "";
    if (node.name === "Table") problems.push(...unknownNames("unknown-table", [of], content.tables, file, line));
    if (node.name === "Drawing") problems.push(...unknownNames("unknown-drawing", [of], content.drawings, file, line));
    if (node.name === "Term" && !node.children.length) add("empty-block", line, "Term");
    if (node.name === "Term") problems.push(...unknownNames("unknown-term", [of], terms, file, line));
  });
  return problems;
}

/** Checks that the rule of each table and drawing exists, and that the text of some rule shows the table or drawing. */
export function checkPrintable(content: ParsedContent): Problem[] {
  const { rules, tables, drawings } = content;
  const elements = [...rules.values()].flatMap(({ blocks }) => elementsIn(allNodes(blocks)));
  const printed = new Set(elements.map((element) => `${element.name} ${attribute(element, "of")}`));
  const check = (where: string, folder: string, held: ReadonlyMap<string, { rule: string }>) =>
    [...held].flatMap(([detail, { rule }]): Problem[] => {
      const file = `content/${folder}/${detail}.yaml`;
      const unprinted = printed.has(`${where} ${detail}`) ? [] : [{ code: "unprinted" as const, file, detail, where }];
      return [...unknownReference(rule, content, file), ...unprinted];
    });
  return [...check("Table", "tables", tables), ...check("Drawing", "drawings", drawings)];
}

/**
 * Checks that the rules, tables and notes exist to which the entries of a file refer. The entries are calculators,
 * glossary terms or rows of the terrain chart.
 */
export function checkNamed(
  file: string,
  items: readonly {
    rule?: string;
    rules?: string[];
    tables?: string[];
    notes?: string[];
    examples?: { rule: string }[];
  }[],
  content: ParsedContent,
): Problem[] {
  return items.flatMap(({ rule, rules = [], tables = [], notes = [], examples = [] }) => [
    ...[rule ?? [], rules, examples.map((e) => e.rule)].flat().flatMap((id) => unknownReference(id, content, file)),
    ...unknownNames("unknown-table", tables, content.tables, file),
    ...notes
      .filter((note) => !noteAt(note, content))
      .map((detail): Problem => ({ code: "unknown-note", file, detail })),
  ]);
}

/**
 * Checks books.yaml. Each section must be listed under the book to which its id belongs, and must have rules. Terrain
 * charts and parallel rules must exist. Two parallel rules must be of different books.
 */
export function checkBooks(content: ParsedContent): Problem[] {
  const file = "content/books.yaml";
  const { books, parallels } = content.books;
  const pairs = Object.entries(parallels);
  const charts = books.flatMap(({ terrainChart }) => terrainChart ?? []);
  const misplaced = books.flatMap((book) => book.sections.filter(({ id }) => bookOf(id) !== book.id));
  const held = new Set(content.registry.sections.map(({ id }) => id));
  const unused = books.flatMap((book) => book.sections.filter(({ id }) => !held.has(id)));
  const sameBook = pairs.filter(([one, other]) => isSameBook(one, other));
  return [
    ...misplaced.map(({ id }): Problem => ({ code: "misplaced-section", file, detail: id })),
    ...unused.map(({ id }): Problem => ({ code: "unused-section", file, detail: id })),
    ...[...charts, ...pairs.flat()].flatMap((rule) => unknownReference(rule, content, file)),
    ...sameBook.map(([detail]): Problem => ({ code: "same-book", file, detail })),
  ];
}

/**
 * Checks outside.yaml, the list of rules that are not on this site. None of them may be on the site, and each must be
 * cited.
 */
export function checkOutside(outside: Outside, cited: ReadonlySet<string>, { registry }: ParsedContent): Problem[] {
  const ids = outside.books.flatMap(({ rules }) => rules);
  const wrong = (code: ProblemCode, found: (id: string) => boolean) =>
    ids.filter(found).map((detail): Problem => ({ code, file: "content/outside.yaml", detail }));
  return [...wrong("held-rule", (id) => registry.rules.has(id)), ...wrong("uncited", (id) => !cited.has(id))];
}

/** Checks that no typical question (`asked`) is listed twice. */
export function checkAsked({ rules }: ParsedContent): Problem[] {
  const first = new Map<string, string>();
  return [...rules.values()].flatMap(({ file, asked }) =>
    [...(asked?.en ?? []), ...(asked?.ja ?? [])].flatMap((detail): Problem[] => {
      const where = first.get(detail);
      first.set(detail, file);
      return where ? [{ code: "asked-twice", file, detail, where }] : [];
    }),
  );
}

/** Returns a problem for each row of the terrain chart whose costs are not in the tables to which it refers. */
export const checkChart = ({ terrainRows, tables }: ParsedContent): Problem[] =>
  terrainRows.flatMap((row): Problem[] => {
    try {
      terrainChart([row], tables);
      return [];
    } catch (error) {
      const detail = (error as Error).message;
      return [{ code: "bad-cost", file: "content/terrain-chart.yaml", detail, near: row.name }];
    }
  });

/** Matches an RF (Rarity Factor) in the English text of a note: "RF 1.2", "1.2 to 1.5". */
const RF = /\b(?:RF|and|to|or|,)[ :]*(\d\.\d)\b/g;

/** Checks that the text of a vehicle or Gun note has the same RFs as its field `availability`. */
function checkRf({ file, availability = [], blocks }: RuleFile): Problem[] {
  const text = (blocks.text.en ?? []).map(wordsOf).join("\n");
  const rfs = availability.flatMap(({ periods, option }) => [...periods.map(({ rf }) => rf), option?.rf]);
  const held = new Set(rfs.flatMap((rf) => rf?.toFixed(1) ?? []));
  const told = new Set(Array.from(availability.length ? text.matchAll(RF) : [], ([, rf]) => rf!));
  const untold = [...held].filter((rf) => !text.includes(rf));
  return [...untold, ...told.difference(held)].map((detail) => ({ code: "other-rf", file, detail }));
}

/**
 * Checks the vehicles and Guns in the field `availability` of notes. Other pieces and lettered notes to which they
 * refer must exist. The text of a note must have the same RFs as the field.
 */
export function checkPieces(content: ParsedContent): Problem[] {
  const all = [...content.rules.values()];
  const names = new Set(all.flatMap((rule) => (rule.availability ?? []).map((piece) => piece.name)));
  const references = all.flatMap(({ file, availability = [] }) =>
    availability.flatMap(({ name, letters, relativeTo }): Problem[] => [
      ...(relativeTo && (relativeTo.piece === name || !names.has(relativeTo.piece))
        ? [{ code: "unknown-piece" as const, file, detail: relativeTo.piece, near: `piece: ${relativeTo.piece}` }]
        : []),
      ...letters.flatMap((id) => unknownReference(id, content, file)),
    ]),
  );
  return [...references, ...all.flatMap(checkRf)];
}
