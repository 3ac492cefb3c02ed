/** The fields and result texts of the movement cost calculator (F.2, D.2). */
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

/** All types of units, in the display order of the question "Unit" (kit/README.md). */
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
/** The greatest number of MF or MP that the user can enter. */
export const MAX_TYPED_COST = 40;
export const LEAST_COT = 0.5;
export const START_COT = 2;

const cotNumber = halves(LEAST_COT, MAX_TYPED_COST, START_COT);
/**
 * The field for a COT that the user looks up in the rulebook: a multiple of ½, or "all" for all MF or MP of the unit.
 */
const cot: Field<number | "all"> = {
  start: START_COT,
  nearest: (text) => (text === "all" ? text : cotNumber.nearest(text)),
  write: String,
};

/** The checkboxes for rare conditions, in display order. */
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
/** The string keys of field labels that differ from the field's name: the label of `dune` is `duneCrest`. */
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

/** Whether the answer to each question can affect the cost. If not, the question is hidden. */
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
 * Returns the options for where the unit comes from. Crest status is an option for Infantry. For other units, it is an
 * option only if it is already chosen.
 */
export const fromValues = ({ unit, from }: MovementState): readonly MovementState["from"][] =>
  unit === "infantry" || from === "crest" ? FROM : FROM.slice(0, 2);

/**
 * Returns the options for Dust. "BU in Very Heavy Dust" is an option for AFV. For other units, it is an option only if
 * it is already chosen.
 */
export const dustValues = ({ unit, dust }: MovementState): readonly MovementState["dust"][] =>
  isAfv(unit) || dust === "buVeryHeavy" ? DUST : DUST.slice(0, 2);

/** Returns whether any field for a rare condition has a value other than its start value. */
export const hasMore = (state: MovementState): boolean =>
  ([...RARE_FLAGS, "dust", "extra"] as const).some((key) => state[key] !== FIELDS[key].start);

/** Returns the cost as text: "7 MP", "all MF". If the move is impossible, the text says so. */
export const totalText = (t: MovementSay, cost: MovementCost): string =>
  cost.possible ? costName(t, cost.total, cost.kind) : t("impossible");

/** Returns the numbers that add up to the cost: "6 + 1". Returns "" if there is only one number. */
export function sumText(cost: MovementCost): string {
  const figures = cost.possible ? cost.lines.filter(({ cost }) => cost !== 0).map(({ cost }) => costText(cost)) : [];
  return figures.length > 1 ? figures.join(" + ").replaceAll("+ −", "− ") : "";
}

/** Returns the main result: the cost, "7 MP", and the numbers that add up to it, "6 + 1". */
export const answerOf = (t: MovementSay, cost: MovementCost): Answer => ({
  roll: totalText(t, cost),
  odds: sumText(cost),
});

/** Returns whether a part of the cost in ASL is unknown. The cost then includes SL's number for that part. */
function isUnknown(state: MovementState): boolean {
  const cost = costOf(state);
  return cost.possible && cost.lines.some(({ name }) => name === "aslUnknown");
}

/** Returns the title and lines that the copy buttons copy. */
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
