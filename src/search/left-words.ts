/**
 * Finds game terms in a query. If a term sets no field of a calculator, the search tells the user so, instead of
 * ignoring the term.
 */
import type { SearchTerms } from "./terms.ts";
import { isJapanese, longestWordAt, sameWords } from "./words.ts";

/** Game terms, normalized by `sameWords`. */
export type KnownWords = ReadonlySet<string>;

/** Maximum length of a known English phrase, in words. */
const MOST_WORDS = 6;

/**
 * Returns all game terms: the words of the glossary and the calculators, and words such as "not" and "light". Leaves
 * out words that make no difference to a result, such as "hex" and "roll".
 */
export function gameWords({ terms, pages, decides, idle }: SearchTerms): KnownWords {
  const glossary = terms.flatMap(({ says, also }) => [...says, ...also]);
  const choices = pages.flatMap(({ words = [] }) => words.flatMap(([all]) => all)).filter((word) => !/#/.test(word));
  const words = new Set([...glossary, ...choices, ...decides].map(sameWords));
  for (const word of ["", ...idle.map(sameWords)]) words.delete(word);
  return words;
}

const KANA = /[\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Matches a Japanese negation at the end of a word. The word must be normalized by `sameWords`. */
const NEGATION = /^(?:ナイ|ナク|ナシ)$/;

/**
 * Returns whether a part of a Japanese text can be a word. A single kana cannot. Two kana next to other kana cannot,
 * because they are probably part of another word: "ルノ" in "入ルノハ" is not "ルノー" (Renault).
 */
function isWord(text: string, at: number, part: string): boolean {
  const isShort = part.length <= 2 && Array.from(part).every((letter) => KANA.test(letter));
  if (!isShort || NEGATION.test(part)) return true;
  return !KANA.test(text[at - 1] ?? "") && !KANA.test(text[at + part.length] ?? "") && part.length > 1;
}

/** Returns the known words in a Japanese text without spaces. Takes the longest word at each position. */
function japaneseWords(text: string, words: KnownWords): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const word = longestWordAt(text, at, (part) => words.has(part) && isWord(text, at, part));
    if (word) found.push(word);
    at += word.length || 1;
  }
  return found;
}

/** Returns the known words and the numbers in a text. The text must be normalized by `sameWords`. */
export function wordsOfGame(text: string, words: KnownWords): string[] {
  const parts = text.split(" ").filter(Boolean);
  const found: string[] = [];
  for (let i = 0; i < parts.length; ) {
    const lengths = Array.from({ length: Math.min(MOST_WORDS, parts.length - i) }, (_, n) => n + 1);
    const length = lengths.findLast((n) => words.has(parts.slice(i, i + n).join(" ")));
    if (length) found.push(parts.slice(i, i + length).join(" "));
    else if (/\d/.test(parts[i]!)) found.push(parts[i]!);
    else if (isJapanese(parts[i]!)) found.push(...japaneseWords(parts[i]!, words));
    i += length ?? 1;
  }
  return found;
}
