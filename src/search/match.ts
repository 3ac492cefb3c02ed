/** How well a name (of a rule, a section, a calculator) answers a word or phrase, and what of it. */
import { fold, isJapanese, sameWords, stem, wordsOf } from "./words.ts";

/** A piece of a text; `marked` where it is what the reader asked for. Data, so that no text is ever read as HTML. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** 1 for the word or phrase itself, in any inflection; less for a part of a compound, a beginning, words that stand apart; else 0. */
export function match(name: string, wanted: string): number {
  const [text, phrase] = [` ${sameWords(name)} `, sameWords(wanted)];
  if (!phrase) return 0;
  if (text.includes(` ${phrase} `)) return 1;
  const words = phrase.split(" ");
  if (words.length > 1) return words.every((word) => match(name, word) > 0) ? 0.5 : 0;
  if (isJapanese(phrase)) return text.includes(phrase) ? 0.9 : 0;
  // Figures and rule numbers are exact: 7.31 is not 7.311, and 2 is not +2.
  return /^[a-z]{3,}$/.test(phrase) && text.includes(` ${phrase}`) ? 0.6 : 0;
}

/** The pieces of a text that was split where a group of an expression matched. */
const split = (text: string, at: RegExp): Piece[] =>
  text.split(at).map((part, i) => ({ text: part, marked: i % 2 === 1 }));

/** A name in pieces, with the wanted words marked in any inflection. */
export function markedName(name: string, wanted: readonly string[]): Piece[] {
  const words = wanted
    .flatMap((form) => wordsOf(fold(form)))
    .map((word) => {
      const text = stem(word).replace(/[.+/]/g, "\\$&");
      return isJapanese(word) ? text : `(?<![\\p{L}\\p{N}])${text}\\p{L}*`;
    });
  return words.length ? split(name, new RegExp(`(${words.join("|")})`, "iu")) : split(name, /(?!)/);
}

/** The pieces of an excerpt as Pagefind gives it: plain text with `<mark>`, other "<" and ">" escaped, its Japanese words parted by U+200B. */
export const excerptPieces = (excerpt: string): Piece[] =>
  split(excerpt.replaceAll("\u200b", ""), /<mark>([^<]*)<\/mark>/).map(({ text, marked }) => ({
    text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
    marked,
  }));
