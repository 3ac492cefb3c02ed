/** Tests that worked examples of movement costs state the costs that src/game computes, in both languages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleText } from "../src/content/rule-text.ts";
import {
  type ChartUnit,
  costText,
  type Move,
  movementCost,
  PLAIN_MOVE,
  VCA_CHANGE,
} from "../src/game/movement-cost.ts";
import { content } from "./content.ts";

/** Returns the cost of a move, formatted as in the texts of the rules: "6½ MP". */
function total(unit: ChartUnit, move: Partial<Move> = {}): string {
  const cost = movementCost(unit, { ...PLAIN_MOVE, ...move });
  assert.ok(cost.possible, JSON.stringify({ unit, move }));
  return costText(cost.total);
}
const sumOf = (...costs: string[]) => String(costs.reduce((sum, cost) => sum + Number(cost), 0));

/** Asserts that each pattern finds the given cost in the text of a rule. */
function states(id: string, cases: readonly [cost: string, en: RegExp, ja: RegExp][]): void {
  for (const [cost, ...patterns] of cases) {
    (["en", "ja"] as const).forEach((language, i) => {
      const text = ruleText(id, language, content);
      assert.equal(patterns[i]!.exec(text)?.[1], cost, `${id} ${language}: ${patterns[i]}`);
    });
  }
}

