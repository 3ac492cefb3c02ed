import { MOVER_WORDS, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["path", "route", "reach"], ja: ["経路", "ルート", "着ける", "着く"] },
  ...MOVER_WORDS,
  { en: ["very dry"], ja: ["ベリードライ"], set: { ec: "veryDry" } },
  { en: ["wet"], ja: ["ウェット"], set: { ec: "wet" } },
  { en: ["out of a wadi", "from a wadi"], ja: ["ワジから"], set: { start: "wadi" } },
]);
