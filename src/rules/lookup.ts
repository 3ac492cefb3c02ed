/** Finds rules by what a reader types or a URL contains: "f12-32", "Ｆ１２．３２", "12.32", "F1232", "12.31/.32", "fn 17". */
import { BOOK_IDS } from "../schemas/chapters.ts";
import type { IdTable } from "../schemas/id-table.ts";
import { type Cited, inDigits, inLatin, readAmong, readTyped } from "./citation-grammar.ts";
import { compareIds, isNumberedSection, parseId } from "./ids.ts";
import { nearestIds } from "./nearest.ts";

interface SectionPlace {
  id: string;
  path: string;
}

/** An unknown number, and the existing numbers nearest to it. */
interface Missing {
  asked: string;
  nearest: string[];
}

/** The result of a search for rule numbers. All three lists are empty if the text contains no rule number. */
export interface Lookup {
  /**
   * The rules, in the order of the text. A number without a chapter gives a rule of each book, the likelier book first.
   */
  ids: string[];
  sections: SectionPlace[];
  /** The unknown numbers. If nothing else was found, all unknown numbers are joined into one item. */
  missing: Missing[];
}

/** Returns whether a text contained no rule number. */
export const hasNoRuleNumber = ({ ids, sections, missing }: Lookup): boolean =>
  !(ids.length || sections.length || missing.length);

const compact = (id: string) => id.replace(/[.-]/g, "").toUpperCase();
const unique = <T>(all: readonly T[]) => [...new Set(all)];

/** Returns the possible full ids of a number, the likelier book first: "12.32" → F12.32, D12.32. */
function spellings(as: string): string[] {
  if (/^\d{1,2}[A-Z]$/.test(as)) return [`F.${as}`, `D.${as}`];
  if (/^\d/.test(as)) return [`F${as}`, `D${as}`];
  if (as.startsWith("It-?")) return [as.replace("?", "V"), as.replace("?", "O")];
  return [as.replace(/^([FD])\.(\d+\.)/, "$1$2")];
}

/** Creates the functions that search a table of existing ids. */
function reader(table: IdTable) {
  const rules = new Map(table.rules.map((r) => [r.id, r]));
  const sections = new Map(table.sections.map(({ id, path }) => [id, { id, path }]));
  const heldBy = new Map(table.sections.map(({ id, held }) => [id, held]));
  const ids = [...rules.keys()];

  /**
   * Removes each alias, which is an id whose page shows the parallel rule, if that rule is in the list too. For
   * example, 7.31 finds D7.31 and its alias F7.31, which has the same text.
   */
  const withoutAliases = (found: string[]) => found.filter((id) => !found.includes(rules.get(id)?.held ?? ""));

  /**
   * Returns the rules of one number. Digits without a dot (F1232) give a rule only if exactly one rule has these
   * digits.
   */
  function rulesOf(as: string): string[] {
    const exact = spellings(as).filter((id) => rules.has(id));
    if (exact.length || !/^[FD]/.test(as) || (sections.has(as) && !heldBy.get(as))) return exact;
    const run = runs(as);
    return run.length === 1 ? run : [];
  }
  const runs = (as: string) => ids.filter((id) => compact(id) === compact(as));

  /** Returns the sections of one number. "7" returns only D7, not F7, because both show the same rules. */
  function sectionsOf(as: string): SectionPlace[] {
    const wanted = spellings(as).filter((id) => isNumberedSection(id) && sections.has(id));
    return wanted.filter((id) => !wanted.includes(heldBy.get(id) ?? "")).map((id) => sections.get(id)!);
  }

  /**
   * Returns the rules of a range: all rules of the section between both ends, in reading order, without rules that are
   * at a deeper level than both ends. F12.31–.33 is .31, .32 and .33; F12.41–.43 leaves out F12.421.
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

/** Resolves numbers to rules and sections, in order. `typed` is the text that contains them. */
function resolve(cited: readonly Cited[], typed: string, table: IdTable): Lookup {
  const read = reader(table);
  const ids: string[] = [];
  const sections: SectionPlace[] = [];
  const missing: Missing[] = [];

  for (const [i, { as, start, end, joint }] of cited.entries()) {
    const before = cited[i - 1];
    const isSection = /^(?:sec|第)|節$/i.test(typed.slice(start, end));
    const found = isSection ? [] : read.rulesOf(as);
    // Looks for sections only if the number was not an exact rule id: "F.7" is an opening rule, "D7" a section. "F7"
    // may be either, because the site has no section F7 of its own.
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

  // If no number has a chapter, each can be a rule in both books, so the rules are grouped by book.
  const bare = cited.every((c) => spellings(c.as).length > 1);
  const bookByBook = () =>
    ids.toSorted((a, b) => BOOK_IDS.indexOf(parseId(a)!.book) - BOOK_IDS.indexOf(parseId(b)!.book));
  const rules = unique(bare ? read.withoutAliases(bookByBook()) : ids);
  return { ids: rules, sections: unique(sections), missing };
}

const NOTHING: Lookup = { ids: [], sections: [], missing: [] };

/** Looks up a text without correcting its spelling. */
function lookUpPlain(typed: string, table: IdTable): Lookup {
  const cited = readTyped(typed);
  if (!cited) return NOTHING;
  const { ids, sections, missing } = resolve(cited, typed, table);
  if (ids.length || sections.length) return { ids, sections, missing };
  // An unknown number with letters is not a rule number, because "5C" may be part of a hex, and "note on" are two
  // words.
  if (cited.some((c) => /^\d+[A-Z]$|^It-.[A-Z]+$/.test(c.as))) return NOTHING;
  const asked = missing.map((m) => m.asked).join(", ");
  const nearest = unique(missing.flatMap((m) => m.nearest)).slice(0, 4);
  return { ids: [], sections: [], missing: [{ asked, nearest }] };
}

/** Returns whether a lookup found something and has no unknown number. */
const isWhole = (found: Lookup) => !hasNoRuleNumber(found) && !found.missing.length;

/** Replaces a decimal comma by a dot: "F12,32", "12,32". */
const withDots = (text: string) => text.replace(/(?<![\d.,/])([FD]?\s?\d{1,2}),(?=\d{1,4}(?![\d.]))/gi, "$1.");

/**
 * Finds the rules in a text that is a number, list or range. Exact numbers take precedence over digits without a dot
 * (F1232). Digits that fit two rules of one book find neither rule. A comma may be a decimal comma or the comma of a
 * list: "D7,3" finds the rule D7.3 and the sections D7 and D3.
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
 * Finds the rules that a text with other words names, in order, and returns the texts between the numbers as `rest`. An
 * unknown number with a chapter is returned as missing; an unknown number without a chapter stays part of the text.
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
    // Leaves out the text between the numbers of a list, such as ", " or " and ".
    if (!one.joint || !rest.length) rest.push(typed.slice(end, one.start));
    end = one.end;
  }
  return { named: resolve(counted, typed, table), rest: [...rest, typed.slice(end)] };
}
