/** How like a query is to titles and to questions that rules are asked with, whatever the grammar of either. */

import type { Query } from "./query.ts";
import type { Candidate } from "./terms.ts";
import { fold, isJapanese, sound, stem, wordsOf } from "./words.ts";

const known = new Map<string, readonly string[]>();

/** Kanji, and pairs of neighbouring letters that are not both hiragana: these survive the inflections of Japanese. */
const letters = (word: string) =>
  Array.from(word, (letter, i) => [letter, letter + (word[i + 1] ?? "")])
    .flatMap(([one, two]) => [
      /\p{Script=Han}/u.test(one!) ? one! : "",
      /^\p{Script=Hiragana}+$/u.test(two!) ? "" : two!,
    ])
    .map(sound);

/** The parts of a text that it is compared by: stems of words, letters of Japanese. Remembered, since every keystroke compares all lines. */
function parts(text: string): readonly string[] {
  const cut = () => wordsOf(fold(text)).flatMap((word) => (isJapanese(word) ? letters(word) : stem(word)));
  if (!known.has(text)) known.set(text, [...new Set(cut())].filter(Boolean));
  return known.get(text)!;
}

/** What the texts print for a word that was typed counts less than the word. */
const PRINTED = 0.7;

/** How like each candidate's title, or likeliest question, is to a query (0–1). A part that few lines have says more than a common one. */
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
