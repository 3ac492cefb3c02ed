/**
 * Finds the Italian vehicles and Guns that a query names: "CV33s" and "C.V. 33" are CV 33, "semoventi 75/18" is SMV
 * 75/18.
 */

import type { Candidate } from "./terms.ts";
import { fold, isJapanese, phoneticKey, wordsOf } from "./words.ts";

/** Matches words that users may leave out of the name of a vehicle or Gun. */
const OPTIONAL_WORDS = /^(?:da|the|italian)$/;

/**
 * Normalizes a word of a name: removes endings, dots and slashes. "autocarri" and "autocarro" become "autocarr",
 * "m13/40s" becomes "m1340".
 */
function part(word: string): string {
  if (OPTIONAL_WORDS.test(word)) return "";
  if (isJapanese(word)) return phoneticKey(word);
  const whole = word.replace(/'s?$/, "").replace(/^smv/, "semovent");
  const single = /\d/.test(whole) ? whole.replace(/(?<=..)s$/, "") : whole.replace(/(?<=^[a-z]{4,})[aeio]?s?$/, "");
  return single.replace(/[^\p{L}\p{N}]/gu, "");
}

const partsOf = (text: string) => wordsOf(fold(text).replaceAll("・", "")).map(part).filter(Boolean);

/** Maximum length of a name, in words. */
const LONGEST = 6;

/**
 * Returns the ids of the notes on the vehicles and Guns that a text names. A longer name takes precedence: "Semovente
 * 47/32" does not name the Gun 47/32.
 */
export function namedPieces(text: string, candidates: readonly Candidate[]): Set<string> {
  const ids = new Map<string, string[]>();
  for (const { id, names = [] } of candidates)
    for (const name of names) {
      const key = partsOf(name).join("");
      ids.set(key, [...(ids.get(key) ?? []), id]);
    }
  const parts = partsOf(text);
  const found = new Set<string>();
  for (let at = 0; at < parts.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, parts.length - at) }, (_, i) => i + 1);
    const length = lengths.findLast((n) => ids.has(parts.slice(at, at + n).join(""))) ?? 0;
    for (const id of length ? ids.get(parts.slice(at, at + length).join(""))! : []) found.add(id);
    at += length || 1;
  }
  return found;
}
