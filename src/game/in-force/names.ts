/** Finds rows by the names and numbers of their rules. A line of the quick reference gives the rules it needs by these names. */
import { RULE_ROWS } from "./in-force.ts";
import { idsOf, nameOf } from "./row.ts";

const ROWS_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => {
    const names = idsOf(row).map((rule) => nameOf({ rule, part: row.part }));
    return names.map((name) => [name, names] as const);
  }),
);
/** Returns all names of the row with this name: two if the books number its rule differently. Undefined if no row has the name. */
export const namesOfRow = (name: string): readonly string[] | undefined => ROWS_BY_NAME.get(name);

const ROW_IDS: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => idsOf(row).map((id) => [id, idsOf(row)] as const)),
);
/** Returns the numbers of a rule in both books; empty if the rule has no row. */
export const numbersOf = (rule: string): readonly string[] => ROW_IDS.get(rule) ?? [];
