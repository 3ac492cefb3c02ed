import { BOOK_WORDS, MOVER_WORDS, PRESSURE_UNNEEDED, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["hammada", "hamada", "immobilization", "immobilized"], ja: ["ハマダ", "行動不能"] },
  ...MOVER_WORDS,
  ...BOOK_WORDS,
  ...PRESSURE_UNNEEDED,
  { en: ["double", "doubled", "twice", "slowly"], ja: ["2倍", "ゆっくり"], set: { doubled: "1" } },
  {
    en: ["track", "road", "paved road"],
    ja: ["踏み跡", "トラック上", "トラックの上", "トラックに沿って", "道路", "舗装道路"],
    set: { track: "1" },
  },
  { en: ["open ground"], ja: ["開豁地"], set: { hex: "openGroundAccessible" } },
  { en: ["mud", "desert mud"], ja: ["泥濘", "泥", "砂漠の泥濘"], set: { mud: "1" } },
  { en: ["EC", "wet", "dry", "very dry", "moist"], ja: ["EC", "ウェット", "ドライ", "ベリードライ"], isUnneeded: true },
]);
