/** Reads a query: its ideas, and the other words that mean the same. */
import type { SearchTerm } from "./terms.ts";
import { fold, isJapanese, sameWords, wordsOf } from "./words.ts";

/** A word or phrase to look for. */
export interface Form {
  text: string;
  /** 1 as typed, less for what the glossary adds. */
  weight: number;
}

/** One idea of the query. */
export interface Slot {
  /** What was typed for it, and what means the same. */
  forms: readonly [Form, ...Form[]];
  /** What the texts are asked for: as typed, and as they print it. */
  asked: readonly Form[];
  /** The rules that define it, the first first. */
  rules: readonly string[];
}

export interface Query {
  /** The query as typed, folded: what a phrase is compared with. */
  text: string;
  slots: readonly Slot[];
}

/** What the texts print for a typed word counts nearly as much as the word; another synonym of it, less. */
const PRINTED = 0.85;
const SYNONYM = 0.6;

/** The longest phrase of the glossary in words, and the longest Japanese one in characters. */
const LONGEST = { words: 6, characters: 16 };

/** English words that carry no idea. */
const IDLE = new Set(
  "a an the of in on at to for and or is are be was were with from as it its this that how what when where which who why do does can could may must should i my me we you your if then than there any much many not has have get".split(
    " ",
  ),
);

/** Every spelling of a list of terms with its terms, made once. */
const spelt = new WeakMap<readonly SearchTerm[], Map<string, SearchTerm[]>>();

function bySpelling(terms: readonly SearchTerm[]): Map<string, SearchTerm[]> {
  const known = spelt.get(terms) ?? new Map<string, SearchTerm[]>();
  if (spelt.has(terms)) return known;
  spelt.set(terms, known);
  for (const term of terms) {
    for (const same of new Set([...term.says, ...term.also].map(sameWords)))
      known.set(same, [...(known.get(same) ?? []), term]);
  }
  return known;
}

/** A word that the glossary does not know. */
const unknown = (text: string): Slot => ({ forms: [{ text, weight: 1 }], asked: [{ text, weight: 1 }], rules: [] });

/** What the glossary adds for a word or phrase; undefined if it does not know it. */
function glossed(text: string, known: Map<string, SearchTerm[]>): Slot | undefined {
  const same = sameWords(text);
  const terms = known.get(same);
  if (!terms) return undefined;
  const [says, also] = [terms.flatMap((t) => t.says), terms.flatMap((t) => t.also)].map((words) => [...new Set(words)]);
  const others = (words: string[] = [], weight: number) =>
    words.filter((word) => sameWords(word) !== same).map((text) => ({ text, weight }));
  const printed = others(says, PRINTED);
  // "stuck" is asked for as "bog" alone, and kana as they are printed.
  const own = says?.find((word) => sameWords(word) === same);
  const typed = { text, weight: 1 };
  const asked = own ? [{ text: isJapanese(text) ? own : text, weight: 1 }] : printed.length ? [] : [typed];
  const rules = [...new Set(terms.flatMap((t) => t.rules))];
  return { forms: [typed, ...printed, ...others(also, SYNONYM)], asked: [...asked, ...printed], rules };
}

/** The words of a Japanese text by the browser's own dictionary. */
export const segments = (text: string): string[] =>
  [...new Intl.Segmenter("ja", { granularity: "word" }).segment(text)]
    .filter((s) => s.isWordLike)
    .map((s) => s.segment);

/** Cuts a run of Japanese at the words that the glossary knows; what is left between them is cut by the dictionary. */
function japaneseSlots(run: string, known: Map<string, SearchTerm[]>): Slot[] {
  const slots: Slot[] = [];
  let rest = "";
  const flush = () => {
    // 砂塵の中, トラック上: where, not what. Hiragana is what is said around the words.
    const words = segments(rest).filter((word) => !/^(?:\p{Script=Hiragana}+|[上下中内外前後時間先数何])$/u.test(word));
    slots.push(...words.map(unknown));
    rest = "";
  };
  for (let i = 0; i < run.length; ) {
    let slot: Slot | undefined;
    for (let end = Math.min(run.length, i + LONGEST.characters); end >= i + 2 && !slot; end--)
      slot = glossed(run.slice(i, end), known);
    if (slot) {
      flush();
      slots.push(slot);
    } else rest += run[i];
    i += slot ? slot.forms[0].text.length : 1;
  }
  flush();
  return slots.length ? slots : [unknown(run)];
}

/** Reads what was typed. A query without words has no slots. */
export function readQuery(typed: string, terms: readonly SearchTerm[] = []): Query {
  const text = fold(typed);
  const words = wordsOf(text);
  const known = bySpelling(terms);
  const slots: Slot[] = [];
  for (let i = 0; i < words.length; ) {
    // The longest phrase that the glossary knows is one idea; otherwise each word is.
    let length = Math.min(LONGEST.words, words.length - i);
    let slot: Slot | undefined;
    for (; length >= 1 && !slot; length--) {
      const part = words.slice(i, i + length);
      // Spaces between Japanese words are the reader's: 砂に はまる is 砂にはまる.
      slot = glossed(part.join(" "), known) ?? (part.every(isJapanese) ? glossed(part.join(""), known) : undefined);
    }
    const word = words[i]!;
    slots.push(...(slot ? [slot] : isJapanese(word) ? japaneseSlots(word, known) : [unknown(word)]));
    i += slot ? length + 1 : 1;
  }
  const busy = slots.filter(({ forms: [{ text }] }) => !IDLE.has(text));
  return { text, slots: busy.length ? busy : slots };
}
