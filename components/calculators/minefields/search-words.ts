import { BOOK_WORDS, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["mine", "mines", "minefield", "dummy", "known minefields"], ja: ["地雷", "地雷原", "既知", "ダミー"] },
  { en: ["# factors"], ja: ["#ファクター"], set: { factors: "#" } },
  ...BOOK_WORDS,
]);
