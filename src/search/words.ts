/**
 * Splits texts and queries into words, and normalizes width, case, inflection and kana for comparison. The normalized
 * texts are only compared, never shown.
 */
import type { Language } from "../schemas/bilingual.ts";

/**
 * Normalizes a typed text to the characters that the rules use: ASCII digits, full-width kana, ½ for 1/2, ≥ for >=, ≤
 * for <= and 4×4 for 4x4.
 */
export const normalizeQuery = (text: string): string =>
  text
    .replace(/[^½¼¾…]+|\s+/g, (part) => part.normalize("NFKC").replace(/\s+/g, " "))
    .replace(/(?<![\d/.-])1\/2(?![\d/])/g, "½")
    .replace(/>=/g, "≥")
    .replace(/<=/g, "≤")
    .replace(/(?<![\p{L}\d])(\d)x(?=\d(?![\p{L}\d]))/giu, "$1×")
    .trim();

/** Matches an English stop word, which is not searched for. */
export const STOP_WORDS =
  /^(?:an?|the|of|in|on|at|to|for|and|or|is|are|be|was|were|with|from|as|its?|this|that|how|what|when|where|which|who|why|do|does|can|could|may|must|should|i|my|me|we|you|your|if|then|than|there|any|much|many|not|has|have|get|cant|cannot|dont|doesnt|isnt|am|been|did|had|will|would|wont|arent|didnt|us|our|he|him|his|she|her|they|them|their|these|those|here|so|but|just|even|ever|still|too|also|really|actually|got|gets|getting|let|anything|something|everything|anyone|someone|worth|try|trying|want|need)$/;

/** Normalizes full-width and half-width characters, case, minus signs and quotation marks. */
export const fold = (text: string): string =>
  normalizeQuery(text).toLowerCase().replace(/[−‑]/g, "-").replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** Returns whether all letters are katakana. There is no word boundary between two katakana. */
const isKatakana = (...letters: (string | undefined)[]) =>
  letters.every((letter) => letter && /[\p{Script=Katakana}ー・]/u.test(letter));

/** Returns whether a text has kanji or kana. */
export const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text);

/**
 * Matches a run of Japanese, a Latin word, or a number with its sign, dots and slashes: +2, −1, ≥ 12, 7.31, .32, 47/32,
 * 4×4, ½.
 */
const WORDS =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々〆]+|(?:(?<![\p{Script=Latin}\p{N}])(?:[+\-.](?!\p{L})|[≥≤] ?(?=\d)))?[\p{Script=Latin}\p{N}½](?:(?:[.']|(?<=\d)[/×](?=\d))?[\p{Script=Latin}\p{N}½])*/gu;

/** Splits a text normalized by `fold` into Latin words, numbers and runs of Japanese. */
export const wordsOf = (folded: string): string[] => folded.match(WORDS) ?? [];

/**
 * Returns the stem of an English word, for comparison only: "bogging" → "bog", "entries" → "entry", "cacti" → "cact".
 */
export function stem(word: string): string {
  // "tracked" must not become "track": a tracked vehicle is not a vehicle on a Track.
  if (!/^[a-z]{4,}$/.test(word) || word === "tracked") return word;
  const cut = word
    .replace(/ies$/, "y")
    .replace(/(?<=[sxz]|[cs]h)es$/, "")
    .replace(/(?<=[^su])s$/, "")
    .replace(/(?<=[a-z]{3})(?:us|i)$/, "");
  const bare = cut.replace(/(?<=[aeiouy].*)(?:ing|ed)$/, "");
  // Without this line, "loses" and "losing" would have the same stem as LOS.
  if (/^los[ei]/.test(word)) return "lose";
  const base = bare !== cut && bare.length >= 3 ? bare.replace(/([bdgmnprt])\1$/, "$1") : cut;
  // A word of four letters keeps its "e" after "n": "none" must not become "non".
  return base.length > 4 ? base.replace(/e$/, "") : base.replace(/(?<=^[a-z]{2}[^n])e$/, "");
}

/** Small and voiced kana, each with the kana that users type in its place. */
const SMALL = new Map(
  Array.from("ァィゥェォャュョヮヵヶヴヂヅ", (kana, i) => [kana, "アイウエオヤユヨワカケブジズ"[i]!]),
);
const VOICED: Record<string, string> = { ヴァ: "バ", ヴィ: "ビ", ヴェ: "ベ", ヴォ: "ボ" };

/** Normalizes kana: わじ and ワジ, デュンクレスト and デューン・クレスト, ベドウイン and ベドウィン become equal. */
export function phoneticKey(text: string): string {
  const katakana = text.replace(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60));
  return katakana
    .replace(/[ー・ッ]/g, "")
    .replace(/ヴ[ァィェォ]|[ァィゥェォャュョヮヵヶヴヂヅ]/g, (c) => VOICED[c] ?? SMALL.get(c)!);
}

/** Creates a function that caches its results, because each keystroke compares the same names and questions. */
export function cached<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = make(text);
    results.set(text, result);
    return result;
  };
}

/** Normalizes a text for comparison: "Sand Dune" equals "sand dunes", ワジ equals わじ, and 修正 equals 修整. */
export const sameWords = cached((text) =>
  wordsOf(fold(text).replaceAll("・", "").replaceAll("修正", "修整"))
    .map((word) => (isJapanese(word) ? phoneticKey(word) : stem(word.replace(/'s?$/, ""))))
    .join(" "),
);

/** Matches a run of one Japanese script, or of other characters. */
const SCRIPTS =
  /[\p{Script=Katakana}ー・]+|[\p{Script=Han}々〆]+|\p{Script=Hiragana}+|[^\p{Script=Katakana}ー・\p{Script=Han}々〆\p{Script=Hiragana}]+/gu;

/**
 * Splits a text where its script changes: kanji, hiragana, katakana, anything else. The result is the same in every
 * browser, while `Intl.Segmenter` uses each browser's own dictionary.
 */
const scriptRuns = (text: string): string[] => text.match(SCRIPTS) ?? [];

/** Maximum length of a known Japanese word, in characters. */
const LONGEST = 12;

/** Returns the longest word that begins at the index `at` of a Japanese text; "" if no word begins there. */
export function longestWordAt(text: string, at: number, isWord: (part: string) => boolean): string {
  for (let length = Math.min(LONGEST, text.length - at); length >= 1; length--) {
    const part = text.slice(at, at + length);
    if (isWord(part)) return part;
  }
  return "";
}

/**
 * Particles: hiragana that join words or end a clause. Other hiragana after kanji are the ending of the same word: 入る,
 * 高さ.
 */
const PARTICLE =
  /^(?:は(?![いじず])|[をへのに]|が(?![らりるっれろ])|で(?!き)|と(?![さしすせ])|も(?![らりるれろ])|や(?![ま])|から|まで|より|だ|な(?!い)|か(?![さしすけ]))/;

/** Splits a Japanese text where its script changes, but keeps hiragana endings with their kanji. */
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
 * Splits a run of Japanese into words, in the same way in every browser. Finds known words, longest first, and splits
 * the other text where the script changes.
 *
 * @param isKnown returns whether a part is a known word, in any spelling
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
 * Returns the languages to search. A query of capitals and numbers ("DRM +2") can be in either language, so the user's
 * language is searched first, then the other.
 */
export function languagesOf(query: string, reads: Language): [Language, ...Language[]] {
  if (isJapanese(query)) return ["ja"];
  return /[a-z]{2}/.test(query) ? ["en"] : [reads, reads === "en" ? "ja" : "en"];
}
