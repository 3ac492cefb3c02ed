/** The names of all results, from the tables that print them. */
import { weatherIn } from "../../../src/game/dyo-tables.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import type { TableRow } from "../../../src/schemas/table.ts";

/** The keys of the names that the printed tables give to results: "weather.clear". */
export type PrintedName = `${"weather" | "time" | "ec" | "wind" | "windResult"}.${string}`;

/** The words of `PrintedName` in a language. `rows` gives the rows of a table by its id. */
export function printedNames(
  rows: (id: string) => readonly TableRow[],
  language: Language,
): Record<PrintedName, string> {
  const words = (cell: unknown) => (cell as Record<Language, string>)[language];
  const namesIn = (id: string, step: string, column: string) =>
    rows(id).map((row) => [`${step}.${row.name}`, words(row[column])]);
  const weather = rows("D11.2-weather").flatMap((row) =>
    Object.keys(row)
      .filter((column) => column !== "dr")
      .map((column) => [`weather.${weatherIn(row, column)}`, words(row[column])]),
  );
  return Object.fromEntries([
    ...weather,
    ...namesIn("D11.3-time-of-day", "time", "result"),
    ...namesIn("D11.4-ec", "ec", "ec"),
    ...namesIn("D11.5-wind", "wind", "force"),
    ...namesIn("D11.5-wind", "windResult", "result"),
  ]);
}
