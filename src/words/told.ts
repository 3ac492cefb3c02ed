/** What a query tells a calculator. */
import { isJapanese, sameWords } from "./words.ts";

/** Words of one language that set values of a calculator; without values they name what it is about. `#` is a number. */
export type Choice = readonly [words: readonly string[], set?: Readonly<Record<string, string>>];

export interface Told {
  /** The values that the query names, as an address holds them: "?mover=wagon"; "" if it names none. */
  query: string;
  /** The words that name them, as they are typed. */
  words: string[];
  /** Whether that is enough: what the calculator is about, values, and little else. */
  isEnough: boolean;
}

/** Where words stand in a text of sameWords. In Japanese they may stand inside of another word. */
function pattern(words: string): RegExp {
  const parts = words.split("#").map((part) => sameWords(part).replace(/[.+/]/g, "\\$&"));
  const text = parts.join(" (\\d+) ").trim();
  return new RegExp(isJapanese(words) && parts.length === 1 ? text : `(?<= |^)${text}(?= |$)`);
}

/**
 * Reads the values that a query names, the longest words first: "dune crest" is not a dune.
 *
 * @param ideas how many ideas the query has
 * @param least how many values are enough
 */
export function told(typed: string, ideas: number, least: number, choices: readonly Choice[]): Told {
  const whole = sameWords(typed);
  let [rest, isAbout] = [whole, false];
  const values = new Map<string, string>();
  const read: { word: string; at: number }[] = [];
  const all = choices.flatMap(([words, set]) => words.map((word) => ({ word, set })));
  for (const { word, set } of all.sort((a, b) => b.word.length - a.word.length)) {
    const found = pattern(word).exec(rest);
    if (!found) continue;
    rest = rest.replace(found[0], " ");
    read.push({ word: word.replace("#", found[1] ?? ""), at: whole.indexOf(found[0]) });
    isAbout ||= !set;
    for (const [key, value] of Object.entries(set ?? {}))
      if (!values.has(key)) values.set(key, value.replace("#", found[1] ?? ""));
  }
  const query = new URLSearchParams([...values]).toString();
  const isEnough = isAbout && values.size >= least && read.length >= (2 / 3) * ideas;
  return { query: query && `?${query}`, words: read.sort((a, b) => a.at - b.at).map(({ word }) => word), isEnough };
}
