/** A half of a board, named as F12.31 does by the hexrow at its end: A or GG. */
export type Half = "A" | "GG";

/** A hex of a standard board: 27H6 is board 27, hexrow H, number 6. */
export type Hex = { readonly board: number; readonly hexrow: string; readonly number: number };

/** Hexrows of a standard board, from A to GG. */
export const hexrowCount = 33;
/** Hexes from one long edge of a standard board to the other. */
export const hexesAcross = 10;
/** The hexrow that the fold runs along, midway between A and GG. */
const foldIndex = (hexrowCount - 1) / 2;

/** Steps in directions 1–6 (B.8): hexrows to the right, half hexes down. */
const steps = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** The place of a hexrow, A = 0 to GG = 32; -1 when the board has no such hexrow. */
export function hexrowIndex(hexrow: string): number {
  const index = hexrow.charCodeAt(0) - 65 + (hexrow.length - 1) * 26;
  return hexrowName(index) === hexrow ? index : -1;
}

/** The half that a hexrow lies in: A–P, R–GG; undefined for Q, which the fold divides, and for no hexrow at all. */
export function halfOf(hexrow: string): Half | undefined {
  const index = hexrowIndex(hexrow);
  if (index < 0 || index === foldIndex) return undefined;
  return index < foldIndex ? "A" : "GG";
}

/** Reads "27H6" as a hex, on any board from 1 to 99; undefined when it is not written so or no standard board has it. */
export function parseHex(text: string): Hex | undefined {
  const m = /^([1-9]\d?)([A-Z]+)(0|[1-9]\d*)$/.exec(text);
  if (!m) return undefined;
  const [, board, hexrow = "", number] = m;
  return hexAt(Number(board), hexrowIndex(hexrow), halvesDown(hexrowIndex(hexrow), Number(number)));
}

/** The hexes of a part of a board, hexrow by hexrow: `cut` has the first and the last of each. Names that no board has are left out. */
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

/** A hex as the rules write it: "27H6". */
export function formatHex({ board, hexrow, number }: Hex): string {
  return `${board}${hexrow}${number}`;
}

/**
 * The neighbour in Random Direction 1–6 (B.8): 1 is towards the printed coordinate, that is number − 1 in the same
 * hexrow, the others clockwise; the same on a turned board, whose coordinates turn with it.
 * Undefined when it is off the board.
 * @throws RangeError when the direction is not 1–6
 */
export function neighbour(hex: Hex, direction: number): Hex | undefined {
  const step = steps[direction - 1];
  if (!step) throw new RangeError(`not a direction: ${direction}`);
  const [column, down] = position(hex);
  return hexAt(hex.board, column + step[0], down + step[1]);
}

/** Hexes from one hex to another of the same board, 0 for the hex itself; Infinity between boards. */
export function distance(a: Hex, b: Hex): number {
  if (a.board !== b.board) return Number.POSITIVE_INFINITY;
  const [columnA, downA] = position(a);
  const [columnB, downB] = position(b);
  return apart(columnA - columnB, downA - downB);
}

/** Hexes between two places that differ by so many hexrows and half hexes. */
export function apart(hexrows: number, halves: number): number {
  const across = Math.abs(hexrows);
  // A step to the next hexrow also goes half a hex up or down; only what is left over costs steps of its own.
  return across + Math.max(0, (Math.abs(halves) - across) / 2);
}

/** Whether two hexes of one board share a hexside. */
export function areAdjacent(a: Hex, b: Hex): boolean {
  return distance(a, b) === 1;
}

/** Distance between the centres of two neighbouring hexrows, when a hex is 1 high (side to side). */
export const hexrowSpacing = Math.sqrt(3) / 2;

/**
 * Centre of a hex for a map of flat-topped hexes, hexrow A at the left, coordinates at the top. Unit: the height of a
 * hex. The board is 32 × hexrowSpacing wide (its short edges run through the centres of A and GG) and 10 high.
 */
export function centre(hex: Hex): { x: number; y: number } {
  const [column, down] = position(hex);
  return { x: column * hexrowSpacing, y: down / 2 };
}

/** A hex's hexrow (A = 0) and its distance from the board's upper long edge, in half hexes: its centre in whole numbers. */
export function position(hex: Hex): readonly [column: number, down: number] {
  const column = hexrowIndex(hex.hexrow);
  return [column, halvesDown(column, hex.number)];
}

/** B0 and B10 are half-hexes, centred on the board's edges; A1 lies half a hex below the edge. */
function halvesDown(column: number, number: number): number {
  return column % 2 ? 2 * number : 2 * number - 1;
}

function hexAt(board: number, column: number, down: number): Hex | undefined {
  if (column < 0 || column >= hexrowCount || down < 0 || down > 2 * hexesAcross) return undefined;
  return { board, hexrow: hexrowName(column), number: Math.ceil(down / 2) };
}

/** 7 is H, 26 is AA; past GG, or below A, a name that no hexrow has. */
export function hexrowName(index: number): string {
  return index < 0 || index >= hexrowCount ? "" : String.fromCharCode(65 + (index % 26)).repeat(index < 26 ? 1 : 2);
}
