import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import GROUND from "../tables/D11.62-haze.ts";
import { type HazeScenario, hazeInEffect } from "./haze-in-effect.ts";
import { type GroundTarget, type Haze, type HazeAttack, heatHazeCurve, heatHazeDrm } from "./heat-haze.ts";
import type { TimeOfDay } from "./scenario.ts";

const hazes: Haze[] = ["normal", "intense"];
const targets: GroundTarget[] = ["infantry", "vehicle", "both", "emptyHex"];

const resultOf = (attack: HazeAttack) => heatHazeDrm(attack);

/** The result of a ground attack, which haze always affects. */
function ground(haze: Haze, target: GroundTarget, range: number) {
  const result = resultOf({ haze, range, attacker: "ground", target });
  assert.ok(result.affected);
  return result;
}

/** The DRM at the first and at the last range of each [first, last, DRM], and that it holds between. */
function assertBands(haze: Haze, target: GroundTarget, bands: readonly (readonly [number, number, number])[]) {
  for (const [first, last, drm] of bands)
    for (let range = first; range <= last; range++)
      assert.equal(ground(haze, target, range).drm, drm, `${haze} vs ${target} at ${range}`);
}

test("D11.62 EX: Heat Haze vs Infantry is +1 at 13–18, +2 at 19–24, etc.", () => {
  assertBands("normal", "infantry", [
    [0, 12, 0],
    [13, 18, 1],
    [19, 24, 2],
    [25, 30, 3],
    [55, 60, 8],
  ]);
});

test("D11.62 EX: Heat Haze vs a vehicle/PRC is +1 at 25–36, +2 at 37–48", () => {
  assertBands("normal", "vehicle", [
    [0, 24, 0],
    [25, 36, 1],
    [37, 48, 2],
    [49, 60, 3],
  ]);
});

test("D11.621 EX: Intense Heat Haze vs Infantry is +1 at 7–12, +2 at 13–18, etc.", () => {
  assertBands("intense", "infantry", [
    [0, 6, 0],
    [7, 12, 1],
    [13, 18, 2],
    [19, 24, 3],
    [55, 60, 9],
  ]);
});

test("D11.621 EX: Intense Heat Haze vs a vehicle/PRC is +1 at 13–24, +2 at 25–36", () => {
  assertBands("intense", "vehicle", [
    [0, 12, 0],
    [13, 24, 1],
    [25, 36, 2],
    [37, 48, 3],
    [49, 60, 4],
  ]);
});

test("the ranges that the haze table prints are those that its first and last columns give", () => {
  for (const [name, row] of Object.entries(GROUND))
    for (const drm of [1, 2, 3] as const) {
      const haze = name.startsWith("normal") ? "normal" : "intense";
      const target = name.endsWith("Infantry") ? "infantry" : "vehicle";
      const curve = heatHazeCurve(haze, target, 60);
      assert.deepEqual([curve.indexOf(drm), curve.lastIndexOf(drm)], row[`plus${drm}`], `${name} +${drm}`);
    }
});

test("D11.623: against Infantry and vehicles together the lesser DRM; against an empty hex that of Infantry", () => {
  for (const haze of hazes) {
    for (let range = 0; range <= 60; range++) {
      const infantry = ground(haze, "infantry", range).drm;
      const vehicle = ground(haze, "vehicle", range).drm;
      assert.equal(ground(haze, "both", range).drm, Math.min(infantry, vehicle));
      assert.equal(ground(haze, "emptyHex", range).drm, infantry);
    }
  }
});

test("D11.62–D11.623: each DRM names its row and its rule; in the clear there is none", () => {
  assert.deepEqual(ground("normal", "infantry", 19).lines, [{ name: "normalInfantry", drm: 2, rule: "D11.62" }]);
  assert.deepEqual(ground("intense", "vehicle", 19).lines, [{ name: "intenseVehicle", drm: 1, rule: "D11.621" }]);
  assert.deepEqual(ground("normal", "both", 25).lines, [{ name: "normalVehicle", drm: 1, rule: "D11.623" }]);
  assert.deepEqual(ground("intense", "emptyHex", 7).lines, [{ name: "intenseInfantry", drm: 1, rule: "D11.623" }]);
  assert.deepEqual(ground("normal", "infantry", 12).lines, []);
});

