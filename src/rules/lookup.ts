/** Finds rules by numbers as users type them: "f12-32", "Ｆ１２．３２", "12.32", "F1232", "12.31/.32", "fn 17". */
import { BOOK_IDS } from "../schemas/chapters.ts";
import type { IdTable } from "../schemas/id-table.ts";
import { type Cited, inDigits, inLatin, readAmong, readTyped } from "./citation-grammar.ts";
import { compareIds, isNumberedSection, parseId } from "./ids.ts";
import { nearestIds } from "./nearest.ts";

interface SectionPlace {
  id: string;
  path: string;
}

/** The number of a rule that does not exist (`asked`), and the nearest existing numbers (`nearest`). */
interface Missing {
  asked: string;
  nearest: string[];
}

/** The rules and sections found by the numbers in a text. All three lists are empty if the text has no rule number. */
export interface Lookup {
  /**
   * The ids of the found rules, in the order of the text. If no number has a chapter letter, they are grouped by book.
   */
  ids: string[];
  sections: SectionPlace[];
  /** The numbers that do not exist. If no number exists, `lookUp` joins all of them into one item: "F12.38, F12.39". */
  missing: Missing[];
}

/** Returns whether a text contained no rule number. */
export const hasNoRuleNumber = ({ ids, sections, missing }: Lookup): boolean =>
  !(ids.length || sections.length || missing.length);

const compact = (id: string) => id.replace(/[.-]/g, "").toUpperCase();
const unique = <T>(all: readonly T[]) => [...new Set(all)];

/** Returns the ids that a typed number can mean, the likelier book first: "12.32" → ["F12.32", "D12.32"]. */
function spellings(as: string): string[] {
  if (/^\d{1,2}[A-Z]$/.test(as)) return [`F.${as}`, `D.${as}`];
  if (/^\d/.test(as)) return [`F${as}`, `D${as}`];
  if (as.startsWith("It-?")) return [as.replace("?", "V"), as.replace("?", "O")];
  return [as.replace(/^([FD])\.(\d+\.)/, "$1$2")];
}

/** Creates the functions that look up rule numbers in the table of all ids. */
function reader(table: IdTable) {
  const rules = new Map(table.rules.map((r) => [r.id, r]));
  const sections = new Map(table.sections.map(({ id, path }) => [id, { id, path }]));
  const heldBy = new Map(table.sections.map(({ id, held }) => [id, held]));
  const ids = [...rules.keys()];

  /**
   * Removes an alias if the list also has the rule whose text is shown on the alias's page. For example, 7.31 finds the
   * rule D7.31 and its alias F7.31, and only D7.31 is kept.
   */
  const withoutAliases = (found: string[]) => found.filter((id) => !found.includes(rules.get(id)?.held ?? ""));

  /**
   * Returns the rules with a number. Digits without a dot (F1232) find a rule only if exactly one rule has these
   * digits.
   */
  function rulesOf(as: string): string[] {
    const exact = spellings(as).filter((id) => rules.has(id));
    if (exact.length || !/^[FD]/.test(as) || (sections.has(as) && !heldBy.get(as))) return exact;
    const run = runs(as);
    return run.length === 1 ? run : [];
  }
  const runs = (as: string) => ids.filter((id) => compact(id) === compact(as));

  /** Returns the sections with a number. For "7", returns only D7, because the page of F7 shows the same rules. */
  function sectionsOf(as: string): SectionPlace[] {
    const wanted = spellings(as).filter((id) => isNumberedSection(id) && sections.has(id));
    return wanted.filter((id) => !wanted.includes(heldBy.get(id) ?? "")).map((id) => sections.get(id)!);
  }

  /**
   * Returns the rules of a range, in reading order: F12.31–.33 is .31, .32 and .33. Leaves out rules at a deeper level
   * than both ends of the range, such as F12.421 in F12.41–.43.
   */
  function between(from: string, to: string): string[] {
    const [a, b] = [parseId(from)!, parseId(to)!];
    if (a.section !== b.section || compareIds(from, to) > 0) return unique([from, to]);
    const most = Math.max(a.order.length, b.order.length);
    return ids
      .filter((id) => {
        const parsed = parseId(id)!;
        const inside = compareIds(from, id) <= 0 && compareIds(id, to) <= 0;
        return parsed.section === a.section && inside && parsed.order.length <= most;
      })
      .sort(compareIds);
  }

  const nearest = (as: string): string[] => {
    const run = /^[FD]/.test(as) ? runs(as) : [];
    return run.length ? run : nearestIds(spellings(as)[0]!, ids, 4);
  };
  return { rulesOf, sectionsOf, between, withoutAliases, nearest, sections: [...sections.values()] };
}

