/** A half of a board. Its name is the hexrow at its short edge, as in F12.31. */
export type Half = "A" | "GG";

/** A hex of a standard board: 27H6 is board 27, hexrow H, number 6. */
export type Hex = { readonly board: number; readonly hexrow: string; readonly number: number };

/** The number of hexrows of a standard board, from A to GG. */
export const hexrowCount = 33;
/** The number of hexes from one long edge of a standard board to the other. */
export const hexesAcross = 10;
/** The index of hexrow Q, along which the board folds, midway between A and GG. */
const foldIndex = (hexrowCount - 1) / 2;

/** For each of the directions 1–6 (B.8), the step to the next hex: [hexrows to the right, half hexes down]. */
const steps = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Returns the index of a hexrow, A = 0 to GG = 32; -1 if the board has no such hexrow. */
export function hexrowIndex(hexrow: string): number {
  const index = hexrow.charCodeAt(0) - 65 + (hexrow.length - 1) * 26;
  return hexrowName(index) === hexrow ? index : -1;
}

/**
 * Returns the half that a hexrow is in: A–P or R–GG. Undefined for Q, which the fold divides, and for an unknown
 * hexrow.
 */
export function halfOf(hexrow: string): Half | undefined {
  const index = hexrowIndex(hexrow);
  if (index < 0 || index === foldIndex) return undefined;
  return index < foldIndex ? "A" : "GG";
}

/**
 * Parses "27H6" as a hex of a board from 1 to 99; undefined if the format is wrong or a standard board has no such hex.
 */
export function parseHex(text: string): Hex | undefined {
  const m = /^([1-9]\d?)([A-Z]+)(0|[1-9]\d*)$/.exec(text);
  if (!m) return undefined;
  const [, board, hexrow = "", number] = m;
  return hexAt(Number(board), hexrowIndex(hexrow), halvesDown(hexrowIndex(hexrow), Number(number)));
}

/**
 * Returns the hexes of a part of a board. `cut`: the first and final hex number of the part in each hexrow, for example
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

/** Formats a hex as the rules do: "27H6". */
export function formatHex({ board, hexrow, number }: Hex): string {
  return `${board}${hexrow}${number}`;
}

/**
 * Returns the adjacent hex in Random Direction 1–6 (B.8), undefined if it is off the board. Direction 1 is towards the
 * printed coordinate (number − 1 in the same hexrow), and the other directions follow clockwise. A turned board needs
 * no correction, because its coordinates turn too.
 * @throws RangeError when the direction is not 1–6
 */
export function neighbour(hex: Hex, direction: number): Hex | undefined {
  const step = steps[direction - 1];
  if (!step) throw new RangeError(`not a direction: ${direction}`);
  const [column, down] = position(hex);
  return hexAt(hex.board, column + step[0], down + step[1]);
}

/**
 * Returns the range in hexes between two hexes of one board, 0 for the same hex; Infinity for hexes of different
 * boards.
 */
export function distance(a: Hex, b: Hex): number {
  if (a.board !== b.board) return Number.POSITIVE_INFINITY;
  const [columnA, downA] = position(a);
  const [columnB, downB] = position(b);
  return rangeOfOffset(columnA - columnB, downA - downB);
}

/** Returns the range in hexes for a difference in hexrows and half hexes. */
export function rangeOfOffset(hexrows: number, halves: number): number {
  const across = Math.abs(hexrows);
  // A step to the next hexrow also moves half a hex up or down. Only the remaining half hexes need more steps.
  return across + Math.max(0, (Math.abs(halves) - across) / 2);
}

/** Returns whether two hexes share a hexside; false for hexes of different boards. */
export function areAdjacent(a: Hex, b: Hex): boolean {
  return distance(a, b) === 1;
}

/**
 * Distance between the centres of two adjacent hexrows, in heights of a hex. The height is measured from flat side to
 * flat side.
 */
export const hexrowSpacing = Math.sqrt(3) / 2;

/**
 * Returns the centre of a hex on a map with flat-topped hexes, hexrow A at the left and coordinates at the top. The
 * unit is the height of a hex. The board is 10 high and 32 × hexrowSpacing wide: its short edges run through the
 * centres of A and GG.
 */
export function centre(hex: Hex): { x: number; y: number } {
  const [column, down] = position(hex);
  return { x: column * hexrowSpacing, y: down / 2 };
}

/**
 * Returns the centre of a hex in whole numbers: the hexrow (A = 0), and half hexes down from the board's upper long
 * edge.
 */
export function position(hex: Hex): readonly [column: number, down: number] {
  const column = hexrowIndex(hex.hexrow);
  return [column, halvesDown(column, hex.number)];
}

/**
 * Returns the distance of a hex's centre from the board's upper edge, in half hexes: 0 for B0, 1 for A1, 20 for B10.
 */
function halvesDown(column: number, number: number): number {
  return column % 2 ? 2 * number : 2 * number - 1;
}

function hexAt(board: number, column: number, down: number): Hex | undefined {
  if (column < 0 || column >= hexrowCount || down < 0 || down > 2 * hexesAcross) return undefined;
  return { board, hexrow: hexrowName(column), number: Math.ceil(down / 2) };
}

/** Returns the name of a hexrow: 7 is H, 26 is AA; "" outside A–GG. */
export function hexrowName(index: number): string {
  return index < 0 || index >= hexrowCount ? "" : String.fromCharCode(65 + (index % 26)).repeat(index < 26 ? 1 : 2);
}
