import type { Language } from "../../../src/schemas/bilingual.ts";
import { cellsOf, islandProps, rowsOf } from "../kit/page-props.ts";

export const propsOf = (language: Language) => ({
  ...islandProps(language, "dust"),
  densityRows: cellsOf(rowsOf("D11.7-density"), "name", "sl", "asl"),
});
