import type { TableRow } from "../schemas/table.ts";

/**
 * The number in a cell of a printed table.
 * @throws RangeError when the row has no such cell or it does not hold a number
 */
export function numberIn(row: TableRow, key: string): number {
  const cell = row[key];
  if (typeof cell !== "number") throw new RangeError(`no number in cell "${key}" of row "${String(row.name)}"`);
  return cell;
}
