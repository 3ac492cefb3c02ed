import type { Language } from "../../../src/schemas/bilingual.ts";
import { cellsOf, islandProps, rowsOf } from "../kit/page-props.ts";

export const propsOf = (language: Language) => ({
  ...islandProps(language, "fire"),
  /** What the game needs of these tables: names, numbers, and what the dr of Dust gives in each book. */
  tables: {
    haze: cellsOf(rowsOf("D11.62-haze"), "name", "clearRange", "step"),
    aerial: cellsOf(rowsOf("D11.622-aerial"), "name", "drm"),
    wadi: cellsOf(rowsOf("D5.4-fire"), "name", "open", "cliff"),
    dust: cellsOf(rowsOf("D11.7-density"), "name", "sl", "asl"),
  },
});
