/** The scale of a board's map, shared by the board (BoardShape.astro) and the marks on it. */
import { centre, type Hex, hexesAcross, hexrowCount, hexrowSpacing } from "../../../src/game/board-hexes.ts";

/** Height of a hex, in units of the map's SVG. */
export const unit = 20;
/** Space around the board for the hexrow letters and hex numbers. */
export const margin = 18;
export const boardWidth = (hexrowCount - 1) * hexrowSpacing * unit;
export const boardHeight = hexesAcross * unit;
export const mapWidth = boardWidth + 2 * margin;
export const mapHeight = boardHeight + 2 * margin;

/**
 * Returns the center of a hex, measured from the board's upper left corner in units of the map. `turned`: whether the
 * board is upside down.
 */
export function pointOf(hex: Hex, turned: boolean): readonly [x: number, y: number] {
  const { x, y } = centre(hex);
  return turned ? [boardWidth - x * unit, boardHeight - y * unit] : [x * unit, y * unit];
}
