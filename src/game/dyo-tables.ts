import type { TableRow } from "../schemas/table.ts";
import type { Weather } from "./scenario.ts";
import { rowFor } from "./table.ts";

/** Rows of the tables D11.2-weather, D11.3-time-of-day, D11.4-month, D11.4-ec, D11.5-wind, D11.701-drm, D11.701-dust. */
export type DyoTables = Readonly<
  Record<"weather" | "time" | "month" | "ec" | "wind" | "dustDrm" | "dust", readonly TableRow[]>
>;

/** The English cells of the Arid Weather Chart, in code. */
const weatherNames: Record<string, Weather> = {
  Clear: "clear",
  "Clear & Gusty": "gusty",
  Overcast: "overcast",
  Mud: "mud",
  "Mud & Overcast": "mudOvercast",
};

/**
 * A cell of the Arid Weather Chart (D11.2) by its name in code.
 * @throws RangeError when it holds another Weather
 */
export function weatherIn(row: TableRow, column: string): Weather {
  const cell = row[column];
  const name = typeof cell === "object" ? weatherNames[cell.en] : undefined;
  if (!name) throw new RangeError(`not a Weather: ${JSON.stringify(cell)}`);
  return name;
}

/** The Weather of a DR in a month, 1 being January (D11.2). */
export function weatherAt({ weather }: DyoTables, month: number, dr: number): Weather {
  const spring = month === 4 ? "april" : "mayToSeptember";
  const autumn = month === 10 || month === 11 ? "octoberToNovember" : "decemberToMarch";
  return weatherIn(weather.find((row) => row.dr === dr) ?? {}, month >= 4 && month <= 9 ? spring : autumn);
}

/** The line of table D11.4-month for a month, 1 being January; October and November have none, and no drm. */
export function monthLine(month: number): "decemberToMarch" | "aprilToSeptember" | undefined {
  if (month <= 3 || month === 12) return "decemberToMarch";
  return month <= 9 ? "aprilToSeptember" : undefined;
}

/**
 * The name in code of the row that a Final dr falls in.
 * @throws RangeError when the table has none
 */
export function namedAt<Name extends string>(rows: readonly TableRow[], final: number): Name {
  return rowFor(rows, "dr", final).name as Name;
}