test("F.2 EX: the printed MP of the PSW 222(L) are correct", () => {
  const car = (move: Partial<Move> = {}) => total("armoredCar", move);
  states("F.2", [
    [car({ terrain: "orchard" }), /into D4: (\d+) MP/, /D4へ：(\d+)MP/],
    [car(), /into C4: (\d+) MP/, /C4へ：(\d+)MP/],
    [car({ wadi: true }), /into B4: (\d+) MP \(4/, /B4へ：(\d+)MP（ワジに入る4/],
    [car({ from: "wadi", place: "hill25" }), /into A5: (\d+) MP/, /A5へ：(\d+)MP/],
    [String(2 * VCA_CHANGE), /2 hexspines, counterclockwise: (\d+) MP/, /2ヘクススパイン変える：(\d+)MP/],
    [car({ bypass: true }), /B5-A6: (\d+) MP/, /B5-A6に沿うVBM：(\d+)MP/],
    [car({ terrain: "orchard", rise: "level" }), /into B6: (\d+) MP/, /B6へ：(\d+)MP/],
    [String(VCA_CHANGE), /1 hexspine, clockwise: (\d+) MP/, /1ヘクススパイン変える：(\d+)MP/],
    [car({ place: "hill25", bypass: true }), /A7-B7: (\d+) MP/, /A7-B7に沿うVBM：(\d+)MP/],
  ]);
  // Woods cost the armored car all its MP, and the wadi costs 4 MP more, so the car cannot enter A4.
  const woods = { ...PLAIN_MOVE, terrain: "other", otherCot: "ALL", wadi: true } as const;
  assert.equal(movementCost("armoredCar", { ...woods, from: "wadi" }).possible, false);
});

test("F.2 EX: the printed MP of the PzKpfw IIIL are correct", () => {
  const woods = { terrain: "other", otherCot: 6.5, wadi: true, from: "wadi" } as const;
  states("F.2", [
    [total("fullyTracked", { wadi: true }), /into B4: (\d+) MP \(2/, /B4へ：(\d+)MP（ワジに入る2/],
    [total("fullyTracked", woods), /into A4: ([\d½]+) MP/, /A4へ：([\d½]+)MP/],
  ]);
});

test("F.2A EX: the printed MP of the truck are correct", () => {
  states("F.2A", [
    [total("truck", { place: "hill25" }), /(\d+) MP to enter C7/, /C7へ：(\d+)MP/],
    [total("truck", { wadi: true, place: "hill25" }), /(\d+) MP to move INTO D6/, /D6の中（INTO）へ：(\d+)MP/],
  ]);
});

test("F12.51 EX, D12.51 EX: the printed MP of the truck on Overlay E1 are correct", () => {
  const truck = (move: Partial<Move>) => total("truck", move);
  for (const id of ["F12.51", "D12.51"])
    states(id, [
      [truck({ place: "level4", rise: "level" }), /25M8 to L7: (\d+) MP/, /25M8からL7へ：(\d+)MP/],
      [truck({ place: "level4", from: "wadi" }), /from M7 to L7: (\d+) MP/, /M7からL7へ：(\d+)MP/],
      [truck({ place: "level4", wadi: true }), /L7 to M7, or from M8 to M7: (\d+) MP/, /M8からM7へ：(\d+)MP/],
      [truck({ place: "hill25" }), /L7 to M8: (\d+) MP/, /L7からM8へ：(\d+)MP/],
    ]);
});

test("D5.2 EX: the printed MF of Infantry into and out of a wadi are correct", () => {
  const brush = { terrain: "other", otherCot: 2, wadi: true } as const;
  states("D5.2", [
    [total("infantry", { wadi: true }), /Open Ground wadi hex, for (\d+) MF/, /25C5に(\d+)MF/],
    [total("infantry", brush), /brush and wadi hex, for (\d+) MF/, /25H2に(\d+)MF/],
    [total("infantry", { from: "wadi" }), /for 25C4 at (\d+) MF/, /25C5から25C4へは(\d+)MF/],
  ]);
});

test("D7.3 EX: the printed costs of sand for Infantry and a tank are correct, and scrub costs a tank 1 MP more", () => {
  const wet = { sand: true, wetOrMud: true };
  states("D7.3", [
    [total("infantry", { sand: true }), /Infantry pays (\d+) MF/, /歩兵は(\d+)MF/],
    [total("infantry", wet), /Wet or Mud it pays (\d+) MF/, /WetまたはMudなら(\d+)MF/],
    [total("fullyTracked", { sand: true }), /A tank pays (\d+) MP/, /戦車は(\d+)MPを/],
    [total("fullyTracked", wet), /Wet or Mud it pays (\d+) MP/, /WetまたはMudなら(\d+)MP/],
  ]);
  for (const wetOrMud of [false, true]) {
    const scrub = { sand: true, terrain: "scrub", wetOrMud } as const;
    assert.equal(total("infantry", scrub), total("infantry", { sand: true, wetOrMud }));
    assert.equal(Number(total("fullyTracked", scrub)), Number(total("fullyTracked", { sand: true, wetOrMud })) + 1);
  }
});

test("D7.511 EX: the printed costs of squad C and tank D to cross a Dune Crest are correct", () => {
  const over = { sand: true, duneCrest: true };
  const squad = (move: Partial<Move>) => total("infantry", move);
  const tank = (move: Partial<Move>) => total("fullyTracked", move);
  states("D7.511", [
    [sumOf(squad({ sand: true }), squad(over)), /Squad C pays (\d+) MF/, /分隊Cは(\d+)MF/],
    [sumOf(tank({ sand: true }), tank(over)), /Tank D, Low Dune, pays (\d+) MP/, /戦車D、低い砂丘：(\d+)MP/],
    [
      sumOf(tank({ sand: true, rise: "hillock" }), tank(over)),
      /Tank D, High Dune, pays (\d+) MP/,
      /戦車D、高い砂丘：(\d+)MP/,
    ],
    [tank({ sand: true, terrain: "scrub" }), /K3 to J2 the tank pays (\d+) MP/, /低い砂丘なら(\d+)MP/],
    [tank({ sand: true, terrain: "scrub", rise: "hillock" }), /or (\d+) MP for a High Dune/, /高い砂丘なら(\d+)MP/],
  ]);
  // A High Dune and scrub cost the squad nothing extra.
  assert.equal(squad({ ...over, rise: "hillock", terrain: "scrub" }), squad(over));
});

test("D9.2 EX: the printed costs on a Track are correct", () => {
  const up = { rise: "level", track: true } as const;
  const hammada = { terrain: "hammada", track: true } as const;
  states("D9.2", [
    [total("infantry", { sand: true, track: true }), /sand without scrub: (\d+) MF/, /2MFではなく(\d+)MF/],
    [total("infantry", hammada), /hammada: still (\d+) MF/, /歩兵、ハマダヘクス：(\d+)MFのまま/],
    [total("infantry", up), /Open Ground: still (\d+) MF/, /レベル1の開豁地ヘクス：(\d+)MFのまま/],
    [total("infantry", { ...up, smoke: true }), /Location, (\d+) MF/, /SMOKEがあれば、(\d+)MF/],
    [total("truck", hammada), /Truck, hammada: (\d+) MP, not 6/, /6MPではなく(\d+)MP/],
    [total("truck", { ...hammada, towing: true }), /towing a Gun: (\d+) MP, not 7/, /7MPではなく(\d+)MP/],
    [total("fullyTracked", { rise: "hillock", track: true }), /hillock hex: (\d+) MP, not 2/, /2MPではなく(\d+)MP/],
  ]);
  assert.equal(total("infantry", { sand: true }), "2");
  assert.equal(total("truck", { terrain: "hammada" }), "6");
  assert.equal(total("truck", { terrain: "hammada", towing: true }), "7");
  assert.equal(total("fullyTracked", { rise: "hillock" }), "2");
});
