/** The printed tables as tests read them; pages hand them to the game as props. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { DyoTables } from "../src/game/dyo-tables.ts";
import type { OverlayTables } from "../src/game/overlay-tables.ts";
import type { TableRow } from "../src/schemas/table.ts";

/** The rows of a file of content/tables. @throws Error when there is no such file */
export function printedRows(id: string): TableRow[] {
  return parse(readFileSync(new URL(`../content/tables/${id}.yaml`, import.meta.url), "utf8")).rows;
}

/** The tables of F12.3 and F12.31. */
export const overlayTables: OverlayTables = {
  density: printedRows("F12.3-density"),
  boards: printedRows("F12.3-boards"),
  overlays: printedRows("F12.3-overlays"),
  hexrows: printedRows("F12.31-hexrows"),
};

/** The tables of D11.2–D11.5 and D11.701. */
export const dyoTables: DyoTables = {
  weather: printedRows("D11.2-weather"),
  time: printedRows("D11.3-time-of-day"),
  month: printedRows("D11.4-month"),
  ec: printedRows("D11.4-ec"),
  wind: printedRows("D11.5-wind"),
  dustDrm: printedRows("D11.701-drm"),
  dust: printedRows("D11.701-dust"),
};
