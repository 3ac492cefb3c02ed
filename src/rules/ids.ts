/**
 * The grammar of rule ids: F.1A, F12.32, D6.0-Crest, D-fn17, It-V12, It-OArt.
 * An id alone gives its book, section, place in the order, file and address.
 */

export type BookId = "asl" | "sl" | "italian";

export interface RuleId {
  id: string;
  book: BookId;
  /** "F12", "F" (opening rules), "D-fn", "It-V" … */
  section: string;
  /** Sort key within the section. */
  order: string;
}

const CHAPTER_BOOK: Record<string, BookId> = { F: "asl", D: "sl" };

/** Numbered in whole numbers: 10 comes after 9. */
const whole = (digits: string, tail = "") => digits.padStart(4, "0") + tail;

/** Reads a canonical rule id; undefined if the text is none. */
export function parseId(id: string): RuleId | undefined {
  let m = /^([FD])\.(\d{1,2})([A-Z]?)$/.exec(id);
  if (m) return { id, book: CHAPTER_BOOK[m[1]!]!, section: m[1]!, order: whole(m[2]!, m[3]) };
  m = /^([FD])([1-9]\d?)\.(\d+(?:-[A-Z][a-z]+)?)$/.exec(id);
  // After the dot every digit is a level of its own, so 31 < 311 < 32: text order.
  if (m) return { id, book: CHAPTER_BOOK[m[1]!]!, section: m[1]! + m[2]!, order: m[3]! };
  m = /^D-fn(\d+)$/.exec(id);
  if (m) return { id, book: "sl", section: "D-fn", order: whole(m[1]!) };
  m = /^It-([VO])(?:(\d+)|([A-Z]{1,2})|(Art))$/.exec(id);
  if (!m) return undefined;
  // Numbers first, then the lettered notes A … Z, AA, then the artillery table.
  const order = m[2] ? whole(m[2]) : m[3] ? `A${m[3].length}${m[3]}` : "Z";
  return { id, book: "italian", section: `It-${m[1]}`, order };
}

/** The id of the section that a canonical id belongs to. */
export function sectionOf(id: string): string | undefined {
  return parseId(id)?.section;
}

/** Reading order of two rules of one section. */
export function compareIds(a: string, b: string): number {
  const x = parseId(a)?.order ?? a;
  const y = parseId(b)?.order ?? b;
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Where the file of a rule stands, below content/rules. */
export function filePath(id: string): string | undefined {
  const parsed = parseId(id);
  return parsed && `${parsed.book}/${parsed.section}/${id}.mdx`;
}

/**
 * The ids of the rules that a rule stands under, nearest first, whether they exist or not:
 * D11.611 → D11.61, D11.6; F.1A → F.1. Empty for the highest.
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
