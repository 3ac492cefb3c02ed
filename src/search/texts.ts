/**
 * Full text of one language, searched as it is. Japanese needs this: on a Japanese page Pagefind cuts a query by the dictionary of
 * the browser (`Intl.Segmenter`), so that Firefox would find other rules than Chromium.
 */
import { fold, isJapanese, segments } from "./words.ts";

/** The title and the content of each rule in one language, by id; served as search-texts.ja.json. */
export interface SearchTexts {
  /** The release that it belongs to. */
  release: string;
  rules: Record<string, readonly [title: string, content: string]>;
}

/** A title counts as much as so many mentions in the text. */
const TITLE = 12;
/** BM25: more mentions count less and less, and less in a long text. */
const SATURATION = 6;
const LENGTH = 0.75;

/** Counts a phrase in folded texts: Japanese anywhere, a Latin word or figure where a word begins; 7.31 is not in 7.311. */
function counter(phrase: string): (text: string) => number {
  const exact = fold(phrase).replace(/[.+/]/g, "\\$&");
  const begins = /^[+-]/.test(phrase) ? "" : "(?<![\\p{Script=Latin}\\p{N}.+/-])";
  const sign = new RegExp(isJapanese(phrase) ? exact : `${begins}${exact}(?!\\.?\\d)`, "gu");
  return (text) => text.match(sign)?.length ?? 0;
}

/** Titles and texts in the spelling that phrases are compared in: made once, read by every query. */
const folded = new WeakMap<SearchTexts, readonly (readonly [id: string, title: string, content: string])[]>();

/** The rules whose title or text has a word or phrase, with a score below 1, the best first. */
export function textHits(texts: SearchTexts, phrase: string): Map<string, number> {
  const fresh = () => Object.entries(texts.rules).map(([id, [title, text]]) => [id, fold(title), fold(text)] as const);
  if (!folded.has(texts)) folded.set(texts, fresh());
  const all = folded.get(texts)!;
  const average = all.reduce((sum, [, , text]) => sum + text.length, 0) / all.length;
  const whole = counter(phrase);
  // A phrase that no text has as a whole is looked for word by word.
  const words = segments(fold(phrase), () => false).filter((word) => !/^\p{Script=Hiragana}+$/u.test(word));
  const counters = all.some(([, title, text]) => whole(title) + whole(text)) ? [whole] : words.map(counter);
  const count = (text: string) => Math.min(...counters.map((its) => its(text)));
  const scored = all.map(([id, title, text]): [string, number] => {
    const mentions = TITLE * count(title) + count(text);
    return [id, mentions / (mentions + SATURATION * (1 - LENGTH + LENGTH * (text.length / average)))];
  });
  return new Map(scored.filter(([, score]) => score > 0).sort(([, a], [, b]) => b - a));
}
