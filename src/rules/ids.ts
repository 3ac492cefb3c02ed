/**
 * The grammar of rule ids: F.1A, F12.32, D6.0-Crest, D-fn17, It-V12, It-OArt.
 * An id alone gives its book, section, place in the order, file and address.
 */
import { BOOK_OF_CHAPTER, type BookId, type Chapter } from "../schemas/chapters.ts";

export interface RuleId {
  id: string;
  book: BookId;
  /** "F12", "F" (opening rules), "D-fn", "It-V" … */
  section: string;
  /** Sort key within the section. */
  order: string;
}

/** The form of a section's id. */
const SECTION = /^(?:[FD]\d{0,2}|D-fn|It-[VO])$/;

/** The book of a section, whether or not the site holds it; undefined if the text is not formed like a section's id. */
export function bookOf(section: string): BookId | undefined {
  return SECTION.test(section) ? BOOK_OF_CHAPTER[/^[A-Za-z]+/.exec(section)![0] as Chapter] : undefined;
}

/** Whether an id is that of a section that people cite by its number: F12, and F for the opening rules. */
export const isNumberedSection = (id: string): boolean => /^[FD]\d{0,2}$/.test(id);

/** An id without its chapter letter where two chapters have the same numbers: "12.32" for F12.32. Leaves others as they are. */
export const withoutChapter = (id: string): string => id.replace(/^[FD](?=[\d.])/, "");

/** Pads a whole number, so that 10 comes after 9 when texts are sorted. */
const whole = (digits: string, tail = "") => digits.padStart(4, "0") + tail;

/** Reads a canonical rule id; undefined if the text is none. */
export function parseId(id: string): RuleId | undefined {
  const read = (section: string, order: string): RuleId => ({ id, book: bookOf(section)!, section, order });
  let m = /^([FD])\.(\d{1,2})([A-Z]?)$/.exec(id);
  if (m) return read(m[1]!, whole(m[2]!, m[3]));
  m = /^([FD])([1-9]\d?)\.(\d+(?:-[A-Z][a-z]+)?)$/.exec(id);
  // After the dot every digit is a level of its own, so 31 < 311 < 32: text order.
  if (m) return read(m[1]! + m[2]!, m[3]!);
  m = /^D-fn(\d+)$/.exec(id);
  if (m) return read("D-fn", whole(m[1]!));
  m = /^It-([VO])(?:(\d+)|([A-Z]{1,2})|(Art))$/.exec(id);
  if (!m) return undefined;
  // Numbers first, then the lettered notes A … Z, AA, then the artillery table.
  const order = m[2] ? whole(m[2]) : m[3] ? `A${m[3].length}${m[3]}` : "Z";
  return read(`It-${m[1]}`, order);
}

/** The id of the section that a canonical id belongs to; undefined if the text is no rule id. */
export function sectionOf(id: string): string | undefined {
  return parseId(id)?.section;
}

/** Reading order of two rules of one section. */
export function compareIds(a: string, b: string): number {
  const x = parseId(a)?.order ?? a;
  const y = parseId(b)?.order ?? b;
  return x < y ? -1 : x > y ? 1 : 0;
}

/** The path of a rule's file, below content/rules; undefined if the text is no rule id. */
export function filePath(id: string): string | undefined {
  const parsed = parseId(id);
  return parsed && `${parsed.book}/${parsed.section}/${id}.mdx`;
}

/**
 * The ids above a rule's own, nearest first, whether or not such rules exist: D11.611 → D11.61, D11.6; F.1A → F.1.
 * Empty for the highest.
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
 * The id of the same rule in the sister book: F7.31 ↔ D7.31 by number, opening rules by the list in books.yaml.
 * Undefined where the books have no common numbering.
 */
export function sisterId(id: string, openingParallels: Readonly<Record<string, string>>): string | undefined {
  if (/^F\.\d/.test(id)) return openingParallels[id];
  if (/^D\.\d/.test(id)) return Object.keys(openingParallels).find((f) => openingParallels[f] === id);
  const m = /^([FD])(\d+(?:\.\d+)?)$/.exec(id);
  if (!m || Number.parseInt(m[2]!, 10) > 13) return undefined;
  return (m[1] === "F" ? "D" : "F") + m[2];
}
