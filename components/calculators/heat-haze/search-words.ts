import { ON_FOOT, searchWords, VEHICLES, VERB_WORDS } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

const { afv, soft } = VEHICLES;
const VEHICLE = {
  en: ["vehicle", "wagon", "motorcycle", ...afv.en, ...soft.en],
  ja: ["車両", "馬車", "オートバイ", ...afv.ja, ...soft.ja],
};
const FOOT = { en: [...ON_FOOT.en, "gun"], ja: [...ON_FOOT.ja, "砲"] };
const AIR = { en: ["aerial", "aircraft", "plane"], ja: ["航空機", "航空攻撃"] };

export const WORDS = searchWords(FIELDS, [
  { en: ["haze", "heat haze"], ja: ["陽炎", "かげろう"] },
  ...VERB_WORDS,
  { en: ["intense"], ja: ["激しい"], set: { haze: "intense" } },
  { ...VEHICLE, set: { at: "vehicle" }, roles: ["target", "unsaid"] },
  { en: ["passenger", "rider", "PRC"], ja: ["同乗者", "跨乗者", "PRC"], set: { at: "vehicle" } },
  { ...FOOT, set: { at: "infantry" }, roles: ["target", "unsaid"] },
  { en: [...VEHICLE.en, ...FOOT.en], ja: [...VEHICLE.ja, ...FOOT.ja], set: { by: "ground" }, roles: ["firer"] },
  { en: ["empty hex"], ja: ["無人のヘクス", "空のヘクス"], set: { at: "empty" } },
  { ...AIR, set: { by: "aerial" }, roles: ["firer", "unsaid"] },
  { ...AIR, set: { at: "aerial" }, roles: ["target"] },
  { en: ["OBA"], ja: ["OBA"], set: { by: "oba" } },
  { en: ["#", "# hexes"], ja: ["#", "#ヘクス"], set: { range: "#" } },
]);
