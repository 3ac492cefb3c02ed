/** Functions that return a rule's plain text, calculators, examples and notes. */
import type { Nodes } from "mdast";
import type { Note } from "../markdown/blocks.ts";
import { plainText } from "../markdown/plain-text.ts";
import { parallelId } from "../rules/ids.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Tool } from "../schemas/tools.ts";
import type { Content, RuleFile } from "./content.ts";

/** Returns the file that contains a rule's text. If the rule repeats another rule, this is the other rule's file. */
export function textSource(id: string, { rules }: Content): RuleFile {
  const own = rules.get(id)!;
  return own.sameAs ? rules.get(own.sameAs)! : own;
}

/**
 * If a rule repeats a rule of the other book, returns a function that converts rule numbers in that rule's text:
 * "F12.31" → "D12.31". Otherwise returns undefined.
 */
export const labelIn = (id: string, content: Content): ((label: string) => string) | undefined =>
  textSource(id, content).id === id ? undefined : content.registry.toParallel;

/** Returns a function that converts parts of a rule's text to plain text, with rule numbers of the rule's own book. */
export function printerOf(id: string, language: Language, content: Content) {
  const { tables } = content;
  const label = labelIn(id, content);
  return (nodes: readonly Nodes[]) => plainText(nodes, { language, tables, label });
}

/** Returns the plain text of a rule, with tables and without notes. */
export const ruleText = (id: string, language: Language, content: Content): string =>
  printerOf(id, language, content)(textSource(id, content).blocks.text[language] ?? []);

/** Returns the plain text of each note of a rule. */
export const notesText = (id: string, language: Language, { rules, tables }: Content): string[] =>
  rules.get(id)!.blocks.notes.map((note) => plainText(note.text[language] ?? [], { language, tables }));

/**
 * If the rule `id` repeats another rule, returns the notes of kind `Reading` of that other rule. Their rule numbers are
 * converted to the book of `id`. Otherwise returns an empty array.
 */
export function borrowedReadings(id: string, content: Content): { note: Note; text: Bilingual }[] {
  const source = textSource(id, content);
  if (source.id === id) return [];
  const text = (note: Note, language: Language) => printerOf(id, language, content)(note.text[language] ?? []);
  return source.blocks.notes
    .filter(({ kind }) => kind === "Reading")
    .map((note) => ({ note, text: { en: text(note, "en"), ja: text(note, "ja") } }));
}

/**
 * Finds the reading or divergence with an anchor, such as "D7.31-note-3", and its rule. TextNotes are not counted,
 * because `remarkNotes` moves them to the end, so that they are numbered last.
 */
export function noteAt(anchor: string, { rules }: Pick<Content, "rules">): { rule: string; note: Note } | undefined {
  const [rule = "", number] = anchor.split("-note-");
  const note = rules.get(rule)?.blocks.notes.filter(({ kind }) => kind !== "TextNote")[Number(number) - 1];
  return note && { rule, note };
}

/** Returns the ruling of a note as plain text: its first paragraph, without the reasons after it. */
export const rulingText = ({ text }: Note, language: Language, { tables }: Content): string =>
  plainText((text[language] ?? []).slice(0, 1), { language, tables });

/** Returns the calculators that cover a rule's rolls or modifiers. */
export function calculatorsOf(id: string, content: Content): Tool[] {
  return content.tools.filter((t) => t.rules.includes(id));
}

/** Returns the examples of a rule that calculators can show, each with the calculator's slug and query string. */
export function calculatedExamples(id: string, content: Content) {
  return content.tools.flatMap(({ slug, examples }) =>
    examples.filter((e) => e.rule === id).map((e) => ({ slug, ...e })),
  );
}

/**
 * Returns the rules that a rule cites but that are not on this site, such as A2.71. `book` is the name of their book.
 */
export function outsideBooksOf(id: string, content: Content): { id: string; book: Bilingual }[] {
  const texts = [textSource(id, content), content.rules.get(id)!];
  const cites = new Set(texts.flatMap((text) => text.cites.map((c) => c.to)));
  return [...cites].flatMap((cite) => {
    const target = content.registry.resolve(cite);
    return target?.kind === "outside" ? [{ id: cite, book: target.book }] : [];
  });
}

/**
 * Lists all rule pages. `asked` is the id in the page's URL, and `id` is the rule that the page shows. They differ only
 * if the page shows a parallel rule: the page of F7.31 shows D7.31. Such pages come last; the others are in reading
 * order.
 */
export const answeredIds = (content: Content): { asked: string; id: string }[] => [
  ...[...content.registry.rules.keys()].map((id) => ({ asked: id, id })),
  ...ruleAliases(content),
];

/**
 * Some ids have no rule on the site, only a parallel rule. Returns these ids (`asked`), each with the id of the
 * parallel rule (`id`): `{ asked: "F7.31", id: "D7.31" }`.
 */
function ruleAliases({ registry, books }: Content): { asked: string; id: string }[] {
  return [...registry.rules.values()].flatMap((rule) => {
    const asked = parallelId(rule.id, books.parallels);
    return asked && !registry.rules.has(asked) ? [{ asked, id: rule.id }] : [];
  });
}
