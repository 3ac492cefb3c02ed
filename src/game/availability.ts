import type { Period, Piece } from "../schemas/availability.ts";
import type { Theatre } from "../schemas/theatres.ts";

/** The availability of a piece (an Italian vehicle or Gun) in one theatre and month. */
export interface Rarity {
  /** Rarity Factor. Null if the notes do not give it: it is then only in the book's vehicle listing. */
  readonly rf: number | null;
  /** The period that applies. It belongs to the piece or, if the piece has no periods, to its base piece. */
  readonly row: Period;
  /** The only troops that may use the piece in that month: "fascist" or "allied". */
  readonly only?: Period["only"];
  /** The piece whose RF was used to compute this RF (It-V3, It-V5, It-V17). */
  readonly base?: { readonly name: string; readonly rf: number | null };
}

/**
 * Consecutive months in which the same period and the same RF apply. `from`, `to`: the first and final month, such as
 * "1941-03".
 */
export interface Span extends Rarity {
  readonly from: string;
  readonly to: string;
}

/** A piece that can be bought, and the months in which it can be bought. */
export interface Available<P extends Piece = Piece> {
  readonly piece: P;
  /** At least one span, in order of date. */
  readonly spans: readonly Span[];
  /** The lowest RF in `spans`; null if no span has a RF. */
  readonly least: number | null;
  /** The highest RF in `spans`; null if no span has a RF. */
  readonly greatest: number | null;
}

/** The first and final month in which Italians take part in the war. */
export const WAR = { from: "1940-06", to: "1945-05" } as const;

/**
 * The first and final month of the Italian campaign in a theatre. A period for several theatres (`isShared`) applies in
 * the theatre only between these months. `rule`: the note that gives the months. No note gives them for East Africa.
 * Its months are the earliest and latest month of any period there (for example in It-O19).
 */
export const CAMPAIGNS: Partial<Record<Theatre, { from: string; to: string; rule: string }>> = {
  northAfrica: { from: "1940-06", to: "1943-05", rule: "It-VN" },
  tunisia: { from: "1942-11", to: "1943-05", rule: "It-VN" },
  eastAfrica: { from: "1940-06", to: "1941-11", rule: "It-O19" },
  russia: { from: "1941-08", to: "1943-03", rule: "It-VR" },
};

/** Converts a RF to tenths, which are whole numbers, because 1.1 + 0.3 is not exactly 1.4 in floating point. */
const tenths = (rf: number) => Math.round(rf * 10);

/** Returns the next month: "1941-12" → "1942-01". */
export function nextMonth(month: string): string {
  const [year, m] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return m === 12 ? `${year + 1}-01` : `${year}-${String(m + 1).padStart(2, "0")}`;
}

/** Formats months as the Italian notes do: "3/41", "4–11/41", "11/41–6/42". A whole year is "1944". */
export function printedMonths(from: string, to: string): string {
  const m = (month: string) => Number(month.slice(5));
  const y = (month: string) => month.slice(2, 4);
  if (from === to) return `${m(from)}/${y(from)}`;
  if (y(from) !== y(to)) return `${m(from)}/${y(from)}–${m(to)}/${y(to)}`;
  return m(from) === 1 && m(to) === 12 ? from.slice(0, 4) : `${m(from)}–${m(to)}/${y(from)}`;
}

/** For Tunisia and Yugoslavia, the larger theatre that contains them (It-VN, It-V6). */
const PARENT: Partial<Record<Theatre, Theatre>> = { tunisia: "northAfrica", yugoslavia: "balkans" };

/** The values of `theatre` that stand for several theatres. */
const SHARED: readonly Theatre[] = ["northAfricaEto", "any", "elsewhere"];
/** Returns whether a period is for several theatres: `northAfricaEto`, `any` or `elsewhere`. */
export const isShared = ({ theatre }: Period): boolean => SHARED.includes(theatre);

/** Theatres in which a period for North Africa and the ETO (`northAfricaEto`) does not apply (It-V25). */
const NOT_ETO: readonly Theatre[] = ["eastAfrica", "balkans"];

/** Returns a theatre and, if there is one, the larger theatre that contains it: `["tunisia", "northAfrica"]`. */
const within = (theatre: Theatre): Theatre[] => [theatre, ...(PARENT[theatre] ? [PARENT[theatre]] : [])];

/**
 * Returns whether a period is for only a part of a theatre, as Tunisia is a part of North Africa. The site then names
 * the part.
 */
export const isForPart = (row: Period, theatre: Theatre): boolean => PARENT[row.theatre] === theatre;

/** Returns whether the notes exclude a piece from a theatre ("NA in East Africa"). */
const isKeptFrom = (piece: Piece, theatre: Theatre): boolean => within(theatre).some((t) => piece.notIn.includes(t));

