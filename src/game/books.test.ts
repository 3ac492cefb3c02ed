/**
 * Tests the differences between the two books, the Squad Leader adaptation and ASL: the results, and the rules of ASL.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import BOOK_COSTS from "../tables/D.2-books.ts";
import WADI from "../tables/D5.32-wadi.ts";
import { desertFire } from "./desert-fire.ts";
import { finalAtMost, reduced } from "./distribution.ts";
import { dustAttack } from "./dust-attack.ts";
import { DENSITIES, type Density } from "./dust-density.ts";
import { effectsUpToDensity } from "./dust-effects.ts";
import { type FireAttack, PLAIN_ATTACK } from "./fire-attack.ts";
import { hammadaCheck } from "./hammada.ts";
import { CHART_UNITS, type ChartUnit, type Move, mayDouble, movementCost, PLAIN_MOVE } from "./movement-cost.ts";
import { planPath } from "./path.ts";
import { sandBogCheck } from "./sand-bog.ts";
import { BOOKS, type Book, printNumbers, ruleIn, ruleLabel } from "./scenario.ts";

const costBy = (book: Book, unit: ChartUnit, move: Partial<Move>) => {
  const cost = movementCost(unit, { ...PLAIN_MOVE, ...move }, book);
  assert.ok(cost.possible);
  return cost;
};
const inWadi = { wadi: true, from: "wadi" } as const;
const brush = { terrain: "other", otherCot: 2 } as const;
const towed = { terrain: "hammada", towing: true, doubled: true } as const;

/**
 * Moves, each with its cost in Squad Leader (`sl`) and in ASL (`asl`). `rule`: the F-rule to which the cost in ASL
 * refers, or "".
 */
const COSTS: readonly [unit: ChartUnit, move: Partial<Move>, sl: number, asl: number, rule: string][] = [
  ["infantry", { wadi: true }, 2, 2, "F5.2"],
  ["infantry", { wadi: true, terrain: "hammada" }, 2, 3, "F5.2"],
  ["cavalry", { wadi: true, ...brush }, 3, 4, "F5.2"],
  ["infantry", { from: "wadi" }, 3, 2, "F5.2"],
  ["infantry", { from: "wadi", ...brush }, 4, 4, "F5.2"],
  ["infantry", { ...inWadi, rise: "level" }, 3, 4, "F5.2"],
  ["infantry", { ...inWadi, ...brush, rise: "level" }, 5, 8, "F5.2"],
  ["fullyTracked", { ...inWadi, rise: "level" }, 7, 7, ""],
  ["wagon", { lip: true }, 2, 1, "F4.3"],
  ["truck", { lip: true }, 2, 2, ""],
  ["infantry", { terrain: "brokenGround" }, 1, 2, "F13.1"],
  ["armoredCar", { terrain: "brokenGround" }, 3, 6, "F13.1"],
  ["truck", towed, 14, 13, "F3.31"],
  ["truck", { ...towed, towing: false }, 12, 12, ""],
  ["wagon", { terrain: "hammada", doubled: true }, 6, 3, ""],
];

test("F3.31, F4.3, F5.2, F13.1: each move costs what its book says, and only ASL costs refer to F-rules", () => {
  for (const [unit, move, sl, asl, rule] of COSTS) {
    const what = `${unit} ${JSON.stringify(move)}`;
    assert.deepEqual([costBy("sl", unit, move).total, costBy("asl", unit, move).total], [sl, asl], what);
    const rules = costBy("asl", unit, move).lines.map((line) => line.rule);
    assert.equal(rules.find((id) => /^F\d/.test(id ?? "")) ?? "", rule, what);
    assert.ok(
      costBy("sl", unit, move).lines.every((line) => !/^F\d/.test(line.rule ?? "")),
      what,
    );
  }
});

test("D.2: the Squad Leader costs for wadis in the table D.2-books agree with the table D5.32-wadi", () => {
  const { wadi, wadiOpenGround, wadiOut } = BOOK_COSTS;
  assert.deepEqual([wadi.sl, wadiOpenGround.sl, wadiOut.sl], [WADI.infantry.in, WADI.infantry.in, WADI.infantry.out]);
});

test("D5.21, D8.5: an unconnected wadi or a sangar costs the same in ASL, with a remark on the unknown cost", () => {
  const apart = { ...inWadi, unconnected: true };
  assert.equal(costBy("sl", "infantry", apart).total, 4, "2 to leave, 1 + COT to enter");
  assert.equal(costBy("sl", "truck", apart).total, 11, "4 to leave, 6 + COT to enter");
  assert.equal(movementCost("wagon", { ...PLAIN_MOVE, ...apart }).possible, false);
  assert.equal(costBy("sl", "truck", { terrain: "hammada", sangar: true }).total, 12);
  assert.equal(costBy("sl", "infantry", { sangar: true }).total, 1, "D8.5 applies only to vehicles");
  // The ASL cost is unknown, so the result is the Squad Leader cost with a line named `aslUnknown`.
  for (const move of [apart, { sangar: true }]) {
    assert.equal(costBy("asl", "truck", move).total, costBy("sl", "truck", move).total);
    assert.equal(costBy("asl", "truck", move).lines.at(-1)!.name, "aslUnknown");
    assert.ok(costBy("sl", "truck", move).lines.every(({ name }) => name !== "aslUnknown"));
  }
});

