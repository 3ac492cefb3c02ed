/** The Hammada Immobilization calculator (D3.31, D3.32): its fields and result texts. */
import { type HammadaDr, hammadaCheck, type NoHammadaDr } from "../../../src/game/hammada.ts";
import { MOVERS, type Mover } from "../../../src/game/sand-bog.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { flag, oneOf, remembered, type StateOf } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";
import { type Conditions, exactly, hammadaDrLines, hammadaLines, oddsValues } from "../shared/result-lines.ts";

const words = wordsOf("hammada", "ask.mover", "ask.british", "ask.terrain", "ask.trackOrRoad", "ask.doubled");
type HammadaSay = SayOf<typeof words>;
type Check = HammadaDr | NoHammadaDr;

export const FIELDS = {
  book: bookField(),
  mover: remembered("unit", oneOf(MOVERS, "halftrack")),
  british: remembered("british", flag()),
  hex: oneOf(["openGroundAccessible", "scrub", "hammada", "sand", "other"], "hammada"),
  doubled: flag(),
  track: flag(),
  mud: flag(),
};
export type HammadaState = StateOf<typeof FIELDS>;

/** Maps a field to the string key of its label, if the key is not the field's name. */
const OWN_WORDS: Readonly<Record<string, string>> = { hex: "terrain", track: "trackOrRoad" };
/** Returns the string key of a terrain: "hex.scrub". */
const hexWord = (hex: HammadaState["hex"]) => (hex === "hammada" ? "terrain.hammada" : (`hex.${hex}` as const));

/**
 * What each mover pays to enter hammada or Open Ground: `{ cost: "6 MP", twice: "12 MP" }`. `twice` is the double cost.
 */
export type Costs = Readonly<
  Record<"hammada" | "open", Readonly<Record<Mover, { readonly cost: string; readonly twice: string }>>>
>;

/** Returns the Hammada Immobilization DR for the chosen mover and hex, or the reason why no DR is made. */
export function checkOf(state: HammadaState): Check {
  const { hex, doubled, mud } = state;
  return hammadaCheck(
    { mover: state.mover, britishBuilt: state.british },
    { hex, alongTrackOrRoad: state.track, doubled, mud },
    state.book,
  );
}

const isMotorcycle = ({ mover }: HammadaState) => mover === "motorcycle";

/** Describes the bar chart for screen readers. */
export const barsText = (t: HammadaSay, state: HammadaState, dr: HammadaDr): string =>
  hammadaDrLines(t, dr, isMotorcycle(state))
    .map(({ text }) => text)
    .join(" ");

/** Returns the derivation: the DRM and the results of the DR, or the reason why no DR is made. */
export const drLines = (t: HammadaSay, state: HammadaState, check: Check, conditions: Conditions): ResultLine[] =>
  hammadaLines(t, check, isMotorcycle(state), conditions, state.book);

function costLine(t: HammadaSay, { hex, mover }: HammadaState, costs: Costs): ResultLine {
  const [terrain, rule] = hex === "hammada" ? (["hammada", "D3.3"] as const) : (["open", "D.2"] as const);
  return { text: t("cost", costs[terrain][mover]), rule };
}

/** Returns lines with the single and double cost of the hex, and notes on VCA changes and towing. */
export const payingLines = (t: HammadaSay, state: HammadaState, costs: Costs): ResultLine[] => [
  costLine(t, state, costs),
  { text: t("vca"), rule: "D3.31" },
  { text: t(`tow.${state.book}`), rule: "D3.31" },
];

/**
 * Returns the main results with their odds: the Original DR that fail and, for a motorcycle, those that eliminate it.
 */
export function answersOf(t: HammadaSay, state: HammadaState, check: Check): Answer[] {
  if (!check.required) return [{ roll: t("noDr") }];
  const { failsOnOriginalDr: dr, eliminatedOnOriginalDr: lost, odds, eliminated } = check;
  if (dr === null) return [{ roll: t("never"), odds: exactly(t, odds) }];
  const fails = { roll: t(isMotorcycle(state) ? "onRider" : "on", { dr }), odds: exactly(t, odds) };
  return lost === null ? [fails] : [fails, { roll: t("onLost", { dr: lost }), odds: exactly(t, eliminated) }];
}

/** Returns the result to copy. */
export function resultOf(
  t: HammadaSay,
  state: HammadaState,
  check: Check,
  given: { costs: Costs; conditions: Conditions },
): Result {
  const after = check.required ? [{ text: t("odds", oddsValues(check.odds)) }, costLine(t, state, given.costs)] : [];
  return {
    title: `${t("title")}: ${t(`mover.${state.mover}`)}, ${t(hexWord(state.hex))}`,
    lines: [...drLines(t, state, check, given.conditions), ...after],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf: (key) => OWN_WORDS[key] ?? key,
  valueWordOf: (key, value) => (key === "hex" ? hexWord(value as HammadaState["hex"]) : `${key}.${value}`),
  answersInSearch: { says: ["mover", "british", "hex", "track", "doubled", "mud"], more: true },
  find: checkOf,
  books: { figures: (t, check, state) => answersOf(t, state, check).map((answer) => answerText(t, answer)) },
  answers: answersOf,
  result: resultOf,
});
