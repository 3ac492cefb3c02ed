/** Words of texts and queries, and one spelling for the many of a word: width, case, inflection, kana. Only to compare with. */
import type { Language } from "../schemas/bilingual.ts";

/** What a reader typed, in the spelling that texts have: no full-width figures, no half-width kana, ½ and ≥ for 1/2 and >=. */
export const normalizeQuery = (text: string): string =>
  text
    .replace(/[^½¼¾…]+|\s+/g, (part) => part.normalize("NFKC").replace(/\s+/g, " "))
    .replace(/(?<![\d/.-])1\/2(?![\d/])/g, "½")
    .replace(/>=/g, "≥")
    .replace(/<=/g, "≤")
    .trim();

/** One spelling for width, case, kinds of minus and apostrophe. */
export const fold = (text: string): string =>
  normalizeQuery(text).toLowerCase().replace(/[−‑]/g, "-").replace(/’/g, "'");

/** Whether a text has kanji or kana. */
export const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text);

/** Runs of Japanese; words; figures with their sign, dots and strokes: +2, −1, ≥ 12, 7.31, .32, 47/32, ½. */
const WORDS =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々〆]+|(?:(?<![\p{Script=Latin}\p{N}])(?:[+\-.](?!\p{L})|[≥≤] ?(?=\d)))?[\p{Script=Latin}\p{N}½](?:(?:[.']|(?<=\d)\/(?=\d))?[\p{Script=Latin}\p{N}½])*/gu;

/** The words of a folded text: Latin words and figures, unbroken runs of Japanese. */
export const wordsOf = (folded: string): string[] => folded.match(WORDS) ?? [];

/** "dunes" → "dun", "bogging" → "bog", "cacti" → "cact": enough to compare two English words, not to print one. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const cut = word
    .replace(/ies$/, "y")
    .replace(/(?<=[sxz]|[cs]h)es$/, "")
    .replace(/(?<=[^su])s$/, "")
    .replace(/(?<=[a-z]{3})(?:us|i)$/, "");
  const bare = cut.replace(/(?<=[aeiouy].*)(?:ing|ed)$/, "");
  const base = bare !== cut && bare.length >= 3 ? bare.replace(/([bdgmnprt])\1$/, "$1") : cut;
  // "none" is not "non".
  return base.length > 4 ? base.replace(/e$/, "") : base.replace(/(?<=^[a-z]{2}[^n])e$/, "");
}

/** Kana that sound alike or are written for each other. */
const SMALL = new Map(
  Array.from("ァィゥェォャュョヮヵヶヴヂヅ", (kana, i) => [kana, "アイウエオヤユヨワカケブジズ"[i]!]),
);
const VOICED: Record<string, string> = { ヴァ: "バ", ヴィ: "ビ", ヴェ: "ベ", ヴォ: "ボ" };

/** One spelling for the many of a word in kana: わじ and ワジ, デュンクレスト and デューン・クレスト, ベドウイン and ベドウィン. */
export function sound(text: string): string {
  const katakana = text.replace(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60));
  return katakana
    .replace(/[ー・ッ]/g, "")
    .replace(/ヴ[ァィェォ]|[ァィゥェォャュョヮヵヶヴヂヅ]/g, (c) => VOICED[c] ?? SMALL.get(c)!);
}

const same = new Map<string, string>();

/** The same for "Sand Dune" and "sand dunes", for ワジ and わじ. Remembered, since all names are compared at every keystroke. */
export function sameWords(text: string): string {
  const words = () => wordsOf(fold(text).replaceAll("・", ""));
  const compared = (word: string) => (isJapanese(word) ? sound(word) : stem(word.replace(/'s?$/, "")));
  if (!same.has(text)) same.set(text, words().map(compared).join(" "));
  return same.get(text)!;
}

/** The words of a Japanese text: katakana as they stand, which the browser's dictionary would cut to pieces; else by that dictionary. */
export function segments(text: string): string[] {
  const runs = text.match(/[\p{Script=Katakana}ー・]+|[^\p{Script=Katakana}ー・]+/gu) ?? [];
  const words = new Intl.Segmenter("ja", { granularity: "word" });
  const cut = (run: string) => [...words.segment(run)].filter((s) => s.isWordLike).map((s) => s.segment);
  return runs.flatMap((run) => (/^[\p{Script=Katakana}ー・]/u.test(run) ? [run] : cut(run)));
}

/**
 * The languages whose texts answer a query, the likelier first: that of its script. Capitals and figures are written alike in both,
 * so the reader's own comes first and the other where that has little.
 */
export function languagesOf(query: string, reads: Language): [Language, ...Language[]] {
  if (isJapanese(query)) return ["ja"];
  return /[a-z]{2}/.test(query) ? ["en"] : [reads, reads === "en" ? "ja" : "en"];
}