test("F3.31: in ASL, a Wagon makes no Hammada Immobilization DR, and cannot pay double MP to improve it", () => {
  const step = { hex: "hammada", alongTrackOrRoad: false, doubled: false, mud: false } as const;
  const check = (book: Book) => hammadaCheck({ mover: "wagon", britishBuilt: false }, step, book);
  assert.equal(check("sl").required, true);
  assert.deepEqual(check("asl"), { required: false, reason: "wagon", rule: "F3.31" });
  assert.deepEqual(
    BOOKS.map((book) => mayDouble("wagon", { ...PLAIN_MOVE, terrain: "hammada" }, book)),
    [true, false],
  );
});

test("F3.31: in Open Ground Accessible to sand, a Wagon makes the Hammada DR in Squad Leader, but not in ASL", () => {
  const hammadaFirst = (mover: "wagon" | "halftrack" | "fullyTracked", book: Book) => {
    const vehicle = { mover, groundPressure: "normal", britishBuilt: false } as const;
    const step = {
      ...({ hex: "openGroundAccessible", action: "enters", ec: "dry" } as const),
      ...{ crossesDuneCrest: false, alongTrackOrRoad: false },
    };
    const check = sandBogCheck(vehicle, step, book);
    return check.required && check.hammadaFirst;
  };
  for (const [mover, ...expected] of [
    ["wagon", true, false],
    ["halftrack", true, true],
    ["fullyTracked", false, false],
  ] as const)
    assert.deepEqual(
      BOOKS.map((book) => hammadaFirst(mover, book)),
      expected,
      mover,
    );
});

test("F5.2: only ASL doubles the cost to enter a higher wadi, and only then the cost is named so", () => {
  const named = (book: Book, move: Partial<Move>) =>
    costBy(book, "infantry", { wadi: true, ...move }).lines.find(({ name }) => /^wadi/.test(name))?.name;
  for (const [move, ...expected] of [
    [{}, "wadiIn", "wadiIn"],
    [{ ...inWadi, rise: "level" }, "wadiIn", "wadiUp"],
  ] as const)
    assert.deepEqual(
      BOOKS.map((book) => named(book, move)),
      expected,
    );
});

test("D13.1, D3.31: by our reading, in Broken Ground only a motorcycle may pay double, and not along a Track", () => {
  const units = (move: Partial<Move>, book: Book) =>
    CHART_UNITS.filter((unit) => mayDouble(unit, { ...PLAIN_MOVE, terrain: "brokenGround", ...move }, book));
  for (const book of BOOKS) {
    assert.deepEqual(units({}, book), ["motorcycle"]);
    assert.deepEqual(units({ track: true }, book), []);
  }
});

test("F7.31: in ASL, the Dune Crest DRM also applies to a VCA change in the hex entered over the Dune Crest", () => {
  const tank = { mover: "fullyTracked", groundPressure: "normal", britishBuilt: false } as const;
  const turn = {
    hex: "sand",
    action: "changesVca",
    crossesDuneCrest: true,
    alongTrackOrRoad: false,
    ec: "dry",
  } as const;
  const bogsOn = (book: Book) => {
    const check = sandBogCheck(tank, turn, book);
    return check.required && [check.bogsOnOriginalDr, check.odds.count];
  };
  assert.deepEqual(
    [bogsOn("sl"), bogsOn("asl")],
    [
      [11, 3n],
      [10, 6n],
    ],
  );
  const over = { ...PLAIN_MOVE, sand: true, duneCrest: true };
  const hex = { changesVca: false, accessibleToSand: false, accessibleToHammada: false, alongRoad: false };
  const steps = [
    { ...hex, move: over },
    { ...hex, move: { ...over, duneCrest: false }, changesVca: true },
  ];
  const passes = (book: Book) => reduced(planPath(tank, "dry", false, steps, book).passesAll);
  assert.deepEqual(passes("sl"), reduced({ count: 30n * 33n, total: 36n * 36n }));
  assert.deepEqual(passes("asl"), reduced({ count: 30n * 30n, total: 36n * 36n }));
});

