/**
 * Checks the positions in a drawing. All hexes must be within the bounds of the drawing. The two hexes of a hexside, or
 * of a step of a move, must be neighbours. Each line of sight in a profile must be between two units.
 */
import { areAdjacent, hexesOfCut, parseHex } from "../game/board-hexes.ts";
import type { Problem } from "../rules/problems.ts";
import type { Drawing, HexDrawing, ProfileDrawing } from "../schemas/drawing.ts";

/**
 * Returns the pairs of hexes that must be neighbours ("F5-G6"): the two hexes of each hexside, and the hexes before and
 * after each step of a move.
 */
function pairsOf({ hexsides, moves }: HexDrawing): string[] {
  const pairs = hexsides.flatMap((h) => h.of);
  for (const { from, steps } of moves) {
    // Where the unit is before the step: in one hex, or on a hexside between two hexes. A step from a hexside into a
    // hex is not checked, because that hex need not be a neighbour of both hexes of the hexside.
    let before = from ? [from] : [];
    for (const step of steps) {
      if ("to" in step) {
        if (before.length === 1) pairs.push(`${before[0]}-${step.to}`);
        before = [step.to];
      } else if ("along" in step) {
        pairs.push(step.along);
        before = step.along.split("-");
      }
    }
  }
  return pairs;
}

/** Returns a message for each line of sight from or to a unit that is not in the same row of hexes. */
const strangers = ({ rows }: ProfileDrawing) =>
  rows.flatMap(({ hexes, lines }) =>
    lines
      .flatMap(({ from, to }) => [from, to])
      .filter((sign) => !hexes.some((h) => h.unit?.sign === sign))
      .map((sign) => `no unit ${sign} in the row of its line`),
  );

/**
 * Returns a message for each hex outside the drawing's bounds, and for each pair of hexes that must be neighbours but
 * are not.
 */
function misplaced(drawing: HexDrawing): string[] {
  const { board, terrain, hexsides, units, moves, lines, zones, marks } = drawing;
  const inCut = new Set(hexesOfCut(drawing).map((h) => `${h.hexrow}${h.number}`));
  const named = [
    ...Object.values(terrain).flat(),
    ...hexsides.flatMap((h) => h.of.map((side) => side.split("-")[0]!)),
    ...[...units, ...marks].map((u) => u.in),
    ...moves.flatMap((m) => [m.from ?? [], ...m.steps.map((s) => ("to" in s ? s.to : []))].flat()),
    ...lines.flatMap((l) => [l.from, l.to]),
    ...zones.flatMap((z) => ("hexes" in z ? z.hexes : z.wedge[0])),
  ];
  const apart = pairsOf(drawing).filter((pair) => {
    const [a, b] = pair.split("-").map((name) => parseHex(`${board}${name}`));
    return !a || !b || !areAdjacent(a, b);
  });
  return [
    ...named.filter((n) => !inCut.has(n)).map((n) => `${n} is not in the cut`),
    ...apart.map((p) => `${p} are no neighbours`),
  ];
}

/**
 * Returns the problems of a drawing: hexes out of bounds, hexes that should be neighbours, and lines of sight that do
 * not connect units.
 */
export function checkParts(drawing: Drawing): Problem[] {
  const found = drawing.kind === "hexes" ? misplaced(drawing) : drawing.kind === "profile" ? strangers(drawing) : [];
  const file = `content/drawings/${drawing.id}.yaml`;
  return [...new Set(found)].map((detail) => ({ code: "bad-hexes", file, detail }));
}
