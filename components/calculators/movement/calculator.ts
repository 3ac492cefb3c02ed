/** Movement costs (F.2, D.2): the fields of the calculator, and the texts of its results. */
import {
  type ChartUnit,
  costText,
  type Move,
  type MovementCost,
  mayDouble,
  movementCost,
  paysMf,
} from "../../../src/game/movement-cost.ts";
import type { Answer } from "../kit/Answer.tsx";
import type { Result } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { type Field, flag, halves, oneOf, remembered, type StateOf } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";
import { costLines, costName } from "../shared/cost-lines.ts";

const words = wordsOf(
  "movement",
  "cost.",
  "ask.mover",
  "ask.terrain",
  "ask.cot",
  "ask.from",
  "ask.wet",
  "ask.duneCrest",
  "ask.track",
  "ask.lip",
  "ask.tow",
);
type MovementSay = SayOf<typeof words>;

/** All kinds of unit, in the order of the question "Unit" (kit/README.md). */
const UNITS = [
  "fullyTracked",
  "halftrack",
  "armoredCar",
  "truck",
  "wagon",
  "motorcycle",
  "infantry",
  "cavalry",
] satisfies readonly ChartUnit[];
const FROM = ["ordinary", "wadi", "crest"] as const;
const DUST = ["none", "heavy", "buVeryHeavy"] as const;
/** The maximum of MF and MP that the reader can type. */
export const MAX_TYPED_COST = 40;
export const LEAST_COT = 0.5;
export const START_COT = 2;

const cotNumber = halves(LEAST_COT, MAX_TYPED_COST, START_COT);
/** The field for a COT looked up in the rulebook: a multiple of ½, or the whole allotment. */
const cot: Field<number | "all"> = {
  start: START_COT,
  nearest: (text) => (text === "all" ? text : cotNumber.nearest(text)),
  write: String,
};

/** The fields of the checkboxes for rare conditions, in display order. */
export const RARE_FLAGS = ["cliff", "lip", "sangar", "smoke", "tow", "vbm", "twice"] as const;
export const FIELDS = {
  book: bookField(),
  unit: remembered("unit", oneOf(UNITS)),
  terrain: oneOf(["openGround", "scrub", "hammada", "brokenGround", "orchard", "cactusPatch", "oliveGrove", "other"]),
  cot,
  place: oneOf(["desert", "hill25", "level4"]),
  sand: flag(),
  wet: flag(),
  wadi: flag(),
  from: oneOf(FROM),
  apart: flag(),
  rise: oneOf(["none", "hillock", "level"]),
  dune: flag(),
  track: flag(),
  bank: flag(),
  cliff: flag(),
  lip: flag(),
  vbm: flag(),
  sangar: flag(),
  smoke: flag(),
  tow: flag(),
  twice: flag(),
  dust: oneOf(DUST),
  extra: halves(0, MAX_TYPED_COST, 0),
};
export type MovementState = StateOf<typeof FIELDS>;
/** The string keys of labels that differ from the field's name. */
const OWN_WORDS: Readonly<Record<string, string>> = { unit: "mover", dune: "duneCrest" };

const moveOf = ({ cot, wet, apart, dune, vbm, tow, twice, ...same }: MovementState): Move => ({
  ...same,
  otherCot: cot === "all" ? "ALL" : cot,
  wetOrMud: wet,
  unconnected: apart,
  duneCrest: dune,
  bypass: vbm,
  towing: tow,
  doubled: twice,
});

/** Returns the cost of the move. */
export const costOf = (state: MovementState): MovementCost => movementCost(state.unit, moveOf(state), state.book);

const isOnFoot = (unit: ChartUnit) => unit === "infantry" || unit === "cavalry";
const isAfv = (unit: ChartUnit) => unit === "armoredCar" || unit === "fullyTracked" || unit === "halftrack";

/**
 * For each question, a function that returns whether the answer can affect the cost. If not, the question is hidden.
 */
export const affectsCost = {
  place: ({ terrain, wadi }: MovementState) => terrain === "openGround" && !wadi,
  cliff: ({ wadi, from }: MovementState) => wadi !== (from === "wadi"),
  apart: ({ wadi, from }: MovementState) => wadi && from === "wadi",
  lip: ({ unit }: MovementState) => !isOnFoot(unit),
  sangar: ({ unit, sand, wadi }: MovementState) => !isOnFoot(unit) && !sand && !wadi,
  bank: ({ unit, wadi, from, track }: MovementState) => isOnFoot(unit) && track && from === "wadi" && !wadi,
  smoke: (_: MovementState) => true,
  tow: ({ unit }: MovementState) => !paysMf(unit),
  vbm: ({ unit }: MovementState) => !paysMf(unit),
  twice: (state: MovementState) => mayDouble(state.unit, state, state.book),
  dust: ({ unit }: MovementState) => unit !== "infantry",
};

/**
 * Returns the choices for the place that the unit leaves. Only Infantry can be in crest status, but a value already
 * chosen stays in the list.
 */
export const fromValues = ({ unit, from }: MovementState): readonly MovementState["from"][] =>
  unit === "infantry" || from === "crest" ? FROM : FROM.slice(0, 2);

/** Returns the choices for Dust. Only an AFV can be BU, but a value already chosen stays in the list. */
export const dustValues = ({ unit, dust }: MovementState): readonly MovementState["dust"][] =>
  isAfv(unit) || dust === "buVeryHeavy" ? DUST : DUST.slice(0, 2);

/** Returns whether a rare condition of the move differs from its start value. */
export const hasMore = (state: MovementState): boolean =>
  ([...RARE_FLAGS, "dust", "extra"] as const).some((key) => state[key] !== FIELDS[key].start);

/** Returns the cost with its unit, "7 MP" or "all MF", or the text for an impossible move. */
export const totalText = (t: MovementSay, cost: MovementCost): string =>
  cost.possible ? costName(t, cost.total, cost.kind) : t("impossible");

/** Returns the summands of the cost, "6 + 1", or "" if the cost has only one summand. */
export function sumText(cost: MovementCost): string {
  const figures = cost.possible ? cost.lines.filter(({ cost }) => cost !== 0).map(({ cost }) => costText(cost)) : [];
  return figures.length > 1 ? figures.join(" + ").replaceAll("+ −", "− ") : "";
}

/** Returns the main result: the cost with its unit, "7 MP", and its summands, "6 + 1". */
export const answerOf = (t: MovementSay, cost: MovementCost): Answer => ({
  roll: totalText(t, cost),
  odds: sumText(cost),
});

/** Returns whether ASL's cost of a part of the move is unknown, so that the cost under ASL includes a figure of SL. */
function isUnknown(state: MovementState): boolean {
  const cost = costOf(state);
  return cost.possible && cost.lines.some(({ name }) => name === "aslUnknown");
}

/** Returns the result to copy. */
export const resultOf = (t: MovementSay, state: MovementState, cost: MovementCost): Result => ({
  title: `${t("title")}: ${t(`mover.${state.unit}`)}, ${totalText(t, cost)}`,
  lines: costLines(t, cost),
});

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf: (key) => OWN_WORDS[key] ?? key,
  answersInSearch: { says: ["unit", "terrain", "sand", "wet", "from", "track"] },
  find: costOf,
  books: { figures: (t, cost) => [totalText(t, cost)], isUnknown },
  answers: (t, _, cost) => [answerOf(t, cost)],
  result: resultOf,
});
