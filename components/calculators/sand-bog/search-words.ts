import { MOVER_WORDS, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["sand", "bog", "stuck"], ja: ["砂地", "砂", "ボグ", "はまる"] },
  ...MOVER_WORDS,
  { en: ["low ground pressure"], ja: ["低接地圧", "接地圧低"], set: { pressure: "low" } },
  { en: ["high ground pressure"], ja: ["高接地圧", "接地圧高"], set: { pressure: "high" } },
  { en: ["wet"], ja: ["ウェット"], set: { ec: "wet" } },
  { en: ["very dry"], ja: ["ベリードライ"], set: { ec: "veryDry" } },
  {
    en: ["dune crest", "dune", "crest"],
    ja: ["砂丘クレスト", "デューンクレスト", "砂丘越え", "砂丘"],
    set: { path: "sc" },
  },
  ...["2", "3", "4", "5", "6"].map((n) => ({
    en: [`${n} hexes`, `${n} sand hexes`],
    ja: [`${n}ヘクス`],
    set: { path: Array(Number(n)).fill("s").join(".") },
  })),
]);
