import type { Language } from "../../../src/schemas/bilingual.ts";
import { cellsOf, islandProps, rowsOf } from "../kit/page-props.ts";

export const propsOf = (language: Language) => ({
  ...islandProps(language, "sandBog"),
  drmRows: cellsOf(rowsOf("D7.31-drm"), "name", "drm"),
});
