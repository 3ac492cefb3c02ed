/** Names that the builder of the index and its reader share. */
import type { Language } from "../schemas/bilingual.ts";

/** Not imported from the schema, which would bring the whole validator to the browser. */
export const LANGUAGES = ["en", "ja"] as const satisfies readonly Language[];

/** A rule in one language as the index knows it. */
export interface Place {
  /** Place of the rule in the table of ids. */
  rule: number;
  language: Language;
}

/** How many neighbouring rules of one language share a file: of one, about 0.5 KB. */
export const TEXTS = 1;

/** The file that holds the text of the rule at a place in the table of ids, below pagefind/. */
export const textFile = (language: Language, rule: number): string =>
  `text/${language}${Math.floor(rule / TEXTS)}.json`;

/** The number of a record. */
export const recordOf = ({ rule, language }: Place): number => rule * LANGUAGES.length + LANGUAGES.indexOf(language);

/** The name of a record, in a given number of characters. */
export const recordName = (place: number, length: number): string => String(place).padStart(length, "0");
