import type { Language } from "../../../src/schemas/bilingual.ts";
import { cellsOf, islandProps, rowsOf } from "../kit/page-props.ts";

export const propsOf = (language: Language) => ({
  ...islandProps<"hammada", "sandBog">(language, "hammada", /^sandBog\.mover/),
  drmRows: cellsOf(rowsOf("D3.31-drm"), "name", "drm"),
});
