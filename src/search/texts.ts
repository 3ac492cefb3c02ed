/**
 * Searches the full text of the rules without Pagefind. This is needed for Japanese: Pagefind splits a Japanese query
 * with `Intl.Segmenter`, so Firefox would find other rules than Chromium.
 */
import { fold, isJapanese, segments } from "./words.ts";

/** The title and content of each rule in one language, by id. The file for Japanese is search-texts.ja.json. */
export interface SearchTexts {
  /** The release of the site that the data belongs to. */
  release: string;
  rules: Record<string, readonly [title: string, content: string]>;
}

/** The number of mentions in the text that one mention in the title is worth. */
const TITLE = 12;
/** BM25 parameters: each further mention counts less, and mentions in a long text count less than in a short text. */
const SATURATION = 6;
const LENGTH = 0.75;

/**
 * Returns a function that counts how often a phrase is in a text normalized by `fold`. A Japanese phrase is found
 * anywhere. Latin words and numbers are found only at the start of a word, and not before a digit: 7.31 is not found in
 * 7.311.
 */
function counter(phrase: string): (text: string) => number {
  const exact = fold(phrase).replace(/[.+/]/g, "\\$&");
  const begins = /^[+-]/.test(phrase) ? "" : "(?<![\\p{Script=Latin}\\p{N}.+/-])";
  const sign = new RegExp(isJapanese(phrase) ? exact : `${begins}${exact}(?!\\.?\\d)`, "gu");
  return (text) => text.match(sign)?.length ?? 0;
}

/**
 * Returns a function that finds the rules whose title or text contains a word or phrase, best first, each with its
 * score (above 0, below 1).
 */
export function textSearch({ rules }: SearchTexts): (phrase: string) => Map<string, number> {
  const all = Object.entries(rules).map(([id, [title, text]]) => [id, fold(title), fold(text)] as const);
  const average = all.reduce((sum, [, , text]) => sum + text.length, 0) / all.length;
  return (phrase) => {
    const whole = counter(phrase);
    // If no text contains the whole phrase, a text must contain each of its words.
    const words = segments(fold(phrase), () => false).filter((word) => !/^\p{Script=Hiragana}+$/u.test(word));
    const counters = all.some(([, title, text]) => whole(title) + whole(text)) ? [whole] : words.map(counter);
    const count = (text: string) => Math.min(...counters.map((its) => its(text)));
    const scored = all.map(([id, title, text]): [string, number] => {
      const mentions = TITLE * count(title) + count(text);
      return [id, mentions / (mentions + SATURATION * (1 - LENGTH + LENGTH * (text.length / average)))];
    });
    return new Map(scored.filter(([, score]) => score > 0).sort(([, a], [, b]) => b - a));
  };
}
