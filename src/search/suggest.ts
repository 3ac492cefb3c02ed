/** For a word that nothing has: the known word it was probably meant to be. */
import { fold, sound, stem } from "./fold.ts";
import { isJapanese, wordsOf } from "./query.ts";
import type { SearchTerm } from "./terms.ts";

/** How many letters must be left out, added, changed or swapped with the next to make one word of the other; `most` + 1 if more. */
export function slips(a: string, b: string, most = 2): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length]!, most + 1);
}

/** Known words by how they are compared, each with its spelling: English as it is, Japanese by its sound. */
export type Vocabulary = ReadonlyMap<string, string>;

/** The words of titles and of the glossary; of Japanese the runs of one script, and what is written whole. */
export function vocabulary(texts: Iterable<string>): Vocabulary {
  const known = new Map<string, string>();
  for (const text of texts) {
    for (const word of wordsOf(fold(text))) {
      const parts = isJapanese(word)
        ? [word, ...(word.match(/[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{3,}/gu) ?? [])]
        : /^[a-z]{3,}$/.test(word)
          ? [word]
          : [];
      for (const part of parts) if (!known.has(sound(part))) known.set(sound(part), part);
    }
  }
  return known;
}

/** How many slips a word of a length may have: short words are all one slip apart. */
function allowed(word: string): number {
  return word.length >= 7 ? 2 : 1;
}

/** The nearest known words, the nearest first, those that begin alike before others. */
export function nearestWords(word: string, known: Vocabulary): string[] {
  const own = sound(word);
  if (own.length < (/^\p{Script=Katakana}+$/u.test(own) || !isJapanese(own) ? 3 : 2)) return [];
  const near: { word: string; far: number }[] = [];
  for (const [key, spelling] of known) {
    if (isJapanese(key) !== isJapanese(own)) continue;
    // In three letters or two kanji only an exchange is a slip: more, and all would be alike.
    const tight = own.length === (isJapanese(own) ? 2 : 3);
    if (
      tight &&
      (key.length !== own.length ||
        (isJapanese(own) ? key[0] !== own[0] : [...key].sort().join() !== [...own].sort().join()))
    )
      continue;
    const far = slips(own, key, allowed(own));
    if (spelling !== word && far <= allowed(own))
      near.push({ word: spelling, far: far + (key[0] === own[0] ? 0 : 0.5) });
  }
  // 砂岩 is one kanji away from 砂地, 砂丘 and 砂塵: which of them was meant nobody can tell.
  if (isJapanese(own) && own.length === 2 && near.length > 1) return [];
  return near.sort((a, b) => a.far - b.far).map((n) => n.word);
}

/** Two known words written as one: "sandbog" → "sand bog". */
function apart(word: string, known: Vocabulary): string | undefined {
  const stems = new Set([...known.keys()].map(stem));
  for (let i = word.length - 3; i >= 3; i--) {
    const [a, b] = [word.slice(0, i), word.slice(i)];
    if (stems.has(stem(a)) && stems.has(stem(b))) return `${a} ${b}`;
  }
  return undefined;
}

/** A query with each of its unknown words replaced by the known one that was probably meant; undefined where a word has none. */
export function suggestion(text: string, unknown: readonly string[], known: Vocabulary): string | undefined {
  let meant = fold(text);
  for (const word of unknown) {
    const better = (isJapanese(word) ? undefined : apart(word, known)) ?? nearestWords(word, known)[0];
    if (!better) return undefined;
    meant = meant.replace(word, () => better);
  }
  return meant === fold(text) ? undefined : meant;
}

/** Terms of the glossary that are like one of the words of a query, by what the texts print for them: the likest first. */
export function likeTerms(query: string, terms: readonly SearchTerm[], most = 6): string[] {
  const words = wordsOf(fold(query)).map(sound);
  const near: { term: string; far: number }[] = [];
  for (const { says, also } of terms) {
    const [name] = says;
    if (!name) continue;
    let far = 1;
    for (const spelling of [...says, ...also]) {
      for (const part of [spelling, ...wordsOf(spelling)].map(sound)) {
        for (const word of words) {
          if (isJapanese(word) !== isJapanese(part) || Math.min(word.length, part.length) < (isJapanese(word) ? 2 : 4))
            continue;
          const length = Math.max(word.length, part.length);
          const most = Math.floor(length * 0.4);
          const apart = slips(word, part, most);
          const begins = part.startsWith(word.slice(0, isJapanese(word) ? 2 : 4)) ? 0.45 : 1;
          far = Math.min(far, apart <= most ? apart / length : 1, begins);
        }
      }
    }
    if (far <= 0.45) near.push({ term: isJapanese(query) ? (says.find(isJapanese) ?? name) : name, far });
  }
  return [...new Set(near.sort((a, b) => a.far - b.far).map((n) => n.term))].slice(0, most);
}
