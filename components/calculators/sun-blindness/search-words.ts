import { searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  {
    en: ["sun", "blinded", "glare", "sun in eyes", "sun in my eyes", "sun blindness", "into the sun"],
    ja: ["太陽", "眩惑", "まぶしい", "逆光", "太陽に向かって"],
  },
  { en: ["morning", "early morning", "dawn", "sunrise"], ja: ["朝", "早朝", "日の出"], set: { time: "early" } },
  { en: ["afternoon", "late afternoon", "evening", "sunset"], ja: ["午後", "夕方", "日没"], set: { time: "late" } },
  { en: ["OBA"], ja: ["OBA"], set: { by: "oba" } },
  { en: ["DC", "demolition charge"], ja: ["DC", "爆薬"], set: { by: "dc" } },
  { en: ["FT", "flamethrower"], ja: ["FT", "火炎放射器"], set: { by: "ft" } },
  { en: ["to hit", "ordnance"], ja: ["命中判定", "火砲"], set: { by: "th" } },
  { en: ["firing aircraft", "strafing"], ja: ["機銃掃射"], set: { fa: "1" } },
  { en: ["overcast"], ja: ["曇天", "曇り"], set: { weather: "overcast" } },
  { en: ["night"], ja: ["夜", "夜間"], set: { night: "1" } },
  { en: ["board #"], ja: ["地図盤#", "#番盤"], set: { board: "#" } },
]);
