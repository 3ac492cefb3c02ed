/** A DYO desert scenario (D11.2–D11.5, D11.701): the fields of the calculator, and functions of its state. */
import type { Odds } from "../../../src/game/distribution.ts";
import { type Guide, type GuideStep, isRollNotation, isSeed, playGuide } from "../../../src/game/dyo-guide.ts";
import { oddsOf, outcomes, type Question } from "../../../src/game/dyo-odds.ts";
import { type DyoScenario, STEPS, type Step } from "../../../src/game/dyo-scenario.ts";
import { TIMES, WEATHERS } from "../../../src/game/scenario.ts";
import { count, flag, oneOf, type StateOf, validatedText, writeState } from "../kit/fields.ts";
import { STEPPE_VALUES, steppeFrom } from "../shared/steppe.ts";

/**
 * The query keys of the overlays' calculator, each with a pattern for its values. A value can match and still be
 * invalid. The overlays' calculator then shows an error.
 */
export const OVERLAYS: Readonly<Record<string, RegExp>> = {
  boards: /^h?(?:x|(?:2[5-9]|3[01])t?e?)(?:(?:-|_h?)(?:x|(?:2[5-9]|3[01])t?e?))*$/,
  north: /^(?:up|right|down|left)$/,
  failed: /^[01]$/,
  south: /^[01]$/,
  dice: /^(?:[1-6]|r[A-Z]+\d+\.|a[A-Z]+\d+\.\w+\.\w+\.)*$/,
  onehex: /^(?:none|[A-Z]+\d+(?:\.[A-Z]+\d+)*)$/,
  by: /^[pt-]*$/,
};

/**
 * Returns whether a query string is valid for the field `overlays`. It must have boards, and only keys and values that
 * match `OVERLAYS`.
 */
function isOverlays(query: string): boolean {
  const given = new URLSearchParams(query);
  return (
    given.has("boards") &&
    [...given].every(([key, value]) => Object.hasOwn(OVERLAYS, key) && OVERLAYS[key]!.test(value))
  );
}

const throwsOf = (step: Step) => validatedText("", (text) => isRollNotation(step, text));

export const FIELDS = {
  theatre: oneOf(["northAfrica", "middleEast", "mediterranean", "eastAfrica"]),
  month: count(1, 12, 7),
  boards: oneOf(["desert", "mixed", "none"]),
  steppe: oneOf(STEPPE_VALUES),
  broken: flag(),
  bombard: count(0, 9, 0),
  nonight: flag(),
  mudec: flag(),
  seed: validatedText("", (text) => !text || isSeed(text)),
  w: throwsOf("weather"),
  t: throwsOf("time"),
  ec: throwsOf("ec"),
  wind: throwsOf("wind"),
  dust: throwsOf("dust"),
  up: flag(),
  overlays: validatedText("", (query) => !query || isOverlays(query)),
  askWeather: oneOf(["any", ...WEATHERS, "anyOvercast", "anyMud"]),
  askTime: oneOf(["any", ...TIMES, "none"]),
  askEffect: oneOf(["any", "sunBlindness", "mist", "haze", "intenseHeatHaze", "mud"]),
  askEc: oneOf(["any", "veryDry", "dry", "dryOrVeryDry", "moderate", "moist", "wet", "mud"]),
  askWind: oneOf(["any", "noWind", "mildBreeze", "heavyWind"]),
  askDust: oneOf(["any", "none", "some", "light", "moderate", "heavy"]),
  given: flag(),
};
export type DyoState = StateOf<typeof FIELDS>;
/** The type of the function that sets a field. */
export type SetField = <K extends keyof DyoState>(key: K, value: DyoState[K]) => void;

/** For each step, the field that has its rolls. */
export const ROLL_FIELDS = { weather: "w", time: "t", ec: "ec", wind: "wind", dust: "dust" } as const satisfies Record<
  Step,
  keyof DyoState
>;

/** Returns the scenario of a state: the players' choices, without the dice. */
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

/** Plays the set-up with the dice rolled so far. */
export function guideOf(state: DyoState, scenario = scenarioOf(state)): Guide {
  const thrown = { weather: state.w, time: state.t, ec: state.ec, wind: state.wind, dust: state.dust };
  return playGuide(scenario, thrown, state.seed);
}

/** Returns a step of the set-up by its name. */
export const stepOf = ({ steps }: Guide, step: Step): GuideStep => steps.find((s) => s.step === step)!;

/** Returns whether the players must now place overlays and set up: after the Wind roll, before the Dust roll. */
export function isSetUpDue(state: DyoState, guide: Guide): boolean {
  const { state: dust } = stepOf(guide, "dust");
  return !state.up && dust !== "waiting" && dust !== "done";
}

/** Returns whether any roll comes from the seed. */
export const isSeeded = (state: DyoState): boolean => STEPS.some((step) => state[ROLL_FIELDS[step]].includes("s"));

/** Returns the last step that has rolls. */
export const lastRolledStep = (state: DyoState): Step | undefined => STEPS.findLast((step) => state[ROLL_FIELDS[step]]);

/** Returns whether a step has the maximum number of rolls, so that no roll can be added. */
export const isFull = (state: DyoState, step: Step): boolean => !isRollNotation(step, `${state[ROLL_FIELDS[step]]}s`);

/** Returns the rolls of a step without the last one. */
export const withoutLastThrow = (step: Step, throws: string): string =>
  throws.replace(step === "weather" ? /(s|\d\d)$/ : /.$/, "");

/** The value of the Dust calculator's field `force` for each Wind Force. */
const FORCE = { noWind: "n", mildBreeze: "m", heavyWind: "h" } as const;

/** Returns the query string that opens the Dust calculator with the results of the set-up. */
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

/**
 * Returns a link to the overlays' calculator at `href`. Its query string has the overlays and, for the link back, the
 * scenario.
 */
export function overlaysAddress(href: string, state: DyoState): string {
  const query = new URLSearchParams(state.overlays);
  query.set("dyo", writeState({ ...state, overlays: "" }, FIELDS).slice(1));
  return `${href}?${query}`;
}

/** Returns a link to the page for games (`href`), with this scenario in the query string. */
export const gameAddress = (href: string, state: DyoState): string =>
  `${href}?${new URLSearchParams({ dyo: writeState(state, FIELDS).slice(1) })}`;

/** Returns the results whose odds the player asks for, from the fields of the state. */
export const questionOf = (state: DyoState): Question => ({
  weather: state.askWeather,
  time: state.askTime,
  effect: state.askEffect,
  ec: state.askEc,
  wind: state.askWind,
  dust: state.askDust,
});

/**
 * Returns the odds that the player asks for, if any. If the field `given` is set, takes the dice rolled so far into
 * account.
 */
export function oddsAsked(state: DyoState, { results }: Guide): Odds | undefined {
  const question = questionOf(state);
  if (Object.values(question).every((result) => result === "any")) return undefined;
  const scenario = scenarioOf(state);
  return oddsOf(question, scenario, outcomes(scenario, state.given ? results : {}));
}

/** The characters of a random seed. Characters that look alike, such as "1" and "l", are omitted. */
const SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a random seed of six letters and digits, short enough to read aloud. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => SEED_LETTERS[n % SEED_LETTERS.length]).join("");

/** Normalizes a typed seed: converts capital and full-width letters, and removes all other characters. */
export const seedFrom = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 16);
