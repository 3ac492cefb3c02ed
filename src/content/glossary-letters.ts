import type { Language } from "../schemas/bilingual.ts";
import type { Term } from "../schemas/glossary.ts";

/** The first kana of each row of the Japanese syllabary (gojūon). */
const ROWS = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"];

/**
 * Returns the text by which a term is sorted. This is the abbreviation if there is one, because the rules print it.
 * Otherwise it is the name or, in Japanese, the reading of the name.
 */
const keyOf = ({ abbr, reading, name }: Term, language: Language) =>
  abbr ?? (language === "ja" ? reading : undefined) ?? name[language];

/** Returns the letter under which a term is listed: "B" for Bog, "さ" for 砂塵 (read さじん), "0–9" for digits. */
export function letterOf(key: string): string {
  const first = key.normalize("NFKC")[0]!.toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  return ROWS.findLast((row) => row.localeCompare(first, "ja") <= 0 && first >= "ぁ") ?? "0–9";
}

/** Groups terms by first letter, sorted for a language. In Japanese, Latin letters come before kana. */
export function byLetter(terms: readonly Term[], language: Language): Map<string, Term[]> {
  const key = (term: Term) => keyOf(term, language);
  const ordered = terms.toSorted((a, b) => key(a).localeCompare(key(b), language));
  return Map.groupBy(ordered, (term) => letterOf(key(term)));
}
