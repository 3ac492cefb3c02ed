/** Availability of Italian vehicles and Guns (It-V, It-O): the fields of the finder, what it finds, and what it says of it. */
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
import type { Piece, Theatre } from "../../../src/schemas/availability.ts";
import { optionText } from "../../rules/piece-option.ts";
import type { Result } from "../kit/copy.ts";
import { notation, oneOf, type StateOf } from "../kit/fields.ts";
import type { Say, Word } from "../kit/words.ts";
import { monthsOf, readWhen, whenField } from "./when.ts";

export type T = Say<Word<"availability">>;

/** A piece with the note that it comes from. */
export interface Noted extends Piece {
  rule: string;
}

/** The fields of the finder. `theatres` and `pieces` come from the rules; the field `piece` is the one whose timeline is open. */
export const fieldsFor = (theatres: readonly Theatre[], pieces: readonly Noted[]) => ({
  theatre: oneOf(theatres),
  when: whenField,
  kind: oneOf(["both", "vehicle", "gun"]),
  name: notation("", () => true),
  piece: oneOf(["none", ...pieces.map(({ name }) => name)]),
});
export type State = StateOf<ReturnType<typeof fieldsFor>>;

/** What the finder answers. */
export interface Answer {
  theatre: Theatre;
  /** The first and the last month asked for. */
  from: string;
  to: string;
  found: readonly Available<Noted>[];
  /** The pieces whose dates are in the Listing only. */
  undated: readonly Noted[];
  /** The pieces that can be bought, but not there and then. */
  notNow: readonly Noted[];
  /** The theatre's campaign, if the months asked for lie partly outside of it. */
  campaign: (typeof CAMPAIGNS)[Theatre];
}

/** Finds the pieces of the kind and with the letters asked for, and when they can be bought in the theatre. */
export function findPieces({ theatre, when, kind, name }: State, pieces: readonly Noted[]): Answer {
  const { from, to } = monthsOf(readWhen(when));
  const letters = name.trim().toLowerCase();
  const wanted = pieces.filter(
    (piece) =>
      (kind === "both" || piece.rule.startsWith("It-V") === (kind === "vehicle")) &&
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
    undated: wanted.filter(isUndated),
    notNow: wanted.filter((piece) => !isUndated(piece) && !found.some((one) => one.piece === piece)),
    campaign: campaign && (from < campaign.from || to > campaign.to) ? campaign : undefined,
  };
}

/** A RF as printed: "1.4"; a dash stands for a RF that only the Listing has. */
export const rfText = (rf: number | null): string => rf?.toFixed(1) ?? "–";

/** The RF of a piece: "1.4", or "1.0–1.5" where it changes within the months asked for. */
export const rfRange = ({ least, greatest }: Pick<Available, "least" | "greatest">): string =>
  least === greatest ? rfText(least) : `${rfText(least)}–${rfText(greatest)}`;

/** What one row of the notes says: theatre, months, RF, how a relative RF comes about, who alone may use the piece. */
export function spanText(t: T, { row, rf, base, only }: Span, piece: Piece): string {
  const values = { theatre: t(`theatre.${row.theatre}`), months: printedMonths(row.from, row.to) };
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

/** How many pieces can be bought, where and when: "12 pieces", "North Africa, 3/41". */
export const answerOf = (t: T, { theatre, from, to, found: { length: count } }: Answer) => ({
  roll: count === 0 ? t("none") : count === 1 ? t("one") : t("many", { count }),
  odds: t("place", { theatre: t(`theatre.${theatre}`), when: printedMonths(from, to) }),
});

/** When a piece can be bought in one theatre, through the whole war. */
export interface TimelineRow {
  theatre: Theatre;
  spans: readonly Span[];
}

/** The theatres that a piece can be bought in, each with its months. */
export const timelineRows = (piece: Piece, pieces: readonly Piece[]): TimelineRow[] =>
  theatresOf(piece, pieces).map((theatre) => ({
    theatre,
    spans: spansOf(piece, theatre, WAR.from, WAR.to, pieces),
  }));

/** A piece's timeline in words. */
export const timelineText = (t: T, piece: Piece, rows: readonly TimelineRow[]): string =>
  t("timelineText", {
    name: piece.name,
    rows: rows.flatMap(({ spans }) => spans.map((span) => spanText(t, span, piece))).join(t("comma")),
  });

/** A piece's name, with the weapon that may be bought with it. */
const nameText = (t: T, { name, option }: Piece): string => (option ? `${name} (${optionText(t, option)})` : name);

/** The answer as it is copied. */
export function availabilityResult(t: T, answer: Answer): Result {
  const { found, undated } = answer;
  const { roll, odds } = answerOf(t, answer);
  const names = undated.map((piece) => nameText(t, piece)).join(t("comma"));
  return {
    title: odds + t("colon") + roll,
    lines: [
      ...found.map(({ piece, spans, ...rf }) => ({
        text: `${rfRange(rf)} ${nameText(t, piece)}: ${spans.map((span) => spanText(t, span, piece)).join(t("comma"))}`,
        rule: piece.rule,
      })),
      ...(undated.length ? [{ text: `${t("undated", { count: undated.length })} ${names}` }] : []),
    ],
  };
}
