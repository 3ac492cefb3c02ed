/** A path (F.2, D3.31, D7.31): the fields of the calculator, and its results in words. */
import { type Odds, reduced } from "../../../src/game/distribution.ts";
import { type Path, type PathTables, planPath, type StepResult } from "../../../src/game/path.ts";
import { MOVERS } from "../../../src/game/sand-bog.ts";
import { ECS } from "../../../src/game/scenario.ts";
import type { Answer } from "../kit/Answer.tsx";
import { bookField, bookLines } from "../kit/book.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { costLines, costName } from "../kit/cost-lines.ts";
import { flag, notation, oneOf, remembered, type StateOf } from "../kit/fields.ts";
import { bogLines, hammadaLines, oddsValues } from "../kit/result-lines.ts";
import type { Say, Word, WordOf } from "../kit/words.ts";
import { asks, nearestPath, pathStep, readPath, type Step } from "./path-notation.ts";

export type PathWord = Word<"path"> | WordOf<"cost" | "sandBog" | "hammada" | "chart">;
export type T = Say<PathWord>;
/** The printed condition of each DRM, by the table's and the row's name. */
export type Conditions = Readonly<Record<"hammada" | "bog", Readonly<Record<string, string>>>>;

const ON_FOOT = ["infantry", "cavalry"] as const;
const START = "oa.s";

export const FIELDS = {
  book: bookField(),
  mover: remembered("unit", oneOf([...MOVERS, ...ON_FOOT])),
  pressure: oneOf(["low", "normal", "high"], "normal"),
  british: flag(),
  ec: remembered("ec", oneOf(ECS, "dry")),
  start: oneOf(["ground", "wadi"]),
  path: notation(
    START,
    (text) => text !== "" && nearestPath(text) === text,
    (text) => nearestPath(text) || START,
  ),
};
export type State = StateOf<typeof FIELDS>;

const isOnFoot = (mover: string): mover is (typeof ON_FOOT)[number] => ON_FOOT.some((name) => name === mover);

/** Returns whether a vehicle moves. Infantry and Cavalry make no DR. */
export const isVehicle = ({ mover }: State): boolean => !isOnFoot(mover);

/** Returns the key of a field's words. Those that both calculators need are sand bog's. */
export const wordOf = (key: string): string => (key === "start" || key === "book" ? key : `sandBog.${key}`);
/** Returns the key of a value's words. Those of Infantry and Cavalry are the terrain chart's. */
export const valueWordOf = (key: string, value: string): string =>
  key === "mover" && isOnFoot(value) ? `chart.${value}` : `${wordOf(key)}.${value}`;

/** Returns for each step its cost, the DR that it needs and the odds to get there. */
export function pathOf(state: State, tables: PathTables): Path {
  const { book, mover, pressure, british, ec, start } = state;
  const traveller = isOnFoot(mover) ? { mover } : { mover, groundPressure: pressure, britishBuilt: british };
  return planPath(traveller, ec, start === "wadi", readPath(state.path).map(pathStep), tables, book);
}

/** Returns a step in words: "Other 6.5, along a Track". */
export function stepName(t: T, step: Step, { hammada }: Pick<StepResult, "hammada">): string {
  const { terrain, cot, flags } = step;
  const ground = terrain === "x" ? `${t("t.x")} ${cot}` : t(`t.${terrain}`);
  return [ground, ...flags.filter((f) => asks(f, step, hammada)).map((f) => t(`f.${f}`))].join(", ");
}

/** Returns the cost of a step, and the cost of the path up to and with it. */
export function costText(t: T, { cost, costSoFar }: StepResult): string {
  if (!cost.possible) return t("cost.no.short");
  const soFar = costSoFar === null ? t("noSum") : t("soFar", { cost: costName(t, costSoFar, cost.kind) });
  return `${costName(t, cost.total, cost.kind)} · ${soFar}`;
}

