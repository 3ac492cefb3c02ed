/** Generates random legal rows of hexes, for tests of LOS and of fire. */
import fc from "fast-check";
import { FORMS, GROUNDS, type LosHex, type LosRow, type LosUnit, POSTURES, SIDES, UNITS } from "../src/game/los/row.ts";
import { rowFaults } from "../src/game/los/row-faults.ts";

const often = <T>(usual: T, others: readonly T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(...others) });

const anyHex: fc.Arbitrary<LosHex> = fc.record({
  level: often(0, [1, 2]),
  form: fc.oneof(fc.constantFrom(...FORMS), fc.constant("flat" as const)),
  ground: often("open", GROUNDS),
  smoke: often(0, [1, 2, 3]),
  side: often("none", SIDES),
  twice: often(false, [true]),
});
const anyPlace: fc.Arbitrary<LosHex> = fc
  .tuple(anyHex, anyHex, fc.integer({ min: 0, max: 7 }))
  .map(([hex, beside, n]) => (n === 0 ? { ...hex, side: "none", beside } : hex));
const anyUnit: fc.Arbitrary<LosUnit> = fc.record({ kind: often("infantry", UNITS), posture: often("none", POSTURES) });

/** Makes a row possible: removes impossible hexside terrain, and replaces an impossible unit by plain Infantry. */
export function possibleRow(row: LosRow): LosRow {
  const hexes = row.hexes.map((h, i): LosHex => {
    const next = row.hexes[i + 1];
    const side = !next || h.beside || next.beside ? "none" : h.side;
    return { ...h, side };
  });
  const at = new Set(rowFaults({ ...row, hexes }).map((fault) => fault.at));
  const plain = (unit: LosUnit, hex: number): LosUnit => (at.has(hex) ? { kind: "infantry", posture: "none" } : unit);
  return {
    ...row,
    hexes: hexes.map((h, i): LosHex => (at.has(i + 0.5) ? { ...h, side: "none" } : h)),
    viewer: plain(row.viewer, 0),
    target: plain(row.target, hexes.length - 1),
  };
}

export const anyRow: fc.Arbitrary<LosRow> = fc
  .record({
    hexes: fc
      .tuple(anyHex, fc.array(anyPlace, { maxLength: 6 }), anyHex)
      .map(([first, between, last]) => [first, ...between, last]),
    viewer: anyUnit,
    target: anyUnit,
    book: fc.constantFrom("sl", "asl"),
  })
  .map(possibleRow)
  .filter((row) => rowFaults(row).length === 0);
