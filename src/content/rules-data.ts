import { rulePath } from "../rules/addresses.ts";
import type { BookId } from "../rules/ids.ts";
import type { Bilingual, Language } from "../schemas/bilingual.ts";
import type { Content } from "./load.ts";
import { calculatorsOf, notesText, ruleText } from "./rule-text.ts";

/** One rule of rules.json. Public: fields are added, never changed. */
export interface RuleData {
  id: string;
  book: BookId;
  section: string;
  title: Bilingual;
  /** Plain text, printed tables included. */
  text: Bilingual;
  /** Editor's notes and divergences, as plain text. */
  notes: { kind: "EditorNote" | "Divergence"; with: string | null; text: Bilingual }[];
  url: Bilingual;
  refs: string[];
  citedBy: string[];
  /** The same as `refs`, each with its capacity: exception, modifies, cites, see, example or note. */
  relations: { to: string; kind: string }[];
  parallel: string | null;
  tools: string[];
}

/** What rules.json is. */
export interface RulesData {
  rules: RuleData[];
}

/** What rules.json holds: every rule in reading order. `link` gives a path of the site in a language. */
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
      notes: content.rules.get(rule.id)!.blocks.notes.map((n, i) => ({
        kind: n.kind,
        with: n.with ?? null,
        text: both((l) => notes[l][i]!),
      })),
      url: both((l) => link(l, rulePath(rule.id))),
      refs: rule.refs.map((r) => r.to),
      citedBy: rule.citedBy.map((r) => r.to),
      relations: rule.refs,
      parallel: rule.parallel ?? null,
      tools: calculatorsOf(rule.id, content).map((t) => t.slug),
    };
  });
  return { rules };
}
