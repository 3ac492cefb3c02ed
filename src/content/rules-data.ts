import { printReferences } from "../markdown/plain-text.ts";
import { rulePath, toolPath } from "../rules/addresses.ts";
import type { Period, Piece } from "../schemas/availability.ts";
import { type Bilingual, inBoth, type Language } from "../schemas/bilingual.ts";
import { type PieceData, type RulesData, rulesDataSchema } from "../schemas/rules-data.ts";
import { changesOf, dayOf, type PrintedChange } from "./changes.ts";
import type { Content } from "./content.ts";
import { borrowedReadings, calculatedExamples, calculatorsOf, notesText, ruleText } from "./rule-text.ts";
import { printedTables } from "./table-data.ts";

/**
 * Converts a change of a rule to its form in rules.json. References lose their brackets, and their rule numbers are
 * converted to the book of the changed rule.
 */
function changeData({ version, date, parallel, ...texts }: PrintedChange, { registry }: Content) {
  const print = (text: string) => printReferences(text, parallel ? registry.toParallel : undefined);
  const both = (text: Bilingual) => inBoth((language) => print(text[language]));
  return { version, date: dayOf(date), said: both(texts.said), says: both(texts.says), why: both(texts.why) };
}

const periodData = ({ rf, only, ...period }: Period) => ({ ...period, rf: rf ?? null, only: only ?? null });

/** Converts a piece (a vehicle or gun) to its form in rules.json. `rf` is null if no note states the RF of a period. */
function pieceData({ option, ...piece }: Piece): PieceData {
  return {
    ...piece,
    periods: piece.periods.map(periodData),
    ...(option && { option: { ...option, period: option.period && periodData(option.period) } }),
  };
}

/**
 * Returns the content of rules.json: every rule in reading order. `link` returns the URL of a path. @throws ZodError
 */
export function rulesData(content: Content, link: (language: Language, path: string) => string): RulesData {
  const rules = [...content.registry.rules.values()].map((rule) => {
    const file = content.rules.get(rule.id)!;
    const notes = { en: notesText(rule.id, "en", content), ja: notesText(rule.id, "ja", content) };
    return {
      id: rule.id,
      book: rule.book,
      section: rule.section,
      title: rule.title,
      text: inBoth((l) => ruleText(rule.id, l, content)),
      // The rule's own notes come first. Its readings and divergences can then be counted to find the note of an
      // anchor, such as "D7.31-note-3".
      notes: [
        ...file.blocks.notes.map((note, i) => ({ note, text: inBoth((l) => notes[l][i]!) })),
        ...borrowedReadings(rule.id, content),
      ].map(({ note, text }) => ({ kind: note.kind, with: note.with ?? null, text })),
      url: inBoth((l) => link(l, rulePath(rule.id))),
      refs: rule.refs.map((r) => r.to),
      citedBy: rule.citedBy.map((r) => r.to),
      relations: rule.refs,
      parallel: rule.parallel ?? null,
      tools: calculatorsOf(rule.id, content).map((t) => t.slug),
      toolExamples: calculatedExamples(rule.id, content).map(({ slug, query, label }) => ({
        tool: slug,
        label,
        url: inBoth((l) => link(l, `${toolPath(slug)}?${query}`)),
      })),
      tables: printedTables(rule.id, content),
      pieces: (file.availability ?? []).map(pieceData),
      asked: file.asked ?? { en: [], ja: [] },
      changes: changesOf(rule.id, content).map((change) => changeData(change, content)),
    };
  });
  return rulesDataSchema.parse({
    $schema: link("en", "schema/rules.json"),
    license: "CC-BY-4.0",
    rules,
  } satisfies RulesData);
}
