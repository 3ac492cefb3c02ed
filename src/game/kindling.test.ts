import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { ruleText } from "../content/rule-text.ts";
import { cactusFire } from "./kindling.ts";

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.map((b) => a + b));
const DRM = Array.from({ length: 25 }, (_, i) => i - 12);

test("D13.4: the Kindling and Spreading Fire numbers equal those in the English and Japanese texts of the rule", () => {
  const numbers = [cactusFire("kindling", 0, 1).number, cactusFire("spreading", 0, 1).number].map(String);
  const en = /Kindling number is (\d+), its Spreading Fire number (\d+)/.exec(ruleText("D13.4", "en", content));
  const ja = /着火（Kindling）の値は(\d+)、延焼（Spreading Fire）の値は(\d+)/.exec(ruleText("D13.4", "ja", content));
  assert.deepEqual(en?.slice(1), numbers);
  assert.deepEqual(ja?.slice(1), numbers);
});

test("D13.4: for every DRM, the odds of one DR match a count of all 36 rolls", () => {
  for (const dr of ["kindling", "spreading"] as const)
    for (const drm of DRM) {
      const { number, odds, burnsOnOriginalDr } = cactusFire(dr, drm, 1);
      const burning = THROWS.filter((thrown) => thrown + drm >= number);
      assert.deepEqual(odds, { count: BigInt(burning.length), total: 36n }, `${dr} ${drm}`);
      assert.equal(burnsOnOriginalDr, burning.length ? Math.min(...burning) : null, `${dr} ${drm}`);
    }
});

test("D13.4: the odds that at least one of several DR sets the hex on fire match a count of all rolls", () => {
  for (const drm of [-3, -2, 0, 1, 4, 12])
    for (const times of [1, 2, 3]) {
      const { number, oddsOfAny } = cactusFire("spreading", drm, times);
      let runs: boolean[] = [false];
      for (let i = 0; i < times; i++) runs = runs.flatMap((burns) => THROWS.map((t) => burns || t + drm >= number));
      assert.deepEqual(oddsOfAny, { count: BigInt(runs.filter(Boolean).length), total: 36n ** BigInt(times) });
    }
});
