import type { Language } from "../schemas/bilingual.ts";
import type { Term } from "../schemas/glossary.ts";

/** The first kana of each row of the Japanese syllabary. */
const ROWS = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"];

/** The abbreviation is looked up first, since the texts print it; then the name as it is spelled or, in Japanese, read. */
const keyOf = ({ abbr, reading, name }: Term, language: Language) =>
  abbr ?? (language === "ja" ? reading : undefined) ?? name[language];

/** "B" for Bog, "さ" for 砂塵, which is read さじん, "0–9" for figures. */
function letterOf(key: string): string {
  const first = key.normalize("NFKC")[0]!.toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  return ROWS.findLast((row) => row.localeCompare(first, "ja") <= 0 && first >= "ぁ") ?? "0–9";
}

/** The terms in the order of a language, under the letters they begin with; in Japanese, Latin letters stand before kana. */
export function byLetter(terms: readonly Term[], language: Language): Map<string, Term[]> {
  const key = (term: Term) => keyOf(term, language);
  const ordered = terms.toSorted((a, b) => key(a).localeCompare(key(b), language));
  return Map.groupBy(ordered, (term) => letterOf(key(term)));
}
