import { always, type Distribution, following, mapValues, type Odds, oddsThat } from "./distribution.ts";
import {
  type DyoScenario,
  effectsOf,
  type ResultOf,
  type Results,
  STEPS,
  stepResultOdds,
  stepRollFor,
} from "./dyo-scenario.ts";
import { hasMud, isOvercast } from "./scenario.ts";

/**
 * The results of all steps as one string, because a `Distribution` needs strings or numbers:
 * "clear.night.dry.mildBreeze.none".
 */
export type Outcome = string;

/** Parses an outcome, or only its first results: "clear.night". */
export function resultsIn(outcome: Outcome): Results {
  const parts = outcome ? outcome.split(".") : [];
  return Object.fromEntries(parts.map((result, i) => [STEPS[i]!, result])) as Results;
}

/**
 * Returns the distribution of all outcomes of the set-up (D11.2–D11.5, D11.701). `known`: results that are certain. The
 * total is 36 × 6⁴ = 46656 if no result is known and every step needs a roll.
 */
export function outcomes(scenario: DyoScenario, known: Results = {}): Distribution<Outcome> {
  let tree: Distribution<Outcome> = always("");
  for (const step of STEPS)
    tree = following(tree, (before) => {
      const knownResult = known[step];
      const odds = knownResult
        ? always<ResultOf>(knownResult)
        : stepResultOdds(stepRollFor(step, scenario, resultsIn(before)));
      return mapValues(odds, (result) => (before ? `${before}.${result}` : result));
    });
  return tree;
}

/**
 * What a player asks about the odds of the set-up. For each step: a result, a group of results, or "any". `effect`: an
 * effect that the results must have, or "any".
 */
export type Question = {
  readonly weather: "any" | "anyOvercast" | "anyMud" | ResultOf<"weather">;
  readonly time: "any" | ResultOf<"time">;
  readonly effect: "any" | "sunBlindness" | "mist" | "haze" | "intenseHeatHaze" | "mud";
  readonly ec: "any" | "dryOrVeryDry" | ResultOf<"ec">;
  readonly wind: "any" | ResultOf<"wind">;
  readonly dust: "any" | "some" | ResultOf<"dust">;
};

/** Returns whether the results match every part of the question. */
export function answers(question: Question, scenario: DyoScenario, results: Results): boolean {
  const { weather, time, effect, ec, wind, dust } = question;
  const is = (asked: string, result: string | undefined) => asked === "any" || asked === result;
  return (
    (weather === "anyOvercast"
      ? isOvercast(results.weather)
      : weather === "anyMud"
        ? hasMud(results.weather)
        : is(weather, results.weather)) &&
    is(time, results.time) &&
    (ec === "dryOrVeryDry" ? results.ec === "dry" || results.ec === "veryDry" : is(ec, results.ec)) &&
    is(wind, results.wind) &&
    (dust === "some" ? results.dust !== "none" : is(dust, results.dust)) &&
    (effect === "any" || hasEffect(effect, scenario, results))
  );
}

const effectNames = {
  sunBlindness: ["sunBlindnessMorning", "sunBlindnessAfternoon"],
  mist: ["mist"],
  haze: ["heatHaze", "intenseHeatHaze"],
  intenseHeatHaze: ["intenseHeatHaze"],
  mud: ["desertMud", "normalMud"],
} as const;

function hasEffect(effect: keyof typeof effectNames, scenario: DyoScenario, results: Results): boolean {
  const names: readonly string[] = effectNames[effect];
  // Wind and Dust cause none of the effects in `effectNames`.
  const steps = ["weather", "time", "ec"] as const;
  return steps.some((step) => effectsOf(step, scenario, results).some(({ name }) => names.includes(name)));
}

/**
 * Returns the exact odds that the results match the question. `tree`: the distribution from `outcomes`. The odds have
 * the same total as `tree`.
 */
export function oddsOf(question: Question, scenario: DyoScenario, tree: Distribution<Outcome>): Odds {
  return oddsThat(tree, (outcome) => answers(question, scenario, resultsIn(outcome)));
}
