/**
 * Looks up numbers in the tables of src/tables, which are generated. If a rule gives a number only in its text, the
 * number is a constant next to the function that uses it.
 */

/** The content of a table cell: a number, or the first and last number of a range. */
type Numbers = number | readonly [first: number, last: number];

const holds = (cell: Numbers, value: number): boolean =>
  typeof cell === "number" ? cell === value : cell[0] <= value && value <= cell[1];

/**
 * Returns the first row whose cell in `column` equals `value` or is a range that contains it.
 * @throws RangeError if no row has such a cell
 */
export function rowFor<Column extends string, Row extends Readonly<Record<Column, Numbers>>>(
  rows: readonly Row[],
  column: Column,
  value: number,
): Row {
  const row = rows.find((r) => holds(r[column], value));
  if (!row) throw new RangeError(`the table has no row for ${column} ${value}`);
  return row;
}

/**
 * Returns the name of the first row whose cell in `column` equals `value` or is a range that contains it.
 * @throws RangeError if no row has such a cell
 */
export function nameFor<Name extends string, Column extends string>(
  table: Readonly<Record<Name, Readonly<Record<Column, Numbers>>>>,
  column: Column,
  value: number,
): Name {
  const name = (Object.keys(table) as Name[]).find((row) => holds(table[row][column], value));
  if (!name) throw new RangeError(`the table has no row for ${column} ${value}`);
  return name;
}

/** A DRM that applies: its name in the table, its value and its rule. */
export type DrmLine<Name extends string> = { readonly name: Name; readonly drm: number; readonly rule: string };

/** Returns the sum of DRM. */
export const sumOfDrms = (lines: readonly { readonly drm: number }[]): number =>
  lines.reduce((sum, { drm }) => sum + drm, 0);

/** Returns the DRM of a table for which `applies` is true, in the printed order. All get the same `rule`. */
export function drmLinesOf<Name extends string>(
  table: Readonly<Record<Name, { readonly drm: number }>>,
  applies: Readonly<Record<NoInfer<Name>, boolean>>,
  rule: string,
): DrmLine<Name>[] {
  return (Object.keys(table) as Name[])
    .filter((name) => applies[name])
    .map((name) => ({ name, drm: table[name].drm, rule }));
}
