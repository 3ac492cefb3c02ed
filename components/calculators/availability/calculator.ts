/**
 * Availability of Italian vehicles and Guns (It-V, It-O): the finder's fields, its search, and the texts of its
 * results.
 */
import {
  type Available,
  availableIn,
  CAMPAIGNS,
  isUndated,
  printedMonths,
  type Span,
  spansOf,
  theatresOf,
  WAR,
} from "../../../src/game/availability.ts";
import type { Piece } from "../../../src/schemas/availability.ts";
import { PLACES, type Theatre } from "../../../src/schemas/theatres.ts";
import { optionText } from "../../rules/piece-option.ts";
import type { Result } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { oneOf, type StateOf, validatedText } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { monthsOf, readWhen, whenField } from "./when.ts";

const words = wordsOf("availability", "ask.theatre", "ask.year", "ask.month");
export type AvailabilitySay = SayOf<typeof words>;

/** A piece with the id of the note that describes it: "It-V2". */
export interface PieceWithNote extends Piece {
  rule: string;
}

/**
 * Returns the fields of the finder. The field `piece` has the name of the opened piece, for which the chart has a row
 * for each theatre, or "none".
 */
export const fieldsFor = (pieces: readonly PieceWithNote[]) => ({
  theatre: oneOf(PLACES),
  when: whenField,
  kind: oneOf([
    ...(["both", "vehicle", "tank", "selfPropelled", "armoredCar", "truck"] as const),
    ...(["gun", "mortar", "antitank", "artillery", "aa"] as const),
  ]),
  name: validatedText("", () => true),
  piece: oneOf(["none", ...pieces.map(({ name }) => name)]),
});
type AvailabilityState = StateOf<ReturnType<typeof fieldsFor>>;

/** The prefix of the note ids for each kind of piece: "It-V" in "It-V2". */
const BOOK_OF: Readonly<Record<string, string>> = { vehicle: "It-V", gun: "It-O" };

/**
 * Finds pieces by kind and by letters of the name. For each piece, finds the months in which it can be bought in the
 * theatre.
 */
export function findPieces({ theatre, when, kind, name }: AvailabilityState, pieces: readonly PieceWithNote[]) {
  const { from, to } = monthsOf(readWhen(when));
  const letters = name.trim().toLowerCase();
  const wanted = pieces.filter(
    (piece) =>
      (kind === "both" || piece.type === kind || piece.rule.startsWith(BOOK_OF[kind] ?? "none")) &&
      piece.name.toLowerCase().includes(letters),
  );
  // Computed for all pieces, because the RF of a wanted piece may be relative to the RF of a piece that is not wanted.
  const found = availableIn(pieces, theatre, from, to).filter(({ piece }) => wanted.includes(piece));
  const campaign = CAMPAIGNS[theatre];
  return {
    theatre,
    from,
    to,
    found,
    /** Pieces whose dates are only in the Listing. */
    undated: wanted.filter(isUndated),
    /** Pieces that cannot be bought in this theatre in these months. */
    notNow: wanted.filter((piece) => !isUndated(piece) && !found.some((one) => one.piece === piece)),
    /** The theatre's campaign, if some of the chosen months are outside the campaign. */
    campaign: campaign && (from < campaign.from || to > campaign.to) ? campaign : undefined,
  };
}
export type Answer = ReturnType<typeof findPieces>;

/** Formats an RF as printed: "1.4". Returns "–" for null, which means that only the Listing has the RF. */
export const rfText = (rf: number | null): string => rf?.toFixed(1) ?? "–";

/** Formats the RF of a piece: "1.4", or "1.0–1.5" if the RF changes within the chosen months. */
export const rfRange = ({ least, greatest }: Pick<Available, "least" | "greatest">): string =>
  least === greatest ? rfText(least) : `${rfText(least)}–${rfText(greatest)}`;

/**
 * Formats a span of a piece's availability: theatre, months, RF, the base of a relative RF, and the side if only one
 * side may use the piece.
 */
export function spanText(t: AvailabilitySay, span: Span, piece: Piece): string {
  const { row, rf, base, only } = span;
  // Names the months of the span if the RF is relative, because such an RF changes within the row of dates when the RF
  // of the base piece changes. Otherwise names the months of the whole row.
  const { from, to } = base ? span : row;
  const values = { theatre: t(`theatre.${row.theatre}`), months: printedMonths(from, to) };
  const relative = piece.relativeTo;
  return [
    rf === null ? t("rowNoRf", values) : t("row", { ...values, rf: rfText(rf) }),
    base && relative && rf !== null
      ? t("base", {
          base: base.name,
          baseRf: rfText(base.rf),
          plus: rfText(relative.plus),
          most: rfText(relative.most),
        })
      : "",
    only ? t("comma") + t(`only.${only}`) : "",
  ].join("");
}

