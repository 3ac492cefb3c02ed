/** Returns the plain text of rules, and the calculators, examples and notes that belong to a rule. */
import type { Nodes } from "mdast";
import type { Note } from "../markdown/blocks.ts";
import { plainText } from "../markdown/plain-text.ts";
import { parallelId } from "../rules/ids.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Tool } from "../schemas/tools.ts";
import type { Content, RuleFile } from "./content.ts";

/** Returns the file with the text of a rule: the rule's own file, or the file of the rule that it repeats. */
export function textSource(id: string, { rules }: Content): RuleFile {
  const own = rules.get(id)!;
  return own.sameAs ? rules.get(own.sameAs)! : own;
}

/**
 * For a rule that repeats another rule, returns a function that converts the label of a reference to the rule's own
 * book: "F12.31" → "D12.31". Returns undefined for other rules.
 */
export const labelIn = (id: string, content: Content): ((label: string) => string) | undefined =>
  textSource(id, content).id === id ? undefined : content.registry.sister;

/** Returns a function that prints parts of a rule's text as plain text, with rule numbers of the rule's own book. */
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
 * If the rule `id` repeats another rule, returns the readings of the other rule, with rule numbers of the book of `id`.
 * Otherwise returns an empty array.
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
 * Returns the reading or divergence with an anchor ("D7.31-note-3"), and its rule; undefined if there is none. Does not
 * count TextNotes, because `remarkNotes` moves them to the end, so that their numbers are higher than those of all
 * readings and divergences.
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

/** Returns the examples of a rule that calculators can show, each with the calculator's slug and its state. */
export function calculatedExamples(id: string, content: Content) {
  return content.tools.flatMap(({ slug, examples }) =>
    examples.filter((e) => e.rule === id).map((e) => ({ slug, ...e })),
  );
}

/** Returns the rules outside this site that a rule cites, each with its book. */
export function outsideBooksOf(id: string, content: Content): { id: string; book: Bilingual }[] {
  const texts = [textSource(id, content), content.rules.get(id)!];
  const cites = new Set(texts.flatMap((text) => text.cites.map((c) => c.to)));
  return [...cites].flatMap((cite) => {
    const target = content.registry.resolve(cite);
    return target?.kind === "outside" ? [{ id: cite, book: target.book }] : [];
  });
}

/**
 * Returns the id of every rule page as `asked`, with the id of the rule that the page shows as `id`. The site's own
 * rules come first, in reading order. For these, both ids are equal. Then come the ids whose page shows the parallel
 * rule.
 */
export const answeredIds = (content: Content): { asked: string; id: string }[] => [
  ...[...content.registry.rules.keys()].map((id) => ({ asked: id, id })),
  ...ruleAliases(content),
];

/**
 * Returns each id that has no rule on the site but a parallel rule: the id as `asked`, and the id of the parallel rule
 * as `id`. The page of `asked` shows the parallel rule.
 */
function ruleAliases({ registry, books }: Content): { asked: string; id: string }[] {
  return [...registry.rules.values()].flatMap((rule) => {
    const asked = parallelId(rule.id, books.parallels);
    return asked && !registry.rules.has(asked) ? [{ asked, id: rule.id }] : [];
  });
}
