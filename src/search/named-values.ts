/** Reads from a query which values of a calculator it names, and which words of the game it leaves over. */
import type { Choice, Role } from "../schemas/search-words.ts";
import { type KnownWords, wordsOfGame } from "./left-words.ts";
import { roleReader } from "./roles.ts";
import { isJapanese, sameWords, wordsOf } from "./words.ts";

export interface NamedValues {
  /** The values that the query names, as an address holds them: "?mover=wagon"; "" if it names none. */
  query: string;
  /** The words that name them, as they are typed. */
  words: string[];
  /** How many words name values beside what the calculator is about. */
  values: number;
  /** Whether that is enough to offer the calculator: what it is about, a value, and little else. */
  isEnough: boolean;
  /** The words of the game that set no value. If there are any, no answer is shown. */
  left: string[];
  /** The words that make no difference to the calculator's rule. */
  unneeded: string[];
  /** The fields that the words only suggest. */
  assumes: string[];
}

/** Whether a calculator answers: everything that it needs is named, and no word of the game is left over. */
export const isAnswerable = ({ isEnough, left }: NamedValues): boolean => isEnough && !left.length;

/** How many letters words have. Ideas are counted by letters, since Japanese parts 1941年3月 into four words. */
const lettersOf = (words: readonly string[]) => sameWords(words.join("")).replaceAll(" ", "").length;

/** Matches words in a text spelled by sameWords; in Japanese, within other words too. */
function pattern(words: string): RegExp {
  const parts = words.split("#").map((part) => sameWords(part).replace(/[.+/]/g, "\\$&"));
  const text = parts.join(" (\\d+) ").trim();
  return new RegExp(isJapanese(words) && parts.length === 1 ? text : `(?<= |^)${text}(?= |$)`, "g");
}

/** A calculator's word in a query, and its position. */
interface Read {
  word: string;
  at: number;
  set: readonly (readonly [key: string, value: string])[];
  isAbout: boolean;
  more: NonNullable<Choice[3]>;
}

/** Finds a calculator's words in a query, the longest first. `rest` is the query with blanks in place of these words. */
function readWords(whole: string, choices: readonly Choice[]): { read: Read[]; rest: string } {
  const roleAt = roleReader(whole);
  const all = choices.flatMap(([words, set, names, more = {}]) =>
    words.map((word) => ({ word, set: set ?? {}, isAbout: !!names || (!set && !more.isUnneeded), more })),
  );
  let rest = whole;
  const read: Read[] = [];
  for (const { word, set, isAbout, more } of all.sort((a, b) => b.word.length - a.word.length)) {
    for (const found of rest.matchAll(pattern(word))) {
      const [at, end] = [found.index, found.index + found[0].length];
      if (more.roles && !more.roles.includes(roleAt(at, end))) continue;
      rest = rest.slice(0, at) + " ".repeat(end - at) + rest.slice(end);
      const number = (text: string) => text.replace("#", found[1] ?? "");
      const values = Object.entries(set).map(([key, value]) => [key, number(value)] as const);
      read.push({ word: number(word), at, set: values, isAbout, more });
    }
  }
  return { read, rest };
}

/** Turns words spelled by sameWords back into the words as typed, where each is one typed word. */
function asTyped(word: string, typed: string): string {
  const words = wordsOf(typed.toLowerCase());
  return word.replace(/[^ ]+/g, (part) => words.find((own) => sameWords(own) === part) ?? part);
}

/** Whether the query names a firer but no target, so that the target would be a guess. */
const hasNoTarget = (read: readonly Read[]) => {
  const has = (role: Role, other: Role) =>
    read.some(({ more: { roles } }) => roles?.includes(role) && !roles.includes(other));
  return has("firer", "target") && !has("target", "firer");
};

/**
 * Reads the values that a query names, the longest words first: "dune crest" is not a dune.
 *
 * @param ideas the ideas of the query, without the idle words around them
 * @param titles of the rules that the query names by number; they set values too, but none of their words is left over
 */
export function namedValues(
  typed: string,
  ideas: readonly string[],
  choices: readonly Choice[],
  known: KnownWords = new Set(),
  titles = "",
): NamedValues {
  const own = sameWords(typed);
  const { read, rest } = readWords(`${own} ${sameWords(titles)}`.trim(), choices);
  const values = new Map<string, string>();
  const conflicting = new Set<Read>();
  let count = 0;
  for (const one of read) {
    // A value that is already set stays; the word that contradicts it is left over.
    if (one.set.some(([key, value]) => values.has(key) && values.get(key) !== value)) {
      if (one.at < own.length) conflicting.add(one);
      continue;
    }
    if (one.set.some(([key]) => !values.has(key)) && !one.isAbout) count++;
    for (const [key, value] of one.set) values.set(key, value);
  }
  const query = new URLSearchParams([...values]).toString();
  const heard = read.filter((one) => !conflicting.has(one)).sort((a, b) => a.at - b.at);
  const of = (all: readonly Read[]) => [...new Set(all.map(({ word }) => word))];
  const needed = heard.filter(({ more }) => !more.isUnneeded);
  const sure = new Set(
    heard.flatMap(({ set, more }) => set.map(([key]) => key).filter((key) => !more.assumes?.includes(key))),
  );
  const left = wordsOfGame(rest.slice(0, own.length), known).map((word) => asTyped(word, typed));
  const letters = lettersOf(read.map(({ word }) => word));
  return {
    query: query && `?${query}`,
    words: of(needed),
    values: count,
    isEnough:
      heard.some(({ isAbout }) => isAbout) &&
      values.size > 0 &&
      !hasNoTarget(heard) &&
      letters >= (2 / 3) * lettersOf(ideas),
    left: [...of([...conflicting]), ...new Set(left)],
    unneeded: of(heard.filter(({ more }) => more.isUnneeded)),
    assumes: [...new Set(heard.flatMap(({ more }) => more.assumes ?? []))].filter((key) => !sure.has(key)),
  };
}
