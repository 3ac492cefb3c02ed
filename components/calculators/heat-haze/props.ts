import type { Language } from "../../../src/schemas/bilingual.ts";
import { cellsOf, islandProps, rowsOf } from "../kit/page-props.ts";

export const propsOf = (language: Language) => ({
  ...islandProps(language, "heatHaze"),
  hazeRows: cellsOf(rowsOf("D11.62-haze"), "name", "clearRange", "step"),
  aerialRows: cellsOf(rowsOf("D11.622-aerial"), "name", "drm"),
});
