/** The fields and result texts of the path planner (F.2, D3.31, D7.31). */
import { type Odds, reduced } from "../../../src/game/distribution.ts";
import { type Path, planPath, type StepResult } from "../../../src/game/path.ts";
import { MOVERS } from "../../../src/game/sand-bog.ts";
import { ECS } from "../../../src/game/scenario.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { flag, halves, normalizedText, oneOf, remembered, type StateOf } from "../kit/fields.ts";
import { type Say, type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";
import { costLines, costName, figureLine } from "../shared/cost-lines.ts";
import {
  type BogWord,
  bogLines,
  type Conditions,
  HAMMADA_WORDS,
  type HammadaWord,
  hammadaLines,
  oddsValues,
} from "../shared/result-lines.ts";
import {
  type Flag,
  isFlagOffered,
  nearestPath,
  pathStep,
  readPath,
  type Step,
  stepsFor,
  type Terrain,
} from "./path-notation.ts";

const words = wordsOf(
  "path",
  "cost.",
  "ask.mover",
  "ask.british",
  "ask.pressure",
  "ask.ec",
  "ask.terrain",
  "ask.cot",
  "ask.from",
  "ask.duneCrest",
  "ask.track",
  "ask.doubled",
  "ask.onlyVca",
  "ask.lip",
  "ask.tow",
  "movement.bank",
  "movement.dust",
  "sandBog.wagonHint",
  "sandBog.none",
  "sandBog.total",
  "sandBog.line.",
  ...HAMMADA_WORDS,
);
export type PathSay = SayOf<typeof words>;
/** The conditions of the DRM to the Hammada Immobilization DR and to the Sand Bog DR, as printed in the DRM tables. */
export type BothConditions = Readonly<Record<"hammada" | "bog", Conditions>>;

const ON_FOOT = ["infantry", "cavalry"] as const;
const START = "o";
/** The greatest number of MF or MP that the user can enter. */
export const MAX_TYPED_COST = 99;

export const FIELDS = {
  book: bookField(),
  mover: remembered("unit", oneOf([...MOVERS, ...ON_FOOT])),
  pressure: remembered("pressure", oneOf(["low", "normal", "high"], "normal")),
  british: remembered("british", flag()),
  ec: remembered("ec", oneOf(ECS, "dry")),
  have: halves(0, MAX_TYPED_COST, 0),
  start: oneOf(["ground", "wadi"]),
  dust: oneOf(["none", "heavy", "buVeryHeavy"]),
  begin: flag(),
  tow: flag(),
  bank: flag(),
  extra: halves(0, MAX_TYPED_COST, 0),
  path: normalizedText(START, (text) => nearestPath(text) || START),
};
export type PathState = StateOf<typeof FIELDS>;

const isOnFoot = (mover: string): mover is (typeof ON_FOOT)[number] => ON_FOOT.some((name) => name === mover);

/** Returns whether the mover is a vehicle. Only vehicles make DR. */
export const isVehicle = ({ mover }: PathState): boolean => !isOnFoot(mover);

/** The string keys of field labels that differ from the field's name: the label of `start` is `from`. */
const OWN_WORDS: Readonly<Record<string, string>> = { start: "from", dust: "movement.dust", bank: "movement.bank" };
export const wordOf = (key: string): string => OWN_WORDS[key] ?? key;
export const valueWordOf = (key: string, value: string): string =>
  value === "ground" ? "from.ordinary" : `${wordOf(key)}.${value}`;

/** The string keys of terrain labels, by the letter of the terrain in a path. */
export const TERRAIN_WORDS = {
  o: "terrain.openGround",
  u: "terrain.scrub",
  h: "terrain.hammada",
  s: "terrain.sand",
  b: "terrain.hill25",
  r: "terrain.orchard",
  x: "terrain.other",
} as const satisfies Record<Terrain, string>;
/** The string keys of flag labels that other calculators use too. */
const SHARED_FLAGS = { c: "duneCrest", t: "track", d: "doubled", l: "lip", v: "onlyVca" } as const;
/** Returns the label of a flag. */
export const flagText = (t: PathSay, flag: Flag): string =>
  t(
    flag in SHARED_FLAGS
      ? SHARED_FLAGS[flag as keyof typeof SHARED_FLAGS]
      : `f.${flag as Exclude<Flag, keyof typeof SHARED_FLAGS>}`,
  );

/**
 * Returns whether the mover pays MP. All vehicles except Wagons do. Only movers that pay MP can pay Start MP and tow.
 */
export const paysMp = (state: PathState): boolean => isVehicle(state) && state.mover !== "wagon";

/**
 * Returns whether a unit on foot leaves a wadi along a Track. Only then does the form ask what the players agreed on
 * D9.1.
 */
export const asksBank = (state: PathState): boolean =>
  !isVehicle(state) &&
  stepsOf(state).some(({ flags }, i, steps) => {
    const fromWadi = i ? steps[i - 1]!.flags.includes("w") : state.start === "wadi";
    return fromWadi && flags.includes("t") && !flags.includes("w");
  });

/** Returns whether any field for a rare condition of the whole path has a value other than its start value. */
export const hasMore = (state: PathState): boolean =>
  (["start", "dust", "begin", "tow", "bank", "extra"] as const).some((key) => state[key] !== FIELDS[key].start);

/** Returns the steps of the path. For a unit on foot, changes of VCA are dropped. */
export const stepsOf = (state: PathState): Step[] => stepsFor(isVehicle(state), state.path);

/** Returns how many changes of VCA are dropped because a unit on foot moves. */
const turnsLeftOut = (state: PathState): number => readPath(state.path).length - stepsOf(state).length;

/** Returns the cost and the DR of each step, and the odds to reach and to pass the step. */
export function pathOf(state: PathState): Path {
  const { book, mover, pressure, british, ec, start, dust, have, begin, extra } = state;
  const traveller = isOnFoot(mover) ? { mover } : { mover, groundPressure: pressure, britishBuilt: british };
  const steps = stepsOf(state).map((step) => pathStep(step, { dust, towing: state.tow, bank: state.bank }));
  const budget = { allotment: have || null, startMp: begin, other: extra };
  return planPath(traveller, ec, start === "wadi", steps, book, budget);
}

/** Returns a step as text: "Other 6.5, along a Track". */
export function stepName(t: PathSay, step: Step, { hammada }: Pick<StepResult, "hammada">): string {
  const { terrain, cot, flags } = step;
  const ground = terrain === "x" ? `${t("terrain.other")} ${cot}` : t(TERRAIN_WORDS[terrain]);
  return [ground, ...flags.filter((f) => isFlagOffered(f, step, hammada)).map((f) => flagText(t, f))].join(", ");
}

/** Returns the cost of a step and the total cost up to this step: "3 MP · 4 MP in all". */
export function costText(t: PathSay, { cost, costSoFar, isPaid }: StepResult): string {
  if (!cost.possible) return t("cost.no.short");
  const soFar = costSoFar === null ? t("noSum") : t("soFar", { cost: costName(t, costSoFar, cost.kind) });
  return `${costName(t, cost.total, cost.kind)} · ${soFar}${isPaid ? "" : ` · ${t("notPaid")}`}`;
}

/** Returns the Original DR that fail: "11+ · 12". The Hammada DR is before the Sand Bog DR. */
export function failingText({ hammada, bog }: Pick<StepResult, "hammada" | "bog">): string {
  const least = [hammada?.required && hammada.failsOnOriginalDr, bog?.required && bog.bogsOnOriginalDr];
  return least.flatMap((dr) => (dr ? (dr === 12 ? "12" : `${dr}+`) : [])).join(" · ");
}

/** Returns lines with the odds of each DR of a step, and with the odds to reach and to pass the step. */
export function oddsLines(t: PathSay, { hammada, bog, reaches, passesSoFar }: StepResult): ResultLine[] {
  const soFar = (key: "reaches" | "passes", odds: Odds) => ({ text: t(key, oddsValues(reduced(odds), 2)) });
  const due: ResultLine[] = [];
  if (hammada?.required) due.push({ text: t("hammada", oddsValues(hammada.odds)), rule: "D3.31" });
  if (bog?.required) due.push({ text: t("bog", oddsValues(bog.odds)), rule: "D7.31" });
  return due.length
    ? [...due, soFar("reaches", reaches), soFar("passes", passesSoFar)]
    : [{ text: t("noDr") }, soFar("reaches", reaches)];
}

/** Returns the lines that explain the cost, DR and odds of a step. */
export function stepLines(t: PathSay, state: PathState, result: StepResult, conditions: BothConditions): ResultLine[] {
  const { cost, hammada, bog } = result;
  const { mover, book } = state;
  const ofHammada: Say<HammadaWord> = (key, values) => t(`hammada.${key}`, values);
  const ofBog: Say<BogWord> = (key, values) => t(`sandBog.${key}`, values);
  return [
    ...(isVehicle(state) ? oddsLines(t, result) : []),
    ...costLines(t, cost),
    ...(hammada?.required && bog?.required ? [{ text: t("order"), rule: "D7.31" }] : []),
    ...(hammada ? hammadaLines(ofHammada, hammada, mover === "motorcycle", conditions.hammada, book) : []),
    ...(bog ? bogLines(ofBog, bog, conditions.bog, book) : []),
  ];
}

/**
 * Returns the main result: the cost of the steps that the unit can pay for, and the odds that none of their DR fails.
 */
export function answerOf(t: PathSay, { have }: PathState, { steps, paidSteps }: Path): Answer {
  const { cost, costSoFar, passesSoFar } = steps[Math.max(0, paidSteps - 1)]!;
  // The odds to pass the whole path are 0 only if a step is impossible.
  if (!cost.possible || !steps.at(-1)!.passesSoFar.count) return { roll: t("cost.no.short"), odds: t("blocked") };
  const sum = costSoFar === null ? t("noSum") : costName(t, costSoFar, cost.kind);
  const values = { steps: paidSteps, of: steps.length, cost: sum, have: costName(t, have, cost.kind) };
  if (!paidSteps) return { roll: t("tooDear", values), odds: sum };
  const makesDr = steps.slice(0, paidSteps).some(({ hammada, bog }) => hammada?.required || bog?.required);
  const roll = paidSteps < steps.length ? t("runsOut", values) : steps.length > 1 ? t("whole", values) : sum;
  return { roll, odds: makesDr ? t("unfailed", oddsValues(reduced(passesSoFar), 2)) : t("noDr") };
}

/**
 * Returns lines with the costs before the first hex, such as Start MP. If changes of VCA were dropped, a note says so.
 */
export const aroundLines = (t: PathSay, state: PathState, { before }: Path): ResultLine[] => [
  ...before.map((line) => figureLine(t, line)),
  ...(turnsLeftOut(state) ? [{ text: t("noVca", { n: turnsLeftOut(state) }), rule: "F.2" }] : []),
];

/** Returns the Ground Pressure with its label: "Ground Pressure: High". */
const pressureText = (t: PathSay, pressure: PathState["pressure"]): string =>
  `${t("pressure")}${t("colon")}${t(`pressure.${pressure}`)}`;

/** Returns the title and lines that the copy buttons copy. */
export function resultOf(t: PathSay, state: PathState, path: Path): Result {
  const { mover, pressure, ec } = state;
  const steps = stepsOf(state);
  const vehicle = isVehicle(state);
  const conditions = [
    ...(vehicle ? [pressureText(t, pressure)] : []),
    `EC ${t(`ec.${ec}`)}`,
    ...(state.tow && paysMp(state) ? [t("tow")] : []),
    ...(state.dust === "none" ? [] : [`${t("movement.dust")}${t("colon")}${t(`movement.dust.${state.dust}`)}`]),
  ];
  return {
    title: `${t("title")}: ${t(`mover.${mover}`)}`,
    lines: [
      { text: conditions.join(", ") },
      ...aroundLines(t, state, path),
      ...path.steps.flatMap((step, i): ResultLine[] => [
        { text: `${t("hex", { n: i + 1 })}: ${stepName(t, steps[i]!, step)}: ${costText(t, step)}` },
        ...costLines(t, step.cost),
        ...(vehicle ? oddsLines(t, step) : []),
      ]),
      { text: answerText(t, answerOf(t, state, path)) },
    ],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf,
  valueWordOf,
  find: pathOf,
  answers: (t, state, path) => [answerOf(t, state, path)],
  result: resultOf,
});
