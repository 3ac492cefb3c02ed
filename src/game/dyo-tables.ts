import type { TableRow } from "../schemas/table.ts";
import { type DyoCharts, LAST } from "./dyo-charts.ts";
import type { Weather } from "./scenario.ts";
import { numberIn, rangeHolds, rowNamed } from "./table.ts";

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

/** The column of the Arid Weather Chart for each month, January first (D11.2). */
const columns = [
  ...["decemberToMarch", "decemberToMarch", "decemberToMarch", "april"],
  ...["mayToSeptember", "mayToSeptember", "mayToSeptember", "mayToSeptember", "mayToSeptember"],
  ...["octoberToNovember", "octoberToNovember", "decemberToMarch"],
];

/** The line of table D11.4-month for each column; October and November have none, and no drm. */
const monthLines: Record<string, string> = {
  decemberToMarch: "decemberToMarch",
  april: "aprilToSeptember",
  mayToSeptember: "aprilToSeptember",
};

/**
 * The printed tables in the form that a page hands to its script.
 * @throws RangeError when a table lacks a row or holds what it should not
 */
export function dyoCharts(tables: DyoTables): DyoCharts {
  const finals = Array.from({ length: LAST + 1 }, (_, final) => final);
  /** The rows' names are those of the game's type that the chart asks for. */
  const named = <Name extends string>(rows: readonly TableRow[]) =>
    finals.map((final) => String(rows.find((row) => rangeHolds(String(row.dr), final))?.name ?? "") as Name);
  const drm = (rows: readonly TableRow[], name: string) => numberIn(rowNamed(rows, name), "drm");
  return {
    weather: columns.map((column) =>
      // A DR is 2 at least.
      finals.map((dr) => weatherIn(tables.weather.find((row) => row.dr === Math.max(2, dr)) ?? {}, column)),
    ),
    time: named(tables.time),
    monthDrm: columns.map((column) => (monthLines[column] ? drm(tables.month, monthLines[column]) : 0)),
    ec: named(tables.ec),
    ecDrm: Object.fromEntries(tables.ec.map((row) => [String(row.name), numberIn(row, "drm")])) as DyoCharts["ecDrm"],
    wind: named(tables.wind),
    dustDrm: {
      mildBreeze: drm(tables.dustDrm, "mildBreeze"),
      heavyWind: drm(tables.dustDrm, "heavyWind"),
      bombardment: drm(tables.dustDrm, "bombardment"),
    },
    dust: named(tables.dust),
  };
}
