import type { OverlayTables } from "../../../src/game/overlay-tables.ts";
import type { Language } from "../../../src/schemas/bilingual.ts";
import { cellsOf, islandProps, rowsOf } from "../kit/page-props.ts";

/** The printed tables of the overlays' placement, whole. */
export const overlayTables = (): OverlayTables => ({
  density: rowsOf("F12.3-density"),
  boards: rowsOf("F12.3-boards"),
  overlays: rowsOf("F12.3-overlays"),
  hexrows: rowsOf("F12.31-hexrows"),
});

/** The words and tables of the overlays' placement. */
export function propsOf(language: Language) {
  const tables = overlayTables();
  return {
    ...islandProps(language, "desertOverlays"),
    tables: { ...tables, boards: cellsOf(tables.boards, "name", "finalDr", "perHalf") },
  };
}
