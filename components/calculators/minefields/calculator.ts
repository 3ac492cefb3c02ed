/** Known Minefields (F.7–F.7C, D.6, D.6B): the fields of the calculator and what it says of them. */
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

/** The strengths that the field holds. */
export const strengthsOf = (field: string): number[] => field.split(".").map(Number);

/** The field for strengths that were typed, whatever stands between them; undefined where one is no strength from 1 to 99. */
export function typedStrengths(text: string): string | undefined {
  const field = [...new Set(text.normalize("NFKC").match(/\d+/g))].slice(0, 5).join(".");
  return STRENGTHS.test(field) ? field : undefined;
}

/** The rule of the splits, by the book played. */
export const splitsRule = (state: MinefieldsState): string => (state.book === "asl" ? "F.7" : "D.6");

/** Whether the mines are a line between two counters, which ASL alone knows (F.7A). */
export const isLine = (state: MinefieldsState): boolean => state.book === "asl" && state.line;

/** The Dummies of a player, with the Secret dr where one is made. */
interface Gained extends Dummies {
  /** Undefined before it is made, and where none is allowed. */
  dr: number | undefined;
}

/** The Dummies that the state's factors or allotment bring (F.7B, D.6B). */
export function gainedDummies({ factors, allotted, secret }: MinefieldsState): Gained {
  const gained = dummies(factors, allotted);
  return { ...gained, dr: gained.secretDr && secret !== "none" ? Number(secret) : undefined };
}

/** "2 Dummies", or from how many to how many before the Secret dr is made. */
export function dummiesText(t: MinefieldsSay, { sure, secretDr, dr }: Gained): string {
  if (secretDr && dr === undefined) return t("dummies.range", { from: sure, to: sure + extraDummies(6) });
  const n = dr === undefined ? sure : sure + extraDummies(dr);
  return t(n === 1 ? "dummies.one" : "dummies.many", { n });
}

/** The odds of each number of Dummies, before the Secret dr is made. */
export const dummyOddsText = (t: Say<"chance" | "comma">, total: Distribution): string =>
  [...total.counts.keys()]
    .map((n) => {
      const odds = oddsThat(total, (value) => value === n);
      return t("chance", { n, fraction: asFraction(odds), percent: asPercent(odds, 1) });
    })
    .join(t("comma"));

/** How the number of Dummies comes about. */
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
  /** The line that they must fit in, where there is one. */
  line: KnownLine | undefined;
}

/** Every way to split the state's factors over its counters, and over a line where it asks for one. */
export function waysToSplit(state: MinefieldsState): Ways {
  const strengths = strengthsOf(state.strengths);
  if (!isLine(state)) return { splits: splits(state.factors, strengths, MOST_LISTED), line: undefined };
  const line = knownLine(state.between, state.factors, strengths, MOST_LISTED);
  return { splits: line.fitting, line };
}

/** How many ways there are, or why there is none. */
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

/** "1 × 12 + 2 × 6" */
export const partsText = (parts: Split["parts"]): string =>
  parts.map((part) => `${part.counters} × ${part.strength}`).join(" + ");

/**
 * The first 40 ways, those with the fewest counters first: "3 counters: 1 × 12 + 2 × 6"; for a line, how many of its hexes hold mines
 * and how many do not.
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

/** What becomes of the minefield in play: in short, in a sentence, and the rule. */
export function eventTexts(
  t: MinefieldsSay,
  { event, book }: MinefieldsState,
): { short: string; text: string; rule: string } {
  const { outcome, rule } = minefieldOutcome(event, book);
  return { short: t(`short.${outcome}`), text: t(`outcome.${outcome}`), rule };
}

/** The answers: the Dummies, the ways to split the factors, what becomes of the minefield. */
export const answersOf = (t: MinefieldsSay, state: MinefieldsState, gained: Gained, ways: Ways): Answer[] => [
  { roll: dummiesText(t, gained) },
  { roll: waysText(t, state, ways), odds: t("splits"), rule: splitsRule(state) },
  { roll: eventTexts(t, state).short, odds: t(`event.${state.event}`) },
];

/** The answers as they are copied. */
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
  answersInSearch: { says: ["book", "factors"] },
  find: (state) => ({ gained: gainedDummies(state), ways: waysToSplit(state) }),
  answers: (t, state, { gained, ways }) => answersOf(t, state, gained, ways),
  result: (t, state, { gained, ways }) => minefieldsResult(t, state, gained, ways),
});
