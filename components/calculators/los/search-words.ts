import { searchWords } from "../shared/mover-words.ts";
import { FIELDS } from "./calculator.ts";

export const WORDS = searchWords(FIELDS, [
  { en: ["los", "line of sight", "see", "see past", "see over"], ja: ["LOS", "視線", "見える", "見通し", "越し"] },
  { en: ["hillock"], ja: ["ヒロック"], set: { row: "o.o.h.o.o" } },
  { en: ["two hillocks", "2 hillocks"], ja: ["ヒロック二つ", "二つのヒロック"], set: { row: "h.o.h.o.h.o.o" } },
  { en: ["summit"], ja: ["頂上"], set: { row: "o.h.s.h.o" } },
  {
    en: ["dune", "dune crest", "low dune"],
    ja: ["砂丘", "デューン・クレスト", "低い砂丘"],
    set: { row: "o.lc.l.o.o" },
  },
  { en: ["high dune"], ja: ["高い砂丘"], set: { row: "o.dc.d.o.o" } },
  { en: ["deir", "lip"], ja: ["デイル", "リップ"], set: { row: "e.pl.o.o.o", aIn: "entrenched" } },
  { en: ["wadi"], ja: ["ワジ"], set: { row: "w.o.o.o" } },
  { en: ["cliff", "wadi cliff"], ja: ["崖", "ワジ崖"], set: { row: "wf.o.o.o" } },
  { en: ["brush"], ja: ["繁み"], set: { row: "o.or.o" } },
  { en: ["foxhole", "entrenched", "trench"], ja: ["タコツボ", "壕内", "塹壕"], set: { aIn: "entrenched" } },
  { en: ["crest status"], ja: ["クレスト状態"], set: { row: "w.o.o.o", aIn: "crest" } },
]);
