/** The words of the DYO scenario's calculator. */

import type { WindForce } from "../../../src/game/dyo-charts.ts";
import type { ResultOf, Step } from "../../../src/game/dyo-scenario.ts";
import type { Ec, TimeOfDay, Weather } from "../../../src/game/scenario.ts";
import type { Say, Word } from "../kit/words.ts";

/** The keys of the names that the printed tables give to results. */
export type PrintedName =
  | `weather.${Weather}`
  | `time.${TimeOfDay}`
  | `ec.${Ec}`
  | `wind.${WindForce}`
  | `windResult.${WindForce}`;

export type DyoWord = Word<"dyo"> | PrintedName;
export type T = Say<DyoWord>;

/** What a step's result is called. */
export function resultName<S extends Step>(t: T, step: S, result: ResultOf<S>): string {
  const names: { [K in Step]: (result: ResultOf<K>) => string } = {
    weather: (weather) => t(`weather.${weather}`),
    time: (time) => t(`time.${time}`),
    ec: (ec) => t(`ec.${ec}`),
    wind: (wind) => t(`wind.${wind}`),
    dust: (dust) => t(`dust.${dust}`),
  };
  return names[step](result);
}

/** Fields whose words do not have the field's own key. */
const WORDS = new Map([
  ["w", "weather"],
  ["t", "time"],
  ["up", "big"],
  ["askWeather", "weather"],
  ["askTime", "time"],
  ["askEffect", "effect"],
  ["askEc", "ec"],
  ["askWind", "wind"],
  ["askDust", "dust"],
]);

/** The key of the words of a field. */
export const wordOf = (key: string): string => WORDS.get(key) ?? key;
