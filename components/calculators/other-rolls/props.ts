import type { Language } from "../../../src/schemas/bilingual.ts";
import { cellsOf, conditionsOf, islandProps, rowsOf } from "../kit/page-props.ts";

export function propsOf(language: Language) {
  const hammadaRows = rowsOf("D3.31-drm");
  return {
    ...islandProps<"rolls", "hammada">(language, "rolls", /^hammada\.(total|dismountedOn|eliminatedOn|notEliminated)/),
    moduleRows: cellsOf(rowsOf("It-OArt-module"), "dr", "module"),
    hammadaRows: cellsOf(hammadaRows, "name", "drm"),
    hammadaConditions: conditionsOf(hammadaRows, language),
  };
}
