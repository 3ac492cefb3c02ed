/**
 * The shape of what Pagefind holds for one rule in one language: head, body and tails in one content, since content
 * is all that Pagefind indexes. The builder joins them, the reader takes them apart.
 */

/** Between the parts. It is no word character, so it is not indexed. */
const BREAK = " ¶ ";
/** A hair space: ends a word for Pagefind, and stands in no text, so that it can be taken out again. */
const CUT = "\u200A";

const KANJI_OR_KATAKANA = /[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+/gu;

/**
 * Cuts words where a reader would start a search. Pagefind finds words by their beginning only, and with "." and "-"
 * as letters it would take "haze." and "non-vehicular" for words of their own. Japanese is cut where the script
 * changes, which reader and builder always agree on, and hiragana where a word begins.
 */
export function cutWords(text: string): string {
  const words = new Intl.Segmenter("ja", { granularity: "word" });
  return text
    .replace(/\.(?=[^\p{L}\p{N}]|$)/gu, `${CUT}.`)
    .replace(/(?<=\p{L})-(?=\p{L})/gu, `-${CUT}`)
    .replace(KANJI_OR_KATAKANA, (run) => CUT + run + CUT)
    .replace(/\p{Script=Hiragana}{2,}/gu, (run) => [...words.segment(run)].map((w) => w.segment).join(CUT));
}

/** The ends of every run of three or more kanji or katakana, so that 選択 finds 無作為方向選択 by its beginning too. */
export function tails(text: string): string[] {
  const found = new Set<string>();
  for (const [run] of text.matchAll(KANJI_OR_KATAKANA)) {
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
