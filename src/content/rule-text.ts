/** What a rule says as plain text, and what belongs to it: for rules.json, search and descriptions. */
import type { Nodes } from "mdast";
import type { Note } from "../markdown/blocks.ts";
import { plainText } from "../markdown/plain-text.ts";
import { sisterId } from "../rules/ids.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Tool } from "../schemas/tools.ts";
import type { Content, RuleFile } from "./content.ts";

/** The file whose text a rule prints: its own, or that of the rule it repeats. */
export function textSource(id: string, { rules }: Content): RuleFile {
  const own = rules.get(id)!;
  return own.sameAs ? rules.get(own.sameAs)! : own;
}

/** Returns the function that prints parts of a rule's text: a rule that borrows it prints the numbers of its own book. */
export function printerOf(id: string, language: Language, content: Content) {
  const { tables, registry } = content;
  const label = textSource(id, content).id === id ? undefined : registry.sister;
  return (nodes: readonly Nodes[]) => plainText(nodes, { language, tables, label });
}

/** The plain text of a rule in a language, tables included, notes not. */
export const ruleText = (id: string, language: Language, content: Content): string =>
  printerOf(id, language, content)(textSource(id, content).blocks.text[language] ?? []);

/** The plain text of a rule's notes in a language. */
export const notesText = (id: string, language: Language, { rules, tables }: Content): string[] =>
  rules.get(id)!.blocks.notes.map((note) => plainText(note.text[language] ?? [], { language, tables }));

/** The reading or divergence with this anchor ("D7.31-note-3"), and its rule; undefined where there is none. */
export function noteAt(anchor: string, { rules }: Pick<Content, "rules">): { rule: string; note: Note } | undefined {
  const [rule = "", number] = anchor.split("-note-");
  const note = rules.get(rule)?.blocks.notes[Number(number) - 1];
  return note && note.kind !== "TextNote" ? { rule, note } : undefined;
}

/** What a note says before its reasons: its first paragraph, as plain text. */
export const rulingText = ({ text }: Note, language: Language, { tables }: Content): string =>
  plainText((text[language] ?? []).slice(0, 1), { language, tables });

/** The calculators that work out a rule's rolls or modifiers. */
export function calculatorsOf(id: string, content: Content): Tool[] {
  return content.tools.filter((t) => t.rules.includes(id));
}

/** The worked examples of a rule that a calculator can show, each with the state that shows it. */
export function calculatedExamples(id: string, content: Content) {
  return content.tools.flatMap(({ slug, examples }) =>
    examples.filter((e) => e.rule === id).map((e) => ({ slug, ...e })),
  );
}

/** The rules of other books that a rule cites, with the book to open. */
export function outsideBooksOf(id: string, content: Content): { id: string; book: Bilingual }[] {
  const texts = [textSource(id, content), content.rules.get(id)!];
  const cites = new Set(texts.flatMap((text) => text.cites.map((c) => c.to)));
  return [...cites].flatMap((cite) => {
    const target = content.registry.resolve(cite);
    return target?.kind === "outside" ? [{ id: cite, book: target.book }] : [];
  });
}

/** Every id that has a page, with the rule that the page shows: first the site's own rules in reading order, then aliases. */
export const answeredIds = (content: Content): { asked: string; id: string }[] => [
  ...[...content.registry.rules.keys()].map((id) => ({ asked: id, id })),
  ...ruleAliases(content),
];

/** The ids of rules that the site does not hold, each with the parallel rule that its page shows instead. */
function ruleAliases({ registry, books }: Content): { asked: string; id: string }[] {
  return [...registry.rules.values()].flatMap((rule) => {
    const asked = sisterId(rule.id, books.parallels);
    return asked && !registry.rules.has(asked) ? [{ asked, id: rule.id }] : [];
  });
}
