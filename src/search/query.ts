/** Reads a query: its words, and the other words that mean the same. */
import type { Language } from "../schemas/bilingual.ts";
import { fold, normalizeQuery, stem } from "./fold.ts";
import type { SearchTerm } from "./terms.ts";

/** One word or run of Japanese to look for; a phrase of the glossary holds several words. */
export interface Form {
  text: string;
  /** 1 as typed, less for what the glossary adds. */
  weight: number;
}

/** One idea of the query: what was typed for it, and what means the same. */
export interface Slot {
  forms: readonly [Form, ...Form[]];
}

export interface Query {
  /** The query as typed, cleaned and folded: what a phrase is compared with. */
  text: string;
  slots: readonly Slot[];
}

/** What the texts print for a typed word counts nearly as much as the word; another synonym of it, less. */
const PRINTED = 0.85;
const SYNONYM = 0.6;

export const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text);

/** Runs of Japanese; words; figures with their sign, dots and strokes: +2, −1, ≥ 12, 7.31, .32, 47/32, ½. */
const WORDS =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々〆]+|(?:(?<![\p{Script=Latin}\p{N}])(?:[+\-.]|[≥≤] ?))?[\p{Script=Latin}\p{N}½](?:(?:[.']|(?<=\d)\/(?=\d))?[\p{Script=Latin}\p{N}½])*/gu;

/** Particles between words: 砂丘の高さ asks for 砂丘 and 高さ. */
const PARTICLE =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー][るいきさみりれけくしたえめ]?)(?:における|による|から|まで|での|への|[のをはがにでとへもや])(?=[\p{Script=Han}\p{Script=Katakana}])/u;

const IDLE = new Set(
  "a an the of in on at to for and or is are be was were with from as it its this that how what when where which who why do does can i my me".split(
    " ",
  ),
);

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The words of a folded text and where they stand: Latin words and figures, unbroken runs of Japanese. */
export function placedWords(folded: string): Word[] {
  return [...folded.matchAll(WORDS)].map((m) => {
    // A sign belongs to a figure, not to a letter: "+2" is a word, "-north" is "north".
    const sign = /^[+\-.≥≤] ?(?=\p{L})/u.exec(m[0])?.[0].length ?? 0;
    return { text: m[0].slice(sign).replace(" ", ""), start: m.index + sign, end: m.index + m[0].length };
  });
}

export const wordsOf = (folded: string): string[] => placedWords(folded).map((w) => w.text);

/** The same for "Sand Dune" and "sand dunes". */
export const sameWords = (folded: string): string => wordsOf(folded).map(stem).join(" ");

/** What the glossary adds for a word or phrase: what the texts print for it, and what else means the same. */
function expansions(text: string, terms: readonly SearchTerm[]): Form[] {
  const wanted = sameWords(text);
  const found = new Map<string, number>();
  for (const { says, also } of terms) {
    if (![...says, ...also].some((word) => sameWords(word) === wanted)) continue;
    for (const word of also) if (!found.has(word)) found.set(word, SYNONYM);
    for (const word of says) found.set(word, PRINTED);
  }
  return [...found].filter(([word]) => sameWords(word) !== wanted).map(([text, weight]) => ({ text, weight }));
}

/** Reads what was typed. A query without words has no slots. */
export function readQuery(typed: string, terms: readonly SearchTerm[] = []): Query {
  const text = fold(normalizeQuery(typed));
  const words = wordsOf(text);
  const most = Math.max(1, ...terms.flatMap((t) => [...t.says, ...t.also].map((w) => wordsOf(w).length)));
  const slot = (text: string, more: readonly Form[]): Slot => ({ forms: [{ text, weight: 1 }, ...more] });

  const slots: Slot[] = [];
  for (let i = 0; i < words.length; ) {
    // The longest phrase that the glossary knows is one idea; otherwise each word is.
    let length = Math.min(most, words.length - i);
    let more: Form[] = [];
    for (; length >= 1; length--) {
      more = expansions(words.slice(i, i + length).join(" "), terms);
      if (more.length) break;
    }
    if (more.length) {
      slots.push(slot(words.slice(i, i + length).join(" "), more));
      i += length;
      continue;
    }
    const parts = isJapanese(words[i]!) ? words[i]!.split(PARTICLE) : [words[i]!];
    for (const part of parts) slots.push(slot(part, expansions(part, terms)));
    i++;
  }
  const busy = slots.filter((s) => !IDLE.has(s.forms[0].text) && !/^\p{Script=Hiragana}$/u.test(s.forms[0].text));
  return { text, slots: busy.length ? busy : slots };
}

/** As the texts print it: a minus sign before a figure; and without the signs that may stand apart from theirs. */
const printed = (word: string) => word.replace(/^-(?=[\d½])/, "−").replace(/^[≥≤]/, "");

/**
 * What to ask the index for, each with its weight. The index finds words by their beginning, so English goes as its
 * stem, and Japanese as its runs of kanji and katakana. The whole query comes first: rules with all of it lead.
 *
 * @param reads asks only for what was typed and what the texts in this language print for it, since each needle may
 * load 20 KB; without it, for every synonym and for parts of compounds too
 */
export function needles(query: Query, reads?: Language): { text: string; weight: number }[] {
  const worth = ({ text, weight }: Form) =>
    reads === undefined || weight === 1 || (weight === PRINTED && isJapanese(text) === (reads === "ja"));
  const needle = (text: string) =>
    wordsOf(text)
      .flatMap((word) =>
        isJapanese(word)
          ? (word.match(/[\p{Script=Han}々〆]+|[\p{Script=Katakana}ー]+/gu) ?? [word])
          : [printed(stem(word))],
      )
      .join(" ");
  const all = query.slots.map((s) => needle(s.forms[0].text));
  const found = new Map<string, number>();
  const add = (text: string, weight: number) => found.set(text, Math.max(weight, found.get(text) ?? 0));
  if (all.length > 1) add(all.join(" "), 2);
  for (const { forms } of query.slots) {
    for (const { text, weight } of forms.filter(worth)) add(needle(text), weight);
    if (reads) continue;
    // A compound that no text has whole is found by its parts of two characters.
    const long = /^(?:[\p{Script=Han}々]{4,}|[\p{Script=Katakana}ー]{4,})$/u.test(forms[0].text) ? forms[0].text : "";
    for (let i = 0; i + 2 <= long.length; i++) add(long.slice(i, i + 2), 0.2);
  }
  found.delete("");
  return [...found].map(([text, weight]) => ({ text, weight }));
}
