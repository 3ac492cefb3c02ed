/** Reads the names of Weather, Time of Day, EC and Wind Force from the printed tables. */
import type { Language } from "../../../src/schemas/bilingual.ts";
import type { RuleTable } from "../../../src/schemas/table.ts";

/** The string key of a name from a printed table: "weather.clear". */
export type PrintedName = `${"weather" | "time" | "ec" | "wind" | "windResult"}.${string}`;

/** Returns all names from these tables in a language, by string key. */
export function printedNames(tables: ReadonlyMap<string, RuleTable>, language: Language): Record<PrintedName, string> {
  const words = (cell: unknown) => (cell as Record<Language, string>)[language];
  const namesIn = (id: string, step: string, column: string) =>
    tables.get(id)!.rows.map((row) => [`${step}.${row.name}`, words(row[column])]);
  const weather = Object.entries(tables.get("D11.2-weather")!.values);
  return Object.fromEntries([
    ...weather.map(([name, text]) => [`weather.${name}`, text[language]]),
    ...namesIn("D11.3-time-of-day", "time", "result"),
    ...namesIn("D11.4-ec", "ec", "ec"),
    ...namesIn("D11.5-wind", "wind", "force"),
    ...namesIn("D11.5-wind", "windResult", "result"),
  ]);
}
