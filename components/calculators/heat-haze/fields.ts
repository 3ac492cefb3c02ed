/** Heat haze: the fields of the calculator. */
import { count, flag, oneOf, type StateOf } from "../kit/fields.ts";
import type { Say, Word } from "../kit/words.ts";

export type T = Say<Word<"heatHaze">>;

/** The farthest range that the calculator takes, in hexes. */
export const FARTHEST = 60;

/** What describes the scenario rather than the attack. */
export const SCENARIO_FIELDS = {
  theatre: oneOf(["northAfrica", "other"]),
  boards: count(0, 99, 1),
  weather: oneOf(["clear", "gusty", "overcast", "mud", "mudOvercast"]),
  /** A SSR that calls for the haze chosen, neither SSR nor dr, or the result of the Time of Day dr. */
  when: oneOf(["ssr", "none", "earlyMorning", "midMorning", "midday", "midAfternoon", "lateAfternoon", "night"]),
  night: flag(),
  month: count(1, 12, 1),
};
export const FIELDS = {
  haze: oneOf(["normal", "intense"]),
  by: oneOf(["ground", "aerial", "oba"]),
  at: oneOf(["infantry", "vehicle", "both", "empty", "aerial"]),
  range: count(0, FARTHEST, 13),
  ...SCENARIO_FIELDS,
};
export type State = StateOf<typeof FIELDS>;
