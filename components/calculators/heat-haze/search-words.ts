import { searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["haze", "heat haze"], ja: ["陽炎", "かげろう"] },
  { en: ["intense"], ja: ["激しい"], set: { haze: "intense" } },
  { en: ["tank", "vehicle", "truck", "AFV"], ja: ["戦車", "車両", "AFV", "トラック"], set: { at: "vehicle" } },
  { en: ["infantry", "squad", "gun"], ja: ["歩兵", "分隊", "砲"], set: { at: "infantry" } },
  { en: ["empty hex"], ja: ["無人のヘクス", "空のヘクス"], set: { at: "empty" } },
  { en: ["aerial", "aircraft", "plane"], ja: ["航空機", "航空攻撃"], set: { by: "aerial" } },
  { en: ["OBA"], ja: ["OBA"], set: { by: "oba" } },
  { en: ["#", "# hexes"], ja: ["#", "#ヘクス"], set: { range: "#" } },
]);
