import type { TableRow } from "../schemas/table.ts";

/**
 * Whether a cell of kind `range` of a printed table ("≤2", "3–4", "≥5", "7") holds a number.
 * @throws RangeError when the cell is not written in one of those forms
 */
export function rangeHolds(range: string, value: number): boolean {
  const m = /^(?:(≤|≥)\s?)?(-?\d+)(?:–(-?\d+))?$/.exec(range);
  if (!m) throw new RangeError(`not a range: "${range}"`);
  const first = Number(m[2]);
  if (m[1] === "≤") return value <= first;
  if (m[1] === "≥") return value >= first;
  return value >= first && value <= Number(m[3] ?? first);
}

/**
 * The row of a printed table with this name in code.
 * @throws RangeError when the table has no such row
 */
export function rowNamed(rows: readonly TableRow[], name: string): TableRow {
  const row = rows.find((r) => r.name === name);
  if (!row) throw new RangeError(`the table has no row "${name}"`);
  return row;
}

/**
 * The row of a printed table whose range in a column holds a number.
 * @throws RangeError when no row does
 */
export function rowFor(rows: readonly TableRow[], column: string, value: number): TableRow {
  const row = rows.find((r) => rangeHolds(String(r[column]), value));
  if (!row) throw new RangeError(`the table has no row for ${column} ${value}`);
  return row;
}

/**
 * The number in a cell of a printed table.
 * @throws RangeError when the row has no such cell or it does not hold a number
 */
export function numberIn(row: TableRow, key: string): number {
  const cell = row[key];
  if (typeof cell !== "number") throw new RangeError(`no number in cell "${key}" of row "${String(row.name)}"`);
  return cell;
}

/** A DRM by its name in code, with the rule that gives it. */
export type DrmLine<Name extends string> = { readonly name: Name; readonly drm: number; readonly rule: string };

/** What all these DRM come to. */
export const sumOfDrms = (lines: readonly { readonly drm: number }[]): number =>
  lines.reduce((sum, { drm }) => sum + drm, 0);

/**
 * The DRM that apply, in the order of `applies`, each with its rule: their figures stand in column "drm" of a printed table.
 * @throws RangeError as rowNamed and numberIn do
 */
export function drmLinesOf<Name extends string>(
  applies: Readonly<Record<Name, boolean>>,
  drmRows: readonly TableRow[],
  rule: string,
): DrmLine<Name>[] {
  return (Object.keys(applies) as Name[])
    .filter((name) => applies[name])
    .map((name) => ({ name, drm: numberIn(rowNamed(drmRows, name), "drm"), rule }));
}
