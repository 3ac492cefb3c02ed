/** Reads from a query which values of a calculator it names. */
import { isJapanese, sameWords } from "./words.ts";

/** Words of one language that set values of a calculator; without values they name what it is about, or besides. `#` is a number. */
export type Choice = readonly [words: readonly string[], set?: Readonly<Record<string, string>>, isAbout?: boolean];

export interface NamedValues {
  /** The values that the query names, as an address holds them: "?mover=wagon"; "" if it names none. */
  query: string;
  /** The words that name them, as they are typed. */
  words: string[];
  /** How many words name values beside what the calculator is about. */
  values: number;
  /** Whether that is enough for an answer: what the calculator is about, a value, and little else. */
  isEnough: boolean;
}

/** How many letters words have. Ideas are counted by letters, since Japanese parts 1941年3月 into four words. */
const lettersOf = (words: readonly string[]) => sameWords(words.join("")).replaceAll(" ", "").length;

/** Where words stand in a text of sameWords. In Japanese they may stand inside of another word. */
function pattern(words: string): RegExp {
  const parts = words.split("#").map((part) => sameWords(part).replace(/[.+/]/g, "\\$&"));
  const text = parts.join(" (\\d+) ").trim();
  return new RegExp(isJapanese(words) && parts.length === 1 ? text : `(?<= |^)${text}(?= |$)`);
}

/**
 * Reads the values that a query names, the longest words first: "dune crest" is not a dune.
 *
 * @param ideas the ideas of the query, without the idle words around them
 */
export function namedValues(typed: string, ideas: readonly string[], choices: readonly Choice[]): NamedValues {
  const whole = sameWords(typed);
  let [rest, isAbout, own] = [whole, false, 0];
  const values = new Map<string, string>();
  const read: { word: string; at: number }[] = [];
  const all = choices.flatMap(([words, set, names]) => words.map((word) => ({ word, set, about: names || !set })));
  for (const { word, set, about } of all.sort((a, b) => b.word.length - a.word.length)) {
    const found = pattern(word).exec(rest);
    if (!found) continue;
    rest = rest.replace(found[0], " ");
    read.push({ word: word.replace("#", found[1] ?? ""), at: whole.indexOf(found[0]) });
    isAbout ||= about;
    const fresh = Object.entries(set ?? {}).filter(([key]) => !values.has(key));
    for (const [key, value] of fresh) values.set(key, value.replace("#", found[1] ?? ""));
    if (fresh.length && !about) own++;
  }
  const query = new URLSearchParams([...values]).toString();
  const words = read.sort((a, b) => a.at - b.at).map(({ word }) => word);
  const isEnough = isAbout && values.size > 0 && lettersOf(words) >= (2 / 3) * lettersOf(ideas);
  return { query: query && `?${query}`, words, values: own, isEnough };
}
