/** A half of a board, named after the hexrow at its short edge: A or GG (F12.31). */
export type Half = "A" | "GG";

/** A hex of a standard board: 27H6 is board 27, hexrow H, number 6. */
export type Hex = { readonly board: number; readonly hexrow: string; readonly number: number };

/** The number of hexrows of a standard board, from A to GG. */
export const hexrowCount = 33;
/** The number of hexes from one long edge of a standard board to the other. */
export const hexesAcross = 10;
/** The index of hexrow Q, on the fold in the middle of the board. */
const foldIndex = (hexrowCount - 1) / 2;

/** The move to the adjacent hex in each direction 1–6 (B.8): [hexrows to the right, half hexes down]. */
const steps = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Returns the index of a hexrow, from 0 for "A" to 32 for "GG"; -1 if the board has no such hexrow. */
export function hexrowIndex(hexrow: string): number {
  const index = hexrow.charCodeAt(0) - 65 + (hexrow.length - 1) * 26;
  return hexrowName(index) === hexrow ? index : -1;
}

/**
 * Returns the half that contains a hexrow: "A" for A–P, "GG" for R–GG. Undefined for Q, which is on the fold, and for
 * an unknown hexrow.
 */
export function halfOf(hexrow: string): Half | undefined {
  const index = hexrowIndex(hexrow);
  if (index < 0 || index === foldIndex) return undefined;
  return index < foldIndex ? "A" : "GG";
}

/**
 * Parses a hex of a board from 1 to 99: "27H6". Undefined if the format is wrong or if a standard board has no such
 * hex.
 */
export function parseHex(text: string): Hex | undefined {
  const m = /^([1-9]\d?)([A-Z]+)(0|[1-9]\d*)$/.exec(text);
  if (!m) return undefined;
  const [, board, hexrow = "", number] = m;
  return hexAt(Number(board), hexrowIndex(hexrow), halvesDown(hexrowIndex(hexrow), Number(number)));
}

/**
 * Returns the hexes of a part of a board. `cut`: the first and final hex number in each hexrow, such as
 * `{ G: [7, 7], H: [6, 6] }`. Hexes that the board does not have are skipped.
 */
export function hexesOfCut({
  board,
  cut,
}: {
  readonly board: number;
  readonly cut: Readonly<Record<string, readonly [first: number, last: number]>>;
}): Hex[] {
  return Object.entries(cut).flatMap(([hexrow, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, i) => parseHex(`${board}${hexrow}${first + i}`)).filter(
      (hex) => hex !== undefined,
    ),
  );
}

/** Formats a hex as the game rules do: "27H6". */
export function formatHex({ board, hexrow, number }: Hex): string {
  return `${board}${hexrow}${number}`;
}

/**
 * Returns the adjacent hex in Random Direction 1–6 (B.8); undefined if it is off the board. Direction 1 is towards the
 * printed coordinate, and directions 2–6 follow clockwise. The result is also right for a turned board, because the
 * coordinates turn with the board.
 * @throws RangeError when the direction is not 1–6
 */
export function neighbour(hex: Hex, direction: number): Hex | undefined {
  const step = steps[direction - 1];
  if (!step) throw new RangeError(`not a direction: ${direction}`);
  const [column, down] = position(hex);
  return hexAt(hex.board, column + step[0], down + step[1]);
}

/** Returns the range between two hexes: 0 for the same hex, Infinity for hexes of different boards. */
export function distance(a: Hex, b: Hex): number {
  if (a.board !== b.board) return Number.POSITIVE_INFINITY;
  const [columnA, downA] = position(a);
  const [columnB, downB] = position(b);
  return rangeOfOffset(columnA - columnB, downA - downB);
}

/** Returns the range between two hexes that are `hexrows` hexrows and `halves` half hexes (up or down) apart. */
export function rangeOfOffset(hexrows: number, halves: number): number {
  const across = Math.abs(hexrows);
  // Each move to the next hexrow also moves half a hex up or down. Only the half hexes left over need further moves.
  return across + Math.max(0, (Math.abs(halves) - across) / 2);
}

/** Returns whether two hexes share a hexside; false for hexes of different boards. */
export function areAdjacent(a: Hex, b: Hex): boolean {
  return distance(a, b) === 1;
}

/**
 * Distance between the centres of two adjacent hexrows. The unit is the height of a hex, from flat side to flat side.
 */
export const hexrowSpacing = Math.sqrt(3) / 2;

/**
 * Returns the centre of a hex: x to the right and y down from the board's upper left corner, in heights of a hex.
 * Hexrow A is at the left. The board is 10 high and 32 × hexrowSpacing wide, because its short edges run through the
 * centres of A and GG.
 */
export function centre(hex: Hex): { x: number; y: number } {
  const [column, down] = position(hex);
  return { x: column * hexrowSpacing, y: down / 2 };
}

/**
 * Returns the centre of a hex in whole numbers: hexrows right of A, and half hexes down from the board's upper edge. A1
 * is `[0, 1]`.
 */
export function position(hex: Hex): readonly [column: number, down: number] {
  const column = hexrowIndex(hex.hexrow);
  return [column, halvesDown(column, hex.number)];
}

/** Returns how far a hex's centre is below the board's upper edge, in half hexes: 0 for B0, 1 for A1, 20 for B10. */
function halvesDown(column: number, number: number): number {
  return column % 2 ? 2 * number : 2 * number - 1;
}

function hexAt(board: number, column: number, down: number): Hex | undefined {
  if (column < 0 || column >= hexrowCount || down < 0 || down > 2 * hexesAcross) return undefined;
  return { board, hexrow: hexrowName(column), number: Math.ceil(down / 2) };
}

/** Returns the name of a hexrow: "H" for 7, "AA" for 26; "" if the index is not 0–32. */
export function hexrowName(index: number): string {
  return index < 0 || index >= hexrowCount ? "" : String.fromCharCode(65 + (index % 26)).repeat(index < 26 ? 1 : 2);
}