/** Finds the rules and sections for the numbers in a text. `cited` has the numbers, and `typed` is the text. */
function resolve(cited: readonly Cited[], typed: string, table: IdTable): Lookup {
  const read = reader(table);
  const ids: string[] = [];
  const sections: SectionPlace[] = [];
  const missing: Missing[] = [];

  for (const [i, { as, start, end, joint }] of cited.entries()) {
    const before = cited[i - 1];
    const isSection = /^(?:sec|第)|節$/i.test(typed.slice(start, end));
    const found = isSection ? [] : read.rulesOf(as);
    // Looks for a section only if the number is not exactly a rule id. "F.7" is exactly a rule id. "F7" is not, so it
    // finds the rule F.7 and the section F7.
    const places = found.some((id) => spellings(as).includes(id)) ? [] : read.sectionsOf(as);
    if (joint === "-" && found.length) {
      const starts = before ? read.rulesOf(before.as) : [];
      for (const to of found) {
        const from = starts.find((id) => parseId(id)!.section === parseId(to)!.section);
        ids.push(...(from ? read.between(from, to) : [to]));
      }
    } else ids.push(...found);
    if (joint === "-" && places.length && before) {
      const [from, to] = [read.sectionsOf(before.as)[0], places.at(-1)!].map((s) => read.sections.indexOf(s!));
      sections.push(...read.sections.slice(from! < 0 ? to : from, to! + 1));
    }
    sections.push(...places);
    if (found.length || places.length) continue;
    missing.push({ asked: as.startsWith("It-?") ? typed.slice(start, end) : as, nearest: read.nearest(as) });
  }

  // If no number has a chapter letter, each number can find rules of both books. The rules are then grouped by book.
  const bare = cited.every((c) => spellings(c.as).length > 1);
  const bookByBook = () =>
    ids.toSorted((a, b) => BOOK_IDS.indexOf(parseId(a)!.book) - BOOK_IDS.indexOf(parseId(b)!.book));
  const rules = unique(bare ? read.withoutAliases(bookByBook()) : ids);
  return { ids: rules, sections: unique(sections), missing };
}

const NOTHING: Lookup = { ids: [], sections: [], missing: [] };

/** Looks up a text as typed, without corrections such as "F12,32" → "F12.32". */
function lookUpPlain(typed: string, table: IdTable): Lookup {
  const cited = readTyped(typed);
  if (!cited) return NOTHING;
  const { ids, sections, missing } = resolve(cited, typed, table);
  if (ids.length || sections.length) return { ids, sections, missing };
  // An unknown number with letters is probably not a rule number: "5C" may be part of a hex, and "note on" two words.
  if (cited.some((c) => /^\d+[A-Z]$|^It-.[A-Z]+$/.test(c.as))) return NOTHING;
  const asked = missing.map((m) => m.asked).join(", ");
  const nearest = unique(missing.flatMap((m) => m.nearest)).slice(0, 4);
  return { ids: [], sections: [], missing: [{ asked, nearest }] };
}

/** Returns whether a text has rule numbers, and all of them exist. */
const isWhole = (found: Lookup) => !hasNoRuleNumber(found) && !found.missing.length;

/** Replaces decimal commas by dots: "F12,32" → "F12.32". */
const withDots = (text: string) => text.replace(/(?<![\d.,/])([FD]?\s?\d{1,2}),(?=\d{1,4}(?![\d.]))/gi, "$1.");

/**
 * Finds the rules and sections in a text that is a number, a list or a range. Digits without a dot (F1232) find a rule
 * if only one rule of the book has these digits. A comma can be a decimal comma or separate two numbers: "D7,3" finds
 * the rule D7.3 and the sections D7 and D3.
 */
export function lookUp(text: string, table: IdTable): Lookup {
  const typed = inLatin(text.normalize("NFKC").trim());
  const plain = lookUpPlain(typed, table);
  const others = [withDots(typed), inDigits(typed)].filter((other) => other !== typed);
  const [other] = others.map((spelling) => lookUpPlain(spelling, table)).filter(isWhole);
  if (!other) return plain;
  return isWhole(plain) && !plain.ids.length ? { ...other, sections: plain.sections } : other;
}

/**
 * Finds the rules and sections whose numbers occur in a text with other words.
 * - `named`: the rules and sections, in order. Also the missing numbers that have a chapter letter.
 * - `rest`: the texts between the numbers. Missing numbers without a chapter letter stay part of these texts.
 */
export function lookUpAmong(text: string, table: IdTable): { named: Lookup; rest: string[] } {
  const { rulesOf, sectionsOf } = reader(table);
  const exists = ({ as }: Cited) => rulesOf(as).length > 0 || sectionsOf(as).length > 0;
  const latin = inLatin(text);
  const spelt = [latin, withDots(latin), inDigits(latin)].map((typed) => ({ typed, cited: readAmong(typed) }));
  const { typed, cited } = spelt.find((one) => one.cited.some(exists)) ?? spelt[0]!;
  const counted = cited.filter((one) => exists(one) || /^[FD]\.?\d+\.\d+$/.test(one.as));
  const rest: string[] = [];
  let end = 0;
  for (const one of counted) {
    // Skips the separators of a list, such as ", " or " and ".
    if (!one.joint || !rest.length) rest.push(typed.slice(end, one.start));
    end = one.end;
  }
  return { named: resolve(counted, typed, table), rest: [...rest, typed.slice(end)] };
}
