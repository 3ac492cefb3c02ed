/** Finds the words of a query that set fields of a calculator, and the game terms that set no field. */
import type { Choice, Role } from "../schemas/search-words.ts";
import { type KnownWords, wordsOfGame } from "./left-words.ts";
import { roleReader } from "./roles.ts";
import { isJapanese, sameWords, wordsOf } from "./words.ts";

export interface NamedValues {
  /** The query string of the URL that sets the calculator's fields: "?mover=wagon". "" if the search sets no field. */
  query: string;
  /** The words of the query that set a field or name the calculator's subject. */
  words: string[];
  /** The number of words that set a field. Words that name the calculator's subject are not counted. */
  values: number;
  /** Whether to offer the calculator. True if the query names its subject, sets a field, and has few other words. */
  isEnough: boolean;
  /** Game terms that set no field. If there are any, the search does not show the calculator's result. */
  left: string[];
  /** Words that make no difference to the calculator's result. */
  unneeded: string[];
  /** Fields that the query suggests but does not state: "truck" suggests a medium or heavy truck. */
  assumes: string[];
}

/**
 * Returns whether to show a calculator's result. The query must be enough for the calculator, and all its game terms
 * must set a field.
 */
export const isAnswerable = ({ isEnough, left }: NamedValues): boolean => isEnough && !left.length;

/**
 * Counts the letters of words, to compare lengths. The number of words is no measure, because 1941年3月 is four words.
 */
const lettersOf = (words: readonly string[]) => sameWords(words.join("")).replaceAll(" ", "").length;

/**
 * Returns a pattern that finds words in a text normalized by `sameWords`. "#" matches any number. Japanese words are
 * also found within longer words.
 */
function pattern(words: string): RegExp {
  const parts = words.split("#").map((part) => sameWords(part).replace(/[.+/]/g, "\\$&"));
  const text = parts.join(" (\\d+) ").trim();
  return new RegExp(isJapanese(words) && parts.length === 1 ? text : `(?<= |^)${text}(?= |$)`, "g");
}

/** A word of a calculator that was found in the query. `at` is its position, and `set` has the values that it sets. */
interface FoundWord {
  word: string;
  at: number;
  set: readonly (readonly [key: string, value: string])[];
  isAbout: boolean;
  more: NonNullable<Choice[3]>;
}

/** Finds the words of a calculator in a query, longest first. In `rest`, the found words are replaced by spaces. */
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

/**
 * Returns words as the user typed them. `word` is normalized by `sameWords`. Words that were not typed stay unchanged.
 */
function asTyped(word: string, typed: string): string {
  const words = wordsOf(typed.toLowerCase());
  return word.replace(/[^ ]+/g, (part) => words.find((own) => sameWords(own) === part) ?? part);
}

/** Returns whether the query names a firer but no target. The calculator would then have to guess the target. */
const hasNoTarget = (found: readonly FoundWord[]) => {
  const has = (role: Role, other: Role) =>
    found.some(({ more: { roles } }) => roles?.includes(role) && !roles.includes(other));
  return has("firer", "target") && !has("target", "firer");
};

/**
 * Finds the fields that a query sets. Looks for longer words first, because "dune crest" is not a dune.
 *
 * @param ideas the words of the query, without stop words
 * @param titles titles of the rules whose numbers are in the query. Their words set fields too, but are never in
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
    // If a field has a different value already, it keeps that value. The word is returned in `left`.
    if (conflicts(set, values)) {
      if (one.at < own.length) conflicting.add(one);
      return;
    }
    if (set.some(([key]) => !values.has(key)) && !one.isAbout) count++;
    for (const [key, value] of set) values.set(key, value);
  };
  // Words with `otherwise` come last. If another word has set one of their fields differently, they set `otherwise`
  // instead. In "scrub in a deir", "deir" sets the terrain, so "scrub" sets the ground.
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
