import type { Language } from "../../../src/schemas/bilingual.ts";
import { getContent } from "../../../src/site.ts";
import { islandProps, monthNames } from "../../calculators/kit/page-props.ts";
import { printedNames } from "../../calculators/kit/printed-names.ts";
import { words } from "../words.ts";
import { SHEET_HEAD_KEYS, type SheetWords } from "./conditions.ts";

/** Returns the UI texts for the header of a sheet in a language. */
export function sheetWords(language: Language): SheetWords {
  const all = { ...printedNames(getContent().tables, language), ...islandProps(language, words).strings };
  return {
    lang: language,
    strings: Object.fromEntries(Object.entries(all).filter(([key]) => SHEET_HEAD_KEYS.test(key))),
    months: monthNames(language, "long"),
  };
}
