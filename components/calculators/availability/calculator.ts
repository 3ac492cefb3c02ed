/**
 * The availability finder for Italian vehicles and Guns (It-V, It-O): its fields, its search, and the texts of its
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

/** An Italian vehicle or Gun, with the id of its note: "It-V2". */
export interface PieceWithNote extends Piece {
  rule: string;
}

/**
 * Returns the fields of the finder. The field `piece` has the name of the vehicle or Gun whose row the user opened, or
 * "none".
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

/** The prefix of the notes on vehicles ("It-V2") and on Guns ("It-O2"). */
const BOOK_OF: Readonly<Record<string, string>> = { vehicle: "It-V", gun: "It-O" };

/** Finds vehicles and Guns by type and name, and the months in which they can be bought in the theatre. */
export function findPieces({ theatre, when, kind, name }: AvailabilityState, pieces: readonly PieceWithNote[]) {
  const { from, to } = monthsOf(readWhen(when));
  const letters = name.trim().toLowerCase();
  const wanted = pieces.filter(
    (piece) =>
      (kind === "both" || piece.type === kind || piece.rule.startsWith(BOOK_OF[kind] ?? "none")) &&
      piece.name.toLowerCase().includes(letters),
  );
  // Searches all `pieces`, because a wanted vehicle's RF may depend on the RF of a vehicle that is not wanted (It-V3).
  const found = availableIn(pieces, theatre, from, to).filter(({ piece }) => wanted.includes(piece));
  const campaign = CAMPAIGNS[theatre];
  return {
    theatre,
    from,
    to,
    found,
    /** Vehicles and Guns for which the notes give no dates. */
    undated: wanted.filter(isUndated),
    /** Vehicles and Guns that cannot be bought in this theatre in these months. */
    notNow: wanted.filter((piece) => !isUndated(piece) && !found.some((one) => one.piece === piece)),
    /** The campaign in this theatre, if some of the chosen months are outside the campaign. */
    campaign: campaign && (from < campaign.from || to > campaign.to) ? campaign : undefined,
  };
}
export type Answer = ReturnType<typeof findPieces>;

/** Formats an RF: "1.4". Returns "–" if the notes do not give the RF. */
export const rfText = (rf: number | null): string => rf?.toFixed(1) ?? "–";

/** Formats the lowest and highest RF in the chosen months: "1.0–1.5", or "1.4" if they are equal. */
export const rfRange = ({ least, greatest }: Pick<Available, "least" | "greatest">): string =>
  least === greatest ? rfText(least) : `${rfText(least)}–${rfText(greatest)}`;

/**
 * Formats successive months with the same RF: "North Africa 3/41: RF 1.4". Adds how a relative RF is computed, and
 * which side may use the vehicle or Gun if only one may.
 */
export function spanText(t: AvailabilitySay, span: Span, piece: Piece): string {
  const { row, rf, base, only } = span;
  // Without a relative RF, names all months of the printed period. With one, names only the months of this RF, because
  // it may change within the period.
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

/** Returns the main result: "12 pieces", with the theatre and months: "North Africa, 3/41". */
export const answerOf = (t: AvailabilitySay, { theatre, from, to, found: { length: count } }: Answer) => ({
  roll: count === 0 ? t("none") : count === 1 ? t("one") : t("many", { count }),
  odds: t("place", { theatre: t(`theatre.${theatre}`), when: printedMonths(from, to) }),
});

/** The largest number of vehicles and Guns that the search names. */
const MOST_NAMED = 8;

/** Returns the names of what was found with the RF, in one text: "L3/35 RF 1.4 · M11/39 RF 1.2". Empty if they are too many. */
export const foundNames = ({ found }: Pick<Answer, "found">): string[] =>
  found.length && found.length <= MOST_NAMED
    ? [found.map(({ piece, ...rf }) => `${piece.name} RF ${rfRange(rf)}`).join("\u00a0· ")]
    : [];

/**
 * Converts a search result to a chart. `opened` is the name of the vehicle or Gun whose months in every theatre are
 * shown.
 */
export function chartOf(
  { theatre, from, to, found, notNow }: Answer,
  pieces: readonly PieceWithNote[],
  opened: string,
) {
  /** Finds all months of the war in which a vehicle or Gun can be bought in a theatre. */
  const timesOf = (piece: PieceWithNote, theatre: Theatre) => ({
    piece,
    theatre,
    spans: spansOf(piece, theatre, WAR.from, WAR.to, pieces),
  });
  /**
   * Returns a row of the chart. `now`: the RF in the chosen months, if available then. `everywhere`: the months in
   * every theatre, only if the user opened the row.
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
     * What can be bought in the chosen months, by RF. `otherTimes`: only in other months. `never`: never in this
     * theatre.
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
 * Returns where a month begins in the chart, in percent of the chart's width. `later` adds months: 1 returns where the
 * month ends.
 */
export function placeOf({ from, to }: Pick<Chart, "from" | "to">, month: string, later = 0): number {
  const first = monthsTo(from);
  const share = (monthsTo(month) + later - first) / (monthsTo(to) + 1 - first);
  return Math.round(Math.max(0, Math.min(1, share)) * 10000) / 100;
}

/**
 * Returns the label of a bar: the RF, "1.4". Adds the side, "1.4 F" or "1.4 A", if only Fascist or Allied Italians may
 * use the vehicle or Gun then.
 */
export const barText = ({ rf, only }: Span): string => rfText(rf) + (only ? ` ${only.slice(0, 1).toUpperCase()}` : "");

/** Returns all months of a row with their RF, as text. */
export const rowText = (t: AvailabilitySay, { piece, spans }: Pick<Available, "piece" | "spans">): string =>
  spans.map((span) => spanText(t, span, piece)).join(t("comma"));

const nameText = (t: AvailabilitySay, { name, option }: Piece): string =>
  option ? `${name} (${optionText(t, option)})` : name;

/** Returns the result that the copy buttons copy. */
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
  /** All Italian vehicles and Guns, each with the id of its note. */
  pieces: readonly PieceWithNote[];
}

export const calculator = defineCalculator({
  words,
  fields: fieldsFor([]),
  fieldsWith: ({ pieces }: Given) => fieldsFor(pieces),
  find: (state, { pieces }) => findPieces(state, pieces),
  // Below `find`, so that TypeScript knows the type of its result.
  answersInSearch: { says: ["theatre", "kind"], details: (_, answer) => foundNames(answer) },
  books: { only: () => ({ book: "italian" }) },
  answers: (t, _, answer) => [answerOf(t, answer)],
  result: (t, _, answer) => availabilityResult(t, answer),
});
