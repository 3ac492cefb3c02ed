import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { ruleText } from "../content/rule-text.ts";
import { LANDING_RULE, landingCheck } from "./landing-check.ts";

const dice = [1, 2, 3, 4, 5, 6];
const throws = dice.flatMap((a) => dice.map((b) => a + b));

test("D13.4, D13.5, D13.6: each rule calls for an NMC, which a Final DR of the Morale Level or less passes", () => {
  for (const rule of Object.values(LANDING_RULE)) assert.match(ruleText(rule, "en", content), /parachute.* NMC/);
  for (let morale = 5; morale <= 10; morale++)
    for (let drm = -3; drm <= 3; drm++) {
      const passes = (dr: number) => dr + drm <= morale;
      const { odds, anyFails } = landingCheck(morale, drm, 2);
      assert.deepEqual(odds, { count: BigInt(throws.filter(passes).length), total: 36n });
      const oneFails = throws.flatMap((one) => throws.filter((two) => !passes(one) || !passes(two)));
      assert.deepEqual(anyFails, { count: BigInt(oneFails.length), total: 1296n });
    }
});
