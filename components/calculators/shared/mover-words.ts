/** Search terms shared by several calculators. Terms of only one calculator are in its `search-words.ts`. */
import type { SearchWord } from "../../../src/schemas/search-words.ts";
import type { Count, Fields, Flag, OneOf } from "../kit/fields.ts";

/** The text that a search term sets as the value of a field. `#` stands for the number in the search query. */
type SetValue<F> = F extends Flag
  ? "1" | "0"
  : F extends OneOf<infer V>
    ? V
    : F extends Count
      ? `${number}` | "#"
      : string;

/** A search term that sets fields of a calculator. */
type SearchWordFor<F extends Fields> = Omit<SearchWord, "set" | "otherwise"> & {
  readonly [Key in "set" | "otherwise"]?: { readonly [K in keyof F]?: SetValue<F[K]> };
};

/**
 * Returns the search terms unchanged, but lets TypeScript check them. Terms may set only fields of the calculator, and
 * only to legal values.
 */
export const searchWords = <F extends Fields>(_fields: F, words: readonly SearchWordFor<F>[]): readonly SearchWord[] =>
  words as readonly SearchWord[];

/** Search terms for the book, ASL or Squad Leader. */
export const BOOK_WORDS = [
  { en: ["SL", "Squad Leader"], ja: ["SL", "スコードリーダー"], set: { book: "sl" } },
  {
    en: ["ASL", "ASLRB", "Advanced Squad Leader"],
    ja: ["ASL", "アドバンスト・スコードリーダー"],
    set: { book: "asl" },
  },
] as const satisfies readonly SearchWord[];

/** Verbs of an attack, as search terms. They separate the firer from the target in a search query, but set no field. */
export const VERB_WORDS = [
  {
    en: ["fire", "shoot", "shot", "attack", "target"],
    ja: ["射撃", "撃つ", "撃った", "撃たれる", "撃たれた", "攻撃"],
    set: {},
  },
] as const satisfies readonly SearchWord[];

/** Search terms for a vehicle as firer or target: armored (`afv`) or unarmored (`soft`). */
export const VEHICLES = {
  afv: {
    en: ["tank", "AFV", "halftrack", "half-track", "armored car", "armoured car"],
    ja: ["戦車", "AFV", "ハーフトラック", "半装軌", "装甲車"],
  },
  soft: { en: ["truck", "lorry", "jeep", "light truck"], ja: ["トラック", "ジープ", "小型トラック", "軽トラック"] },
} as const;
/** Search terms for Infantry and Cavalry as firer or target. */
export const ON_FOOT = { en: ["infantry", "squad", "cavalry"], ja: ["歩兵", "分隊", "騎兵"] } as const;

/**
 * Search terms for Ground Pressure, for calculators whose result does not depend on it. The search tells the user that
 * the rule does not need them.
 */
export const PRESSURE_UNNEEDED = [
  {
    en: ["low ground pressure", "normal ground pressure", "high ground pressure"],
    ja: ["低接地圧", "接地圧低", "標準接地圧", "高接地圧", "接地圧高"],
    isUnneeded: true,
  },
] as const satisfies readonly SearchWord[];

/** Search terms for the EC, for calculators with a field `ec` that accepts every EC. */
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

/** Search terms for the mover, for the calculators of Sand Bog, Hammada Immobilization and paths. */
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
  // Most trucks are medium or heavy, so the search assumes this. The result says so, because a light truck has a
  // different DRM.
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
  // The nationality only suggests that the vehicle is not British-built, because an army may use captured vehicles.
  {
    en: ["german", "italian", "american"],
    ja: ["ドイツ軍の", "独軍", "イタリア軍の", "伊軍", "米軍"],
    set: { british: "0" },
    assumes: ["british"],
  },
  { en: ["moving"], ja: ["移動中", "移動中の"], isUnneeded: true },
] as const satisfies readonly SearchWord[];
