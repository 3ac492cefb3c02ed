/**
 * Finds the names of a rule, or of a part of a rule ("D7.41#half"), in both books. The quick reference uses these
 * names.
 */
import { type Book, ruleIn } from "../scenario.ts";
import { RULE_ROWS } from "./in-force.ts";
import { idsOf, isInBook, nameOf } from "./row.ts";

const ROWS_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => {
    const names = idsOf(row).map((rule) => nameOf({ rule, part: row.part }));
    return names.map((name) => [name, names] as const);
  }),
);
/**
 * Returns the names of a rule in both books, given one of them: "F.5" returns `["D.4", "F.5"]`. Undefined if no row of
 * `RULE_ROWS` has this name.
 */
export const namesOfRow = (name: string): readonly string[] | undefined => ROWS_BY_NAME.get(name);

const ROW_IDS: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => idsOf(row).map((id) => [id, idsOf(row)] as const)),
);
/**
 * Returns the ids of a rule in both books: `["D.3", "F.4"]`, or one id if the books do not differ. Empty if the rule is
 * not in `RULE_ROWS`.
 */
export const numbersOf = (rule: string): readonly string[] => ROW_IDS.get(rule) ?? [];

/**
 * Returns the number of a rule in a book: F.7B is D.6B in Squad Leader, and D5.2 is F5.2 in ASL. A rule that only the other book has
 * keeps its number.
 */
export function numberIn(book: Book, id: string): string {
  const ids = numbersOf(id);
  const own = ids.find((one) => isInBook(one, book));
  return own || !ids.length ? ruleIn(book, own ?? id) : id;
}

/** Returns a number with the name of its book, if this is not the book played: "D6.0-Crest (SL)" in a game of ASL. */
export const withBook = (book: Book, number: string): string =>
  /^[DF]/.test(number) && number.startsWith("F") !== (book === "asl")
    ? `${number} (${book === "asl" ? "SL" : "ASL"})`
    : number;
