/** Parses a query into its terms (words and phrases), each with its synonyms. */

import { match } from "./match.ts";
import { NO_TERMS, type SearchTerm, type SearchTerms } from "./terms.ts";
import { fold, isJapanese, STOP_WORDS, sameWords, segments, wordsOf } from "./words.ts";

/** A word or phrase to search for. `weight` is 1 for the typed form, and less for any other form. */
export type WeightedForm = { text: string; weight: number };

/** A query term: a word or phrase of the query. */
export interface QueryTerm {
  /** The typed form, then its synonyms. */
  forms: readonly [WeightedForm, ...WeightedForm[]];
  /**
   * The forms to search for in the full text. Omits a typed form that is not printed: "stuck", because the rules print
   * "bog".
   */
  asked: readonly WeightedForm[];
  /** The rules that define the query term, most important first. */
  rules: readonly string[];
  /** Whether the query term is in the glossary. Other words of a question weigh less. */
  isTerm: boolean;
  /** The rules on another meaning of the query term. They never match it: rules on tracks, if トラック means a truck. */
  notRules: readonly string[];
}

/** A parsed query: its normalized text, its query terms, and the kinds of page that it asks for ("tools"). */
export type Query = ReturnType<typeof readQuery>;

/**
 * Weights of forms that were not typed: the form printed in the rules (`PRINTED`), another synonym (`SYNONYM`), the
 * kanji of a word without its ending (`KANJI`). The typed form has weight 1.
 */
const PRINTED = 0.85;
const SYNONYM = 0.6;
const KANJI = 0.8;

/** Returns the query term for a word that is not in the glossary. */
function unknown(text: string): QueryTerm {
  // Inflections and compounds of a word share its kanji: 据える and 据付け, 撃ち and 撃つ.
  const kanji = /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u.exec(text)?.[1];
  const forms: QueryTerm["forms"] = [{ text, weight: 1 }, ...(kanji ? [{ text: kanji, weight: KANJI }] : [])];
  return { forms, asked: forms, rules: [], isTerm: false, notRules: [] };
}

/**
 * Returns the query term for a word or phrase of the glossary, with its synonyms. Returns undefined for any other text.
 * `query` is the whole query, because other words can change the meaning: トラック is a truck, but beside 道路 (road) it can
 * be a track.
 */
function glossed(text: string, all: readonly SearchTerm[], query: string): QueryTerm | undefined {
  const typed = sameWords(text);
  const isTyped = (word: string) => sameWords(word) === typed;
  const whole = sameWords(query);
  const isMeant = ({ onlyBeside }: SearchTerm) =>
    !onlyBeside || whole === typed || onlyBeside.some((word) => whole.includes(sameWords(word)));
  const named = typed ? all.filter(({ says, also }) => says.some(isTyped) || also.some(isTyped)) : [];
  const meant = named.filter(isMeant);
  const terms = meant.length ? meant : named;
  if (!terms.length) return undefined;
  const others = (words: string[], weight: number) =>
    [...new Set(words)].filter((word) => !isTyped(word)).map((text) => ({ text, weight }));
  const [says, also] = [terms.flatMap((t) => t.says), terms.flatMap((t) => t.also)];
  const printed = others(says, PRINTED);
  // The full text is searched only for printed forms: "bog" for typed "stuck", katakana for typed hiragana.
  const own = says.find(isTyped);
  const asTyped = { text, weight: 1 };
  const asked = own ? [{ text: isJapanese(text) ? own : text, weight: 1 }] : printed.length ? [] : [asTyped];
  const rules = [...new Set(terms.flatMap((t) => t.rules))];
  const notRules = named.filter((term) => !terms.includes(term)).flatMap((term) => term.rules);
  const forms: QueryTerm["forms"] = [asTyped, ...printed, ...others(also, SYNONYM)];
  return {
    ...{ forms, asked: [...asked, ...printed], rules, isTerm: true },
    notRules: notRules.filter((id) => !rules.includes(id)),
  };
}

/** Japanese stop words: words of hiragana alone, and kanji for place, time and number. */
const JAPANESE_STOP_WORDS = /^(?:\p{Script=Hiragana}+|[上下中内外前後時間先数何])$/u;

/** Phrases that contain a glossary word by chance: による contains よる (night), どこまで contains こま (counter). */
const PHRASES = /^(?:による|どこまで)$/;

/**
 * Parses a typed query into its query terms (`slots`). `wants` has the kinds of page that the query asks for: "what is
 * sand" wants "glossary".
 */
export function readQuery(typed: string, { terms, kinds }: Pick<SearchTerms, "terms" | "kinds"> = NO_TERMS) {
  const text = fold(typed);
  const known = new Set(terms.flatMap(({ says, also }) => [...says, ...also]).map(sameWords));
  const words = wordsOf(text).flatMap((word) =>
    isJapanese(word) ? segments(word, (part) => PHRASES.test(part) || known.has(sameWords(part))) : [word],
  );
  const slots: QueryTerm[] = [];
  for (let i = 0; i < words.length; ) {
    // Takes the longest phrase of the glossary that begins here, up to eight words. If there is none, takes the single
    // word.
    let length = Math.min(8, words.length - i);
    let slot: QueryTerm | undefined;
    for (; length >= 1 && !slot; length--) {
      const part = words.slice(i, i + length);
      // Users may type a space within a Japanese phrase: 砂に はまる is 砂にはまる.
      slot = glossed(part.join(part.every(isJapanese) ? "" : " "), terms, text);
    }
    slots.push(slot ?? unknown(words[i]!));
    i += slot ? length + 1 : 1;
  }
  const asks = Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => ({ kind, word })));
  const asked = asks.filter(({ word }) => match(text, word) >= 0.9);
  const kindWords = new Set(asked.flatMap(({ word }) => sameWords(word).split(" ")));
  const isIdle = ({ forms: [{ text }, ...others], rules }: QueryTerm) =>
    STOP_WORDS.test(text.replace("'", "")) ||
    kindWords.has(sameWords(text)) ||
    (JAPANESE_STOP_WORDS.test(text) && !others.length && !rules.length);
  const busy = slots.filter((slot) => !isIdle(slot));
  return { text, slots: busy.length ? busy : slots, wants: asked.map(({ kind }) => kind) };
}
