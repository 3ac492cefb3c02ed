import { searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["smoke grenade", "vehicular smoke grenades", "smoke"], ja: ["発煙手榴弾", "煙幕", "スモーク"] },
  { en: ["CE", "crew exposed", "exposed crew", "exposed"], ja: ["CE", "乗員露出"], set: { crew: "ce" } },
  { en: ["BU", "buttoned up"], ja: ["BU", "閉"], set: { crew: "bu" } },
  { en: ["OT", "open-topped"], ja: ["OT", "オープントップ"], set: { armor: "ot" } },
  { en: ["CT", "closed-topped"], ja: ["CT"], set: { armor: "ct" } },
  { en: ["tank"], ja: ["戦車"], set: { armor: "ct" }, assumes: ["armor"] },
  { en: ["unarmored", "truck"], ja: ["非装甲", "トラック"], set: { armor: "unarmored" } },
]);
