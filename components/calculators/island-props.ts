import { rulePath } from "../../src/rules/addresses.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { TableRow } from "../../src/schemas/table.ts";
import { link, stringsUnder } from "../../src/site.ts";
import type { IslandProps } from "./parts.tsx";

/** What every island gets: the shared strings and its own, and where rules are. */
export function islandProps(language: Language, own: string): IslandProps {
  return {
    strings: { ...stringsUnder(language, "tool"), ...stringsUnder(language, own) },
    ruleHref: link(language, rulePath("{id}")),
  };
}

/** The rows of a table with only the cells that an island computes with: its words it takes from its strings. */
export function cellsOf(rows: readonly TableRow[], ...keys: string[]): TableRow[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key))));
}
