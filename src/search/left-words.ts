/** Finds in what is left of a query the words of the game: none of them may be dropped without a word. */
import type { Candidate, SearchTerm, SearchTerms } from "./terms.ts";
import { isJapanese, sameWords } from "./words.ts";

/** Words in the spelling of sameWords, which are compared with what is left of a query. */
export type KnownWords = ReadonlySet<string>;

/** The longest known phrase, in words, and the longest Japanese word, in letters. */
const MOST_WORDS = 6;
const MOST_LETTERS = 12;

const known = new WeakMap<readonly SearchTerm[], KnownWords>();

/**
 * The closed list of the game's words: the glossary's, those of every calculator, and those that only deny or qualify ("not",
 * "light"). Words that decide nothing ("hex", "roll") are not among them. Made once for each glossary.
 */
export function gameWords({ terms, pages, decides, idle }: SearchTerms): KnownWords {
  if (!known.has(terms)) {
    const choices = pages.flatMap(({ words = [] }: Candidate) => words.flatMap(([all]) => all));
    const all = [
      ...terms.flatMap(({ says, also }) => [...says, ...also]),
      ...choices.filter((word) => !/#/.test(word)),
    ];
    const words = new Set([...all, ...decides].map(sameWords));
    for (const word of ["", ...idle.map(sameWords)]) words.delete(word);
    known.set(terms, words);
  }
  return known.get(terms)!;
}

const KANA = /[\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** Denies what stands before it, in whatever inflection. */
const DENIES = /^(?:ナイ|ナク|ナシ)$/;

/** Whether letters of a Japanese text are a word. Of two kana within others hardly any is one: 入るの has no ルノ(ー). */
function isWord(text: string, at: number, part: string): boolean {
  const isShort = part.length <= 2 && Array.from(part).every((letter) => KANA.test(letter));
  if (!isShort || DENIES.test(part)) return true;
  return !KANA.test(text[at - 1] ?? "") && !KANA.test(text[at + part.length] ?? "") && part.length > 1;
}

/** The longest known word that begins at a place of a Japanese text; "" if none does. */
function japaneseAt(text: string, at: number, words: KnownWords): string {
  for (let length = Math.min(MOST_LETTERS, text.length - at); length >= 1; length--) {
    const part = text.slice(at, at + length);
    if (words.has(part) && isWord(text, at, part)) return part;
  }
  return "";
}

/** The known words of one run of Japanese. */
function japaneseWords(text: string, words: KnownWords): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const word = japaneseAt(text, at, words);
    if (word) found.push(word);
    at += word.length || 1;
  }
  return found;
}

/** The words of the game, and figures, that a text of sameWords holds. */
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
