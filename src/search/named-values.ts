/** Finds the values that a query names for a calculator's fields, and the words of the game that set no value. */
import type { Choice, Role } from "../schemas/search-words.ts";
import { type KnownWords, wordsOfGame } from "./left-words.ts";
import { roleReader } from "./roles.ts";
import { isJapanese, sameWords, wordsOf } from "./words.ts";

export interface NamedValues {
  /** The named values as a query string: "?mover=wagon"; "" if there are none. */
  query: string;
  /** The words that name the values or the calculator's subject. */
  words: string[];
  /** The number of words that name values, not counting words for the calculator's subject. */
  values: number;
  /** Whether to offer the calculator: the query names the calculator's subject and a value, and little else. */
  isEnough: boolean;
  /** Words of the game that set no value. If there are any, the calculator's result is not shown. */
  left: string[];
  /** Words that make no difference to the calculator's result. */
  unneeded: string[];
  /** The fields whose values the query only suggests. */
  assumes: string[];
}

/**
 * Returns whether to show a calculator's result: the query names the subject and a value, and every word of the game in
 * the query sets a value.
 */
export const isAnswerable = ({ isEnough, left }: NamedValues): boolean => isEnough && !left.length;

/**
 * Counts the letters of words. The number of words would not be a measure of length, because 1941年3月 is four words of
 * Japanese.
 */
const lettersOf = (words: readonly string[]) => sameWords(words.join("")).replaceAll(" ", "").length;

/**
 * Returns a pattern that finds words in a text normalized by `sameWords`. Japanese is also found within longer words.
 * "#" matches any number.
 */
function pattern(words: string): RegExp {
  const parts = words.split("#").map((part) => sameWords(part).replace(/[.+/]/g, "\\$&"));
  const text = parts.join(" (\\d+) ").trim();
  return new RegExp(isJapanese(words) && parts.length === 1 ? text : `(?<= |^)${text}(?= |$)`, "g");
}

/** A calculator's word in the query, with its position and the values that it sets. */
interface FoundWord {
  word: string;
  at: number;
  set: readonly (readonly [key: string, value: string])[];
  isAbout: boolean;
  more: NonNullable<Choice[3]>;
}

/**
 * Finds a calculator's words in a query, longest first. `rest` is the query with blanks in place of the found words.
 */
function findWords(whole: string, choices: readonly Choice[]): { found: FoundWord[]; rest: string } {
  const roleAt = roleReader(whole);
  const all = choices.flatMap(([words, set, names, more = {}]) =>
    words.map((word) => ({ word, set: set ?? {}, isAbout: !!names || (!set && !more.isUnneeded), more })),
  );
  let rest = whole;
  const found: FoundWord[] = [];
  for (const { word, set, isAbout, more } of all.sort((a, b) => b.word.length - a.word.length)) {
    for (const match of rest.matchAll(pattern(word))) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (more.roles && !more.roles.includes(roleAt(at, end))) continue;
      rest = rest.slice(0, at) + " ".repeat(end - at) + rest.slice(end);
      const number = (text: string) => text.replace("#", match[1] ?? "");
      const values = Object.entries(set).map(([key, value]) => [key, number(value)] as const);
      found.push({ word: number(word), at, set: values, isAbout, more });
    }
  }
  return { found, rest };
}

/** Returns the typed spelling of words that `sameWords` has normalized. A word that was not typed is unchanged. */
function asTyped(word: string, typed: string): string {
  const words = wordsOf(typed.toLowerCase());
  return word.replace(/[^ ]+/g, (part) => words.find((own) => sameWords(own) === part) ?? part);
}

/** Returns whether the query names a firer but no target, so that the calculator would have to guess the target. */
const hasNoTarget = (found: readonly FoundWord[]) => {
  const has = (role: Role, other: Role) =>
    found.some(({ more: { roles } }) => roles?.includes(role) && !roles.includes(other));
  return has("firer", "target") && !has("target", "firer");
};

/**
 * Finds the values that a query names. Looks for longer words first, because "dune crest" is not a dune.
 *
 * @param ideas the query terms, without stop words
 * @param titles titles of the rules that the query names by number. Their words set values too, but are never in
 * `left`.
 */
export function namedValues(
  typed: string,
  ideas: readonly string[],
  choices: readonly Choice[],
  known: KnownWords = new Set(),
  titles = "",
): NamedValues {
  const own = sameWords(typed);
  const { found, rest } = findWords(`${own} ${sameWords(titles)}`.trim(), choices);
  const values = new Map<string, string>();
  const conflicting = new Set<FoundWord>();
  let count = 0;
  const conflicts = (set: FoundWord["set"], taken: ReadonlyMap<string, string>) =>
    set.some(([key, value]) => taken.has(key) && taken.get(key) !== value);
  const take = (one: FoundWord, set: FoundWord["set"]) => {
    // A field keeps its first value. A word that sets another value of the field is returned in `left`.
    if (conflicts(set, values)) {
      if (one.at < own.length) conflicting.add(one);
      return;
    }
    if (set.some(([key]) => !values.has(key)) && !one.isAbout) count++;
    for (const [key, value] of set) values.set(key, value);
  };
  // A word with a second set of values (`otherwise`) is read after all others. It sets its second values if another
  // word has given a different value to one of its usual fields. In "scrub in a deir", "deir" sets the terrain, so
  // "scrub" sets the ground.
  const isFlexible = ({ more }: FoundWord) => !!more.otherwise;
  for (const one of found) if (!isFlexible(one)) take(one, one.set);
  const taken = new Map(values);
  for (const one of found.filter(isFlexible))
    take(one, conflicts(one.set, taken) ? Object.entries(one.more.otherwise!) : one.set);
  const query = new URLSearchParams([...values]).toString();
  const used = found.filter((one) => !conflicting.has(one)).sort((a, b) => a.at - b.at);
  const textsOf = (words: readonly FoundWord[]) => [...new Set(words.map(({ word }) => word))];
  const needed = used.filter(({ more }) => !more.isUnneeded);
  const sure = new Set(
    used.flatMap(({ set, more }) => set.map(([key]) => key).filter((key) => !more.assumes?.includes(key))),
  );
  const left = wordsOfGame(rest.slice(0, own.length), known).map((word) => asTyped(word, typed));
  const letters = lettersOf(found.map(({ word }) => word));
  return {
    query: query && `?${query}`,
    words: textsOf(needed),
    values: count,
    isEnough:
      used.some(({ isAbout }) => isAbout) &&
      values.size > 0 &&
      !hasNoTarget(used) &&
      letters >= (2 / 3) * lettersOf(ideas),
    left: [...textsOf([...conflicting]), ...new Set(left)],
    unneeded: textsOf(used.filter(({ more }) => more.isUnneeded)),
    assumes: [...new Set(used.flatMap(({ more }) => more.assumes ?? []))].filter((key) => !sure.has(key)),
  };
}
