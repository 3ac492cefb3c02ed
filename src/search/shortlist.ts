/** Which rules are worth reading in full: what the index says of each, and what is known without it. */
import type { Language } from "../schemas/bilingual.ts";
import { fieldOf, hitsOf } from "./match.ts";
import { type Form, isJapanese, PRINTED, type Query, type Slot } from "./query.ts";
import { indexWords } from "./record.ts";
import { LANGUAGES, type Place } from "./texts.ts";

/** Id and titles of a rule, in the order of the table of ids. */
export interface Titled {
  id: string;
  en: string;
  ja: string;
}

/** For each index word, the records that hold it: name of the record → how well, 0–1. */
export type IndexHits = ReadonlyMap<string, ReadonlyMap<number, number>>;

export const recordOf = ({ rule, language }: Place): number => rule * LANGUAGES.length + LANGUAGES.indexOf(language);

/**
 * The forms of a slot that the index is asked for. Each word may load 20 KB; so, of what the glossary adds, only what the
 * texts print in the language that is read, and instead of an English word that a Japanese reader typed, not beside it.
 *
 * @param widely every form
 */
function askedForms({ forms }: Slot, reads: Language, widely: boolean): Form[] {
  if (widely) return [...forms];
  const own = (form: Form) => isJapanese(form.text) === (reads === "ja");
  const printed = forms.filter((f) => f.weight === PRINTED && own(f));
  const [typed] = forms;
  return own(typed) || !printed.length ? [typed, ...printed] : printed;
}

/** The words that the index is asked for. */
export function wordsToAsk(query: Query, reads: Language, widely = false): string[] {
  const words = query.slots.flatMap((s) => askedForms(s, reads, widely).flatMap((f) => indexWords(f.text, true)));
  return [...new Set(words)];
}

/** The share of a form's words that a record holds; what holds less than most of them holds it not at all. */
function share(form: Form, record: number, hits: IndexHits): number {
  const words = indexWords(form.text, true);
  const there = words.filter((word) => hits.get(word)?.has(record)).length;
  const most = form.weight === 1 ? 0.6 : 1;
  return words.length && there / words.length >= most ? there / words.length : 0;
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
      for (const slot of query.slots) {
        const inText = Math.max(...slot.forms.map((form) => form.weight * share(form, record, hits)));
        const inTitle = Math.max(0, ...slot.forms.flatMap((form) => hitsOf(title, form).map((h) => h.quality * form.weight)));
        const defines = slot.rules.includes(titled.id) ? 1 : 0;
        if (inText || inTitle || defines) matched++;
        score += inText + 1.5 * inTitle + defines;
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
