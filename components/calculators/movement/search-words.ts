import { searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  {
    en: ["MP", "MF", "cost", "how many mp", "mp cost", "movement cost"],
    ja: ["MP", "MF", "コスト", "何MP", "移動コスト"],
  },
  { en: ["infantry", "squad"], ja: ["歩兵", "分隊"], set: { unit: "infantry" } },
  { en: ["cavalry", "horse"], ja: ["騎兵", "馬"], set: { unit: "cavalry" } },
  { en: ["wagon"], ja: ["馬車"], set: { unit: "wagon" } },
  { en: ["motorcycle", "bike"], ja: ["オートバイ", "バイク"], set: { unit: "motorcycle" } },
  { en: ["armored car", "armoured car"], ja: ["装甲車"], set: { unit: "armoredCar" } },
  { en: ["tank", "tracked"], ja: ["戦車", "装軌"], set: { unit: "fullyTracked" } },
  { en: ["halftrack"], ja: ["ハーフトラック"], set: { unit: "halftrack" } },
  { en: ["truck", "lorry"], ja: ["トラック"], set: { unit: "truck" } },
  { en: ["scrub"], ja: ["スクラブ"], set: { terrain: "scrub" } },
  { en: ["hammada"], ja: ["ハマダ"], set: { terrain: "hammada" } },
  { en: ["cactus"], ja: ["サボテン"], set: { terrain: "cactusPatch" } },
  { en: ["sand"], ja: ["砂地", "砂"], set: { sand: "1" } },
  { en: ["dune crest", "dune"], ja: ["砂丘クレスト", "デューンクレスト", "砂丘"], set: { sand: "1", dune: "1" } },
  { en: ["hillock"], ja: ["ヒロック", "小丘"], set: { rise: "hillock" } },
  {
    en: ["out of wadi", "out of a wadi", "leave a wadi", "climb out of wadi"],
    ja: ["ワジから", "ワジを出る"],
    set: { from: "wadi" },
  },
  { en: ["into wadi", "into a wadi", "enter wadi"], ja: ["ワジに", "ワジへ"], set: { wadi: "1" } },
  { en: ["bypass", "VBM"], ja: ["バイパス", "VBM"], set: { vbm: "1" } },
  { en: ["towing", "tow"], ja: ["牽引"], set: { tow: "1" } },
]);
