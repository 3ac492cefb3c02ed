/**
 * Finds the names of a rule, or of a part of a rule ("D7.41#half"), in both books. The quick reference uses these
 * names.
 */
import { RULE_ROWS } from "./in-force.ts";
import { idsOf, nameOf } from "./row.ts";

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
