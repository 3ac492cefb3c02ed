/** The fields and result texts of the Sand Bog calculator (D7.31). */
import { reduced } from "../../../src/game/distribution.ts";
import {
  MOVERS,
  type NoSandBogDr,
  type SandBogDr,
  type SandBogPath,
  type Step,
  sandBogPath,
} from "../../../src/game/sand-bog.ts";
import { ECS } from "../../../src/game/scenario.ts";
import type { Answer } from "../kit/Answer.tsx";
import { answerText } from "../kit/answer-text.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { flag, normalizedText, oneOf, remembered, type StateOf } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";
import { bogLines, type Conditions, exactly, oddsValues } from "../shared/result-lines.ts";

const words = wordsOf(
  "sandBog",
  "ask.mover",
  "ask.british",
  "ask.pressure",
  "ask.ec",
  "ask.terrain",
  "ask.duneCrest",
  "ask.trackOrRoad",
  "ask.onlyVca",
);
export type SandBogSay = SayOf<typeof words>;

/**
 * The letters for hexes in the query string. Letters for flags follow: `c` crosses a Dune Crest, `t` moves along a
 * Track or road, `v` changes VCA. "sc" is sand across a Dune Crest.
 */
const HEX = { o: "openGroundAccessible", h: "hammada", s: "sand", n: "other" } as const;
type Letter = keyof typeof HEX;
export const LETTERS = Object.keys(HEX) as Letter[];
export const HEX_FLAGS = ["c", "t", "v"] as const;
/** The string keys of the labels of hexes and flags, by letter. */
export const HEX_WORDS = {
  o: "hex.o",
  h: "terrain.hammada",
  s: "terrain.sand",
  n: "hex.n",
  c: "duneCrest",
  t: "trackOrRoad",
  v: "onlyVca",
} as const;

const HEX_TEXT = /^[sohn][ctv]*$/;
const START = "s";
export const MOST_HEXES = 20;

/** Drops invalid hexes, and all hexes after the first MOST_HEXES. Returns START if no hex is left. */
function nearestPath(text: string): string {
  const hexes = text.split(".").filter((hex) => HEX_TEXT.test(hex));
  return hexes.slice(0, MOST_HEXES).join(".") || START;
}

export const FIELDS = {
  book: bookField(),
  mover: remembered("unit", oneOf(MOVERS)),
  pressure: remembered("pressure", oneOf(["low", "normal", "high"], "normal")),
  british: remembered("british", flag()),
  ec: remembered("ec", oneOf(ECS, "dry")),
  path: normalizedText(START, nearestPath),
};
export type SandBogState = StateOf<typeof FIELDS>;

export interface Hex {
  letter: Letter;
  flags: readonly (typeof HEX_FLAGS)[number][];
}

/** Parses the field `path`: "sc.o" has two hexes. */
export const hexesOf = (path: string): Hex[] =>
  path.split(".").map((hex) => ({
    letter: hex[0] as Letter,
    flags: HEX_FLAGS.filter((f) => hex.slice(1).includes(f)),
  }));

/** Converts hexes to the text of the field `path`: "sc.o". */
export const writeHexes = (hexes: readonly Hex[]): string =>
  hexes.map(({ letter, flags }) => letter + flags.join("")).join(".");

/** Returns the Sand Bog DR of each hex, with the odds of passing all hexes up to it. */
export function sandBogPathOf(state: SandBogState): SandBogPath {
  const vehicle = { mover: state.mover, groundPressure: state.pressure, britishBuilt: state.british };
  const steps = hexesOf(state.path).map(
    ({ letter, flags }): Step => ({
      hex: HEX[letter],
      action: flags.includes("v") ? "changesVca" : "enters",
      crossesDuneCrest: flags.includes("c"),
      alongTrackOrRoad: flags.includes("t"),
      ec: state.ec,
    }),
  );
  return sandBogPath(vehicle, steps, state.book);
}

/** Returns a hex as text: "Sand, across a Dune Crest hexside". */
const hexName = (t: SandBogSay, { letter, flags }: Hex): string =>
  [t(HEX_WORDS[letter]), ...flags.map((f) => t(HEX_WORDS[f]))].join(", ");

/** Returns the odds of bogging in a hex, as text. */
export const oddsText = (t: SandBogSay, check: SandBogDr): string => t("odds", oddsValues(check.odds));

/** Returns the lines that explain the DR of a hex. */
export const hexLines = (
  t: SandBogSay,
  check: SandBogDr | NoSandBogDr,
  conditions: Conditions,
  book: SandBogState["book"],
): ResultLine[] => [
  ...(check.required && check.hammadaFirst ? [{ text: t("hammadaFirst"), rule: "D3.31" }] : []),
  ...bogLines(t, check, conditions, book),
];

/** Returns the main result for a hex: the Original DR on which the vehicle bogs, and the odds. */
export function hexAnswer(t: SandBogSay, check: SandBogDr | NoSandBogDr): Answer {
  if (!check.required) return { roll: t("noDr") };
  const { bogsOnOriginalDr: dr, odds } = check;
  return {
    roll: dr === null ? t("answer.never") : dr <= 2 ? t("answer.any") : t("answer.on", { dr }),
    odds: exactly(t, odds),
  };
}

/**
 * Returns the main result. For one hex, this is the Original DR on which the vehicle bogs. For several hexes, it is the
 * odds to pass all of them.
 */
export function answerOf(t: SandBogSay, { steps, passesAll }: SandBogPath): Answer {
  if (steps.length === 1) return hexAnswer(t, steps[0]!.check);
  return { roll: t("through", { hexes: steps.length }), odds: exactly(t, reduced(passesAll), 2) };
}

/** Returns the title and lines that the copy buttons copy. */
export function bogResult(t: SandBogSay, state: SandBogState, path: SandBogPath, conditions: Conditions): Result {
  const hexes = hexesOf(state.path);
  return {
    title: `${t("title")}: ${t(`mover.${state.mover}`)}`,
    lines: [
      { text: `${t("pressure")}${t("colon")}${t(`pressure.${state.pressure}`)}, EC ${t(`ec.${state.ec}`)}` },
      ...path.steps.flatMap(({ check }, i): ResultLine[] => [
        { text: `${t("step", { n: i + 1 })}: ${hexName(t, hexes[i]!)}` },
        ...hexLines(t, check, conditions, state.book),
        ...(check.required ? [{ text: oddsText(t, check) }] : []),
      ]),
      ...(hexes.length > 1 ? [{ text: answerText(t, answerOf(t, path)) }] : []),
    ],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  answersInSearch: { says: ["mover", "british", "pressure", "ec"] },
  find: sandBogPathOf,
  answers: (t, _, path) => [answerOf(t, path)],
  result: (t, state, path, { conditions }: { conditions: Conditions }) => bogResult(t, state, path, conditions),
});