/** Returns the DR of a step in their order, with the odds before and after them. */
export function oddsLines(t: T, { hammada, bog, reaches, passesSoFar }: StepResult): ResultLine[] {
  const soFar = (key: "reaches" | "passes", odds: Odds) => ({ text: t(key, oddsValues(reduced(odds), 2)) });
  const due: ResultLine[] = [];
  if (hammada?.required) due.push({ text: t("hammada", oddsValues(hammada.odds)), rule: "D3.31" });
  if (bog?.required) due.push({ text: t("bog", oddsValues(bog.odds)), rule: "D7.31" });
  return due.length
    ? [...due, soFar("reaches", reaches), soFar("passes", passesSoFar)]
    : [{ text: t("noDr") }, soFar("reaches", reaches)];
}

/** How the cost and the DR of a step come about. */
export function stepLines(
  t: T,
  { mover, book }: State,
  { cost, hammada, bog }: StepResult,
  conditions: Conditions,
): ResultLine[] {
  const ofHammada: Say<UiWords["hammada"]> = (key, values) => t(`hammada.${key}`, values);
  const ofBog: Say<UiWords["sandBog"]> = (key, values) => t(`sandBog.${key}`, values);
  return [
    ...costLines(t, cost),
    ...(hammada?.required && bog?.required ? [{ text: t("order"), rule: "D7.31" }] : []),
    ...(hammada ? hammadaLines(ofHammada, hammada, mover === "motorcycle", conditions.hammada, book) : []),
    ...(bog ? bogLines(ofBog, bog, conditions.bog, book) : []),
  ];
}

/** Returns what the whole path costs, and the odds that none of its DR fails. */
export function answerOf(t: T, { steps, total, passesAll }: Path): Answer {
  const { cost } = steps.at(-1)!;
  // Only a step that cannot be made leaves no chance at all.
  if (!passesAll.count) return { roll: t("cost.no.short"), odds: t("blocked") };
  const makesDr = steps.some(({ hammada, bog }) => hammada?.required || bog?.required);
  const sum = cost.possible && total !== null ? costName(t, total, cost.kind) : t("noSum");
  return {
    roll: steps.length > 1 ? t("whole", { hexes: steps.length, cost: sum }) : sum,
    odds: makesDr ? t("unfailed", oddsValues(reduced(passesAll), 2)) : t("noDr"),
  };
}

/** Returns the line that names the book where the other one gives another sum or other odds. */
export const bookLinesOf = (t: T, state: State, tables: PathTables): ResultLine[] =>
  bookLines(t, state.book, (book) => answerOf(t, pathOf({ ...state, book }, tables)));

/** Returns the Ground Pressure with its name. */
const pressureText = (t: T, pressure: State["pressure"]): string =>
  `${t("sandBog.pressure")}${t("colon")}${t(`sandBog.pressure.${pressure}`)}`;

/** Returns the result as it is copied. */
export function resultOf(t: T, state: State, path: Path, tables: PathTables): Result {
  const { mover, pressure, ec } = state;
  const steps = readPath(state.path);
  const { roll, odds } = answerOf(t, path);
  const vehicle = isVehicle(state);
  const conditions = [...(vehicle ? [pressureText(t, pressure)] : []), `EC ${t(`sandBog.ec.${ec}`)}`];
  return {
    title: `${t("title")}: ${isOnFoot(mover) ? t(`chart.${mover}`) : t(`sandBog.mover.${mover}`)}`,
    lines: [
      { text: conditions.join(", ") },
      ...path.steps.flatMap((step, i): ResultLine[] => [
        { text: `${t("hex", { n: i + 1 })}: ${stepName(t, steps[i]!, step)}: ${costText(t, step)}` },
        ...costLines(t, step.cost),
        ...(vehicle ? oddsLines(t, step) : []),
      ]),
      { text: `${roll}${t("colon")}${odds}` },
      ...bookLinesOf(t, state, tables),
    ],
  };
}
