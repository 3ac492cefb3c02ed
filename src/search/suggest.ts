/** For a word that nothing has: the known word that it was probably meant to be. */
import { fold, isJapanese, sound, wordsOf } from "./words.ts";

/** How many letters must be left out, added, changed or swapped with the next to make one word of the other. */
export function slips(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(swapped ? Math.min(cost, before[j - 2]! + 1) : cost);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/** The names and terms of the site, their words, and of Japanese the runs of one script in them. */
export function vocabulary(texts: readonly string[]): Set<string> {
  const words = texts.map(fold).flatMap((text) => [text, ...wordsOf(text)]);
  const runs = (word: string) => word.match(/[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{3,}/gu) ?? [];
  const isWord = (part: string) => (isJapanese(part) ? !/\p{Script=Latin}/u.test(part) : /^[a-z ]{3,}$/.test(part));
  return new Set(words.flatMap((word) => [word, ...runs(word)]).filter(isWord));
}

/** The nearest known words, the nearest first, those that begin alike before others. */
export function nearestWords(word: string, known: ReadonlySet<string>): string[] {
  const own = sound(word);
  const kanji = /\p{Script=Han}/u.test(own);
  const letters = (text: string) => [...text].sort().join();
  // In three letters only an exchange is a slip, in two kanji only another second one: more, and all would be alike.
  const comparable = (other: string) => {
    if (own.length === 2) return kanji && other.length === 2 && own[0] === other[0];
    return Math.abs(own.length - other.length) <= 2 && (own.length > 3 || kanji || letters(own) === letters(other));
  };
  const near = [...known]
    .filter((spelling) => spelling !== word && comparable(sound(spelling)))
    .map((spelling) => ({ spelling, far: slips(own, sound(spelling)) + (sound(spelling)[0] === own[0] ? 0 : 0.5) }))
    .filter(({ far }) => Math.floor(far) <= (own.length >= 7 ? 2 : 1));
  // 砂岩 is one kanji away from 砂地, 砂丘 and 砂塵: which of them was meant nobody can tell.
  if (own.length < 2 || (own.length === 2 && near.length > 1)) return [];
  return near.sort((a, b) => a.far - b.far).map((n) => n.spelling);
}

/** A query with each of its unknown words replaced by the known one that was probably meant; undefined where a word has none. */
export function suggestion(text: string, unknown: readonly string[], known: ReadonlySet<string>): string | undefined {
  const better = unknown.map((word) => nearestWords(word, known)[0]);
  if (!better.every((word) => word !== undefined)) return undefined;
  return unknown.reduce((meant, word, i) => meant.replace(word, () => better[i]!), fold(text));
}
