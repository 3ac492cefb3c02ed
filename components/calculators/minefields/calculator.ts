/** Known Minefields (F.7–F.7C, D.6, D.6B): the fields of the calculator and its texts. */
import { asFraction, asPercent, type Distribution, oddsThat } from "../../../src/game/distribution.ts";
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
import { count, flag, notation, oneOf, type StateOf } from "../kit/fields.ts";
import { type Say, type SayOf, wordsOf } from "../kit/words.ts";
import { bookField } from "../shared/book.ts";

const words = wordsOf("minefields");
export type MinefieldsSay = SayOf<typeof words>;

const MOST_LISTED = 40;

/** Up to five strengths from 1 to 99, as printed on the counters: "12.8.6". */
const STRENGTHS = /^[1-9]\d?(?:\.[1-9]\d?){0,4}$/;

export const FIELDS = {
  book: bookField("asl"),
  factors: count(0, 120, 24),
  strengths: notation(
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

/** Parses the field of strengths. */
export const strengthsOf = (field: string): number[] => field.split(".").map(Number);

/** Parses typed strengths with any separators into the field's notation; undefined if one is not from 1 to 99. */
export function typedStrengths(text: string): string | undefined {
  const field = [...new Set(text.normalize("NFKC").match(/\d+/g))].slice(0, 5).join(".");
  return STRENGTHS.test(field) ? field : undefined;
}

/** The rule of the splits in the book played. */
export const splitsRule = (state: MinefieldsState): string => (state.book === "asl" ? "F.7" : "D.6");

/** Whether the mines are a line between two counters, which only ASL has (F.7A). */
export const isLine = (state: MinefieldsState): boolean => state.book === "asl" && state.line;

/** A player's Dummies, with the Secret dr if it is made. */
interface Gained extends Dummies {
  /** Undefined before the dr is made, and if none is allowed. */
  dr: number | undefined;
}

/** The Dummies for the state's factors or allotment (F.7B, D.6B). */
export function gainedDummies({ factors, allotted, secret }: MinefieldsState): Gained {
  const gained = dummies(factors, allotted);
  return { ...gained, dr: gained.secretDr && secret !== "none" ? Number(secret) : undefined };
}

/** "2 Dummies", or the possible range before the Secret dr is made. */
export function dummiesText(t: MinefieldsSay, { sure, secretDr, dr }: Gained): string {
  if (secretDr && dr === undefined) return t("dummies.range", { from: sure, to: sure + extraDummies(6) });
  const n = dr === undefined ? sure : sure + extraDummies(dr);
  return t(n === 1 ? "dummies.one" : "dummies.many", { n });
}

/** The odds of each number of Dummies before the Secret dr. */
export const dummyOddsText = (t: Say<"chance" | "comma">, total: Distribution): string =>
  [...total.counts.keys()]
    .map((n) => {
      const odds = oddsThat(total, (value) => value === n);
      return t("chance", { n, fraction: asFraction(odds), percent: asPercent(odds, 1) });
    })
    .join(t("comma"));

/** The derivation of the number of Dummies. */
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

/** The ways to set up the factors. */
export interface Ways {
  splits: Splits;
  /** The line that must hold the factors, if there is one. */
  line: KnownLine | undefined;
}

/** Every way to split the state's factors over its counters, or over a line if the state asks for one. */
export function waysToSplit(state: MinefieldsState): Ways {
  const strengths = strengthsOf(state.strengths);
  if (!isLine(state)) return { splits: splits(state.factors, strengths, MOST_LISTED), line: undefined };
  const line = knownLine(state.between, state.factors, strengths, MOST_LISTED);
  return { splits: line.fitting, line };
}

/** The number of ways, or why there is none. */
export function waysText(
  t: MinefieldsSay,
  { factors, strengths }: MinefieldsState,
  { splits: { ways }, line }: Ways,
): string {
  if (factors === 0) return t("noFactors");
  if (ways === 1) return t("ways.one");
  if (ways > 1) return t("ways.many", { ways });
  const most = mostPlaceable(factors, strengthsOf(strengths));
  return most < factors ? t("notEven", { most }) : t("tooShort", { hexes: line?.hexes ?? 0 });
}

/** Formats a split: "1 × 12 + 2 × 6". */
export const partsText = (parts: Split["parts"]): string =>
  parts.map((part) => `${part.counters} × ${part.strength}`).join(" + ");

/**
 * The first 40 ways, fewest counters first: "3 counters: 1 × 12 + 2 × 6". A line also shows how many of its hexes
 * have mines and how many do not.
 */
export function splitLines(t: MinefieldsSay, { splits: { ways, listed }, line }: Ways): ResultLine[] {
  const lines: ResultLine[] = line ? [{ text: t("lineHexes", { hexes: line.hexes }), rule: "F.7A" }] : [];
  for (const { parts, counters } of listed) {
    const key = line ? "split.line" : counters === 1 ? "split.one" : "split.many";
    lines.push({ text: t(key, { counters, empty: line ? line.hexes - counters : 0, parts: partsText(parts) }) });
  }
  if (ways > listed.length) lines.push({ text: t("more", { more: ways - listed.length }) });
  return lines;
}

/** The outcome for the minefield in play: a short text, a sentence, and the rule. */
export function eventTexts(
  t: MinefieldsSay,
  { event, book }: MinefieldsState,
): { short: string; text: string; rule: string } {
  const { outcome, rule } = minefieldOutcome(event, book);
  return { short: t(`short.${outcome}`), text: t(`outcome.${outcome}`), rule };
}

/** The answers: the Dummies, the ways to split the factors, and the outcome in play. */
export const answersOf = (t: MinefieldsSay, state: MinefieldsState, gained: Gained, ways: Ways): Answer[] => [
  { roll: dummiesText(t, gained) },
  { roll: waysText(t, state, ways), odds: t("splits"), rule: splitsRule(state) },
  { roll: eventTexts(t, state).short, odds: t(`event.${state.event}`) },
];

/** The answers as copied text. */
export function minefieldsResult(t: MinefieldsSay, state: MinefieldsState, gained: Gained, ways: Ways): Result {
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
  find: (state) => ({ gained: gainedDummies(state), ways: waysToSplit(state) }),
  answers: (t, state, { gained, ways }) => answersOf(t, state, gained, ways),
  result: (t, state, { gained, ways }) => minefieldsResult(t, state, gained, ways),
});