test("D11.622: an Aerial attack is +1, or +2 in Intense Heat Haze, at any range and target", () => {
  for (const target of targets) {
    for (let range = 0; range <= 60; range++) {
      for (const [haze, drm] of [["normal", 1] as const, ["intense", 2] as const])
        assert.deepEqual(resultOf({ haze, range, attacker: "aerial", target }), {
          affected: true,
          drm,
          lines: [{ name: haze, drm, rule: "D11.622" }],
          nextChangeAt: null,
        });
    }
  }
});

test("D11.62: neither OBA nor an attack vs an Aerial target is affected", () => {
  for (const haze of hazes) {
    for (const target of targets)
      assert.deepEqual(resultOf({ haze, range: 40, attacker: "oba", target }), {
        affected: false,
        reason: "oba",
        rule: "D11.62",
      });
    for (const attacker of ["ground", "aerial", "oba"] as const)
      assert.deepEqual(resultOf({ haze, range: 40, attacker, target: "aerial" }), {
        affected: false,
        reason: "aerialTarget",
        rule: "D11.62",
      });
  }
});

test("nextChangeAt is the least range at which the DRM is greater", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...hazes),
      fc.constantFrom(...targets),
      fc.integer({ min: 0, max: 60 }),
      (haze, target, range) => {
        const { drm, nextChangeAt } = ground(haze, target, range);
        assert.ok(nextChangeAt !== null && nextChangeAt > range);
        for (let r = range; r < Math.min(nextChangeAt, 61); r++) assert.equal(ground(haze, target, r).drm, drm);
        if (nextChangeAt <= 60) assert.equal(ground(haze, target, nextChangeAt).drm, drm + 1);
      },
    ),
    { numRuns: 500 },
  );
  assert.equal(ground("normal", "infantry", 60).nextChangeAt, 61);
});

test("the DRM never falls with range, is never less in Intense Heat Haze, nor against Infantry than a vehicle", () => {
  const anyRange = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(fc.constantFrom(...hazes), fc.constantFrom(...targets), anyRange, anyRange, (haze, target, a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)];
      assert.ok(ground(haze, target, near).drm <= ground(haze, target, far).drm);
      assert.ok(ground("normal", target, a).drm <= ground("intense", target, a).drm);
      assert.ok(ground(haze, "vehicle", a).drm <= ground(haze, "infantry", a).drm);
    }),
  );
});

test("a curve is the DRM at each range, from 0", () => {
  for (const haze of hazes)
    for (const target of targets)
      assert.deepEqual(
        heatHazeCurve(haze, target, 60),
        Array.from({ length: 61 }, (_, range) => ground(haze, target, range).drm),
      );
  assert.deepEqual(heatHazeCurve("intense", "infantry", 7), [0, 0, 0, 0, 0, 0, 0, 1]);
});

