/**
 * Computes how similar a query is to titles and to the typical questions of rules (`asked`). Grammar and word order do
 * not matter.
 */

import type { Query } from "./query.ts";
import type { Candidate } from "./terms.ts";
import { cached, fold, isJapanese, phoneticKey, stem, wordsOf } from "./words.ts";

/**
 * Splits a Japanese word into its kanji and its pairs of adjacent letters. Leaves out pairs of hiragana, because these
 * are mostly inflections.
 */
const letters = (word: string) =>
  Array.from(word, (letter, i) => [letter, letter + (word[i + 1] ?? "")])
    .flatMap(([one, two]) => [
      /\p{Script=Han}/u.test(one!) ? one! : "",
      /^\p{Script=Hiragana}+$/u.test(two!) ? "" : two!,
    ])
    .map(phoneticKey);

/** Returns the parts of a text to compare: the stems of Latin words, and the kanji and pairs of letters of Japanese. */
const parts = cached((text): readonly string[] => {
  const all = wordsOf(fold(text)).flatMap((word) => (isJapanese(word) ? letters(word) : stem(word)));
  return [...new Set(all)].filter(Boolean);
});

/**
 * The weight of the word that the rules use for a typed word: "bog" for "stuck". The typed word itself has weight 1.
 */
const PRINTED = 0.7;

/**
 * Returns the similarity of a query to each candidate, from 0 to 1. The most similar title or question of a candidate
 * counts. Rare words weigh more than common words.
 */
export function likeness({ text, slots }: Query, candidates: readonly Candidate[]): number[] {
  const lists = candidates.map(({ title, asked = [] }) => [title, ...asked]);
  const lines = lists.flat();
  const number = new Map<string, number>();
  for (const line of lines) for (const part of parts(line)) number.set(part, (number.get(part) ?? 0) + 1);
  const weight = (part: string) => Math.log(1 + lines.length / (number.get(part) ?? lines.length)) ** 2;
  const sum = (all: readonly string[], of = weight) => all.reduce((total, part) => total + of(part), 0);

  const typed = parts(text).filter((part) => number.has(part));
  const printed = slots.flatMap((slot) => slot.asked.flatMap((form) => parts(form.text)));
  const share = new Map([
    ...printed.map((part) => [part, PRINTED] as const),
    ...typed.map((part) => [part, 1] as const),
  ]);
  const asked = sum(typed) || 1;
  const like = (line: string) => {
    const held = sum(parts(line), (part) => (share.get(part) ?? 0) * weight(part));
    return held && Math.min(1, held / Math.sqrt(asked * sum(parts(line))));
  };
  return lists.map((list) => Math.max(0, ...list.map(like)));
}
