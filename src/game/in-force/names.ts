/** The names of rows: how a page says which rules it needs, and finds them in a game. */
import { RULE_ROWS, type RuleInGame } from "./in-force.ts";
import { idsOf } from "./row.ts";

/** The name of a rule, or of a part of it: "D7.31", "D7.41#half". */
export const nameOf = ({ rule, part }: Pick<RuleInGame, "rule" | "part">): string => (part ? `${rule}#${part}` : rule);

const ROWS_BY_NAME: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_ROWS.flatMap((row) => {
    const names = idsOf(row).map((rule) => nameOf({ rule, part: row.part }));
    return names.map((name) => [name, names] as const);
  }),
);
/** The names of the row that has a name: both where the books number its rule differently. Undefined where no row has it. */
export const namesOfRow = (name: string): readonly string[] | undefined => ROWS_BY_NAME.get(name);
