/** Whether a drawing's hexes fit together: named hexes lie in the cut, hexsides and steps join neighbours. */
import { areAdjacent, type Hex, parseHex } from "../game/board-hexes.ts";
import type { Problem } from "../rules/problems.ts";
import type { Drawing, HexDrawing } from "../schemas/drawing.ts";

/** The hexes of a cut, hexrow by hexrow. Names that no board has are left out. */
export function hexesOfCut({ board, cut }: Pick<HexDrawing, "board" | "cut">): Hex[] {
  return Object.entries(cut).flatMap(([hexrow, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, i) => parseHex(`${board}${hexrow}${first + i}`)).filter(
      (hex) => hex !== undefined,
    ),
  );
}

/** The pairs of hexes that must be neighbours: both sides of each hexside, and each step of a move. */
function pairsOf({ hexsides, moves }: HexDrawing): string[] {
  const pairs = hexsides.flatMap((h) => h.of);
  for (const { from, steps } of moves) {
    // After a hexside, the next hex touches one of its two.
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

/** Hexes that a drawing names outside its cut, and pairs of hexes that must touch and do not. */
export function checkHexes(drawing: Drawing): Problem[] {
  if (drawing.kind !== "hexes") return [];
  const { board, terrain, hexsides, units, moves, lines, zones, marks } = drawing;
  const inCut = new Map(hexesOfCut(drawing).map((h) => [`${h.hexrow}${h.number}`, h]));
  const pairs = pairsOf(drawing);
  const named = [
    ...Object.values(terrain).flat(),
    ...hexsides.flatMap((h) => h.of.map((side) => side.split("-")[0]!)),
    ...[...units, ...marks].map((u) => u.in),
    ...moves.flatMap((m) => [m.from ?? [], m.steps.map((s) => ("to" in s ? s.to : []))].flat(2)),
    ...lines.flatMap((l) => [l.from, l.to]),
    ...zones.flatMap((z) => z.hexes),
  ];
  const apart = pairs.filter((pair) => {
    const [a, b] = pair.split("-").map((name) => parseHex(`${board}${name}`));
    return !a || !b || !areAdjacent(a, b);
  });
  return [
    ...new Set([
      ...named.filter((n) => !inCut.has(n)).map((n) => `${n} is not in the cut`),
      ...apart.map((p) => `${p} are no neighbours`),
    ]),
  ].map((detail) => ({ code: "bad-hexes", file: `content/drawings/${drawing.id}.yaml`, line: 1, detail }));
}
