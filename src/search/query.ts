/** Reads a query: its ideas, and the other words that mean the same. */

import { match } from "./match.ts";
import { NO_TERMS, type SearchTerm, type SearchTerms } from "./terms.ts";
import { fold, isJapanese, sameWords, segments, wordsOf } from "./words.ts";

/** A word or phrase to look for. Its weight is 1 as typed, less for what the glossary adds. */
export type Form = { text: string; weight: number };

/** One idea of the query. */
export interface Slot {
  /** What was typed for it, and what means the same. */
  forms: readonly [Form, ...Form[]];
  /** What the texts are asked for: as typed, and as they print it. */
  asked: readonly Form[];
  /** The rules that define it, the first first. */
  rules: readonly string[];
}

/** A query: its text folded, and its ideas. */
export type Query = ReturnType<typeof readQuery>;

/** What the texts print for a typed word counts nearly as much as the word; another synonym of it, less. */
const PRINTED = 0.85;
const SYNONYM = 0.6;
const KANJI = 0.8;

/** English words that carry no idea. */
export const IDLE =
  /^(?:an?|the|of|in|on|at|to|for|and|or|is|are|be|was|were|with|from|as|its?|this|that|how|what|when|where|which|who|why|do|does|can|could|may|must|should|i|my|me|we|you|your|if|then|than|there|any|much|many|not|has|have|get|cant|cannot|dont|doesnt|isnt)$/;

/** A word that the glossary does not know. */
function unknown(text: string): Slot {
  // 据える is printed as 据付け, 撃ち as 撃つ: their kanji are the same.
  const kanji = /^(\p{Script=Han}+)\p{Script=Hiragana}+$/u.exec(text)?.[1];
  const forms: Slot["forms"] = [{ text, weight: 1 }, ...(kanji ? [{ text: kanji, weight: KANJI }] : [])];
  return { forms, asked: forms, rules: [] };
}

/** What the glossary adds for a word or phrase; undefined if it does not know it. */
function glossed(text: string, all: readonly SearchTerm[]): Slot | undefined {
  const typed = sameWords(text);
  const isTyped = (word: string) => sameWords(word) === typed;
  const terms = typed ? all.filter(({ says, also }) => says.some(isTyped) || also.some(isTyped)) : [];
  if (!terms.length) return undefined;
  const others = (words: string[], weight: number) =>
    [...new Set(words)].filter((word) => !isTyped(word)).map((text) => ({ text, weight }));
  const [says, also] = [terms.flatMap((t) => t.says), terms.flatMap((t) => t.also)];
  const printed = others(says, PRINTED);
  // "stuck" is asked for as "bog" alone, and kana as they are printed.
  const own = says.find(isTyped);
  const asTyped = { text, weight: 1 };
  const asked = own ? [{ text: isJapanese(text) ? own : text, weight: 1 }] : printed.length ? [] : [asTyped];
  const rules = [...new Set(terms.flatMap((t) => t.rules))];
  return { forms: [asTyped, ...printed, ...others(also, SYNONYM)], asked: [...asked, ...printed], rules };
}

/** The words of the glossary in one spelling, once for each glossary. */
const known = new WeakMap<readonly SearchTerm[], ReadonlySet<string>>();

/** Whether the glossary has a word. */
function isTerm(word: string, all: readonly SearchTerm[]): boolean {
  if (!known.has(all)) known.set(all, new Set(all.flatMap(({ says, also }) => [...says, ...also].map(sameWords))));
  return known.get(all)!.has(sameWords(word));
}

/** What is said around Japanese words: hiragana, where and how many. */
const AROUND = /^(?:\p{Script=Hiragana}+|[上下中内外前後時間先数何])$/u;

/** Reads what was typed. A query without words has no slots; `wants` is the kind of page that it asks for in so many words. */
export function readQuery(typed: string, { terms, kinds }: Pick<SearchTerms, "terms" | "kinds"> = NO_TERMS) {
  const text = fold(typed);
  const words = wordsOf(text).flatMap((word) =>
    isJapanese(word) ? segments(word, (part) => isTerm(part, terms)) : [word],
  );
  const slots: Slot[] = [];
  for (let i = 0; i < words.length; ) {
    // The longest phrase that the glossary knows, of at most eight words, is one idea; otherwise each word is.
    let length = Math.min(8, words.length - i);
    let slot: Slot | undefined;
    for (; length >= 1 && !slot; length--) {
      const part = words.slice(i, i + length);
      // Spaces between Japanese words are the reader's: 砂に はまる is 砂にはまる.
      slot = glossed(part.join(part.every(isJapanese) ? "" : " "), terms);
    }
    slots.push(slot ?? unknown(words[i]!));
    i += slot ? length + 1 : 1;
  }
  const asks = Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => ({ kind, word })));
  const asked = asks.filter(({ word }) => match(text, word) >= 0.9);
  const kindWords = new Set(asked.flatMap(({ word }) => sameWords(word).split(" ")));
  const isIdle = ({ forms: [{ text }, ...others], rules }: Slot) =>
    IDLE.test(text) || kindWords.has(sameWords(text)) || (AROUND.test(text) && !others.length && !rules.length);
  const busy = slots.filter((slot) => !isIdle(slot));
  return { text, slots: busy.length ? busy : slots, wants: asked.map(({ kind }) => kind) };
}
