/** A DYO desert scenario (D11.2–D11.5, D11.701): the fields of the calculator, and functions of its state. */
import type { Odds } from "../../../src/game/distribution.ts";
import { type Guide, type GuideStep, isRollNotation, isSeed, playGuide } from "../../../src/game/dyo-guide.ts";
import { oddsOf, outcomes, type Question } from "../../../src/game/dyo-odds.ts";
import { type DyoScenario, STEPS, type Step } from "../../../src/game/dyo-scenario.ts";
import { TIMES, WEATHERS } from "../../../src/game/scenario.ts";
import { count, flag, notation, oneOf, type StateOf, writeState } from "../kit/fields.ts";
import { STEPPE_VALUES, steppeFrom } from "../shared/steppe.ts";

/** The keys of the overlays' calculator in a link, with their syntax. That calculator reports values that do not fit together. */
export const OVERLAYS: Readonly<Record<string, RegExp>> = {
  boards: /^h?(?:x|(?:2[5-9]|3[01])t?e?)(?:(?:-|_h?)(?:x|(?:2[5-9]|3[01])t?e?))*$/,
  north: /^(?:up|right|down|left)$/,
  failed: /^[01]$/,
  south: /^[01]$/,
  dice: /^(?:[1-6]|r[A-Z]+\d+\.|a[A-Z]+\d+\.\w+\.\w+\.)*$/,
  onehex: /^(?:none|[A-Z]+\d+(?:\.[A-Z]+\d+)*)$/,
};

/** Whether a query string is a state of the overlays' calculator, with its boards. */
function isOverlays(query: string): boolean {
  const given = new URLSearchParams(query);
  return (
    given.has("boards") &&
    [...given].every(([key, value]) => Object.hasOwn(OVERLAYS, key) && OVERLAYS[key]!.test(value))
  );
}

const throwsOf = (step: Step) => notation("", (text) => isRollNotation(step, text));

export const FIELDS = {
  theatre: oneOf(["northAfrica", "middleEast", "mediterranean", "eastAfrica"]),
  month: count(1, 12, 7),
  boards: oneOf(["desert", "mixed", "none"]),
  steppe: oneOf(STEPPE_VALUES),
  broken: flag(),
  bombard: count(0, 9, 0),
  nonight: flag(),
  mudec: flag(),
  seed: notation("", (text) => !text || isSeed(text)),
  w: throwsOf("weather"),
  t: throwsOf("time"),
  ec: throwsOf("ec"),
  wind: throwsOf("wind"),
  dust: throwsOf("dust"),
  up: flag(),
  overlays: notation("", (query) => !query || isOverlays(query)),
  askWeather: oneOf(["any", ...WEATHERS, "anyOvercast", "anyMud"]),
  askTime: oneOf(["any", ...TIMES, "none"]),
  askEffect: oneOf(["any", "sunBlindness", "mist", "haze", "intenseHeatHaze", "mud"]),
  askEc: oneOf(["any", "veryDry", "dry", "dryOrVeryDry", "moderate", "moist", "wet", "mud"]),
  askWind: oneOf(["any", "noWind", "mildBreeze", "heavyWind"]),
  askDust: oneOf(["any", "none", "some", "light", "moderate", "heavy"]),
  given: flag(),
};
export type DyoState = StateOf<typeof FIELDS>;
/** Sets a field. */
export type SetField = <K extends keyof DyoState>(key: K, value: DyoState[K]) => void;

/** The field with the throws of each step. */
export const THROWS_OF = { weather: "w", time: "t", ec: "ec", wind: "wind", dust: "dust" } as const satisfies Record<
  Step,
  keyof DyoState
>;

/** Returns the scenario: the players' choices, without the dice. */
export const scenarioOf = ({
  theatre,
  month,
  boards,
  steppe,
  broken,
  bombard,
  nonight,
  mudec,
}: DyoState): DyoScenario => ({
  theatre,
  month,
  boards: [boards],
  broken,
  steppe: [steppeFrom(steppe)],
  bombardments: bombard,
  noNight: nonight,
  mudEc: mudec,
});

/** Plays the set-up with the dice thrown so far. */
export function guideOf(state: DyoState, scenario = scenarioOf(state)): Guide {
  const thrown = { weather: state.w, time: state.t, ec: state.ec, wind: state.wind, dust: state.dust };
  return playGuide(scenario, thrown, state.seed);
}

/** Returns a step of the set-up by its name. */
export const stepOf = ({ steps }: Guide, step: Step): GuideStep => steps.find((s) => s.step === step)!;

/** Whether overlays and set-up are due. They come between the Wind and Dust. */
export function isSetUpDue(state: DyoState, guide: Guide): boolean {
  const { state: dust } = stepOf(guide, "dust");
  return !state.up && dust !== "waiting" && dust !== "done";
}

/** Whether any throw comes from the seed. */
export const isSeeded = (state: DyoState): boolean => STEPS.some((step) => state[THROWS_OF[step]].includes("s"));

/** The last step with throws. */
export const lastThrown = (state: DyoState): Step | undefined => STEPS.findLast((step) => state[THROWS_OF[step]]);

/** Whether a step has the maximum number of throws in an address. */
export const isFull = (state: DyoState, step: Step): boolean => !isRollNotation(step, `${state[THROWS_OF[step]]}s`);

/** Returns a step's throws without the last one. */
export const withoutLast = (step: Step, throws: string): string =>
  throws.replace(step === "weather" ? /(s|\d\d)$/ : /.$/, "");

/** The Wind Force at the start, in the notation of the Dust calculator. */
const FORCE = { noWind: "n", mildBreeze: "m", heavyWind: "h" } as const;

/** Returns the query string of the Dust calculator for the results of the set-up. */
export function dustQuery(state: DyoState, { results: { dust = "none", ec = "moderate", wind } }: Guide): string {
  const dusty = {
    boards: state.boards,
    ec,
    steppe: state.steppe,
    density: dust,
    force: wind ? FORCE[wind] : "unknown",
  };
  return `?${new URLSearchParams(dusty)}`;
}

/** Returns the address of the overlays' calculator (`href`), with the scenario's overlays, and the scenario itself for the link back. */
export function overlaysAddress(href: string, state: DyoState): string {
  const query = new URLSearchParams(state.overlays);
  query.set("dyo", writeState({ ...state, overlays: "" }, FIELDS).slice(1));
  return `${href}?${query}`;
}

/** Returns the address of a game with the scenario's set-up. `href`: the address of the game's page. */
export const gameAddress = (href: string, state: DyoState): string =>
  `${href}?${new URLSearchParams({ dyo: writeState(state, FIELDS).slice(1) })}`;

/** The player's question, from the fields of the state. */
export const questionOf = (state: DyoState): Question => ({
  weather: state.askWeather,
  time: state.askTime,
  effect: state.askEffect,
  ec: state.askEc,
  wind: state.askWind,
  dust: state.askDust,
});

/** Returns the odds of the whole question, given the dice so far if the state's `given` is set; undefined without a question. */
export function oddsAsked(state: DyoState, { results }: Guide): Odds | undefined {
  const question = questionOf(state);
  if (Object.values(question).every((result) => result === "any")) return undefined;
  const scenario = scenarioOf(state);
  return oddsOf(question, scenario, outcomes(scenario, state.given ? results : {}));
}

/** The letters and digits of a random seed, without those that look alike. */
const SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a random seed of six letters and digits, which can be read aloud. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => SEED_LETTERS[n % SEED_LETTERS.length]).join("");

/** Parses a typed seed. Capital and full-width letters are converted, other characters are removed. */
export const seedFrom = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 16);
