import type { Period, Piece } from "../schemas/availability.ts";
import type { Theatre } from "../schemas/theatres.ts";

/** The availability of one piece in one theatre and month, as the notes give it. */
export interface Rarity {
  /** Rarity Factor; null where the notes give dates alone and leave it to the vehicle listing. */
  readonly rf: number | null;
  /** The row of dates that applies: one of the piece, or of its base piece if it has none. */
  readonly row: Period;
  /** The only troops that may use it then. */
  readonly only?: Period["only"];
  /** The base piece, if the RF is computed from another piece's. */
  readonly base?: { readonly name: string; readonly rf: number | null };
}

/** A run of months with the same row and RF. First and last month are inclusive and written "1941-03". */
export interface Span extends Rarity {
  readonly from: string;
  readonly to: string;
}

export interface Available<P extends Piece = Piece> {
  readonly piece: P;
  /** In the order of their dates; at least one. */
  readonly spans: readonly Span[];
  /** The lowest and the highest RF of these spans; null if none has a RF. */
  readonly least: number | null;
  readonly greatest: number | null;
}

/** Italy's part in the war, month by month: 6/40 to 5/45. */
export const WAR = { from: "1940-06", to: "1945-05" } as const;

/**
 * The Italian campaign in a theatre, given by a note (It-VN, It-VR) or by rows that agree (It-O19). It limits the rows that
 * hold for several theatres (`isShared`), but not the theatre's own rows.
 */
export const CAMPAIGNS: Partial<Record<Theatre, { from: string; to: string; rule: string }>> = {
  northAfrica: { from: "1940-06", to: "1943-05", rule: "It-VN" },
  tunisia: { from: "1942-11", to: "1943-05", rule: "It-VN" },
  eastAfrica: { from: "1940-06", to: "1941-11", rule: "It-O19" },
  russia: { from: "1941-08", to: "1943-03", rule: "It-VR" },
};

/** Returns a RF in tenths, as whole numbers add up exactly (1.1 + 0.3 is 1.4). */
const tenths = (rf: number) => Math.round(rf * 10);

/** The month after: "1941-12" → "1942-01". */
export function nextMonth(month: string): string {
  const [year, m] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return m === 12 ? `${year + 1}-01` : `${year}-${String(m + 1).padStart(2, "0")}`;
}

/** Writes months as the notes do: "3/41", "4–11/41", "11/41–6/42"; a whole year as "1944". */
export function printedMonths(from: string, to: string): string {
  const m = (month: string) => Number(month.slice(5));
  const y = (month: string) => month.slice(2, 4);
  if (from === to) return `${m(from)}/${y(from)}`;
  if (y(from) !== y(to)) return `${m(from)}/${y(from)}–${m(to)}/${y(to)}`;
  return m(from) === 1 && m(to) === 12 ? from.slice(0, 4) : `${m(from)}–${m(to)}/${y(from)}`;
}

/** The theatre that another is part of (It-VN, It-V6). */
const WHOLE: Partial<Record<Theatre, Theatre>> = { tunisia: "northAfrica", yugoslavia: "balkans" };

/** Theatres of the rows that hold for several theatres. */
const SHARED: readonly Theatre[] = ["northAfricaEto", "any", "elsewhere"];
/** Whether a row holds for several theatres, or for elsewhere. */
export const isShared = ({ theatre }: Period): boolean => SHARED.includes(theatre);

/** Theatres that the rows for North Africa and the ETO leave out (It-V25). */
const NOT_ETO: readonly Theatre[] = ["eastAfrica", "balkans"];

/** A theatre and the one that it is part of. */
const within = (theatre: Theatre): Theatre[] => [theatre, ...(WHOLE[theatre] ? [WHOLE[theatre]] : [])];

/** Whether a row is for only a part of a theatre, so that the part must be named beside it. */
export const isForPart = (row: Period, theatre: Theatre): boolean => WHOLE[row.theatre] === theatre;

/** Whether the notes exclude a piece from a theatre. */
const isKeptFrom = (piece: Piece, theatre: Theatre): boolean => within(theatre).some((t) => piece.notIn.includes(t));

/**
 * Returns the rows of a piece for a theatre, from the first source that has any: the theatre itself, the theatre that contains it,
 * its parts, rows for several theatres, and last "elsewhere" (theatres that no other row names).
 */
function rowsIn(piece: Piece, theatre: Theatre): readonly Period[] {
  if (isKeptFrom(piece, theatre)) return [];
  const parts = (Object.keys(WHOLE) as Theatre[]).filter((t) => WHOLE[t] === theatre);
  const shared = NOT_ETO.includes(theatre) ? SHARED.slice(1) : SHARED;
  const rows = [...within(theatre), ...parts, ...shared].map((t) => piece.periods.filter((p) => p.theatre === t));
  return rows.find(({ length }) => length) ?? [];
}

/**
 * Returns a function from a month ("1941-03") to the RF of a piece in a theatre by the notes It-V1–28 and It-O1–20. It returns
 * undefined if the piece cannot be bought in that month, or the notes give no dates. A RF relative to a base piece (It-V3, It-V5,
 * It-V17) is computed from the base's RF in the same theatre and month.
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
    // The piece has dates of its own, but without the base its RF is unknown.
    if (!base) return row && { rf: null, row, only: row.only };
    const rf = base.rf === null ? null : Math.min(tenths(base.rf) + tenths(relative.plus), tenths(relative.most)) / 10;
    return { rf, row: row ?? base.row, only: row?.only ?? base.only, base: { name: relative.piece, rf: base.rf } };
  };
}

/** Returns the spans of months, from `from` to `to` inclusive, in which a piece can be bought in a theatre. */
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

/** Returns the pieces that can be bought in a theatre between two months, by lowest RF, then by name; pieces without RF last. */
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

/** Returns the theatres of a piece's rows, or of its base's rows if it has none. The timeline has a line for each. */
export function theatresOf(piece: Piece, pieces: readonly Piece[]): Theatre[] {
  const { relativeTo } = piece;
  const rows = piece.periods.length ? piece.periods : (pieces.find((p) => p.name === relativeTo?.piece)?.periods ?? []);
  return [...new Set(rows.map((p) => p.theatre))].filter((t) => !piece.notIn.includes(t));
}

/** Whether the notes give a piece neither dates nor a base piece, so that only the listing has its dates. */
export const isUndated = (piece: Piece) => !piece.periods.length && !piece.relativeTo;
