import { BOOK_WORDS, searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./other-rolls.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["roll", "DR", "attempt"], ja: ["判定", "ロール", "DR"] },
  ...BOOK_WORDS,
  {
    en: ["entrench", "entrenching", "dig", "dig in", "dig a foxhole"],
    ja: ["掘壕", "壕を掘る", "タコツボを掘る"],
    set: { roll: "entrench" },
    isAbout: true,
  },
  { en: ["sand"], ja: ["砂地"], set: { place: "sand" } },
  { en: ["steppe"], ja: ["草原", "ステップ"], set: { place: "steppe" } },
  {
    en: ["mechanical reliability", "red MP", "start the engine"],
    ja: ["機械的信頼性", "赤いMP", "エンジンがかかる"],
    set: { roll: "reliability" },
    isAbout: true,
  },
  { en: ["desert mud"], ja: ["砂漠の泥濘"], set: { roll: "mud" }, isAbout: true },
  {
    en: ["Free French OBA", "Free French"],
    ja: ["自由フランス軍のOBA", "自由フランス軍"],
    set: { roll: "oba" },
    isAbout: true,
  },
  { en: ["module", "artillery module"], ja: ["モジュール", "砲兵モジュール"], set: { roll: "module" }, isAbout: true },
  {
    en: ["two to kill", "2 to kill", "2 TK", "to kill twice"],
    ja: ["2回の撃破判定"],
    set: { roll: "tokill" },
    isAbout: true,
  },
  { en: ["TK #", "to kill #"], ja: ["TK#", "撃破数#"], set: { roll: "tokill", tk: "#" }, isAbout: true },
  { en: ["Fiat 508", "push the Fiat"], ja: ["フィアット508", "Fiat 508"], set: { roll: "unbog" }, isAbout: true },
  { en: ["MR/35", "MR35"], ja: ["MR/35", "MR35"], set: { roll: "ce", afv: "mr35" }, isAbout: true },
  { en: ["SMV 90", "SMV 90/53"], ja: ["SMV 90", "SMV 90/53"], set: { roll: "ce", afv: "smv90" }, isAbout: true },
  { en: ["B11", "X11"], ja: ["B11", "X11"], set: { roll: "breakdown" }, isAbout: true },
  {
    en: ["parachute", "paratroop", "parachute landing", "air drop"],
    ja: ["落下傘", "パラシュート", "落下傘降下", "空挺降下"],
    set: { roll: "landing" },
    isAbout: true,
  },
  { en: ["cactus"], ja: ["サボテン"], set: { landing: "cactusPatch" } },
  { en: ["olive grove", "olives"], ja: ["オリーブ林", "オリーブ"], set: { landing: "oliveGrove" } },
  { en: ["vineyard"], ja: ["ブドウ畑"], set: { landing: "vineyard" } },
  { en: ["morale #"], ja: ["士気#", "士気値#"], set: { morale: "#" } },
  {
    en: ["motorcycle broken ground", "motorcycle into broken ground"],
    ja: ["崩壊地 オートバイ", "オートバイ 崩壊地"],
    set: { roll: "broken" },
    isAbout: true,
  },
]);
