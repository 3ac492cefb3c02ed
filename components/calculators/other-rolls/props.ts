import type { Language } from "../../../src/schemas/bilingual.ts";
import { conditionsOf, islandProps, rowsOf } from "../kit/page-props.ts";

export function propsOf(language: Language) {
  return {
    ...islandProps<"rolls", "hammada">(language, "rolls", /^hammada\.(total|dismountedOn|eliminatedOn|notEliminated)/),
    hammadaConditions: conditionsOf(rowsOf("D3.31-drm"), language),
  };
}
