/** The scale of a board's map, for the printed board and the marks upon it. */
import { centre, type Hex, hexesAcross, hexrowCount, hexrowSpacing } from "../../src/game/board-hexes.ts";

/** Height of a hex. */
export const unit = 20;
export const width = (hexrowCount - 1) * hexrowSpacing * unit;
export const height = hexesAcross * unit;

/** A hex's centre on the map; a turned board lies on its head. */
export function pointOf(hex: Hex, turned: boolean): readonly [x: number, y: number] {
  const { x, y } = centre(hex);
  return turned ? [width - x * unit, height - y * unit] : [x * unit, y * unit];
}
