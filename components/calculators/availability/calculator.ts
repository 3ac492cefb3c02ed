/** Availability of Italian vehicles and Guns (It-V, It-O): the finder's fields, its search, and the text of its answers. */
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
import { notation, oneOf, type StateOf } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { monthsOf, readWhen, whenField } from "./when.ts";

const words = wordsOf("availability");
export type AvailabilitySay = SayOf<typeof words>;

/** A piece with the note that it comes from. */
export interface Noted extends Piece {
  rule: string;
}

/** The fields of the finder. `pieces` come from the rules; the field `piece` is the one that is shown in every theatre. */
export const fieldsFor = (pieces: readonly Noted[]) => ({
  theatre: oneOf(PLACES),
  when: whenField,
  kind: oneOf([
    ...(["both", "vehicle", "tank", "selfPropelled", "armoredCar", "truck"] as const),
    ...(["gun", "mortar", "antitank", "artillery", "aa"] as const),
  ]),
  name: notation("", () => true),
  piece: oneOf(["none", ...pieces.map(({ name }) => name)]),
});
type AvailabilityState = StateOf<ReturnType<typeof fieldsFor>>;

/** The book with all pieces of a kind. */
const BOOK_OF: Readonly<Record<string, string>> = { vehicle: "It-V", gun: "It-O" };

/** Finds the pieces of the kind and with the letters asked for, and when they can be bought in the theatre. */
export function findPieces({ theatre, when, kind, name }: AvailabilityState, pieces: readonly Noted[]) {
  const { from, to } = monthsOf(readWhen(when));
  const letters = name.trim().toLowerCase();
  const wanted = pieces.filter(
    (piece) =>
      (kind === "both" || piece.type === kind || piece.rule.startsWith(BOOK_OF[kind] ?? "none")) &&
      piece.name.toLowerCase().includes(letters),
  );
  // Computed over all pieces, because the RF of a wanted piece may be relative to one that is not wanted.
  const found = availableIn(pieces, theatre, from, to).filter(({ piece }) => wanted.includes(piece));
  const campaign = CAMPAIGNS[theatre];
  return {
    theatre,
    from,
    to,
    found,
    /** Pieces that only the Listing dates. */
    undated: wanted.filter(isUndated),
    /** Pieces that cannot be bought in this theatre at this time. */
    notNow: wanted.filter((piece) => !isUndated(piece) && !found.some((one) => one.piece === piece)),
    /** The theatre's campaign, if some of the months asked for are outside it. */
    campaign: campaign && (from < campaign.from || to > campaign.to) ? campaign : undefined,
  };
}
export type Answer = ReturnType<typeof findPieces>;

/** An RF as printed, "1.4", or a dash if only the Listing has it. */
export const rfText = (rf: number | null): string => rf?.toFixed(1) ?? "–";

/** The RF of a piece: "1.4", or "1.0–1.5" if it changes within the months asked for. */
export const rfRange = ({ least, greatest }: Pick<Available, "least" | "greatest">): string =>
  least === greatest ? rfText(least) : `${rfText(least)}–${rfText(greatest)}`;

/** One row of the notes as text: theatre, months, RF, the base of a relative RF, and the only side that may use the piece. */
export function spanText(t: AvailabilitySay, span: Span, piece: Piece): string {
  const { row, rf, base, only } = span;
  // A relative RF changes with its base within one row.
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

/** The number of pieces that can be bought, with place and time: "12 pieces", "North Africa, 3/41". */
export const answerOf = (t: AvailabilitySay, { theatre, from, to, found: { length: count } }: Answer) => ({
  roll: count === 0 ? t("none") : count === 1 ? t("one") : t("many", { count }),
  odds: t("place", { theatre: t(`theatre.${theatre}`), when: printedMonths(from, to) }),
});

/** Turns an answer into a chart with one row for each piece of a theatre. `opened` names the piece shown in every theatre. */
export function chartOf({ theatre, from, to, found, notNow }: Answer, pieces: readonly Noted[], opened: string) {
  /** When a piece can be bought in one theatre, through the whole war. */
  const timesOf = (piece: Noted, theatre: Theatre) => ({
    piece,
    theatre,
    spans: spansOf(piece, theatre, WAR.from, WAR.to, pieces),
  });
  /** `now`: when the piece can be bought within the months asked for. `everywhere`: its rows in every theatre, if expanded. */
  const rowOf = (piece: Noted, now?: Available) => ({
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
    /** Pieces available now are sorted by RF; then come those of other times and those never in this theatre. */
    now,
    otherTimes,
    never: others.filter((row) => !otherTimes.includes(row)).map(({ piece }) => piece),
  };
}
export type Chart = ReturnType<typeof chartOf>;
export type ChartRow = Chart["now"][number];

/** Months since the beginning of year 0: "1941-03" is 2 more than "1941-01". */
const monthsTo = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The position of a month's beginning in the chart, in percent of its width, `later` months after it. Stays between 0 and 100. */
export function placeOf({ from, to }: Pick<Chart, "from" | "to">, month: string, later = 0): number {
  const first = monthsTo(from);
  const share = (monthsTo(month) + later - first) / (monthsTo(to) + 1 - first);
  return Math.round(Math.max(0, Math.min(1, share)) * 10000) / 100;
}

/** The label of a bar: "1.4". "F" or "A" marks months for Fascist or Allied Italians only. */
export const barText = ({ rf, only }: Span): string => rfText(rf) + (only ? ` ${only.slice(0, 1).toUpperCase()}` : "");

/** A row of the chart as text. */
export const rowText = (t: AvailabilitySay, { piece, spans }: Pick<Available, "piece" | "spans">): string =>
  spans.map((span) => spanText(t, span, piece)).join(t("comma"));

const nameText = (t: AvailabilitySay, { name, option }: Piece): string =>
  option ? `${name} (${optionText(t, option)})` : name;

/** The answer as copied text. */
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
  pieces: readonly Noted[];
}

export const calculator = defineCalculator({
  words,
  fields: fieldsFor([]),
  fieldsWith: ({ pieces }: Given) => fieldsFor(pieces),
  answersInSearch: { says: ["theatre", "kind"], bookOf: () => "italian" },
  find: (state, { pieces }) => findPieces(state, pieces),
  answers: (t, _, answer) => [answerOf(t, answer)],
  result: (t, _, answer) => availabilityResult(t, answer),
});
