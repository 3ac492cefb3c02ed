import { BOOK_WORDS, EC_WORDS, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["dust"], ja: ["砂塵", "砂ぼこり"] },
  ...BOOK_WORDS,
  ...EC_WORDS,
  { en: ["light"], ja: ["薄い"], set: { density: "light" } },
  { en: ["moderate"], ja: ["中程度"], set: { density: "moderate" } },
  { en: ["heavy"], ja: ["濃い"], set: { density: "heavy" } },
  { en: ["very heavy"], ja: ["非常に濃い"], set: { density: "veryHeavy" } },
  { en: ["extremely heavy"], ja: ["極度に濃い"], set: { density: "extremelyHeavy" } },
  { en: ["to hit", "TH"], ja: ["命中判定", "TH"], set: { by: "th" } },
  { en: ["OBA", "artillery"], ja: ["OBA", "砲撃"], set: { by: "oba" } },
  { en: ["flamethrower", "FT"], ja: ["火炎放射器", "FT"], set: { by: "ft" } },
  { en: ["demolition charge", "DC"], ja: ["爆薬", "DC"], set: { by: "dc" } },
  { en: ["close combat", "CC"], ja: ["白兵戦", "CC"], set: { by: "cc" } },
  { en: ["PBF free", "PBF free of dust"], ja: ["PBFは免除"], set: { by: "ift", range: "1", pbf: "1" } },
  { en: ["# hexes"], ja: ["#ヘクス"], set: { range: "#" } },
]);