test("a range is a whole number from 0 to 60", () => {
  for (const range of [-1, 61, 12.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    for (const attacker of ["ground", "aerial", "oba"] as const)
      assert.throws(() => resultOf({ haze: "normal", range, attacker, target: "infantry" }), RangeError);
    assert.throws(() => heatHazeCurve("normal", "infantry", range), RangeError);
  }
});

const ssr = (change: Partial<Extract<HazeScenario, { specifiedBy: "ssr" }>> = {}): HazeScenario => ({
  northAfrica: true,
  desertBoard: true,
  weather: "clear",
  specifiedBy: "ssr",
  ssrHaze: "normal",
  night: false,
  ...change,
});
const dyo = (timeOfDay: TimeOfDay, month: number): HazeScenario => ({
  northAfrica: true,
  desertBoard: true,
  weather: "clear",
  specifiedBy: "timeOfDay",
  timeOfDay,
  month,
});

/** The haze in effect and its rule, or "none". */
function hazeOf(scenario: HazeScenario): string {
  const result = hazeInEffect(scenario);
  return result.inEffect ? `${result.haze} ${result.rule}` : "none";
}
const failed = (scenario: HazeScenario) =>
  hazeInEffect(scenario)
    .conditions.filter(({ holds }) => !holds)
    .map(({ name, rule }) => `${name} ${rule}`);

test("D11.3: the haze of each time of day in each month", () => {
  const intense = "intense D11.621";
  const normal = "normal D11.62";
  for (let month = 1; month <= 12; month++) {
    const summer = [5, 6, 7, 8, 9].includes(month);
    assert.equal(hazeOf(dyo("earlyMorning", month)), "none");
    assert.equal(hazeOf(dyo("midMorning", month)), summer ? intense : normal);
    assert.equal(hazeOf(dyo("midday", month)), intense);
    assert.equal(hazeOf(dyo("midAfternoon", month)), normal);
    assert.equal(hazeOf(dyo("lateAfternoon", month)), "none");
    assert.equal(hazeOf(dyo("night", month)), "none");
  }
});

test("D11.62: a SSR brings either haze, or none", () => {
  assert.equal(hazeOf(ssr()), "normal D11.62");
  assert.equal(hazeOf(ssr({ ssrHaze: "intense" })), "intense D11.621");
  assert.deepEqual(failed(ssr({ ssrHaze: "none" })), ["specified D11.62"]);
});

test("D11.62: Overcast and Mud & Overcast stop it; Mud alone and gusts do not", () => {
  for (const weather of ["clear", "gusty", "mud"] as const) assert.equal(hazeOf(ssr({ weather })), "normal D11.62");
  for (const weather of ["overcast", "mudOvercast"] as const) {
    assert.equal(hazeOf(ssr({ weather })), "none");
    assert.deepEqual(failed(ssr({ weather })), ["notOvercast D11.62"]);
  }
});

test("D11.62, D11.1: North Africa, a Desert Board and daytime, each by itself", () => {
  assert.deepEqual(failed(ssr()), []);
  assert.deepEqual(failed(ssr({ northAfrica: false })), ["northAfrica D11.62"]);
  assert.deepEqual(failed(ssr({ desertBoard: false })), ["desertBoard D11.62"]);
  assert.deepEqual(failed(ssr({ night: true })), ["daytime D11.1"]);
  assert.deepEqual(failed(dyo("night", 6)), ["daytime D11.1", "specified D11.3"]);
  assert.deepEqual(failed(dyo("earlyMorning", 6)), ["specified D11.3"]);
});

test("D11.62: the whole checklist is given, every failed condition in it", () => {
  const scenario = ssr({ northAfrica: false, desertBoard: false, weather: "overcast", night: true, ssrHaze: "none" });
  const { inEffect, conditions } = hazeInEffect(scenario);
  assert.equal(inEffect, false);
  assert.deepEqual(
    conditions.map(({ name, holds }) => [name, holds]),
    [
      ["northAfrica", false],
      ["desertBoard", false],
      ["daytime", false],
      ["notOvercast", false],
      ["specified", false],
    ],
  );
  assert.equal(hazeInEffect(ssr()).conditions.length, 5);
});

test("haze is in effect exactly when every condition holds", () => {
  const scenarios = fc.record({
    northAfrica: fc.boolean(),
    desertBoard: fc.boolean(),
    weather: fc.constantFrom("clear", "gusty", "overcast", "mud", "mudOvercast"),
    ssrHaze: fc.constantFrom("normal", "intense", "none"),
    night: fc.boolean(),
  });
  fc.assert(
    fc.property(scenarios, (change) => {
      const scenario = ssr(change);
      assert.equal(hazeInEffect(scenario).inEffect, failed(scenario).length === 0);
    }),
    { numRuns: 500 },
  );
});

test("a month is 1 to 12", () => {
  for (const month of [0, 13, 6.5, Number.NaN]) assert.throws(() => hazeInEffect(dyo("midMorning", month)), RangeError);
});
