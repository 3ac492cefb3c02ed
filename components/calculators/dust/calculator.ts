/** Dust (D11.7–D11.79): the fields of the calculator, and its texts on density, attacks and Vehicle Dust. */
import { atMost, finalAtMost, mapValues, reduced, twoDice } from "../../../src/game/distribution.ts";
import { type DustResult, dustAttack, isAdjacentPbf } from "../../../src/game/dust-attack.ts";
import { compareDensity, DENSITIES, densestPossible } from "../../../src/game/dust-density.ts";
import { densityTurns, effectsUpToDensity, lightRowAt, type WindChange } from "../../../src/game/dust-effects.ts";
import { ECS, MAX_RANGE } from "../../../src/game/scenario.ts";
import { dustRemoval, vehicleDust } from "../../../src/game/vehicle-dust.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Answer } from "../kit/Answer.tsx";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { count, flag, oneOf, remembered, type StateOf, validatedText } from "../kit/fields.ts";
import { type Say, type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";
import { conditionLines, exactly } from "../shared/result-lines.ts";
import { STEPPE_VALUES, steppeFrom } from "../shared/steppe.ts";

const words = wordsOf(
  "dust",
  "ask.boards",
  "ask.ec",
  "ask.steppe",
  "ask.dust",
  "ask.by",
  "ask.range",
  "ask.ffe",
  "ask.inside",
  "ask.pbfFree",
);
type DustSay = SayOf<typeof words>;

/**
 * The query values for results of a Wind Change DR: n (no wind), m (Mild Breeze), h (Heavy Wind), r (rain). A second
 * letter g means Gusts.
 */
export const WINDS = ["n", "ng", "m", "mg", "h", "hg", "r"] as const;
export type Wind = (typeof WINDS)[number];
export const MOST_TURNS = 60;

/** Parses the field `turns`, which has the results of all Wind Change DR: "m.hg" becomes ["m", "hg"]. */
export const windsIn = (turns: string): Wind[] => (turns ? (turns.split(".") as Wind[]) : []);

export const FIELDS = {
  book: bookField(),
  boards: oneOf(["desert", "mixed", "none"]),
  ec: remembered("ec", oneOf(ECS)),
  steppe: oneOf(STEPPE_VALUES),
  density: oneOf(DENSITIES, "light"),
  force: oneOf(["unknown", "n", "m", "h", "hg"]),
  turns: validatedText("", (text) => {
    const winds = windsIn(text);
    return winds.length <= MOST_TURNS && winds.every((wind) => WINDS.includes(wind));
  }),
  by: oneOf(["ift", "th", "oba", "dc", "ft", "aerial", "atAerial", "cc"]),
  range: count(0, MAX_RANGE, 6),
  need: count(0, 20, 7),
  wind: flag(),
  ffe: flag(),
  building: flag(),
  pbf: flag(),
  mp: count(1, 20, 2),
  tow: flag(),
  started: flag(),
  paved: flag(),
  left: flag(),
  windy: flag(),
  vehicle: oneOf(["moving", "stopped", "motion", "halted", "destroyed"]),
};
export type DustState = StateOf<typeof FIELDS>;

const FORCE = { n: "none", m: "mild", h: "heavy", ng: "none", mg: "mild", hg: "heavy" } as const;
const changeOf = (wind: Wind): WindChange =>
  wind === "r" ? "rain" : { force: FORCE[wind], gusts: wind.endsWith("g") };

/** Returns the present Dust, after all Wind Change DR of the scenario (D11.71–D11.77). */
function dustNow({ boards, ec, steppe, density, force, turns: written }: DustState) {
  const { densest, light, heavy } = densestPossible({ boards, ec, steppe: steppeFrom(steppe) });
  const isHeavyPossible = densest === "extremelyHeavy";
  const start = compareDensity(density, densest) > 0 ? densest : density;
  const winds = windsIn(written);
  const changes = densityTurns(start, winds.map(changeOf), isHeavyPossible, force === "hg");
  const turns = changes.map((turn, i) => ({ ...turn, wind: winds[i]! }));
  return {
    /** The conditions under which Light Dust and Heavy Dust can exist. */
    conditions: [...light, ...heavy],
    isNone: densest === "none",
    /** Whether Heavy Dust can exist. Otherwise wind and Gusts do not change the density (D11.76). */
    isHeavyPossible,
    /** The density at the start: the chosen density or, if it cannot exist, the densest possible. */
    start,
    /** The density after each Wind Change DR. */
    turns,
    now: turns.at(-1)?.density ?? start,
    /**
     * The present wind: the result of the latest Wind Change DR or, before the first one, the wind at the start.
     * Undefined if unknown.
     */
    wind: winds.at(-1) ?? (force === "unknown" ? undefined : force),
    /** Whether it has rained, which ends all Dust (D11.77). */
    hasRained: turns.some(({ rule }) => rule === "D11.77"),
  };
}
export type DustNow = ReturnType<typeof dustNow>;

/**
 * Returns whether an attack can go directly into Heavy Wind (D11.761). Heavy Dust must be possible, and the Wind must
 * be Heavy or unknown.
 */
export const canGoIntoWind = ({ isHeavyPossible, wind = "h" }: DustNow): boolean =>
  isHeavyPossible && wind.startsWith("h");

/**
 * Returns the hint for the checkbox "directly into Heavy Wind". It explains the checkbox, or says why no attack can go
 * into Heavy Wind.
 */
export function intoWindHint(t: DustSay, dust: DustNow): string | undefined {
  if (canGoIntoWind(dust)) return t("windHint");
  return dust.isHeavyPossible ? windText(t, dust) : t("noWindHint");
}

/** Returns the present Wind as text: "Wind Force at the start: Mild Breeze". Undefined if the Wind is unknown. */
export const windText = (t: DustSay, { turns, wind }: DustNow): string | undefined =>
  wind && `${t(turns.length ? "windNow" : "force")}${t("colon")}${t(`wind.${wind}`)}`;

/** Returns a line for each Player Turn: its wind, and the density after it. */
export const turnLines = (t: DustSay, { turns }: DustNow): ResultLine[] =>
  turns.map(({ wind, density, change, rule }, i) => ({
    text: t("turn", { n: i + 1, wind: t(`wind.${wind}`), density: t(`dust.${density}`), change: t(change) }),
    rule,
  }));

/** Returns a line for each effect of the Dust besides its DRM. */
export const alsoLines = (t: DustSay, { now }: DustNow, { book }: DustState): ResultLine[] =>
  effectsUpToDensity(now, book).map(({ name, rule }) => ({ text: t(`also.${name}`), rule }));

/**
 * The areas that a starshell and a Fire or Burning AFV (`fire`) illuminate, as text. The keys are the row names of the
 * table D11.78-light.
 */
export type Lights = Readonly<Record<string, { readonly starshell: string; readonly fire: string }>>;

/** Returns lines with the areas that lights illuminate at night (D11.78). */
export function nightLines(t: DustSay, { now }: DustNow, lights: Lights): ResultLine[] {
  const { starshell, fire } = lights[lightRowAt(now) ?? ""] ?? { starshell: t("lit.normal"), fire: t("lit.normal") };
  const rule = "D11.78";
  return [
    { text: t("lit.starshell", { reach: starshell }), rule },
    { text: t("lit.fire", { reach: fire }), rule },
  ];
}

type AllowedAttack = Extract<DustResult, { allowed: true }>;

/** Returns the Dust DRM of the attack that the fields describe. */
const attackOf = (state: DustState, dust: DustNow): DustResult =>
  dustAttack(
    {
      density: dust.now,
      range: state.range,
      kind: state.by,
      inBuilding: state.building,
      intoWind: state.wind && canGoIntoWind(dust),
      throughFfe: state.ffe && !dust.isNone && !dust.hasRained,
      pbfFree: state.pbf,
    },
    state.book,
  );

/** The fields that the form shows in the `<details>` for the scenario. */
const SCENARIO = ["boards", "ec", "steppe", "force"] as const;
/** Returns whether a field of the scenario differs from its start value. */
export const hasScenario = (state: DustState): boolean => SCENARIO.some((key) => state[key] !== FIELDS[key].start);

/**
 * Returns whether the attack is PBF at an adjacent hex. Only then does the form ask what the players agreed on D11.7.
 */
export const asksPbf = ({ by, range }: DustState): boolean => isAdjacentPbf({ kind: by, range });

/** Returns the odds of each possible DRM, with "+1", "+2" and so on as keys, in ascending order. */
export const chancesOf = ({ drms }: AllowedAttack) => mapValues(drms, formatDrm);

/**
 * Returns the DRM as text: "+1", or "+1 to +3" if it depends on a dr. If the attack is not allowed, the text says so.
 */
export function drmText(t: Say<"prohibited" | "fromTo">, attack: DustResult): string {
  if (!attack.allowed) return t("prohibited");
  const drms = [...chancesOf(attack).counts.keys()];
  const [first, last] = [drms[0]!, drms.at(-1)!];
  return first === last ? first : t("fromTo", { first, last });
}

/** Returns the odds of the needed Final DR in Dust: "Final DR ≤ 7: 31/108 = 28.7%". */
const oddsInDust = (t: DustSay, { need }: DustState, { drms }: AllowedAttack): string =>
  t("oddsInDust", { need, odds: exactly(t, reduced(finalAtMost(need, drms))) });

/** Returns the odds of the needed Final DR without Dust: "Without Dust: Final DR ≤ 7: 7/12 = 58.3%". */
export const oddsWithoutDust = (t: DustSay, { need }: DustState): string =>
  t("oddsWithout", { need, odds: exactly(t, reduced(atMost(twoDice, need))) });

/** Returns lines that explain the DRM, each with its rule. */
export function attackLines(t: DustSay, { range, book }: DustState, attack: DustResult): ResultLine[] {
  if (!attack.allowed) return [{ text: t("aerialProhibited"), rule: attack.rule }];
  const { lines, reasons } = attack;
  return [
    ...lines.map(({ name, drms, rule }) => {
      // Only the text of a fixed DRM has the placeholder `{drm}`. The text of a DRM that depends on a dr does not use
      // this value.
      const [drm = 0] = drms.counts.keys();
      return { text: t(`line.${name}`, { drm: formatDrm(drm), range }), rule };
    }),
    ...reasons.map(({ name, rule }) => ({ text: t(`exempt.${name}`), rule })),
    ...(book === "sl" && lines.some(({ name }) => name === "halfDrUp") ? [{ text: t("fru"), rule: "D11.71" }] : []),
  ];
}

/** Returns whether the move raises Vehicle Dust (D11.74), the conditions for it, and the least MP that avoid it. */
const vehicleDustOf = ({ tow, left, windy, ...same }: DustState, { wind }: DustNow) =>
  vehicleDust({
    ...same,
    steppe: steppeFrom(same.steppe),
    towing: tow,
    leftPlay: left,
    windy: wind ? /[hg]/.test(wind) : windy,
  });

/** Returns all results of a state: the present Dust, the attack and the move. */
export function findDust(state: DustState) {
  const dust = dustNow(state);
  return { dust, attack: attackOf(state, dust), move: vehicleDustOf(state, dust) };
}
export type Found = ReturnType<typeof findDust>;

/** Returns text that says whether a Vehicle Dust counter is placed. After rain, none is placed (D11.77). */
export const placedText = (t: DustSay, { dust, move }: Found): string =>
  t(dust.hasRained ? "rainedOff" : move.placed ? "placed" : "notPlaced");

/** Returns the least MP that avoid Vehicle Dust, as text. */
export const leastMpText = (t: DustSay, { move }: Found): string => t("leastMp", { mp: move.leastMpWithout });

/** Returns lines that say when the Vehicle Dust counter is removed (D11.74). This depends on what the vehicle does. */
export function removalLines(t: DustSay, { vehicle }: DustState): ResultLine[] {
  const { moments, turnedOver } = dustRemoval(vehicle);
  const rule = "D11.74";
  return [
    ...moments.map((moment) => ({ text: t(`moment.${moment}`), rule })),
    ...(turnedOver ? [{ text: t("turnedOver"), rule }] : []),
  ];
}

/** Returns the main result: the DRM to the attack at the present density, with the odds of the needed Final DR. */
export const answersOf = (t: DustSay, state: DustState, { attack, dust }: Found): Answer[] => [
  {
    roll: drmText(t, attack),
    odds: attack.allowed
      ? t("drmTo", { density: t(`dust.${dust.now}`), odds: oddsInDust(t, state, attack) })
      : t("aerialProhibited"),
  },
];

/** Returns the result that the copy buttons copy: the attack, then the density and Vehicle Dust. */
export function dustResult(t: DustSay, state: DustState, found: Found, lights: Lights): Result {
  const { dust, attack, move } = found;
  const odds = attack.allowed ? [oddsInDust(t, state, attack), oddsWithoutDust(t, state)] : [];
  return {
    title: t("attackTitle", {
      density: t(`dust.${dust.now}`),
      by: t(`by.${state.by}`),
      range: state.range,
      drm: drmText(t, attack),
    }),
    lines: [
      ...attackLines(t, state, attack),
      ...odds.map((text) => ({ text })),
      { text: `${t("density")}${t("colon")}${t(`dust.${dust.start}`)}` },
      ...turnLines(t, dust),
      ...alsoLines(t, dust, state),
      ...nightLines(t, dust, lights),
      {
        text: `${t("vehicleHeading")}${t("colon")}${placedText(t, found)}`,
        rule: dust.hasRained ? "D11.77" : "D11.74",
      },
      ...conditionLines(t, move.conditions),
      { text: leastMpText(t, found), rule: "D11.74" },
      { text: t(`vehicle.${state.vehicle}`) },
      ...removalLines(t, state),
    ],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf: (key) => (key === "building" ? "inside" : key === "pbf" ? "pbfFree" : key),
  valueWordOf: (key, value) => `${key === "density" ? "dust" : key}.${value}`,
  answersInSearch: { says: ["density", "by", "range"] },
  find: findDust,
  books: {
    figures: (t, { attack }, state) => [drmText(t, attack), attack.allowed ? oddsInDust(t, state, attack) : ""],
  },
  answers: answersOf,
  result: (t, state, found, { lights }: { lights: Lights }) => dustResult(t, state, found, lights),
});
