import { BOOK_WORDS, PRESSURE_UNNEEDED, searchWords } from "../shared/mover-words.ts";
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
  {
    en: ["tank", "tracked", "fully tracked", "tracked vehicle", "fully tracked vehicle"],
    ja: ["戦車", "装軌", "全装軌", "装軌車両", "全装軌車両"],
    set: { unit: "fullyTracked" },
  },
  { en: ["halftrack", "half-track"], ja: ["ハーフトラック", "半装軌"], set: { unit: "halftrack" } },
  {
    en: ["truck", "lorry", "jeep", "light truck", "medium truck", "heavy truck"],
    ja: ["トラック", "貨物自動車", "ジープ", "小型トラック", "軽トラック", "大型トラック"],
    set: { unit: "truck" },
  },
  ...BOOK_WORDS,
  ...PRESSURE_UNNEEDED,
  { en: ["british", "british-built", "moving"], ja: ["英国製", "英軍", "移動中", "移動中の"], isUnneeded: true },
  { en: ["open ground"], ja: ["開豁地"], set: { terrain: "openGround" } },
  { en: ["orchard"], ja: ["果樹園"], set: { terrain: "orchard" } },
  { en: ["olive grove"], ja: ["オリーブ林"], set: { terrain: "oliveGrove" } },
  { en: ["broken ground"], ja: ["崩壊地"], set: { terrain: "brokenGround" } },
  { en: ["EC"], ja: ["EC"], set: {} },
  { en: ["wet", "mud"], ja: ["ウェット", "泥", "泥濘"], set: { wet: "1" } },
  { en: ["dry", "very dry", "moist", "not wet"], ja: ["ドライ", "ベリードライ", "ウェットでない"], set: { wet: "0" } },
  // "Road" is not a search term here. A Track is not a road (D9.2), and the site has no costs of roads.
  { en: ["track"], ja: ["踏み跡", "トラック上", "トラックの上", "トラックに沿って"], set: { track: "1" } },
  { en: ["cliff"], ja: ["崖"], set: { cliff: "1" } },
  { en: ["wadi cliff"], ja: ["ワジ崖"], set: { wadi: "1", cliff: "1" } },
  { en: ["smoke"], ja: ["煙幕", "スモーク"], set: { smoke: "1" } },
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
  { en: ["wadi", "into wadi", "into a wadi", "enter wadi"], ja: ["ワジ", "ワジに", "ワジへ"], set: { wadi: "1" } },
  { en: ["bypass", "VBM"], ja: ["バイパス", "VBM"], set: { vbm: "1" } },
  { en: ["towing", "tow"], ja: ["牽引"], set: { tow: "1" } },
]);
