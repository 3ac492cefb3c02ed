import type { Period, Piece } from "../schemas/availability.ts";
import type { Theatre } from "../schemas/theatres.ts";

/** The availability of a piece (an Italian vehicle or Gun) in a theatre and month, by the notes on these pieces. */
export interface Rarity {
  /** Rarity Factor. Null if the notes give only dates; the RF is then in the vehicle listing. */
  readonly rf: number | null;
  /** The row of dates that applies: a row of the piece or, if the piece has no rows, of its base piece. */
  readonly row: Period;
  /** The only troops that may use the piece in that month. */
  readonly only?: Period["only"];
  /** The base piece, if the piece's RF is computed from the RF of another piece. */
  readonly base?: { readonly name: string; readonly rf: number | null };
}

/**
 * Consecutive months, from `from` to `to` inclusive, in which one row and one RF apply. A month has the form "1941-03".
 */
export interface Span extends Rarity {
  readonly from: string;
  readonly to: string;
}

/** A piece, with the spans of months in which it can be bought. */
export interface Available<P extends Piece = Piece> {
  readonly piece: P;
  /** The spans in order of date. There is at least one. */
  readonly spans: readonly Span[];
  /** The lowest RF of the spans; null if none has a RF. */
  readonly least: number | null;
  /** The highest RF of the spans; null if none has a RF. */
  readonly greatest: number | null;
}

/** The first and final month in which Italians take part in the war. */
export const WAR = { from: "1940-06", to: "1945-05" } as const;

/**
 * The first and final month of the Italian campaign in a theatre, and the note that gives these months. No note gives
 * the months for East Africa, so its months are the first and final month of all rows for East Africa (for example
 * It-O19). Outside these months, a row for several theatres (`isShared`) does not apply to the theatre, but a row for
 * the theatre itself does.
 */
export const CAMPAIGNS: Partial<Record<Theatre, { from: string; to: string; rule: string }>> = {
  northAfrica: { from: "1940-06", to: "1943-05", rule: "It-VN" },
  tunisia: { from: "1942-11", to: "1943-05", rule: "It-VN" },
  eastAfrica: { from: "1940-06", to: "1941-11", rule: "It-O19" },
  russia: { from: "1941-08", to: "1943-03", rule: "It-VR" },
};

/** Converts a RF to a whole number of tenths, so that sums are exact. In floats, 1.1 + 0.3 is not equal to 1.4. */
const tenths = (rf: number) => Math.round(rf * 10);

/** Returns the next month: "1941-12" → "1942-01". */
export function nextMonth(month: string): string {
  const [year, m] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return m === 12 ? `${year + 1}-01` : `${year}-${String(m + 1).padStart(2, "0")}`;
}

/** Formats a range of months as the notes print it: "3/41", "4–11/41", "11/41–6/42"; a whole year is "1944". */
export function printedMonths(from: string, to: string): string {
  const m = (month: string) => Number(month.slice(5));
  const y = (month: string) => month.slice(2, 4);
  if (from === to) return `${m(from)}/${y(from)}`;
  if (y(from) !== y(to)) return `${m(from)}/${y(from)}–${m(to)}/${y(to)}`;
  return m(from) === 1 && m(to) === 12 ? from.slice(0, 4) : `${m(from)}–${m(to)}/${y(from)}`;
}

/** Maps each theatre that is part of a larger theatre to the larger theatre (It-VN, It-V6). */
const PARENT: Partial<Record<Theatre, Theatre>> = { tunisia: "northAfrica", yugoslavia: "balkans" };

/** The values of `theatre` that make a row apply to several theatres. */
const SHARED: readonly Theatre[] = ["northAfricaEto", "any", "elsewhere"];
/** Returns whether a row is for several theatres: `northAfricaEto`, `any` or `elsewhere`. */
export const isShared = ({ theatre }: Period): boolean => SHARED.includes(theatre);

/** Theatres that a row for North Africa and the ETO (`northAfricaEto`) excludes (It-V25). */
const NOT_ETO: readonly Theatre[] = ["eastAfrica", "balkans"];

/** Returns a theatre, followed by the theatre that contains it if there is one. */
const within = (theatre: Theatre): Theatre[] => [theatre, ...(PARENT[theatre] ? [PARENT[theatre]] : [])];

/**
 * Returns whether a row is for a part of a theatre: for Tunisia, if the theatre is North Africa. The site names the
 * part beside such a row.
 */
export const isForPart = (row: Period, theatre: Theatre): boolean => PARENT[row.theatre] === theatre;

/** Returns whether the notes exclude a piece from a theatre. */
const isKeptFrom = (piece: Piece, theatre: Theatre): boolean => within(theatre).some((t) => piece.notIn.includes(t));

/**
 * Returns the most specific rows of a piece for a theatre. These are the rows for the theatre itself; if there are
 * none, for the theatre that contains it; if there are none, for one of its parts; if there are none, for several
 * theatres. Of the latter, `elsewhere` (all theatres that no other row names) comes last.
 */
function rowsIn(piece: Piece, theatre: Theatre): readonly Period[] {
  if (isKeptFrom(piece, theatre)) return [];
  const parts = (Object.keys(PARENT) as Theatre[]).filter((t) => PARENT[t] === theatre);
  const shared = NOT_ETO.includes(theatre) ? SHARED.slice(1) : SHARED;
  const rows = [...within(theatre), ...parts, ...shared].map((t) => piece.periods.filter((p) => p.theatre === t));
  return rows.find(({ length }) => length) ?? [];
}

/**
 * Returns a function that maps a month ("1941-03") to the availability of a piece in a theatre, by the notes It-V1–28
 * and It-O1–20. The function returns undefined if the piece cannot be bought in that month, or if the notes give no
 * dates for the piece. If the RF is relative to a base piece (It-V3, It-V5, It-V17), it is computed from the base
 * piece's RF in the same theatre and month.
 * @throws RangeError when `pieces` lacks the base piece
 */
export function rarityIn(
  piece: Piece,
  theatre: Theatre,
  pieces: readonly Piece[],
): (month: string) => Rarity | undefined {
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
    if (isKeptFrom(piece, theatre)) return undefined;
    const base = baseAt(month);
    // If the base piece is not available, the RF is unknown, and the piece is available only in the months of its own
    // rows.
    if (!base) return row && { rf: null, row, only: row.only };
    const rf = base.rf === null ? null : Math.min(tenths(base.rf) + tenths(relative.plus), tenths(relative.most)) / 10;
    return { rf, row: row ?? base.row, only: row?.only ?? base.only, base: { name: relative.piece, rf: base.rf } };
  };
}

/** Returns the spans of months between `from` and `to`, both inclusive, in which a piece can be bought in a theatre. */
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
 * Returns the pieces that can be bought in a theatre between two months. They are sorted by lowest RF, then by name,
 * with pieces without a RF at the end.
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
 * Returns the theatres of a piece's rows, except theatres that the notes exclude. For a piece without rows, returns the
 * theatres of its base piece's rows. The availability calculator draws the months of each of these theatres.
 */
export function theatresOf(piece: Piece, pieces: readonly Piece[]): Theatre[] {
  const { relativeTo } = piece;
  const rows = piece.periods.length ? piece.periods : (pieces.find((p) => p.name === relativeTo?.piece)?.periods ?? []);
  return [...new Set(rows.map((p) => p.theatre))].filter((t) => !piece.notIn.includes(t));
}

/** Returns whether the notes give a piece neither dates nor a base piece. The dates are then in the vehicle listing. */
export const isUndated = (piece: Piece) => !piece.periods.length && !piece.relativeTo;
