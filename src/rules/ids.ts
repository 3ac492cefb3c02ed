/**
 * Parses rule ids: F.1A, F12.32, D6.0-Crest, D-fn17, It-V12, It-OArt. An id determines the book, section and file of
 * the rule, and its position in the reading order.
 */
import { BOOK_OF_CHAPTER, type BookId, type Chapter } from "../schemas/chapters.ts";

/** A parsed rule id. */
export interface RuleId {
  id: string;
  book: BookId;
  /** The id of the rule's section: "F12", "D-fn", "It-V". Opening rules, such as F.1A, have the section "F" or "D". */
  section: string;
  /** The sort key within the section. */
  order: string;
}

/** Matches the id of a section. */
const SECTION = /^(?:[FD]\d{0,2}|D-fn|It-[VO])$/;

/** Returns the book of a section id: "F12" → "asl". Returns undefined for other texts. */
export function bookOf(section: string): BookId | undefined {
  return SECTION.test(section) ? BOOK_OF_CHAPTER[/^[A-Za-z]+/.exec(section)![0] as Chapter] : undefined;
}

/**
 * Returns whether an id is the id of a section that is cited by number, such as F12. Includes F and D, the sections of
 * the opening rules.
 */
export const isNumberedSection = (id: string): boolean => /^[FD]\d{0,2}$/.test(id);

/** Removes the chapter letter F or D from an id: "F12.32" → "12.32". Both chapters use the same numbers. */
export const withoutChapter = (id: string): string => id.replace(/^[FD](?=[\d.])/, "");

/** Pads a number with zeros, so that "10" sorts after "9" as text. */
const whole = (digits: string, tail = "") => digits.padStart(4, "0") + tail;

/** Parses a rule id in canonical form: "F12.3", not "f12.3". Returns undefined for other texts. */
export function parseId(id: string): RuleId | undefined {
  const read = (section: string, order: string): RuleId => ({ id, book: bookOf(section)!, section, order });
  let m = /^([FD])\.(\d{1,2})([A-Z]?)$/.exec(id);
  if (m) return read(m[1]!, whole(m[2]!, m[3]));
  m = /^([FD])([1-9]\d?)\.(\d+(?:-[A-Z][a-z]+)?)$/.exec(id);
  // The digits after the dot sort as text, because each digit is one level: 31, 311, 32.
  if (m) return read(m[1]! + m[2]!, m[3]!);
  m = /^D-fn(\d+)$/.exec(id);
  if (m) return read("D-fn", whole(m[1]!));
  m = /^It-([VO])(?:(\d+)|([A-Z]{1,2})|(Art))$/.exec(id);
  if (!m) return undefined;
  // The numbered notes come first, then the lettered notes (A … Z, AA), then the artillery table.
  const order = m[2] ? whole(m[2]) : m[3] ? `A${m[3].length}${m[3]}` : "Z";
  return read(`It-${m[1]}`, order);
}

/** Returns the section id of a rule id: "F12.32" → "F12". Returns undefined if the text is not a rule id. */
export function sectionOf(id: string): string | undefined {
  return parseId(id)?.section;
}

/** Compares two rule ids of one section, to sort them in reading order. */
export function compareIds(a: string, b: string): number {
  const x = parseId(a)?.order ?? a;
  const y = parseId(b)?.order ?? b;
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Returns the path of a rule's file in content/rules: "asl/F12/F12.32.mdx". Returns undefined for other texts. */
export function filePath(id: string): string | undefined {
  const parsed = parseId(id);
  return parsed && `${parsed.book}/${parsed.section}/${id}.mdx`;
}

/**
 * Returns the ids of all possible ancestors of a rule, nearest first: D11.611 → ["D11.61", "D11.6"]. The ancestors need
 * not exist. A top-level rule has none.
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
 * Returns the id of the parallel rule, which is the same rule in the other book: F7.31 ↔ D7.31. Parallel rules have the
 * same number, except opening rules. `openingParallels` (from books.yaml) pairs the opening rules. Returns undefined
 * for a rule without a parallel rule, such as a footnote.
 */
export function parallelId(id: string, openingParallels: Readonly<Record<string, string>>): string | undefined {
  if (/^F\.\d/.test(id)) return openingParallels[id];
  if (/^D\.\d/.test(id)) return Object.keys(openingParallels).find((f) => openingParallels[f] === id);
  const m = /^([FD])(\d+(?:\.\d+)?)$/.exec(id);
  if (!m || Number.parseInt(m[2]!, 10) > 13) return undefined;
  return (m[1] === "F" ? "D" : "F") + m[2];
}
