/**
 * The shape of what Pagefind holds for one rule in one language: head, body and tails in one content, since content
 * is all that Pagefind indexes. The builder joins them, the reader takes them apart.
 */

import { fold } from "./fold.ts";
import { isJapanese, placedWords } from "./query.ts";

/** Between the parts. It is no word character, so it is not indexed. */
const BREAK = " ¶ ";
/** Spaces end a word for Pagefind; the invisible joiner between them, which no text has, tells that they were put there. */
const CUT = " \u2060 ";

const SCRIPTS = /[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+/gu;

/**
 * Cuts a text into words as a query is cut. Pagefind takes for a word what stands between spaces, and finds it by its
 * beginning only: "haze." and "(D7.31)" would be words of their own, and 砂地ボグ would never be found by ボグ.
 * Japanese is cut where the script changes, which a query does too, and hiragana where a word begins.
 */
export function cutWords(text: string): string {
  const segments = new Intl.Segmenter("ja", { granularity: "word" });
  const japanese = (run: string) =>
    (run.match(SCRIPTS) ?? []).flatMap((part) =>
      /^\p{Script=Hiragana}/u.test(part) ? [...segments.segment(part)].map((s) => s.segment) : [part],
    );
  let out = "";
  let at = 0;
  const put = (piece: string) => {
    out += out && piece && !/\s$/.test(out) && !/^\s/.test(piece) ? CUT + piece : piece;
  };
  for (const { start, end } of placedWords(fold(text))) {
    put(text.slice(at, start));
    const word = text.slice(start, end);
    for (const piece of isJapanese(word) ? japanese(word) : [word]) put(piece);
    at = end;
  }
  put(text.slice(at));
  return out;
}

/** The ends of every run of three or more kanji or katakana, so that 選択 finds 無作為方向選択 by its beginning too. */
export function tails(text: string): string[] {
  const found = new Set<string>();
  for (const [run] of text.matchAll(SCRIPTS)) {
    if (/^\p{Script=Hiragana}/u.test(run)) continue;
    for (let i = 1; i <= run.length - 2; i++) found.add(run.slice(i));
  }
  return [...found];
}

/** What is given to Pagefind for one rule in one language. */
export function recordContent(head: string, body: string): string {
  return [cutWords(head), cutWords(body), ...tails(`${head} ${body}`)].join(BREAK);
}

/** The readable body of a content that Pagefind returned. */
export function recordBody(content: string): string {
  return (content.split(BREAK)[1] ?? "").replaceAll(CUT, "");
}
