import { monthNames } from "../kit/page-props.ts";
import { searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./dyo.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["weather", "EC", "climate", "DYO"], ja: ["天候", "天気", "EC", "気候", "DYO"] },
  ...monthNames("en", "long").map((name, i) => ({
    // "may" alone is not a term, because it is usually the verb.
    en: name === "May" ? ["in May"] : [name, name.slice(0, 3)],
    ja: [`${i + 1}月`],
    set: { month: `${i + 1}` as const },
  })),
  { en: ["North Africa", "Libya"], ja: ["北アフリカ", "リビア"], set: { theatre: "northAfrica" } },
  { en: ["Middle East", "Syria"], ja: ["中東", "シリア"], set: { theatre: "middleEast" } },
  { en: ["Mediterranean", "Sicily", "Greece"], ja: ["地中海", "シチリア"], set: { theatre: "mediterranean" } },
  { en: ["East Africa"], ja: ["東アフリカ"], set: { theatre: "eastAfrica" } },
  { en: ["dry"], ja: ["ドライ"], set: { askEc: "dry" } },
  { en: ["very dry"], ja: ["ベリードライ"], set: { askEc: "veryDry" } },
  { en: ["wet"], ja: ["ウェット"], set: { askEc: "wet" } },
  { en: ["mud"], ja: ["泥濘", "泥"], set: { askEc: "mud" } },
  { en: ["overcast"], ja: ["曇天", "曇り"], set: { askWeather: "overcast" } },
  { en: ["dust"], ja: ["砂塵"], set: { askDust: "some" } },
]);