/**
 * Returns the most specific periods of a piece for a theatre. They are the first of these that the piece has: periods
 * for the theatre itself, for the larger theatre that contains it, for one of its parts, or for several theatres
 * (`SHARED`).
 */
function rowsIn(piece: Piece, theatre: Theatre): readonly Period[] {
  const parts = (Object.keys(PARENT) as Theatre[]).filter((t) => PARENT[t] === theatre);
  const shared = NOT_ETO.includes(theatre) ? SHARED.slice(1) : SHARED;
  const rows = [...within(theatre), ...parts, ...shared].map((t) => piece.periods.filter((p) => p.theatre === t));
  return rows.find(({ length }) => length) ?? [];
}

/**
 * Returns a function that maps a month ("1941-03") to the availability of a piece in a theatre (It-V1–28, It-O1–20).
 * The function returns undefined if the piece cannot be bought in that month or if the notes give no dates. A RF
 * relative to a base piece (It-V3, It-V5, It-V17) is computed from the base piece's RF in the same theatre and month.
 * @throws RangeError when `pieces` lacks the base piece
 */
export function rarityIn(
  piece: Piece,
  theatre: Theatre,
  pieces: readonly Piece[],
): (month: string) => Rarity | undefined {
  if (isKeptFrom(piece, theatre)) return () => undefined;
  const rows = rowsIn(piece, theatre);
  const { from, to } = CAMPAIGNS[theatre] ?? WAR;
  const rowAt = (month: string) =>
    rows.find((row) => row.from <= month && month <= row.to && !(isShared(row) && (month < from || to < month)));
  const relative = piece.relativeTo;
  if (!relative)
    return (month) => {
      const row = rowAt(month);
      return row && { rf: row.rf ?? null, row, only: row.only };
    };
  const basePiece = pieces.find((p) => p.name === relative.piece);
  if (!basePiece) throw new RangeError(`no piece ${relative.piece}`);
  const baseAt = rarityIn(basePiece, theatre, pieces);
  return (month) => {
    const row = rowAt(month);
    if (piece.periods.length > 0 && !row) return undefined;
    if (row?.rf !== undefined) return { rf: row.rf, row, only: row.only };
    const base = baseAt(month);
    // If the base piece is not available, the RF is unknown. The piece is then available only in its own periods.
    if (!base) return row && { rf: null, row, only: row.only };
    const rf = base.rf === null ? null : Math.min(tenths(base.rf) + tenths(relative.plus), tenths(relative.most)) / 10;
    return { rf, row: row ?? base.row, only: row?.only ?? base.only, base: { name: relative.piece, rf: base.rf } };
  };
}

/** Returns when a piece can be bought in a theatre, from the month `from` to the month `to`, both inclusive. */
export function spansOf(piece: Piece, theatre: Theatre, from: string, to: string, pieces: readonly Piece[]): Span[] {
  const spans: Span[] = [];
  const rarityAt = rarityIn(piece, theatre, pieces);
  for (let month = from, joins = false; month <= to; month = nextMonth(month)) {
    const found = rarityAt(month);
    const last = spans.at(-1);
    if (found && joins && last && last.row === found.row && last.rf === found.rf && last.only === found.only) {
      spans[spans.length - 1] = { ...last, to: month };
    } else if (found) spans.push({ ...found, from: month, to: month });
    joins = found !== undefined;
  }
  return spans;
}

/**
 * Returns the pieces that can be bought in a theatre in at least one month from `from` to `to`. They are sorted by
 * lowest RF, then by name. Pieces without a RF come last.
 */
export function availableIn<P extends Piece>(
  pieces: readonly P[],
  theatre: Theatre,
  from: string,
  to: string,
): Available<P>[] {
  return pieces
    .map((piece): Available<P> => {
      const spans = spansOf(piece, theatre, from, to, pieces);
      const rf = spans.flatMap((s) => (s.rf === null ? [] : [s.rf]));
      return rf.length
        ? { piece, spans, least: Math.min(...rf), greatest: Math.max(...rf) }
        : { piece, spans, least: null, greatest: null };
    })
    .filter(({ spans }) => spans.length)
    .sort((a, b) => (a.least ?? 9) - (b.least ?? 9) || a.piece.name.localeCompare(b.piece.name, "en"));
}

/**
 * Returns the theatres for which a piece has periods, except theatres that the notes exclude. A piece without periods
 * has those of its base piece.
 */
export function theatresOf(piece: Piece, pieces: readonly Piece[]): Theatre[] {
  const { relativeTo } = piece;
  const rows = piece.periods.length ? piece.periods : (pieces.find((p) => p.name === relativeTo?.piece)?.periods ?? []);
  return [...new Set(rows.map((p) => p.theatre))].filter((t) => !piece.notIn.includes(t));
}

/**
 * Returns whether the notes give neither dates nor a base piece. The dates are then only in the book's vehicle listing.
 */
export const isUndated = (piece: Piece) => !piece.periods.length && !piece.relativeTo;
