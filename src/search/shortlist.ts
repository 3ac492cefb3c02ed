/** Which rules are worth reading in full: what the index says of each, and what is known without it. */
import type { Language } from "../schemas/bilingual.ts";
import { fieldOf, hitsOf } from "./match.ts";
import { type Form, isJapanese, PRINTED, type Query, type Slot } from "./query.ts";
import { askedWords } from "./record.ts";
import { LANGUAGES, type Place, recordOf } from "./texts.ts";

/** Id and titles of a rule, in the order of the table of ids. */
export interface Titled {
  id: string;
  en: string;
  ja: string;
}

/** For each index word, the records that hold it: name of the record → how well, 0–1. */
export type IndexHits = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * The forms of a slot that the index is asked for. Each word may load 20 KB; so, of what the glossary adds, only what the
 * texts print in the language that is read, and that instead of a synonym or an English word, not beside it.
 *
 * @param widely every form
 */
function askedForms({ forms, elsewise }: Slot, reads: Language, widely: boolean): Form[] {
  if (widely) return [...forms];
  const own = (form: Form) => isJapanese(form.text) === (reads === "ja");
  const [typed] = forms;
  const printed = forms.filter((f) => f.weight === PRINTED && own(f));
  return printed.length && (elsewise || !own(typed)) ? printed : [typed, ...printed];
}

/** The words that the index is asked for. */
export function wordsToAsk(query: Query, reads: Language, widely = false): string[] {
  const words = query.slots.flatMap((s) => askedForms(s, reads, widely).flatMap((f) => askedWords(f.text)));
  return [...new Set(words)];
}

/** How many rules have a slot in their title or define it: those whose words are rare come first. */
export function heldByTitles({ forms, rules }: Slot, titles: readonly Titled[]): number {
  const holds = (title: string) => forms.some((form) => hitsOf(fieldOf(title), form).length);
  return rules.length + titles.filter((t) => holds(t.en) || holds(t.ja)).length;
}

/**
 * The rules that may answer, the likeliest first, each once and in the language that is likelier.
 *
 * @param fits only these rules
 */
export function shortlist(
  query: Query,
  rules: readonly Titled[],
  hits: IndexHits,
  prefers: Language,
  fits: (id: string) => boolean = () => true,
): Place[] {
  const seen = [...hits.values()];
  const slots = query.slots.map((slot) => {
    const forms = slot.forms.map((form) => ({ form, words: askedWords(form.text).map((word) => hits.get(word)) }));
    // What the index was not asked for is known of titles only, and decides little.
    const weight = forms.some(({ words }) => words.every((records) => records)) ? 1 : 0.3;
    return { forms, rules: new Set(slot.rules), weight };
  });
  const scored: { place: Place; score: number }[] = [];
  for (const [rule, titled] of rules.entries()) {
    if (!fits(titled.id)) continue;
    let best: { place: Place; score: number } | undefined;
    for (const language of LANGUAGES) {
      const place = { rule, language };
      const record = recordOf(place);
      const title = fieldOf(titled[language]);
      let score = 0;
      let matched = 0;
      for (const { forms, rules, weight } of slots) {
        let inText = 0;
        let inTitle = 0;
        for (const { form, words } of forms) {
          const there = words.filter((records) => records?.has(record)).length;
          // Half a phrase is something only of what was typed.
          if (there === words.length || form.weight === 1)
            inText = Math.max(inText, (form.weight * there) / (words.length || 1));
          for (const hit of hitsOf(title, form)) inTitle = Math.max(inTitle, hit.quality * form.weight);
        }
        const defines = rules.has(titled.id) ? 1 : 0;
        if (inText || inTitle || defines) matched += weight;
        score += weight * (inText + 1.5 * inTitle + defines);
      }
      if (!matched) continue;
      score += 2 * matched + seen.reduce((sum, records) => sum + (records.get(record) ?? 0), 0) / seen.length;
      if (language === prefers) score *= 1.1;
      if (!best || score > best.score) best = { place, score };
    }
    if (best) scored.push(best);
  }
  return scored.sort((a, b) => b.score - a.score || a.place.rule - b.place.rule).map((s) => s.place);
}
