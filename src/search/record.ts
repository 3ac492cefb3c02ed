/**
 * What Pagefind indexes for one rule in one language: each of its words once, as a query asks for them. Pagefind finds
 * the rules that may answer; where the words stand is looked up in the texts themselves, which are fetched apart.
 */
import { fold, stem } from "./fold.ts";
import { IDLE, isJapanese, wordsOf } from "./query.ts";

const RUNS = /[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+/gu;

/**
 * The index words of a word or text: English as its stem; Japanese as the pairs of characters of every run of kanji or
 * katakana, so that a compound is found by any of its parts. Hiragana, "the" and "of" are not indexed.
 *
 * @param asked as a query asks: a lone kanji finds the pairs that it begins; in a text, where it ends a run it stands alone
 */
export function indexWords(text: string, asked = false): string[] {
  const found = new Set<string>();
  for (const word of wordsOf(fold(text))) {
    if (!isJapanese(word)) {
      const bare = word.replace(/^[≥≤]/, "");
      if (!IDLE.has(word)) found.add(stem(bare));
      continue;
    }
    for (const [run] of word.matchAll(RUNS)) {
      for (let i = 0; i + 2 <= run.length; i++) found.add(run.slice(i, i + 2));
      if (run.length === 1 || !asked) found.add(run.at(-1)!);
    }
  }
  return [...found];
}
