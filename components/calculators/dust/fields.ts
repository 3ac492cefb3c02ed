/** Dust: the fields of the calculator. */
import { DENSITIES } from "../../../src/game/dust-density.ts";
import { count, flag, notation, oneOf, type StateOf } from "../kit/fields.ts";
import type { Say, Word } from "../kit/words.ts";

export type T = Say<Word<"dust">>;

/** A Wind Change DR's result in the address: n, m, h for the Wind Force, g for Gusts; r is rain. */
export const WINDS = ["n", "ng", "m", "mg", "h", "hg", "r"] as const;
export type Wind = (typeof WINDS)[number];
export const MOST_TURNS = 60;

const isWind = (text: string): text is Wind => (WINDS as readonly string[]).includes(text);
const parts = (turns: string): string[] => (turns ? turns.split(".") : []);

/** The results that the field `turns` holds, one for each Player Turn. */
export const windsIn = (turns: string): Wind[] => parts(turns).filter(isWind);

/** Results as the field `turns` holds them. */
export const writeWinds = (winds: readonly Wind[]): string => winds.join(".");

export const FIELDS = {
  boards: oneOf(["desert", "mixed", "none"]),
  ec: oneOf(["veryDry", "dry", "moderate"]),
  steppe: flag(),
  density: oneOf(DENSITIES, "light"),
  turns: notation("", (text) => parts(text).every(isWind) && parts(text).length <= MOST_TURNS),
  by: oneOf(["ift", "th", "oba", "dc", "ft", "aerial", "atAerial", "cc"]),
  range: count(0, 60, 6),
  need: count(0, 20, 7),
  wind: flag(),
  ffe: flag(),
  building: flag(),
  mp: count(1, 20, 2),
  tow: flag(),
  started: flag(),
  paved: flag(),
  left: flag(),
  windy: flag(),
  vehicle: oneOf(["moving", "stopped", "motion", "halted", "destroyed"]),
};
export type State = StateOf<typeof FIELDS>;
