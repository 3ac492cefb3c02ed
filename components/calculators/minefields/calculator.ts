/** The fields and result texts of the Known Minefields calculator (F.7–F.7C, D.6, D.6B). */
import type { Distribution } from "../../../src/game/distribution.ts";
import { MINEFIELD_EVENTS, minefieldOutcome } from "../../../src/game/minefield-events.ts";
import {
  type Dummies,
  dummies,
  EXAMPLE_STRENGTHS,
  extraDummies,
  FACTORS_PER_DUMMY,
  type KnownLine,
  knownLine,
  mostPlaceable,
  type Split,
  type Splits,
  splits,
} from "../../../src/game/minefields.ts";
import type { Answer } from "../kit/Answer.tsx";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { count, flag, oneOf, type StateOf, validatedText } from "../kit/fields.ts";
import { type Say, type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";
import { oddsValues } from "../shared/result-lines.ts";

const words = wordsOf("minefields");
export type MinefieldsSay = SayOf<typeof words>;

const MOST_LISTED = 40;

/** Matches one to five strengths from 1 to 99, separated by dots: "12.8.6". */
const STRENGTHS = /^[1-9]\d?(?:\.[1-9]\d?){0,4}$/;

/**
 * `strengths`: the strengths of the available counters, "12.8.6". `line`: whether the mines are set up as a line
 * between two counters. `between`: the number of hexes between these counters. `allotted`: the number of Dummies that
 * the OB allots. `secret`: the result of the Secret dr.
 */
export const FIELDS = {
  book: bookField("asl"),
  factors: count(0, 120, 24),
  strengths: validatedText(
    EXAMPLE_STRENGTHS.join("."),
    (text) => STRENGTHS.test(text) && new Set(text.split(".")).size === text.split(".").length,
  ),
  line: flag(),
  between: count(0, 40, 3),
  allotted: count(0, 20, 0),
  secret: oneOf(["none", "1", "2", "3", "4", "5", "6"]),
  event: oneOf(MINEFIELD_EVENTS),
};
export type MinefieldsState = StateOf<typeof FIELDS>;

/** Parses the field `strengths`: "12.8.6" becomes [12, 8, 6]. */
export const strengthsOf = (field: string): number[] => field.split(".").map(Number);

/**
 * Converts the strengths that the user typed to the format of the field: "12, 8 6" becomes "12.8.6". Returns undefined
 * if there is no number, or a number that is not from 1 to 99.
 */
export function typedStrengths(text: string): string | undefined {
  const field = [...new Set(text.normalize("NFKC").match(/\d+/g))].slice(0, 5).join(".");
  return STRENGTHS.test(field) ? field : undefined;
}

/** Returns the id of the rule for splitting factors into counters, in the chosen book. */
export const splitsRule = (state: MinefieldsState): string => (state.book === "asl" ? "F.7" : "D.6");

/** Returns whether the mines are set up as a line between two counters. Only ASL has lines (F.7A). */
export const isLine = (state: MinefieldsState): boolean => state.book === "asl" && state.line;

/** A player's Dummies, and the result of the Secret dr. */
interface Gained extends Dummies {
  /** The result of the Secret dr. Undefined before the dr is made, or if no Secret dr is allowed. */
  dr: number | undefined;
}

/** Returns the number of Dummies that a player gets: for the factors, or as the OB allots (F.7B, D.6B). */
export function gainedDummies({ factors, allotted, secret }: MinefieldsState): Gained {
  const gained = dummies(factors, allotted);
  return { ...gained, dr: gained.secretDr && secret !== "none" ? Number(secret) : undefined };
}

/** Returns the number of Dummies as text: "2 Dummies". Before the Secret dr, returns the range: "1–4 Dummies". */
export function dummiesText(t: MinefieldsSay, { sure, secretDr, dr }: Gained): string {
  if (secretDr && dr === undefined) return t("dummies.range", { from: sure, to: sure + extraDummies(6) });
  const n = dr === undefined ? sure : sure + extraDummies(dr);
  return t(n === 1 ? "dummies.one" : "dummies.many", { n });
}

/** Returns the odds of each number of Dummies before the Secret dr, as text: "1: 1/6 = 16.7%; 2: …". */
export const dummyOddsText = (t: Say<"chance" | "comma">, { counts, total }: Distribution): string =>
  [...counts].map(([n, count]) => t("chance", { n, ...oddsValues({ count, total }) })).join(t("comma"));

/** Returns the lines that explain the number of Dummies. */
export function dummyLines(
  t: MinefieldsSay,
  { book, factors }: MinefieldsState,
  { sure, from, total, dr }: Gained,
): ResultLine[] {
  const rule = book === "asl" ? "F.7B" : "D.6B";
  const secret = !total
    ? t("noSecret")
    : dr === undefined
      ? t("secretOdds", { odds: dummyOddsText(t, total) })
      : t("secretMade", { dr, n: extraDummies(dr) });
  return [
    { text: t(`from.${from}`, { n: sure, factors, per: FACTORS_PER_DUMMY }), rule },
    { text: secret, rule },
  ];
}

/** All ways to divide the factors into counters. `line`: the line of hexes on which the counters are placed, if any. */
interface Ways extends Splits {
  line?: KnownLine;
}

/** Returns all ways to divide the factors into counters. With a line, each hex of the line has at most one counter. */
export function waysToSplit(state: MinefieldsState): Ways {
  const strengths = strengthsOf(state.strengths);
  if (!isLine(state)) return splits(state.factors, strengths, MOST_LISTED);
  const line = knownLine(state.between, state.factors, strengths, MOST_LISTED);
  return { ...line.fitting, line };
}

/** Returns the Dummies and the ways to divide the factors into counters. */
export const findMines = (state: MinefieldsState) => ({ gained: gainedDummies(state), ways: waysToSplit(state) });
type Found = ReturnType<typeof findMines>;

/** Returns the number of ways as text: "4 ways". If there is no way, returns the reason. */
export function waysText(t: MinefieldsSay, { factors, strengths }: MinefieldsState, { ways, line }: Ways): string {
  if (factors === 0) return t("noFactors");
  if (ways === 1) return t("ways.one");
  if (ways > 1) return t("ways.many", { ways });
  const most = mostPlaceable(factors, strengthsOf(strengths));
  return most < factors ? t("notEven", { most }) : t("tooShort", { hexes: line?.hexes ?? 0 });
}

/** Formats the counters of a split: "1 × 12 + 2 × 6" is one counter of strength 12 and two of strength 6. */
export const partsText = (parts: Split["parts"]): string =>
  parts.map((part) => `${part.counters} × ${part.strength}`).join(" + ");

/**
 * Returns a line for each of the first 40 ways to split the factors: "3 counters: 1 × 12 + 2 × 6". The ways with the
 * fewest counters come first. For a line of mines, each text also has the numbers of hexes with and without mines.
 */
export function splitLines(t: MinefieldsSay, { ways, listed, line }: Ways): ResultLine[] {
  const lines: ResultLine[] = line ? [{ text: t("lineHexes", { hexes: line.hexes }), rule: "F.7A" }] : [];
  for (const { parts, counters } of listed) {
    const key = line ? "split.line" : counters === 1 ? "split.one" : "split.many";
    lines.push({ text: t(key, { counters, empty: line ? line.hexes - counters : 0, parts: partsText(parts) }) });
  }
  if (ways > listed.length) lines.push({ text: t("more", { more: ways - listed.length }) });
  return lines;
}

/**
 * Returns what follows from the chosen event during play, as a short text and as a sentence, and the id of the rule that
 * says so.
 */
export function eventTexts(
  t: MinefieldsSay,
  { event, book }: MinefieldsState,
): { short: string; text: string; rule: string } {
  const { outcome, rule } = minefieldOutcome(event, book);
  return { short: t(`short.${outcome}`), text: t(`outcome.${outcome}`), rule };
}

/** Returns the main results: the Dummies, the ways to split the factors, and the outcome of the event in play. */
export const answersOf = (t: MinefieldsSay, state: MinefieldsState, { gained, ways }: Found): Answer[] => [
  { roll: dummiesText(t, gained) },
  { roll: waysText(t, state, ways), odds: t("splits"), rule: splitsRule(state) },
  { roll: eventTexts(t, state).short, odds: t(`event.${state.event}`) },
];

/** Returns the title and lines that the copy buttons copy. */
export function minefieldsResult(t: MinefieldsSay, state: MinefieldsState, { gained, ways }: Found): Result {
  const { text: outcome, rule } = eventTexts(t, state);
  return {
    title: t("copyTitle", {
      book: t(`book.${state.book}`),
      factors: state.factors,
      strengths: strengthsOf(state.strengths).join(", "),
      dummies: dummiesText(t, gained),
    }),
    lines: [
      ...dummyLines(t, state, gained),
      { text: waysText(t, state, ways), rule: splitsRule(state) },
      ...splitLines(t, ways),
      { text: t("eventLine", { event: t(`event.${state.event}`), outcome }), rule },
    ],
  };
}

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  answersInSearch: { says: ["factors"] },
  find: findMines,
  books: { figures: (t, { ways }, state) => [waysText(t, state, ways), eventTexts(t, state).short] },
  answers: answersOf,
  result: minefieldsResult,
});
