/**
 * Computes how well the name of a rule, section or calculator matches a word or phrase, and marks the matching parts.
 */
import { fold, isJapanese, STOP_WORDS, sameWords, stem, wordsOf } from "./words.ts";

/** A part of a text. `marked` is true if the part matches the query. Parts are never parsed as HTML. */
export type Piece = { text: string; marked: boolean };

/**
 * Returns how well a name matches a word or phrase, from 0 to 1. The result is 1 if the name contains the word or
 * phrase, in any inflection. It is between 0 and 1 if the word is part of a Japanese compound or the start of a longer
 * word, or if the words of the phrase are apart.
 */
export function match(name: string, wanted: string): number {
  const [text, phrase] = [sameWords(name), sameWords(wanted)];
  if (!phrase) return 0;
  // This test comes first because it is fast, and most names fail it.
  const isIn = text.includes(phrase);
  if (isIn && ` ${text} `.includes(` ${phrase} `)) return 1;
  if (phrase.includes(" ")) return phrase.split(" ").every((word) => match(name, word)) ? 0.5 : 0;
  if (!isIn) return 0;
  if (isJapanese(phrase)) return 0.9;
  // Numbers must match exactly: 7.31 does not match 7.311, and 2 does not match +2.
  return /^[a-z]{3,}$/.test(phrase) && ` ${text}`.includes(` ${phrase}`) ? 0.6 : 0;
}

const isMinor = (word: string) => /^[a-z]{1,2}$/.test(word) || STOP_WORDS.test(word);

/** Splits a text into parts, and marks the parts that match a wanted word in any inflection. */
export function markedName(name: string, wanted: readonly string[]): Piece[] {
  // Drops stop words ("in", "the") and words of one or two letters from a phrase.
  const words = wanted.flatMap((form) =>
    wordsOf(fold(form)).filter((word, _, { length }) => length === 1 || !isMinor(word)),
  );
  const unique = [...new Set(words)];
  const escaped = (word: string) => stem(word).replace(/[.+/]/g, "\\$&").replaceAll("'", "['’]");
  const patterns = unique.filter(isJapanese).map(escaped);
  const latin = unique.filter((word) => !isJapanese(word)).map(escaped);
  if (latin.length) patterns.push(`(?<![\\p{L}\\p{N}])(?:${latin.join("|")})\\p{L}*`);
  const parts = patterns.length ? name.split(new RegExp(`(${patterns.join("|")})`, "iu")) : [name];
  return parts.map((text, i) => ({ text, marked: i % 2 === 1 }));
}