test("F11.71, F11.72, F11.732: the odds of a Final DR ≤ 7 at each density match an enumeration of all dice", () => {
  const up = (dr: number) => Math.ceil(dr / 2);
  const down = (dr: number) => Math.floor(dr / 2);
  const ofDr: Record<Book, Partial<Record<Density, (dr: number) => number>>> = {
    sl: { light: up, moderate: (dr) => dr, heavy: up, veryHeavy: up, extremelyHeavy: up },
    asl: { light: down, moderate: up, heavy: down, veryHeavy: down, extremelyHeavy: up },
  };
  const shot = { range: 1, kind: "ift", inBuilding: false, intoWind: false, throughFfe: false } as const;
  const odds = (book: Book, density: Density) => {
    const result = dustAttack({ ...shot, density }, book);
    assert.ok(result.allowed);
    return reduced(finalAtMost(7, result.drms));
  };
  const dice = [1, 2, 3, 4, 5, 6];
  for (const book of BOOKS)
    for (const density of DENSITIES.slice(1)) {
      // At range 1, the LOS Hindrance of Heavy and denser Dust is +1.
      const los = /eavy$/.test(density) ? 1 : 0;
      const throws = dice.flatMap((a) => dice.flatMap((b) => dice.map((dr) => a + b + los + ofDr[book][density]!(dr))));
      const made = throws.filter((sum) => sum <= 7).length;
      assert.deepEqual(odds(book, density), reduced({ count: BigInt(made), total: 216n }), `${book} ${density}`);
    }
  assert.deepEqual(odds("sl", "light"), { count: 31n, total: 108n });
  assert.deepEqual(odds("asl", "light"), { count: 77n, total: 216n });
  assert.deepEqual(odds("sl", "moderate"), { count: 35n, total: 216n });
  assert.deepEqual(odds("asl", "moderate"), { count: 31n, total: 108n });
});

test("F11.731: Very Heavy and denser Dust affects Recovery in ASL, but not in Squad Leader", () => {
  for (const [book, density, count] of [
    ["sl", "veryHeavy", 0],
    ["asl", "heavy", 0],
    ["asl", "veryHeavy", 1],
    ["asl", "extremelyHeavy", 1],
  ] as const)
    assert.equal(
      effectsUpToDensity(density, book).filter(({ name }) => name === "recovery").length,
      count,
      `${book} ${density}`,
    );
});

const fire = (book: Book, given: Partial<FireAttack>) => {
  const result = desertFire({ ...PLAIN_ATTACK, ...given }, book);
  assert.ok(result.allowed);
  return result;
};

test("F6.51, F6.52: in ASL, Height Advantage cancels the −2 for moving, and a wreck has no TEM against OVR", () => {
  const moving = { terrain: "hillock", facts: ["lower", "moving"] } as const;
  const overrun = { kind: "ovr", terrain: "hillock", cover: "wreck" } as const;
  const drm = (book: Book, given: Partial<FireAttack>) => [...fire(book, given).drms.counts.keys()];
  assert.deepEqual([drm("sl", moving), drm("asl", moving)], [[-1], [1]]);
  assert.deepEqual([drm("sl", overrun), drm("asl", overrun)], [[1], [0]]);
  assert.deepEqual(fire("asl", moving).cancelled, [{ name: "open.height", rule: "F6.51" }]);
  assert.ok(fire("asl", overrun).remarks.some(({ name, rule }) => name === "wreckSameLocation" && rule === "F6.52"));
  assert.deepEqual(
    drm("asl", { ...overrun, kind: "smallArms" }),
    [1],
    "the TEM applies against fire from another Location",
  );
});

test("ruleIn turns D5.2 into F5.2 for ASL, and changes no rule number for Squad Leader or in Italian notes", () => {
  assert.deepEqual([ruleIn("asl", "D5.2"), ruleIn("sl", "D5.2"), ruleIn("asl", "It-V11")], ["F5.2", "D5.2", "It-V11"]);
});

test("ruleIn turns each opening rule of Squad Leader into its parallel rule of ASL, as in books.yaml", () => {
  const pairs = Object.entries(content.books.parallels);
  assert.ok(pairs.some(([asl, sl]) => asl === "F.4" && sl === "D.3"));
  for (const [asl, sl] of pairs) assert.equal(ruleIn("asl", sl), asl);
});

test("in ASL a D-rule without a parallel is cited as a rule of SL", () => {
  const numbers = (["asl", "sl"] as const).map((book) =>
    ["D7.31", "D6.0-Crest", "F.7A"].map((id) => ruleLabel(book, id)),
  );
  assert.deepEqual(numbers, [
    ["F7.31", "D6.0-Crest (SL)", "F.7A"],
    ["D7.31", "D6.0-Crest", "F.7A"],
  ]);
  assert.equal(printNumbers("asl", "+1 across a Dune Crest ([D7.51])"), "+1 across a Dune Crest (F7.51)");
});
