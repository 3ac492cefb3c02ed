import { monthNames } from "../kit/page-props.ts";
import { searchWords } from "../shared/mover-words.ts";
import { fieldsFor } from "./calculator.ts";
import { MONTHS, YEARS } from "./when.ts";

const NAMES = monthNames("en", "long");

/** Search terms for the years and months of the war: "1941", "3/41", "March 1941"; 41年3月. */
const TIMES = YEARS.flatMap((year) => {
  const short = year.slice(2);
  const months = MONTHS.map((month, i) => ({
    en: [`${i + 1}/${short}`, `${i + 1}/${year}`, `${NAMES[i]} ${year}`, `${NAMES[i]!.slice(0, 3)} ${short}`],
    ja: [`${i + 1}/${short}`, `${year}年${i + 1}月`, `${short}年${i + 1}月`],
    set: { when: `${year}-${month}` },
  }));
  return [...months, { en: [year], ja: [year, `${year}年`, `${short}年`], set: { when: year } }];
});

export const WORDS = searchWords(fieldsFor([]), [
  {
    en: ["Italian", "Italians", "available", "availability", "buy", "RF"],
    ja: ["イタリア", "イタリア軍", "登場", "買える", "購入", "希少係数"],
  },
  { en: ["vehicle", "AFV"], ja: ["車両", "AFV"], set: { kind: "vehicle" } },
  { en: ["tank", "tankette"], ja: ["戦車", "豆戦車"], set: { kind: "tank" } },
  { en: ["self-propelled gun", "assault gun"], ja: ["自走砲"], set: { kind: "selfPropelled" } },
  { en: ["armored car", "carrier"], ja: ["装甲車"], set: { kind: "armoredCar" } },
  { en: ["truck", "tractor"], ja: ["貨物自動車", "牽引車"], set: { kind: "truck" } },
  { en: ["mortar"], ja: ["迫撃砲"], set: { kind: "mortar" } },
  { en: ["antitank gun", "AT gun"], ja: ["対戦車砲"], set: { kind: "antitank" } },
  { en: ["antiaircraft gun", "AA gun"], ja: ["対空砲"], set: { kind: "aa" } },
  { en: ["gun", "ordnance", "artillery"], ja: ["砲", "火砲", "大砲"], set: { kind: "gun" } },
  {
    en: ["Libya", "North Africa", "Egypt", "desert"],
    ja: ["リビア", "北アフリカ", "エジプト", "砂漠"],
    set: { theatre: "northAfrica" },
  },
  { en: ["Tunisia"], ja: ["チュニジア"], set: { theatre: "tunisia" } },
  {
    en: ["East Africa", "Ethiopia", "Eritrea"],
    ja: ["東アフリカ", "エチオピア", "エリトリア"],
    set: { theatre: "eastAfrica" },
  },
  { en: ["Russia"], ja: ["ロシア", "ソ連"], set: { theatre: "russia" } },
  { en: ["Balkans", "Greece"], ja: ["バルカン", "ギリシア", "ギリシャ"], set: { theatre: "balkans" } },
  { en: ["Sicily"], ja: ["シチリア", "シシリー"], set: { theatre: "sicily" } },
  { en: ["France"], ja: ["フランス"], set: { theatre: "france" } },
  ...TIMES,
]);
