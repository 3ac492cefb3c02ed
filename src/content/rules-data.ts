import { rulePath } from "../rules/addresses.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import { type RulesData, rulesDataSchema } from "../schemas/rules-data.ts";
import type { Content } from "./content.ts";
import { borrowedReadings, calculatorsOf, notesText, ruleText } from "./rule-text.ts";

/** Returns the content of rules.json: every rule in reading order. `link` returns the address of a path. @throws ZodError */
export function rulesData(content: Content, link: (language: Language, path: string) => string): RulesData {
  const both = (make: (language: Language) => string): Bilingual => ({ en: make("en"), ja: make("ja") });
  const rules = [...content.registry.rules.values()].map((rule) => {
    const notes = { en: notesText(rule.id, "en", content), ja: notesText(rule.id, "ja", content) };
    return {
      id: rule.id,
      book: rule.book,
      section: rule.section,
      title: rule.title,
      text: both((l) => ruleText(rule.id, l, content)),
      // Its own notes come first: their anchors count by their place.
      notes: [
        ...content.rules.get(rule.id)!.blocks.notes.map((note, i) => ({ note, text: both((l) => notes[l][i]!) })),
        ...borrowedReadings(rule.id, content),
      ].map(({ note, text }) => ({ kind: note.kind, with: note.with ?? null, text })),
      url: both((l) => link(l, rulePath(rule.id))),
      refs: rule.refs.map((r) => r.to),
      citedBy: rule.citedBy.map((r) => r.to),
      relations: rule.refs,
      parallel: rule.parallel ?? null,
      tools: calculatorsOf(rule.id, content).map((t) => t.slug),
    };
  });
  return rulesDataSchema.parse({
    $schema: link("en", "schema/rules.json"),
    license: "CC-BY-4.0",
    rules,
  } satisfies RulesData);
}
