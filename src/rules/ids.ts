/**
 * Parses rule ids: F.1A, F12.32, D6.0-Crest, D-fn17, It-V12, It-OArt. The id determines book, section, reading order,
 * file and path.
 */
import { BOOK_OF_CHAPTER, type BookId, type Chapter } from "../schemas/chapters.ts";

/** A parsed rule id. */
export interface RuleId {
  id: string;
  book: BookId;
  /** The id of the section: "F12", "F" (opening rules), "D-fn", "It-V" … */
  section: string;
  /** The sort key within the section. */
  order: string;
}

/** Matches the id of a section. */
const SECTION = /^(?:[FD]\d{0,2}|D-fn|It-[VO])$/;

/** Returns the book of a section, even one that the site does not have; undefined if the text is not a section's id. */
export function bookOf(section: string): BookId | undefined {
  return SECTION.test(section) ? BOOK_OF_CHAPTER[/^[A-Za-z]+/.exec(section)![0] as Chapter] : undefined;
}

/** Returns whether an id is the id of a section that is cited by its number: F12, or F for the opening rules. */
export const isNumberedSection = (id: string): boolean => /^[FD]\d{0,2}$/.test(id);

/** Removes the chapter letter from an F or D id, since both chapters use the same numbers: "F12.32" → "12.32". */
export const withoutChapter = (id: string): string => id.replace(/^[FD](?=[\d.])/, "");

/** Pads a whole number with zeros, so that 10 comes after 9 in text order. */
const whole = (digits: string, tail = "") => digits.padStart(4, "0") + tail;

/** Parses a canonical rule id. Returns undefined if the text is not a rule id. */
export function parseId(id: string): RuleId | undefined {
  const read = (section: string, order: string): RuleId => ({ id, book: bookOf(section)!, section, order });
  let m = /^([FD])\.(\d{1,2})([A-Z]?)$/.exec(id);
  if (m) return read(m[1]!, whole(m[2]!, m[3]));
  m = /^([FD])([1-9]\d?)\.(\d+(?:-[A-Z][a-z]+)?)$/.exec(id);
  // After the dot each digit is a level, so text order is reading order: 31 < 311 < 32.
  if (m) return read(m[1]! + m[2]!, m[3]!);
  m = /^D-fn(\d+)$/.exec(id);
  if (m) return read("D-fn", whole(m[1]!));
  m = /^It-([VO])(?:(\d+)|([A-Z]{1,2})|(Art))$/.exec(id);
  if (!m) return undefined;
  // Numbers come first, then the lettered notes A … Z, AA, then the artillery table.
  const order = m[2] ? whole(m[2]) : m[3] ? `A${m[3].length}${m[3]}` : "Z";
  return read(`It-${m[1]}`, order);
}

/** Returns the id of a rule's section; undefined if the text is not a rule id. */
export function sectionOf(id: string): string | undefined {
  return parseId(id)?.section;
}

/** Compares two rules of one section by reading order. */
export function compareIds(a: string, b: string): number {
  const x = parseId(a)?.order ?? a;
  const y = parseId(b)?.order ?? b;
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Returns the path of a rule's file below content/rules; undefined if the text is not a rule id. */
export function filePath(id: string): string | undefined {
  const parsed = parseId(id);
  return parsed && `${parsed.book}/${parsed.section}/${id}.mdx`;
}

/**
 * Returns the ids of all possible ancestors of a rule, nearest first: D11.611 → D11.61, D11.6; F.1A → F.1. These rules
 * need not exist. Returns an empty array for a top-level rule.
 */
export function ancestors(id: string): string[] {
  const lettered = /^([FD]\.\d+)[A-Z]$/.exec(id);
  if (lettered) return [lettered[1]!];
  const m = /^([FD]\d+\.)(\d+)$/.exec(id);
  if (!m) return [];
  const out: string[] = [];
  for (let n = m[2]!.length - 1; n >= 1; n--) out.push(m[1]! + m[2]!.slice(0, n));
  return out;
}

/**
 * Returns the id of the parallel rule: the same rule in the other book, F7.31 ↔ D7.31. The list in books.yaml pairs the
 * opening rules; all other rules have the same number. Undefined for rules that have no parallel, such as footnotes.
 */
export function parallelId(id: string, openingParallels: Readonly<Record<string, string>>): string | undefined {
  if (/^F\.\d/.test(id)) return openingParallels[id];
  if (/^D\.\d/.test(id)) return Object.keys(openingParallels).find((f) => openingParallels[f] === id);
  const m = /^([FD])(\d+(?:\.\d+)?)$/.exec(id);
  if (!m || Number.parseInt(m[2]!, 10) > 13) return undefined;
  return (m[1] === "F" ? "D" : "F") + m[2];
}
