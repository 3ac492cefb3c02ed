import { BOOK_WORDS, ON_FOOT, searchWords, VEHICLES } from "../shared/mover-words.ts";
import { FIELDS } from "./fire.ts";

/** Densities of Dust: query value, English search term, Japanese search term. */
const DENSITIES = [
  ["light", "light", "薄い"],
  ["moderate", "moderate", "中程度の"],
  ["heavy", "heavy", "濃い"],
  ["veryHeavy", "very heavy", "非常に濃い"],
  ["extremelyHeavy", "extremely heavy", "極度に濃い"],
] as const;
const AIR = { en: ["aircraft", "plane", "air attack"], ja: ["航空機", "航空攻撃"] };

export const WORDS = searchWords(FIELDS, [
  {
    en: ["fire", "shoot", "shot", "attack", "TEM", "DRM", "modifier"],
    ja: ["射撃", "撃つ", "撃てる", "撃った", "撃たれる", "撃たれた", "攻撃", "TEM", "DRM", "修正"],
  },
  { en: ["MG", "rifle", "small arms"], ja: ["MG", "機関銃", "小火器"], set: { kind: "smallArms" } },
  { en: ["direct fire", "ordnance"], ja: ["直接射撃", "火砲"], set: { kind: "gun" } },
  { en: ["mortar", "indirect fire"], ja: ["迫撃砲", "間接射撃"], set: { kind: "mortar" } },
  { en: ["OBA", "artillery"], ja: ["OBA", "砲撃"], set: { kind: "oba" } },
  { en: ["bombardment"], ja: ["事前砲撃"], set: { kind: "bombardment" } },
  { en: ["DC", "demolition charge"], ja: ["DC", "爆薬"], set: { kind: "dc" } },
  { en: ["FT", "flamethrower"], ja: ["FT", "火炎放射器"], set: { kind: "ft" } },
  { en: ["OVR", "overrun"], ja: ["OVR", "蹂躙"], set: { kind: "ovr" } },
  { ...AIR, set: { kind: "aerial" }, roles: ["firer", "unsaid"] },
  { ...AIR, set: { at: "aerial" }, roles: ["target"] },
  { en: ["CC", "close combat"], ja: ["CC", "白兵戦"], set: { kind: "cc" } },
  { ...ON_FOOT, set: { at: "infantry" }, roles: ["target", "unsaid"] },
  // "Infantry fires" sets the attack to Small Arms. "Tank fires" sets nothing, because a tank may fire MG or ordnance.
  { ...ON_FOOT, set: { kind: "smallArms" }, roles: ["firer"] },
  { en: ["gun"], ja: ["砲"], set: { kind: "gun" }, roles: ["firer"] },
  { ...VEHICLES.afv, set: { at: "afv" }, roles: ["target"] },
  { ...VEHICLES.soft, set: { at: "soft" }, roles: ["target"] },
  ...BOOK_WORDS,
  { en: ["passenger", "rider"], ja: ["乗員", "跨乗"], set: { at: "passenger" } },
  { en: ["scrub"], ja: ["スクラブ"], set: { in: "scrub" }, otherwise: { ground: "scrub" } },
  { en: ["hammada"], ja: ["ハマダ"], set: { in: "hammada" }, otherwise: { ground: "hammada" } },
  { en: ["sand"], ja: ["砂地"], set: { in: "sand" }, otherwise: { ground: "sand" } },
  { en: ["low dune"], ja: ["低い砂丘"], set: { in: "lowDune" } },
  { en: ["high dune"], ja: ["高い砂丘"], set: { in: "highDune" } },
  { en: ["dune crest"], ja: ["デューン・クレスト", "砂丘クレスト"], set: { in: "lowDune", duneCrest: "1" } },
  { en: ["deir"], ja: ["デイル"], set: { in: "deir" } },
  { en: ["hillock"], ja: ["ヒロック"], set: { in: "hillock" } },
  { en: ["wadi", "in a wadi", "into a wadi"], ja: ["ワジ", "ワジの中"], set: { in: "wadi" } },
  { en: ["crest status"], ja: ["クレスト状態"], set: { in: "crest" } },
  { en: ["out of a wadi", "from a wadi"], ja: ["ワジから", "ワジの中から"], set: { from: "wadi" } },
  { en: ["cactus"], ja: ["サボテン"], set: { in: "cactus" }, otherwise: { ground: "cactus" } },
  { en: ["olive grove"], ja: ["オリーブ林"], set: { in: "olive" } },
  { en: ["foxhole"], ja: ["タコツボ"], set: { cover: "foxhole" } },
  { en: ["sangar"], ja: ["サンガー"], set: { cover: "sangar" } },
  { en: ["emplaced", "emplaced gun"], ja: ["据付け", "据付け砲"], set: { cover: "emplaced" } },
  { en: ["haze", "heat haze"], ja: ["陽炎"], set: { sky: "haze" } },
  { en: ["intense haze", "intense heat haze"], ja: ["激しい陽炎"], set: { sky: "intense" } },
  ...DENSITIES.map(([dust, en, ja]) => ({ en: [`${en} dust`], ja: [`${ja}砂塵`], set: { dust } })),
  { en: ["moving", "FFMO"], ja: ["移動中", "移動中の", "FFMO"], set: { moving: "1" } },
  { en: ["wet", "mud"], ja: ["ウェット", "泥", "泥濘"], set: { wet: "1" } },
  { en: ["dry", "very dry", "not wet"], ja: ["ドライ", "ベリードライ", "ウェットでない"], set: { wet: "0" } },
  { en: ["open ground", "in the open"], ja: ["開豁地"], set: { in: "open" }, otherwise: { ground: "open" } },
  { en: ["# hexes"], ja: ["#ヘクス"], set: { range: "#" } },
]);
