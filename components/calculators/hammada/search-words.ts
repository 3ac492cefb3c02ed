import { MOVER_WORDS, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["hammada", "hamada", "immobilization", "immobilized"], ja: ["ハマダ", "行動不能"] },
  ...MOVER_WORDS,
  { en: ["double", "doubled", "slowly"], ja: ["2倍", "ゆっくり"], set: { doubled: "1" } },
]);
