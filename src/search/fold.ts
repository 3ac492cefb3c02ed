/** One spelling for many: width, case, kinds of minus. Words are compared folded, and shown as they were written. */

const foldChar = (char: string) => {
  const folded = char.normalize("NFKC").toLowerCase();
  // Positions in a folded text must be positions in the text: "½" and "…" would grow.
  const same = folded.length === char.length ? folded : char;
  return same === "−" || same === "‑" ? "-" : same === "’" ? "'" : same;
};

/** Folds a text; every position stays what it was. */
export function fold(text: string): string {
  return Array.from(text, foldChar).join("");
}

/** What a reader typed, in the spelling that texts have: full-width, half-width katakana, spaces at the ends. */
export function normalizeQuery(text: string): string {
  return text
    .replace(/[^½¼¾…]+/g, (part) => part.normalize("NFKC"))
    .replace(/\s+/g, " ")
    .trim();
}

/** "dunes" → "dun", "bogging" → "bog", "cacti" → "cact": enough to compare two English words, not to print one. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let cut = word.replace(/(?:'s|s')$/, "");
  cut = cut
    .replace(/ies$/, "y")
    .replace(/(?<=[sxz]|[cs]h)es$/, "")
    .replace(/(?<=[^su])s$/, "")
    .replace(/(?<=[a-z]{3})(?:us|i)$/, "");
  const bare = cut.replace(/(?<=[aeiouy].*)(?:ing|ed)$/, "");
  if (bare !== cut && bare.length >= 3) cut = bare.replace(/([bdgmnprt])\1$/, "$1");
  // "none" is not "non".
  return cut.length > 4 ? cut.replace(/e$/, "") : cut.replace(/(?<=^[a-z]{2}[^n])e$/, "");
}

const LARGE = new Map(Array.from("ァィゥェォャュョヮヵヶ", (small, i) => [small, "アイウエオヤユヨワカケ"[i]!]));
const SAME_SOUND: Record<string, string> = {
  ヴァ: "バ",
  ヴィ: "ビ",
  ヴェ: "ベ",
  ヴォ: "ボ",
  ヴ: "ブ",
  ヂ: "ジ",
  ヅ: "ズ",
};

/** Hiragana as katakana. */
export function katakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60));
}

/**
 * One spelling for the many of a word in kana: わじ and ワジ, デュンクレスト and デューン・クレスト, ベドウイン and ベドウィン. Only to
 * compare with.
 */
export function sound(text: string): string {
  return katakana(text)
    .replace(/[ー・ッ]/g, "")
    .replace(/ヴ[ァィェォ]|[ァィゥェォャュョヮヵヶヴヂヅ]/g, (c) => LARGE.get(c) ?? SAME_SOUND[c] ?? c);
}
