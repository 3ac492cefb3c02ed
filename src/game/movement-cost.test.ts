import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import BOOK_COSTS from "../tables/D.2-books.ts";
import CHART from "../tables/terrain-chart.ts";
import {
  CHART_UNITS,
  type ChartUnit,
  costText,
  isRemark,
  type Move,
  mayDouble,
  movementCost,
  PLAIN_MOVE,
  paysMf,
} from "./movement-cost.ts";

const costOf = (unit: ChartUnit, move: Partial<Move> = {}) => {
  const cost = movementCost(unit, { ...PLAIN_MOVE, ...move });
  return cost.possible ? cost.total : cost.reason;
};
const all = (move: Partial<Move>) => CHART_UNITS.map((unit) => costOf(unit, move));

// Each list has the costs of Infantry, Cavalry, Wagon, Motorcycle, Armored Car, Fully Tracked, Halftrack and Truck. The
// costs are typed here, not read from the chart's data.
test("F.2: each terrain has the cost that the chart prints", () => {
  assert.deepEqual(all({}), [1, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(all({ terrain: "scrub" }), [1, 2, 2, 4, 4, 2, 3, 6]);
  assert.deepEqual(all({ terrain: "hammada" }), [1, 3, 3, 4, 4, 2, 3, 6]);
  assert.deepEqual(all({ terrain: "orchard" }), [1, 1, 1, 3, 3, 1, 1, 4]);
  assert.deepEqual(all({ terrain: "oliveGrove" }), [2, 2, 2, 6, 6, 2, 2, 8]);
  assert.deepEqual(all({ terrain: "cactusPatch" }), [3, 3, 3, 9, 9, 3, 3, 12]);
  assert.deepEqual(all({ place: "hill25" }), [1, 1, 1, 3, 3, 1, 1, 4]);
  assert.deepEqual(all({ terrain: "other", otherCot: 6.5 }), Array(8).fill(6.5));
});

test("D7.3: sand adds to COT, and EC Wet or Mud reduce the cost of sand by 1", () => {
  assert.deepEqual(all({ sand: true }), [2, 3, 3, 5, 5, 3, 4, 7]);
  assert.deepEqual(all({ sand: true, wetOrMud: true }), [1, 2, 2, 4, 4, 2, 3, 6]);
  assert.deepEqual(all({ wetOrMud: true }), all({}), "EC do not matter without sand");
});

test("D5.2, D5.32: the costs to enter, leave and move along a wadi, and to enter a higher wadi, are as printed", () => {
  const wadi = { wadi: true };
  assert.deepEqual(all(wadi), [2, 2, "ALL", 5, 5, 3, 4, 7]);
  assert.deepEqual(all({ wadi: true, from: "wadi" }), all(wadi), "D5.21: the cost of entering does not change");
  const along = movementCost("infantry", { ...PLAIN_MOVE, wadi: true, from: "wadi" });
  assert.ok(along.possible && along.lines.some(({ name, rule }) => name === "connected" && rule === "D5.21"));
  assert.deepEqual(all({ from: "wadi" }), [3, 3, 2, 5, 5, 5, 5, 5]);
  assert.deepEqual(
    all({ from: "wadi", rise: "level" }),
    all({ from: "wadi" }),
    "D5.41: the cost to leave a wadi includes the higher elevation",
  );
  assert.equal(costOf("infantry", { wadi: true, from: "wadi", rise: "level" }), 3, "D5.22: the COT is paid once more");
  assert.equal(costOf("truck", { wadi: true, from: "wadi", rise: "level" }), 11, "D5.22: 6 + 1 + 4");
  assert.equal(costOf("truck", { wadi: true, place: "hill25" }), 7, "F.2A does not hold in a wadi");
  const { infantry, cavalry } = CHART.wadi;
  assert.deepEqual(
    [infantry, cavalry, BOOK_COSTS.wadi.sl],
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    "D5.2: both print 1 + COT on foot",
  );
});

test("D5.63, D5.64: only Infantry and Cavalry can cross a wadi cliff, at the costs of D5.63", () => {
  for (const move of [
    { wadi: true, cliff: true },
    { from: "wadi", cliff: true },
  ] as const)
    assert.deepEqual(all(move).slice(2), ["cliff", "portage", "cliff", "cliff", "cliff", "cliff"]);
  assert.equal(
    costOf("infantry", { wadi: true, cliff: true, terrain: "other", otherCot: 2 }),
    3,
    "in place of 1 + COT",
  );
  assert.equal(costOf("cavalry", { from: "wadi", cliff: true, terrain: "scrub" }), 5, "3 + COT");
  assert.deepEqual(all({ cliff: true }), all({}), "no wadi, no wadi cliff");
});

test("D6.11: only Infantry can move out of crest status, and it cannot move into the wadi", () => {
  assert.equal(costOf("infantry", { from: "crest" }), 2);
  assert.equal(costOf("infantry", { from: "crest", wadi: true }), "crestToWadi");
  assert.equal(costOf("truck", { from: "crest" }), "crest");
});

test("D4.3, D6.3, D7.511: a Lip Hexside, a hillock and a Dune Crest each add 1 for the units that pay for them", () => {
  assert.deepEqual(all({ lip: true }), [1, 1, 2, 2, 2, 2, 2, 2]);
  assert.deepEqual(all({ rise: "hillock" }), [1, 1, 1, 2, 2, 2, 2, 2]);
  assert.deepEqual(all({ duneCrest: true }), [2, 2, 2, 2, 2, 2, 2, 2]);
});

test("D.2: a move up a full level doubles COT for units that pay MF, and costs 4 MP more for other units", () => {
  assert.deepEqual(all({ rise: "level" }), [2, 2, 2, 5, 5, 5, 5, 5]);
  assert.deepEqual(all({ rise: "level", terrain: "scrub" }), [2, 4, 4, 8, 8, 6, 7, 10]);
});

test("D9.1: a Track reduces the cost by 1, to at least 1; costs such as Dust are added afterwards", () => {
  assert.deepEqual(all({ track: true }), [1, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(all({ track: true, terrain: "hammada" }), [1, 2, 2, 3, 3, 1, 2, 5]);
  assert.deepEqual(all({ track: true, terrain: "scrub", rise: "level" }), [2, 2, 2, 7, 7, 5, 6, 9]);
  assert.deepEqual(all({ track: true, duneCrest: true }), [1, 1, 1, 1, 1, 1, 1, 1]);
  assert.deepEqual(all({ track: true, dust: "heavy" }), [1, 2, 2, 2, 2, 2, 2, 2]);
  assert.deepEqual(all({ track: true, extra: 2 }), [3, 3, 3, 3, 3, 3, 3, 3]);
  assert.equal(costOf("wagon", { track: true, wadi: true }), "ALL");
});

test("D9.1: leaving a wadi on foot along a Track costs 2 MF, or 3 if the elevation part is not reduced", () => {
  const out = { from: "wadi", track: true } as const;
  assert.deepEqual(all(out).slice(0, 3), [2, 2, 2]);
  assert.deepEqual(all({ ...out, bank: true }).slice(0, 3), [3, 3, 2], "a Wagon pays 2 with or without the agreement");
  for (const unit of ["infantry", "cavalry"] as const) {
    const bySl = (move: Partial<Move>) => costOf(unit, { ...out, ...move });
    assert.equal(bySl({ cliff: true }), 3);
    assert.equal(bySl({ cliff: true, bank: true }), 4);
    for (const same of [
      { terrain: "scrub", sand: true },
      { duneCrest: true },
      { wadi: true, unconnected: true },
    ] as const)
      assert.equal(bySl({ ...same, bank: true }), bySl(same), JSON.stringify(same));
    const asl = (bank: boolean) => movementCost(unit, { ...PLAIN_MOVE, ...out, bank }, "asl");
    assert.deepEqual(asl(true), asl(false), "ASL doubles COT after the Track");
  }
  const remarks = (move: Partial<Move>) => {
    const cost = movementCost("infantry", { ...PLAIN_MOVE, ...out, ...move });
    return cost.possible ? cost.lines.filter(isRemark).map(({ name, rule }) => `${name} ${rule}`) : [];
  };
  assert.deepEqual([remarks({}), remarks({ bank: true })], [["bankWhole D9.1"], ["bankApart D9.1"]]);
  assert.deepEqual(remarks({ from: "ordinary", bank: true }), []);
  for (const unit of CHART_UNITS.slice(3))
    assert.equal(
      costOf(unit, { ...out, bank: true }),
      costOf(unit, out),
      `${unit}: D9.1 excepts only units that pay MF`,
    );
});

test("D11.73, D11.731, D11.74: Dust, SMOKE and a Gun in tow raise the cost", () => {
  assert.deepEqual(all({ dust: "heavy" }), [1, 2, 2, 2, 2, 2, 2, 2]);
  assert.deepEqual(all({ dust: "buVeryHeavy" }), [1, 2, 2, 2, 3, 3, 3, 2], "only an AFV can be BU");
  assert.equal(costOf("fullyTracked", { smoke: true }), 2, "D11.74 EX");
  assert.equal(costOf("truck", { towing: true }), 2);
  assert.equal(costOf("infantry", { towing: true }), 1);
});

test("a move that costs more than the whole allotment is impossible", () => {
  assert.equal(costOf("wagon", { wadi: true, smoke: true }), "allAndMore");
  assert.equal(costOf("armoredCar", { terrain: "other", otherCot: "ALL" }), "ALL");
  assert.equal(costOf("armoredCar", { terrain: "other", otherCot: "ALL", wadi: true }), "allAndMore");
  const sandy = { terrain: "other", otherCot: "ALL", sand: true } as const;
  assert.equal(costOf("infantry", { ...sandy, wetOrMud: true }), "ALL", "D7.3: the sand costs 0");
  assert.equal(costOf("infantry", sandy), "allAndMore");
  assert.equal(costOf("cavalry", { ...sandy, wetOrMud: true }), "allAndMore", "D7.3: the sand costs 1");
});

test("D5.31: VBM is impossible in a wadi hex, and ignored for units that pay MF", () => {
  assert.equal(costOf("truck", { bypass: true, wadi: true }), "bypass");
  assert.equal(costOf("infantry", { bypass: true }), 1);
  assert.equal(costOf("fullyTracked", { bypass: true }), 2);
});

test("D3.31: only a vehicle that makes the Hammada Immobilization DR can pay 2 times the cost", () => {
  assert.deepEqual(all({ terrain: "hammada", doubled: true }), [1, 3, 6, 8, 8, 2, 6, 12]);
  assert.deepEqual(all({ doubled: true }), [1, 1, 2, 2, 2, 1, 2, 2], "Open Ground may be Accessible to hammada");
  for (const move of [
    { terrain: "scrub" },
    { terrain: "other" },
    { sand: true },
    { terrain: "hammada", track: true },
  ] as const)
    assert.deepEqual(all({ ...move, doubled: true }), all(move), JSON.stringify(move));
});

test("costText formats halves, negative costs and ALL", () => {
  assert.deepEqual([0, 0.5, 1, 6.5, -1, "ALL" as const].map(costText), ["0", "½", "1", "6½", "−1", "ALL"]);
});

const yesNo = fc.boolean();
const anyMove: fc.Arbitrary<Move> = fc.record({
  terrain: fc.constantFrom(
    "openGround",
    "scrub",
    "hammada",
    "orchard",
    "oliveGrove",
    "cactusPatch",
    "brokenGround",
    "other",
  ),
  otherCot: fc.constantFrom(0.5, 1, 2, 3.5),
  place: fc.constantFrom("desert", "hill25", "level4"),
  sand: yesNo,
  wetOrMud: yesNo,
  wadi: yesNo,
  from: fc.constantFrom("ordinary", "wadi"),
  unconnected: yesNo,
  cliff: fc.constant(false),
  rise: fc.constantFrom("none", "hillock", "level"),
  lip: yesNo,
  duneCrest: yesNo,
  track: yesNo,
  bank: yesNo,
  bypass: fc.constant(false),
  sangar: yesNo,
  smoke: yesNo,
  towing: yesNo,
  dust: fc.constantFrom("none", "heavy", "buVeryHeavy"),
  extra: fc.constantFrom(0, 1, 2.5),
  doubled: yesNo,
});
const anyUnit = fc.constantFrom(...CHART_UNITS);

test("the lines of every cost add up to the total, each has its rule, and more terrain never lowers the cost", () => {
  fc.assert(
    fc.property(anyUnit, anyMove, (unit, move) => {
      const cost = movementCost(unit, move);
      if (!cost.possible || cost.total === "ALL") return;
      assert.equal(
        cost.lines.reduce((total, line) => total + Number(line.cost), 0),
        cost.total,
      );
      assert.ok(cost.total > 0);
      assert.equal(cost.kind, paysMf(unit) ? "MF" : "MP");
      assert.ok(cost.lines.every(({ rule }) => rule));
      const once = movementCost(unit, { ...move, doubled: false });
      for (const more of [{ smoke: true }, { lip: true }, { duneCrest: true }, { sand: true }, { track: false }]) {
        const dearer = movementCost(unit, { ...move, doubled: false, ...more });
        assert.ok(dearer.possible && once.possible, JSON.stringify({ unit, move, more }));
        assert.ok(Number(dearer.total) >= Number(once.total), JSON.stringify({ unit, move, more }));
      }
      const twice = movementCost(unit, { ...move, doubled: true });
      assert.ok(
        once.possible &&
          twice.possible &&
          Number(twice.total) === (mayDouble(unit, move, "sl") ? 2 : 1) * Number(once.total),
      );
    }),
    { numRuns: 2000 },
  );
});
