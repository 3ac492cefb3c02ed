/** Suggests spellings: the known word that an unknown word probably means. */
import { fold, isJapanese, phoneticKey, wordsOf } from "./words.ts";

/** The rows of a keyboard, each with its offset to the right in key widths. */
const KEYS = [
  ["qwertyuiop", 0],
  ["asdfghjkl", 0.25],
  ["zxcvbnm", 0.75],
] as const;
function placeOf(letter: string) {
  const row = KEYS.findIndex(([keys]) => keys.includes(letter));
  const [keys, offset] = KEYS[row] ?? ["", 0];
  return { row, column: keys.indexOf(letter) + offset };
}
/** Groups of letters that sound alike. */
const ALIKE = ["aeiouy", "cksz", "dt", "bp", "fv", "gj", "mn"];

/**
 * Returns whether two letters are easily mistyped for each other: near on the keyboard, or alike in sound. Always true
 * for letters that are not Latin.
 */
export function isLikelyTypo(a: string, b: string): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  if (one.row < 0 || other.row < 0) return true;
  const isNear = Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
  return isNear || ALIKE.some((letters) => letters.includes(a) && letters.includes(b));
}

/**
 * Returns the edit distance of two words: the number of letters to delete, insert, change or swap with the next letter.
 * A change that is not a likely typo counts twice: "snow" is not a misspelt "slow".
 */
export function editDistance(a: string, b: string): number {
  const change = (from: string, to: string) => (from === to ? 0 : isLikelyTypo(from, to) ? 1 : 2);
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + change(a[i - 1]!, b[j - 1]!));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(swapped ? Math.min(cost, before[j - 2]! + 1) : cost);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/**
 * Collects the known words from names and terms: each whole text, each word in it, and each run of kanji or katakana.
 */
export function vocabulary(texts: readonly string[]): Set<string> {
  const words = texts.map(fold).flatMap((text) => [text, ...wordsOf(text)]);
  const runs = (word: string) => word.match(/[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{3,}/gu) ?? [];
  const isWord = (part: string) => (isJapanese(part) ? !/\p{Script=Latin}/u.test(part) : /^[a-z ]{3,}$/.test(part));
  return new Set(words.flatMap((word) => [word, ...runs(word)]).filter(isWord));
}

/**
 * Returns the known words that are spelled most like a word, nearest first. Of two equally near words, the one with the
 * same first letter as `word` comes first.
 */
export function nearestWords(word: string, known: ReadonlySet<string>): string[] {
  const own = phoneticKey(word);
  const kanji = /\p{Script=Han}/u.test(own);
  const letters = (text: string) => [...text].sort().join();
  // Allows fewer changes in short words, because short words resemble each other by chance. In a word of three letters
  // only a swap is allowed. In a word of two kanji only the second kanji may differ.
  const comparable = (other: string) => {
    if (own.length === 2) return kanji && other.length === 2 && own[0] === other[0];
    const isSwapped = letters(own) === letters(other);
    // Users rarely mistype the first letter of a Latin word, so it must be equal or swapped: "bother" is not "other".
    if (/^[a-z]/.test(own) && own[0] !== other[0] && !(own[0] === other[1] && own[1] === other[0])) return false;
    return Math.abs(own.length - other.length) <= 2 && (own.length > 3 || kanji || isSwapped);
  };
  const near = [...known]
    .filter((spelling) => spelling !== word && comparable(phoneticKey(spelling)))
    .map((spelling) => ({
      spelling,
      far: editDistance(own, phoneticKey(spelling)) + (phoneticKey(spelling)[0] === own[0] ? 0 : 0.5),
    }))
    .filter(({ far }) => Math.floor(far) <= (own.length >= 7 ? 2 : 1));
  // 砂岩 is one kanji away from 砂地, 砂丘 and 砂塵, so there is no best suggestion.
  if (own.length < 2 || (own.length === 2 && near.length > 1)) return [];
  return near.sort((a, b) => a.far - b.far).map((n) => n.spelling);
}

/** Replaces each unknown word of a query by its nearest known word. Returns undefined if no word was replaced. */
export function suggestion(text: string, unknown: readonly string[], known: ReadonlySet<string>): string | undefined {
  const better = unknown.map((word) => nearestWords(word, known)[0] ?? word);
  if (better.every((word, i) => word === unknown[i])) return undefined;
  return unknown.reduce((meant, word, i) => meant.replace(word, () => better[i]!), fold(text));
}
