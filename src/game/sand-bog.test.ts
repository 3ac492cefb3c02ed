import assert from "node:assert/strict";
import { test } from "node:test";
import DRM from "../tables/D7.31-drm.ts";
import { complement, type Odds, product } from "./distribution.ts";
import { type Mover, type SandBogDr, type Step, sandBogCheck, sandBogPath, type Vehicle } from "./sand-bog.ts";
import type { Book, Ec } from "./scenario.ts";

const movers: Mover[] = [
  "fullyTracked",
  "halftrack",
  "armoredCar",
  "lightTruck",
  "mediumHeavyTruck",
  "wagon",
  "motorcycle",
];
const pressures: Vehicle["groundPressure"][] = ["low", "normal", "high"];
const hexes: Step["hex"][] = ["sand", "openGroundAccessible", "hammada", "other"];
const ecs: Ec[] = ["veryDry", "dry", "moderate", "moist", "wet", "mud"];
const yesNo = [true, false];
const pairs = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));

const vehicles: Vehicle[] = movers.flatMap((mover) =>
  pressures.flatMap((groundPressure) => yesNo.map((britishBuilt) => ({ mover, groundPressure, britishBuilt }))),
);
const allSteps: Step[] = hexes.flatMap((hex) =>
  (["enters", "changesVca"] as const).flatMap((action) =>
    yesNo.flatMap((crossesDuneCrest) =>
      yesNo.flatMap((alongTrackOrRoad) => ecs.map((ec) => ({ hex, action, crossesDuneCrest, alongTrackOrRoad, ec }))),
    ),
  ),
);

const tank: Vehicle = { mover: "fullyTracked", groundPressure: "normal", britishBuilt: false };
const intoSand: Step = {
  hex: "sand",
  action: "enters",
  crossesDuneCrest: false,
  alongTrackOrRoad: false,
  ec: "dry",
};

/** Returns the Sand Bog DR of a step, and asserts that the step requires one. */
function dr(vehicle: Vehicle, step: Step): SandBogDr {
  const check = sandBogCheck(vehicle, step);
  assert.ok(check.required, `a DR is due: ${JSON.stringify({ vehicle, step })}`);
  return check;
}

/** Computes the Sand Bog DRM of D7.31 without the code under test; null if no DR is made. */
function oracleDrm({ mover, groundPressure, britishBuilt }: Vehicle, step: Step, book: Book): number | null {
  if (mover === "motorcycle" || step.alongTrackOrRoad) return null;
  if (step.hex !== "sand" && step.hex !== "openGroundAccessible") return null;
  let drm = { low: 0, normal: 1, high: 2 }[groundPressure];
  if (mover !== "fullyTracked") drm += 1;
  if (mover === "mediumHeavyTruck" && !britishBuilt) drm += 1;
  // In ASL, the Dune Crest also counts for a change of VCA.
  if (step.crossesDuneCrest && (book === "asl" || step.action === "enters")) drm += 1;
  if (step.hex === "openGroundAccessible") drm -= 1;
  if (["wet", "mud"].includes(step.ec)) drm -= 1;
  return drm;
}

for (const book of ["sl", "asl"] as const) {
  test(`D7.31 (${book}): for every vehicle and step, the odds match an enumeration of all 36 rolls`, () => {
    for (const vehicle of vehicles) {
      for (const step of allSteps) {
        const drm = oracleDrm(vehicle, step, book);
        const check = sandBogCheck(vehicle, step, book);
        assert.equal(check.required, drm !== null, JSON.stringify({ vehicle, step }));
        if (!check.required || drm === null) continue;

        const bogging = pairs.map(([a, b]) => a + b).filter((original) => original + drm >= 12);
        assert.equal(check.drm, drm);
        assert.equal(
          check.lines.reduce((total, line) => total + line.drm, 0),
          drm,
        );
        assert.deepEqual(check.odds, { count: BigInt(bogging.length), total: 36n });
        assert.equal(check.bogsOnOriginalDr, bogging.length === 0 ? null : Math.min(...bogging));
      }
    }
  });
}

test("D7.31: the DRM that apply are in the order of the printed table", () => {
  const truck: Vehicle = { mover: "mediumHeavyTruck", groundPressure: "high", britishBuilt: false };
  const step: Step = { ...intoSand, hex: "openGroundAccessible", crossesDuneCrest: true, ec: "wet" };
  assert.deepEqual(dr(truck, step).lines, [
    { name: "highGroundPressure", drm: 2, rule: "D7.31" },
    { name: "notFullyTracked", drm: 1, rule: "D7.31" },
    { name: "nonBritishTruck", drm: 1, rule: "D7.31" },
    { name: "duneCrest", drm: 1, rule: "D7.31" },
    { name: "accessibleOpenGround", drm: -1, rule: "D7.31" },
    { name: "wetOrMud", drm: -1, rule: "D7.31" },
  ]);
  assert.deepEqual(dr(tank, intoSand).lines, [{ name: "normalGroundPressure", drm: 1, rule: "D7.31" }]);
});

test("D7.31: each DRM of the table applies to at least one vehicle and step", () => {
  const used = new Set(
    vehicles.flatMap((vehicle) =>
      allSteps.flatMap((step) => {
        const check = sandBogCheck(vehicle, step);
        return check.required ? check.lines.map(({ name }) => name) : [];
      }),
    ),
  );
  assert.deepEqual([...used].sort(), Object.keys(DRM).sort());
});

