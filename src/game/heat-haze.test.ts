import assert from "node:assert/strict";
import { test } from "node:test";
import GROUND from "../tables/D11.62-haze.ts";
import { type HazeScenario, hazeInEffect } from "./haze-in-effect.ts";
import { type GroundTarget, type Haze, type HazeAttack, heatHazeCurve, heatHazeDrm } from "./heat-haze.ts";
import type { TimeOfDay } from "./scenario.ts";

const hazes: Haze[] = ["normal", "intense"];
const targets: GroundTarget[] = ["infantry", "vehicle", "both", "emptyHex"];

const resultOf = (attack: HazeAttack) => heatHazeDrm(attack);

/** Returns the result of an attack from the ground. Haze always affects such an attack. */
function ground(haze: Haze, target: GroundTarget, range: number) {
  const result = resultOf({ haze, range, attacker: "ground", target });
  assert.ok(result.affected);
  return result;
}

/** D11.62, D11.621: the greatest range without a DRM, and the number of further hexes for each +1. */
const CLEAR_AND_STEP = {
  normal: { infantry: [12, 6], vehicle: [24, 12] },
  intense: { infantry: [6, 6], vehicle: [12, 12] },
} as const;
const ofTarget = { infantry: "infantry", vehicle: "vehicle", both: "vehicle", emptyHex: "infantry" } as const;

test("D11.62–D11.623: the haze DRM and the range at which it next increases match a second computation", () => {
  for (const haze of hazes)
    for (const target of targets) {
      const [clear, step] = CLEAR_AND_STEP[haze][ofTarget[target]];
      const drmAt = (range: number) => (range <= clear ? 0 : Math.ceil((range - clear) / step));
      for (let range = 0; range <= 60; range++) {
        const { drm, nextChangeAt } = ground(haze, target, range);
        const next = Array.from({ length: 12 }, (_, i) => range + 1 + i).find((far) => drmAt(far) > drmAt(range));
        assert.deepEqual([drm, nextChangeAt], [drmAt(range), next ?? clear + 1], `${haze} vs ${target} at ${range}`);
      }
    }
});

test("D11.62 EX, D11.621 EX: the DRM increases at the ranges of the examples", () => {
  const grows = (haze: Haze, target: GroundTarget) =>
    [1, 2, 3].map((drm) => heatHazeCurve(haze, target, 60).indexOf(drm));
  assert.deepEqual(grows("normal", "infantry"), [13, 19, 25]);
  assert.deepEqual(grows("normal", "vehicle"), [25, 37, 49]);
  assert.deepEqual(grows("intense", "infantry"), [7, 13, 19]);
  assert.deepEqual(grows("intense", "vehicle"), [13, 25, 37]);
});

test("D11.62: the ranges for +1, +2 and +3 in the haze table match the DRM computed from its other columns", () => {
  for (const [name, row] of Object.entries(GROUND))
    for (const drm of [1, 2, 3] as const) {
      const haze = name.startsWith("normal") ? "normal" : "intense";
      const target = name.endsWith("Infantry") ? "infantry" : "vehicle";
      const curve = heatHazeCurve(haze, target, 60);
      assert.deepEqual([curve.indexOf(drm), curve.lastIndexOf(drm)], row[`plus${drm}`], `${name} +${drm}`);
    }
});

test("D11.62–D11.623: each haze DRM has its rule and table row, and there is no DRM within the clear range", () => {
  assert.deepEqual(ground("normal", "infantry", 19).lines, [{ name: "normalInfantry", drm: 2, rule: "D11.62" }]);
  assert.deepEqual(ground("intense", "vehicle", 19).lines, [{ name: "intenseVehicle", drm: 1, rule: "D11.621" }]);
  assert.deepEqual(ground("normal", "both", 25).lines, [{ name: "normalVehicle", drm: 1, rule: "D11.623" }]);
  assert.deepEqual(ground("intense", "emptyHex", 7).lines, [{ name: "intenseInfantry", drm: 1, rule: "D11.623" }]);
  assert.deepEqual(ground("normal", "infantry", 12).lines, []);
});

test("D11.622: an Aerial attack has +1, or +2 in Intense Heat Haze, at any range and against any target", () => {
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

test("D11.62: haze does not affect OBA or attacks against an Aerial target", () => {
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

test("heatHazeCurve returns the DRM at each range, starting at range 0", () => {
  for (const haze of hazes)
    for (const target of targets)
      assert.deepEqual(
        heatHazeCurve(haze, target, 60),
        Array.from({ length: 61 }, (_, range) => ground(haze, target, range).drm),
      );
});

test("a range that is not a whole number from 0 to 60 throws", () => {
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

/** Returns the haze in effect with its rule, such as "intense D11.621", or "none". */
function hazeOf(scenario: HazeScenario): string {
  const result = hazeInEffect(scenario);
  return result.inEffect ? `${result.haze} ${result.rule}` : "none";
}
/**
 * Returns the failed conditions, such as `["daytime D11.1"]`. Asserts that there are none if haze is in effect, else
 * some.
 */
function failed(scenario: HazeScenario): string[] {
  const { inEffect, conditions } = hazeInEffect(scenario);
  const fails = conditions.filter(({ holds }) => !holds).map(({ name, rule }) => `${name} ${rule}`);
  assert.equal(inEffect, fails.length === 0);
  return fails;
}

test("D11.3: the time of day and the month determine the kind of haze", () => {
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

test("D11.62: an SSR can set Heat Haze, Intense Heat Haze or no haze", () => {
  assert.equal(hazeOf(ssr()), "normal D11.62");
  assert.equal(hazeOf(ssr({ ssrHaze: "intense" })), "intense D11.621");
  assert.deepEqual(failed(ssr({ ssrHaze: "none" })), ["specified D11.62"]);
});

test("D11.62: Overcast and Mud & Overcast prevent haze, but Mud and Clear & Gusty do not", () => {
  for (const weather of ["clear", "gusty", "mud"] as const) assert.equal(hazeOf(ssr({ weather })), "normal D11.62");
  for (const weather of ["overcast", "mudOvercast"] as const) {
    assert.equal(hazeOf(ssr({ weather })), "none");
    assert.deepEqual(failed(ssr({ weather })), ["notOvercast D11.62"]);
  }
});

test("D11.62, D11.1: haze needs North Africa, a Desert Board and daytime, and failing conditions are reported", () => {
  assert.deepEqual(failed(ssr()), []);
  assert.deepEqual(failed(ssr({ northAfrica: false })), ["northAfrica D11.62"]);
  assert.deepEqual(failed(ssr({ desertBoard: false })), ["desertBoard D11.62"]);
  assert.deepEqual(failed(ssr({ night: true })), ["daytime D11.1"]);
  assert.deepEqual(failed(dyo("night", 6)), ["daytime D11.1", "specified D11.3"]);
  assert.deepEqual(failed(dyo("earlyMorning", 6)), ["specified D11.3"]);
});

test("D11.62: the result has all conditions, even if several fail", () => {
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

test("a month that is not 1 to 12 throws", () => {
  for (const month of [0, 13, 6.5, Number.NaN]) assert.throws(() => hazeInEffect(dyo("midMorning", month)), RangeError);
});
