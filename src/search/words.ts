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

/** Whether two neighbouring letters are both katakana, between which no word ends. */
const isKatakana = (...letters: (string | undefined)[]) =>
  letters.every((letter) => letter && /[\p{Script=Katakana}ー・]/u.test(letter));

/** Whether a text has kanji or kana. */
export const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text);

/** Runs of Japanese; words; figures with their sign, dots and strokes: +2, −1, ≥ 12, 7.31, .32, 47/32, ½. */
const WORDS =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々〆]+|(?:(?<![\p{Script=Latin}\p{N}])(?:[+\-.](?!\p{L})|[≥≤] ?(?=\d)))?[\p{Script=Latin}\p{N}½](?:(?:[.']|(?<=\d)\/(?=\d))?[\p{Script=Latin}\p{N}½])*/gu;

/** The words of a folded text: Latin words and figures, unbroken runs of Japanese. */
export const wordsOf = (folded: string): string[] => folded.match(WORDS) ?? [];

/** "dunes" → "dun", "bogging" → "bog", "cacti" → "cact": enough to compare two English words, not to print one. */
export function stem(word: string): string {
  // A tracked vehicle is not on a track.
  if (!/^[a-z]{4,}$/.test(word) || word === "tracked") return word;
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

/** Runs of one script in Japanese; anything else up to the next of them. */
const SCRIPTS =
  /[\p{Script=Katakana}ー・]+|[\p{Script=Han}々〆]+|\p{Script=Hiragana}+|[^\p{Script=Katakana}ー・\p{Script=Han}々〆\p{Script=Hiragana}]+/gu;

/**
 * Splits a text where its script changes: kanji, hiragana, katakana, anything else. Unlike `Intl.Segmenter`, whose dictionary differs
 * from browser to browser, this gives the same parts everywhere.
 */
export const scriptRuns = (text: string): string[] => text.match(SCRIPTS) ?? [];

/** The length of the longest known Japanese word, in letters. */
const LONGEST = 12;

/** Returns the longest word that begins at a place of a Japanese text; "" if none does. */
export function longestWordAt(text: string, at: number, isWord: (part: string) => boolean): string {
  for (let length = Math.min(LONGEST, text.length - at); length >= 1; length--) {
    const part = text.slice(at, at + length);
    if (isWord(part)) return part;
  }
  return "";
}

/** Hiragana that join words or end a clause. Other hiragana behind kanji are the ending of a word: 入る, 高さ. */
const PARTICLE =
  /^(?:は(?![いじず])|[をへのに]|が(?![らりるっれろ])|で(?!き)|と(?![さしすせ])|も(?![らりるれろ])|や(?![ま])|から|まで|より|だ|な(?!い)|か(?![さしすけ]))/;

/** Joins the endings of words to their kanji; katakana are never cut. */
function withEndings(text: string): string[] {
  const words: string[] = [];
  for (const run of scriptRuns(text)) {
    const isEnding = /^\p{Script=Hiragana}/u.test(run) && /\p{Script=Han}$/u.test(words.at(-1) ?? "");
    if (isEnding && !PARTICLE.test(run)) words.push(words.pop()! + run);
    else words.push(run);
  }
  return words;
}

/**
 * Cuts a run of Japanese into words, the same in every browser: known words, the longest first; between them where the script changes.
 *
 * @param isKnown whether something is a word, in any spelling
 */
export function segments(text: string, isKnown: (part: string) => boolean): string[] {
  const words: string[] = [];
  let rest = "";
  for (let at = 0; at < text.length; ) {
    const isWhole = (part: string) =>
      !isKatakana(text[at - 1], part[0]) && !isKatakana(part.at(-1), text[at + part.length]);
    const word = longestWordAt(text, at, (part) => part.length > 1 && isWhole(part) && isKnown(part));
    if (word) {
      words.push(...withEndings(rest), word);
      rest = "";
    } else rest += text[at];
    at += word.length || 1;
  }
  return [...words, ...withEndings(rest)];
}

/**
 * The languages whose texts answer a query, the likelier first: that of its script. Capitals and figures are written alike in both,
 * so the reader's own comes first and the other where that has little.
 */
export function languagesOf(query: string, reads: Language): [Language, ...Language[]] {
  if (isJapanese(query)) return ["ja"];
  return /[a-z]{2}/.test(query) ? ["en"] : [reads, reads === "en" ? "ja" : "en"];
}