/** Returns the number of pieces that can be bought, with theatre and months: "12 pieces", "North Africa, 3/41". */
export const answerOf = (t: AvailabilitySay, { theatre, from, to, found: { length: count } }: Answer) => ({
  roll: count === 0 ? t("none") : count === 1 ? t("one") : t("many", { count }),
  odds: t("place", { theatre: t(`theatre.${theatre}`), when: printedMonths(from, to) }),
});

/**
 * Converts a search result to a chart with a row for each piece. `opened`: the name of the piece whose months in every
 * theatre are shown.
 */
export function chartOf(
  { theatre, from, to, found, notNow }: Answer,
  pieces: readonly PieceWithNote[],
  opened: string,
) {
  /** Returns all months of the war in which a piece can be bought in a theatre. */
  const timesOf = (piece: PieceWithNote, theatre: Theatre) => ({
    piece,
    theatre,
    spans: spansOf(piece, theatre, WAR.from, WAR.to, pieces),
  });
  /**
   * Returns a row of the chart. `now`: the RF in the chosen months, if the piece is available. `everywhere`: the months
   * in every theatre, if `opened` names the piece.
   */
  const rowOf = (piece: PieceWithNote, now?: Available) => ({
    ...timesOf(piece, theatre),
    now,
    everywhere: piece.name === opened ? theatresOf(piece, pieces).map((at) => timesOf(piece, at)) : [],
  });
  const now = found.map((one) => rowOf(one.piece, one));
  const others = notNow.map((piece) => rowOf(piece));
  const otherTimes = others.filter(({ spans, everywhere }) => spans.length || everywhere.length);
  const all = [...now, ...otherTimes].flatMap((row) => [row, ...row.everywhere]).flatMap(({ spans }) => spans);
  const ends = [from, to, ...all.flatMap((span) => [span.from, span.to])].sort();
  return {
    from: ends[0]!,
    to: ends.at(-1)!,
    /**
     * Pieces available in the chosen months, by RF. `otherTimes`: pieces available in other months. `never`: pieces
     * never available in this theatre.
     */
    now,
    otherTimes,
    never: others.filter((row) => !otherTimes.includes(row)).map(({ piece }) => piece),
  };
}
export type Chart = ReturnType<typeof chartOf>;
export type ChartRow = Chart["now"][number];

/** Converts a month, "1941-03", to the number of months since year 0, so that months can be subtracted. */
const monthsTo = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/**
 * Returns the position of the beginning of a month in the chart: 0 to 100 percent of the chart's width. The month is
 * `later` months after `month`.
 */
export function placeOf({ from, to }: Pick<Chart, "from" | "to">, month: string, later = 0): number {
  const first = monthsTo(from);
  const share = (monthsTo(month) + later - first) / (monthsTo(to) + 1 - first);
  return Math.round(Math.max(0, Math.min(1, share)) * 10000) / 100;
}

/**
 * Returns the label of a bar: "1.4", or "1.4 F" or "1.4 A" if only Fascist or Allied Italians may use the piece in
 * those months.
 */
export const barText = ({ rf, only }: Span): string => rfText(rf) + (only ? ` ${only.slice(0, 1).toUpperCase()}` : "");

/** Formats a row of the chart as text. */
export const rowText = (t: AvailabilitySay, { piece, spans }: Pick<Available, "piece" | "spans">): string =>
  spans.map((span) => spanText(t, span, piece)).join(t("comma"));

const nameText = (t: AvailabilitySay, { name, option }: Piece): string =>
  option ? `${name} (${optionText(t, option)})` : name;

/** Returns the result to copy. */
export function availabilityResult(t: AvailabilitySay, answer: Answer): Result {
  const { found, undated } = answer;
  const { roll, odds } = answerOf(t, answer);
  const names = undated.map((piece) => nameText(t, piece)).join(t("comma"));
  return {
    title: odds + t("colon") + roll,
    lines: [
      ...found.map(({ piece, spans, ...rf }) => ({
        text: `${rfRange(rf)} ${nameText(t, piece)}: ${rowText(t, { piece, spans })}`,
        rule: piece.rule,
      })),
      ...(undated.length ? [{ text: `${t("undated", { count: undated.length })} ${names}` }] : []),
    ],
  };
}

interface Given {
  /** The Italian pieces, each with the id of its note. */
  pieces: readonly PieceWithNote[];
}

export const calculator = defineCalculator({
  words,
  fields: fieldsFor([]),
  fieldsWith: ({ pieces }: Given) => fieldsFor(pieces),
  answersInSearch: { says: ["theatre", "kind"] },
  find: (state, { pieces }) => findPieces(state, pieces),
  books: { only: () => ({ book: "italian" }) },
  answers: (t, _, answer) => [answerOf(t, answer)],
  result: (t, _, answer) => availabilityResult(t, answer),
});
