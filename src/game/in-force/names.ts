/** Rows by the names and numbers of their rules. The quick reference uses these names for the rules that each of its lines needs. */
import { RULE_ROWS } from "./in-force.ts";
import { idsOf, nameOf } from "./row.ts";

const ROWS_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => {
    const names = idsOf(row).map((rule) => nameOf({ rule, part: row.part }));
    return names.map((name) => [name, names] as const);
  }),
);
/** The names of a row found by one name: two if the books number its rule differently. Undefined if there is no such row. */
export const namesOfRow = (name: string): readonly string[] | undefined => ROWS_BY_NAME.get(name);

const ROW_IDS: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => idsOf(row).map((id) => [id, idsOf(row)] as const)),
);
/** The numbers of a rule in both books, if it has a row; empty for any other rule. */
export const numbersOf = (rule: string): readonly string[] => ROW_IDS.get(rule) ?? [];
