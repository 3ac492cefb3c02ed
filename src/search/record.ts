/**
 * What Pagefind indexes for one rule in one language: each of its words once, as a query asks for them. Pagefind finds
 * the rules that may answer; where the words stand is looked up in the texts themselves, which are fetched apart.
 * English is indexed as its stem, Japanese as the pairs of characters of every run of kanji or katakana, so that a
 * compound is found by any of its parts. Hiragana, "the" and "of" are not indexed.
 */
import { fold, stem } from "./fold.ts";
import { IDLE, isJapanese, wordsOf } from "./query.ts";

const RUNS = /[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+/gu;

/** The index words of a text, each once. */
export function indexWords(text: string): string[] {
  const found = new Set<string>();
  for (const word of wordsOf(fold(text))) {
    if (isJapanese(word)) {
      for (const [run] of word.matchAll(RUNS)) {
        for (let i = 0; i + 2 <= run.length; i++) found.add(run.slice(i, i + 2));
        // A lone kanji of a query finds the pairs that it begins; where it ends a run it stands alone.
        found.add(run.at(-1)!);
      }
    } else if (!IDLE.has(word)) {
      found.add(stem(word));
      // 12 finds "≥ 12", and "≥ 12" only itself.
      if (/^[≥≤]/.test(word)) found.add(word.slice(1));
    }
  }
  return [...found];
}

/**
 * The index words by which a word or phrase of a query is looked for: few, since each may load 20 KB. Of a phrase the two
 * longest words, of a run of Japanese its first and its last pair. Whether all is there is seen in the text.
 */
export function askedWords(text: string): string[] {
  const words = wordsOf(fold(text));
  const latin = words.filter((w) => !isJapanese(w)).map(stem);
  const runs = words.filter(isJapanese).flatMap((w) => w.match(RUNS) ?? []);
  const pairs = runs.flatMap((run) => (run.length < 3 ? [run] : [run.slice(0, 2), run.slice(-2)]));
  return [...new Set([...latin.sort((a, b) => b.length - a.length).slice(0, 2), ...pairs])];
}
