import { BOOK_WORDS, EC_WORDS, MOVER_WORDS, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["sand", "bog", "stuck"], ja: ["砂地", "砂", "ボグ", "はまる", "はまっ"] },
  ...MOVER_WORDS,
  ...BOOK_WORDS,
  ...EC_WORDS,
  { en: ["low ground pressure"], ja: ["低接地圧", "接地圧低"], set: { pressure: "low" } },
  { en: ["normal ground pressure"], ja: ["標準接地圧"], set: { pressure: "normal" } },
  { en: ["high ground pressure"], ja: ["高接地圧", "接地圧高"], set: { pressure: "high" } },
  {
    en: ["dune crest", "dune", "crest"],
    ja: ["砂丘クレスト", "デューンクレスト", "砂丘越え", "砂丘"],
    set: { path: "sc" },
  },
  {
    en: ["track", "road", "paved road"],
    ja: ["踏み跡", "トラック上", "トラックの上", "トラックに沿って", "道路", "舗装道路"],
    set: { path: "st" },
  },
  // D7.31: scrub in a sand hex does not affect the DR.
  { en: ["scrub"], ja: ["スクラブ"], isUnneeded: true },
  ...["2", "3", "4", "5", "6"].map((n) => ({
    en: [`${n} hexes`, `${n} sand hexes`],
    ja: [`${n}ヘクス`],
    set: { path: Array(Number(n)).fill("s").join(".") },
  })),
]);
