/** A DYO desert scenario (D11.2–D11.5, D11.701): the fields of the calculator and what its state means. */
import type { Odds } from "../../../src/game/distribution.ts";
import { type Guide, type GuideStep, isSeed, isThrows, playGuide } from "../../../src/game/dyo-guide.ts";
import { oddsOf, outcomes, type Question } from "../../../src/game/dyo-odds.ts";
import { type DyoScenario, STEPS, type Step } from "../../../src/game/dyo-scenario.ts";
import { TIMES, WEATHERS } from "../../../src/game/scenario.ts";
import { count, flag, notation, oneOf, type StateOf, writeState } from "../kit/fields.ts";
import { STEPPE_VALUES, steppeFrom } from "../shared/steppe.ts";

/** What each key of the overlays' calculator may hold in a link; nothing else comes in. That calculator names what does not fit the rest. */
export const OVERLAYS: Readonly<Record<string, RegExp>> = {
  boards: /^h?(?:x|(?:2[5-9]|3[01])t?e?)(?:(?:-|_h?)(?:x|(?:2[5-9]|3[01])t?e?))*$/,
  north: /^(?:up|right|down|left)$/,
  dice: /^(?:[1-6]|r[A-Z]+\d+\.|a[A-Z]+\d+\.\w+\.\w+\.)*$/,
  onehex: /^(?:none|[A-Z]+\d+(?:\.[A-Z]+\d+)*)$/,
};

/** Whether a query string holds a state of the overlays' calculator, which names its boards. */
function isOverlays(query: string): boolean {
  const given = new URLSearchParams(query);
  return (
    given.has("boards") &&
    [...given].every(([key, value]) => Object.hasOwn(OVERLAYS, key) && OVERLAYS[key]!.test(value))
  );
}

const throwsOf = (step: Step) => notation("", (text) => isThrows(step, text));

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
/** Puts a value into a field. */
export type SetField = <K extends keyof DyoState>(key: K, value: DyoState[K]) => void;

/** The field that holds each step's throws. */
export const THROWS_OF = { weather: "w", time: "t", ec: "ec", wind: "wind", dust: "dust" } as const satisfies Record<
  Step,
  keyof DyoState
>;

/** What the dice do not decide. */
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

/** The set-up as far as its dice were thrown. */
export function guideOf(state: DyoState, scenario = scenarioOf(state)): Guide {
  const thrown = { weather: state.w, time: state.t, ec: state.ec, wind: state.wind, dust: state.dust };
  return playGuide(scenario, thrown, state.seed);
}

/** A step of the set-up by its name. */
export const stepOf = ({ steps }: Guide, step: Step): GuideStep => steps.find((s) => s.step === step)!;

/** Whether overlays and set-up are due, which stand between the Wind and Dust. */
export function isSetUpDue(state: DyoState, guide: Guide): boolean {
  const { state: dust } = stepOf(guide, "dust");
  return !state.up && dust !== "waiting" && dust !== "done";
}

/** Whether any throw was made from the seed. */
export const isSeeded = (state: DyoState): boolean => STEPS.some((step) => state[THROWS_OF[step]].includes("s"));

/** The last step that dice were thrown for. */
export const lastThrown = (state: DyoState): Step | undefined => STEPS.findLast((step) => state[THROWS_OF[step]]);

/** Whether a step has as many throws as an address may hold. */
export const isFull = (state: DyoState, step: Step): boolean => !isThrows(step, `${state[THROWS_OF[step]]}s`);

/** A step's throws without the last one. */
export const withoutLast = (step: Step, throws: string): string =>
  throws.replace(step === "weather" ? /(s|\d\d)$/ : /.$/, "");

/** The Wind Force at the start as the Dust calculator writes it. */
const FORCE = { noWind: "n", mildBreeze: "m", heavyWind: "h" } as const;

/** The query string of the Dust calculator in the state that the set-up has come to. */
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

/** The address of the overlays' calculator with the scenario's overlays and the scenario itself, so that it leads back. `href`: without either. */
export function overlaysAddress(href: string, state: DyoState): string {
  const query = new URLSearchParams(state.overlays);
  query.set("dyo", writeState({ ...state, overlays: "" }, FIELDS).slice(1));
  return `${href}?${query}`;
}

/** The address of a game that is set up like the scenario. `href`: that of the page of a game. */
export const gameAddress = (href: string, state: DyoState): string =>
  `${href}?${new URLSearchParams({ dyo: writeState(state, FIELDS).slice(1) })}`;

/** What is asked about each step. */
export const questionOf = (state: DyoState): Question => ({
  weather: state.askWeather,
  time: state.askTime,
  effect: state.askEffect,
  ec: state.askEc,
  wind: state.askWind,
  dust: state.askDust,
});

/** The odds of all that is asked together, given the dice thrown so far where the state says so; undefined where nothing is asked. */
export function oddsAsked(state: DyoState, { results }: Guide): Odds | undefined {
  const question = questionOf(state);
  if (Object.values(question).every((result) => result === "any")) return undefined;
  const scenario = scenarioOf(state);
  return oddsOf(question, scenario, outcomes(scenario, state.given ? results : {}));
}

/** The letters and figures of a seed that is drawn: those that are not taken for one another. */
const SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A random seed of six letters and figures, which can be read out at a table. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => SEED_LETTERS[n % SEED_LETTERS.length]).join("");

/** The seed that a player means by what was typed: full-width and capital letters are read, all else is left out. */
export const seedFrom = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 16);