test("D7.31, D3.2, D9.2: if no DR is made, the result has the reason and its rule", () => {
  const why = (vehicle: Vehicle, step: Step) => {
    const check = sandBogCheck(vehicle, step);
    return check.required ? null : `${check.reason} ${check.rule}`;
  };
  assert.equal(why({ ...tank, mover: "motorcycle" }, intoSand), "motorcycle D7.31");
  assert.equal(why(tank, { ...intoSand, alongTrackOrRoad: true }), "trackOrRoad D9.2");
  assert.equal(why(tank, { ...intoSand, alongTrackOrRoad: true, hex: "openGroundAccessible" }), "trackOrRoad D9.2");
  assert.equal(why(tank, { ...intoSand, hex: "hammada" }), "hammada D3.2");
  assert.equal(why(tank, { ...intoSand, hex: "other" }), "otherHex D7.31");
  assert.equal(why({ ...tank, mover: "wagon" }, intoSand), null);
});

test("D7.511 1st EX: the tank rolls in K3, J2 and I2, and is more likely to bog in I2 than in J2", () => {
  // The example does not state the tank's Ground Pressure, so all three are tested.
  const counts = { low: [0n, 1n, 3n], normal: [1n, 3n, 6n], high: [3n, 6n, 10n] };
  for (const groundPressure of pressures) {
    const vehicle = { ...tank, groundPressure };
    const k3 = dr(vehicle, { ...intoSand, hex: "openGroundAccessible" });
    const j2 = dr(vehicle, intoSand);
    const i2 = dr(vehicle, { ...intoSand, crossesDuneCrest: true });
    assert.deepEqual([k3.odds.count, j2.odds.count, i2.odds.count], counts[groundPressure]);
    assert.equal(sandBogCheck(vehicle, { ...intoSand, hex: "hammada" }).required, false);
  }
});

test("D3.31, D7.31: in Open Ground, the hammada DR comes first, except for a fully tracked vehicle", () => {
  const nearSand: Step = { ...intoSand, hex: "openGroundAccessible" };
  assert.equal(dr({ ...tank, mover: "halftrack" }, nearSand).hammadaFirst, true);
  assert.equal(dr(tank, nearSand).hammadaFirst, false);
  assert.equal(dr({ ...tank, mover: "halftrack" }, intoSand).hammadaFirst, false);
});

/**
 * Returns the odds that a vehicle passes all steps without bogging, by enumerating one DR per step. If a step has no
 * DR, the dice have no effect.
 */
function throwsThatPass(vehicle: Vehicle, steps: readonly Step[]): Odds {
  let passing = 0n;
  let all = 0n;
  const thrown = (from: number, stuck: boolean) => {
    const step = steps[from];
    if (!step) {
      all += 1n;
      if (!stuck) passing += 1n;
      return;
    }
    const drm = oracleDrm(vehicle, step, "sl");
    for (const [a, b] of pairs) thrown(from + 1, stuck || (drm !== null && a + b + drm >= 12));
  };
  thrown(0, false);
  return { count: passing, total: all };
}

const same = (a: Odds, b: Odds) => assert.equal(a.count * b.total, b.count * a.total);

test("D7.31: the odds of a path of two or three hexes match an enumeration of all dice", () => {
  const truck: Vehicle = { mover: "mediumHeavyTruck", groundPressure: "normal", britishBuilt: false };
  const nearSand: Step = { ...intoSand, hex: "openGroundAccessible" };
  const acrossCrest: Step = { ...intoSand, crossesDuneCrest: true };
  const onTrack: Step = { ...intoSand, alongTrackOrRoad: true };
  for (const vehicle of [tank, truck]) {
    for (const steps of [
      [nearSand, intoSand],
      [intoSand, intoSand],
      [intoSand, onTrack],
      [nearSand, intoSand, acrossCrest],
      [acrossCrest, onTrack, nearSand],
    ]) {
      const path = sandBogPath(vehicle, steps);
      same(path.passesAll, throwsThatPass(vehicle, steps));
      path.steps.forEach(({ check, passesSoFar }, i) => {
        assert.deepEqual(check, sandBogCheck(vehicle, steps[i] ?? assert.fail()));
        same(check.required ? complement(check.odds) : product(), throwsThatPass(vehicle, steps.slice(i, i + 1)));
        same(passesSoFar, throwsThatPass(vehicle, steps.slice(0, i + 1)));
      });
      assert.equal(path.steps.length, steps.length);
    }
  }
});

test("D7.31: the tank of the D7.511 EX passes K3, J2 and I2 without bogging on 35 · 33 · 30 of 36³ rolls", () => {
  const path = sandBogPath(tank, [
    { ...intoSand, hex: "openGroundAccessible" },
    intoSand,
    { ...intoSand, crossesDuneCrest: true },
  ]);
  assert.deepEqual(path.passesAll, { count: 35n * 33n * 30n, total: 36n ** 3n });
});

test("D7.31: the odds of a path without steps are 1/1, and the odds of a long path are exact", () => {
  assert.deepEqual(sandBogPath(tank, []), { steps: [], passesAll: { count: 1n, total: 1n } });
  const long = sandBogPath(tank, Array<Step>(20).fill(intoSand));
  assert.deepEqual(long.passesAll, { count: 33n ** 20n, total: 36n ** 20n });
});
