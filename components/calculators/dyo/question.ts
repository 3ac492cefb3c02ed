/** What a player asks of a DYO scenario, and its odds, in words. */
import { asFraction, asPercent, type Odds, reduced } from "../../../src/game/distribution.ts";
import type { DyoCharts } from "../../../src/game/dyo-charts.ts";
import type { Guide } from "../../../src/game/dyo-guide.ts";
import { oddsOf, outcomes, type Question } from "../../../src/game/dyo-odds.ts";
import type { ResultLine } from "../kit/copy.ts";
import { type State, scenarioOf } from "./dyo.ts";
import type { T } from "./words.ts";

/** What is asked about each step. */
export const questionOf = (state: State): Question => ({
  weather: state.askWeather,
  time: state.askTime,
  effect: state.askEffect,
  ec: state.askEc,
  wind: state.askWind,
  dust: state.askDust,
});

/** The odds of all that is asked together, given the dice thrown so far where the state says so; undefined where nothing is. */
export function oddsAsked(state: State, { results }: Guide, charts: DyoCharts): Odds | undefined {
  const question = questionOf(state);
  if (Object.values(question).every((result) => result === "any")) return undefined;
  const scenario = scenarioOf(state);
  return oddsOf(question, scenario, outcomes(scenario, charts, state.given ? results : {}));
}

/** "Weather Clear, Dust any Dust at all" */
export function askedText(t: T, state: State): string {
  const { weather, time, effect, ec, wind, dust } = questionOf(state);
  const asked: [what: string, answer: string, result: string][] = [
    [t("weather"), weather, t(`weather.${weather}`)],
    [t("time"), time, t(`time.${time}`)],
    [t("effect"), effect, t(`effect.${effect}`)],
    [t("ec"), ec, t(`ec.${ec}`)],
    [t("wind"), wind, t(`wind.${wind}`)],
    [t("dust"), dust, t(`dust.${dust}`)],
  ];
  return asked
    .filter(([, answer]) => answer !== "any")
    .map(([what, , result]) => t("asked", { what, result }))
    .join(t("comma"));
}

/** Odds as they were counted, and reduced where that differs: "5430/46656 = 905/7776". */
export const fractionsText = (odds: Odds): string =>
  [...new Set([asFraction(odds), asFraction(reduced(odds))])].join(" = ");

/** What is asked with its odds; no line where nothing is. */
export function oddsLines(t: T, state: State, odds: Odds | undefined): ResultLine[] {
  if (!odds) return [];
  const given = t(state.given ? "givenShort" : "beforeDice");
  return [{ text: `${askedText(t, state)}${t("colon")}${fractionsText(odds)} = ${asPercent(odds, 2)} ${given}` }];
}
