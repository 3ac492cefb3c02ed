/** Words of queries that several calculators understand: each calculator's own stand in its `search-words.ts`. */
import type { SearchWord } from "../../../src/schemas/search-words.ts";
import type { Count, Fields, Flag, OneOf } from "../kit/fields.ts";

/** A value of a field as a query sets it. `#` stands for the number of the query. */
type SetValue<F> = F extends Flag
  ? "1" | "0"
  : F extends OneOf<infer V>
    ? V
    : F extends Count
      ? `${number}` | "#"
      : string;

/** A word of a query that sets fields of one calculator. */
type SearchWordFor<F extends Fields> = Omit<SearchWord, "set"> & {
  readonly set?: { readonly [K in keyof F]?: SetValue<F[K]> };
};

/** The words by which queries set a calculator's own fields to values that these can hold. */
export const searchWords = <F extends Fields>(_fields: F, words: readonly SearchWordFor<F>[]): readonly SearchWord[] =>
  words as readonly SearchWord[];

/** Who moves, in the calculators of bog and of Immobilization. */
export const MOVER_WORDS = [
  { en: ["tank", "tracked"], ja: ["戦車", "装軌"], set: { mover: "fullyTracked" } },
  { en: ["halftrack", "half-track"], ja: ["ハーフトラック", "半装軌"], set: { mover: "halftrack" } },
  { en: ["armored car", "armoured car"], ja: ["装甲車"], set: { mover: "armoredCar" } },
  { en: ["jeep", "car", "light truck"], ja: ["ジープ", "小型トラック", "軽トラック"], set: { mover: "lightTruck" } },
  {
    en: ["truck", "lorry", "heavy truck", "medium truck"],
    ja: ["トラック", "貨物自動車"],
    set: { mover: "mediumHeavyTruck" },
  },
  { en: ["wagon", "cart"], ja: ["馬車"], set: { mover: "wagon" } },
  { en: ["motorcycle", "motorbike", "bike"], ja: ["オートバイ", "バイク"], set: { mover: "motorcycle" } },
  {
    en: ["british truck", "british lorry"],
    ja: ["英国製トラック", "英軍トラック"],
    set: { mover: "mediumHeavyTruck", british: "1" },
  },
] as const satisfies readonly SearchWord[];
