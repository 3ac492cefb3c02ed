/** Search terms shared by several calculators. The terms of a single calculator are in its `search-words.ts`. */
import type { SearchWord } from "../../../src/schemas/search-words.ts";
import type { Count, Fields, Flag, OneOf } from "../kit/fields.ts";

/** A serialized value that a search term gives to a field. `#` is replaced by the number in the search query. */
type SetValue<F> = F extends Flag
  ? "1" | "0"
  : F extends OneOf<infer V>
    ? V
    : F extends Count
      ? `${number}` | "#"
      : string;

/** A search term that sets fields of one calculator. */
type SearchWordFor<F extends Fields> = Omit<SearchWord, "set" | "otherwise"> & {
  readonly [Key in "set" | "otherwise"]?: { readonly [K in keyof F]?: SetValue<F[K]> };
};

/**
 * Returns the search terms of a calculator unchanged. TypeScript checks that the terms set only fields of the
 * calculator, and only to legal values.
 */
export const searchWords = <F extends Fields>(_fields: F, words: readonly SearchWordFor<F>[]): readonly SearchWord[] =>
  words as readonly SearchWord[];

/** Terms for the book whose figures are shown. */
export const BOOK_WORDS = [
  { en: ["SL", "Squad Leader"], ja: ["SL", "スコードリーダー"], set: { book: "sl" } },
  {
    en: ["ASL", "ASLRB", "Advanced Squad Leader"],
    ja: ["ASL", "アドバンスト・スコードリーダー"],
    set: { book: "asl" },
  },
] as const satisfies readonly SearchWord[];

/** Verbs of an attack. In a search query they separate the firer from the target, but set no field. */
export const VERB_WORDS = [
  {
    en: ["fire", "shoot", "shot", "attack", "target"],
    ja: ["射撃", "撃つ", "撃った", "撃たれる", "撃たれた", "攻撃"],
    set: {},
  },
] as const satisfies readonly SearchWord[];

/** Terms for a vehicle as firer or target: armored (`afv`) and unarmored (`soft`). */
export const VEHICLES = {
  afv: {
    en: ["tank", "AFV", "halftrack", "half-track", "armored car", "armoured car"],
    ja: ["戦車", "AFV", "ハーフトラック", "半装軌", "装甲車"],
  },
  soft: { en: ["truck", "lorry", "jeep", "light truck"], ja: ["トラック", "ジープ", "小型トラック", "軽トラック"] },
} as const;
/** Terms for Infantry and Cavalry as firer or target. */
export const ON_FOOT = { en: ["infantry", "squad", "cavalry"], ja: ["歩兵", "分隊", "騎兵"] } as const;

/** Terms for Ground Pressure, for calculators of a rule that ignores it. The search reports such a term as unneeded. */
export const PRESSURE_UNNEEDED = [
  {
    en: ["low ground pressure", "normal ground pressure", "high ground pressure"],
    ja: ["低接地圧", "接地圧低", "標準接地圧", "高接地圧", "接地圧高"],
    isUnneeded: true,
  },
] as const satisfies readonly SearchWord[];

/** Terms for the EC, for calculators whose field `ec` has all EC as values. */
export const EC_WORDS = [
  { en: ["EC"], ja: ["EC"], set: {} },
  { en: ["very dry"], ja: ["ベリードライ", "Very Dry"], set: { ec: "veryDry" } },
  {
    en: ["dry", "not wet"],
    ja: ["ドライ", "Dry", "ウェットでない", "ウェットではない", "Wetでない"],
    set: { ec: "dry" },
  },
  { en: ["moderate EC", "EC moderate"], ja: ["ECモデレート", "EC Moderate"], set: { ec: "moderate" } },
  { en: ["moist"], ja: ["モイスト", "Moist"], set: { ec: "moist" } },
  { en: ["wet"], ja: ["ウェット", "Wet"], set: { ec: "wet" } },
  { en: ["mud", "muddy"], ja: ["泥", "泥濘", "Mud"], set: { ec: "mud" } },
] as const satisfies readonly SearchWord[];

/** Terms for the mover, for the calculators of Sand Bog, of Hammada Immobilization and of paths. */
export const MOVER_WORDS = [
  {
    en: ["tank", "tracked", "fully tracked", "tracked vehicle", "fully tracked vehicle"],
    ja: ["戦車", "装軌", "全装軌", "装軌車両", "全装軌車両"],
    set: { mover: "fullyTracked" },
  },
  { en: ["halftrack", "half-track"], ja: ["ハーフトラック", "半装軌"], set: { mover: "halftrack" } },
  { en: ["armored car", "armoured car"], ja: ["装甲車"], set: { mover: "armoredCar" } },
  {
    en: ["jeep", "car", "light truck"],
    ja: ["ジープ", "小型トラック", "軽トラック", "小型の貨物自動車"],
    set: { mover: "lightTruck" },
  },
  // Most trucks are medium or heavy. Because a light truck has a different DRM, the result names the assumed type of
  // truck.
  {
    en: ["truck", "lorry"],
    ja: ["トラック", "貨物自動車"],
    set: { mover: "mediumHeavyTruck" },
    assumes: ["mover"],
  },
  {
    en: ["heavy truck", "medium truck", "medium or heavy truck"],
    ja: ["大型トラック", "中型トラック", "中型・大型の貨物自動車"],
    set: { mover: "mediumHeavyTruck" },
  },
  { en: ["wagon", "cart"], ja: ["馬車"], set: { mover: "wagon" } },
  { en: ["motorcycle", "motorbike", "bike"], ja: ["オートバイ", "バイク"], set: { mover: "motorcycle" } },
  { en: ["british", "british-built"], ja: ["英国製", "英国製の", "英軍", "英軍の"], set: { british: "1" } },
  {
    en: ["not british", "non-british"],
    ja: ["英国製でない", "英国製ではない", "非英国製"],
    set: { british: "0" },
  },
  // An army may use captured vehicles. Therefore the term only suggests that the vehicle is not British-built.
  {
    en: ["german", "italian", "american"],
    ja: ["ドイツ軍の", "独軍", "イタリア軍の", "伊軍", "米軍"],
    set: { british: "0" },
    assumes: ["british"],
  },
  { en: ["moving"], ja: ["移動中", "移動中の"], isUnneeded: true },
] as const satisfies readonly SearchWord[];
