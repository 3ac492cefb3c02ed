/** The rows by the names and the numbers of their rules: how the quick reference says which rules a line of it needs. */
import { RULE_ROWS } from "./in-force.ts";
import { idsOf, nameOf } from "./row.ts";

const ROWS_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => {
    const names = idsOf(row).map((rule) => nameOf({ rule, part: row.part }));
    return names.map((name) => [name, names] as const);
  }),
);
/** The names of the row that has a name: both where the books number its rule differently. Undefined where no row has it. */
export const namesOfRow = (name: string): readonly string[] | undefined => ROWS_BY_NAME.get(name);

const ROW_IDS: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => idsOf(row).map((id) => [id, idsOf(row)] as const)),
);
/** The numbers under which the books have a rule that stands in a row; none for any other rule. */
export const numbersOf = (rule: string): readonly string[] => ROW_IDS.get(rule) ?? [];
