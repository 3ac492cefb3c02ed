import assert from "node:assert/strict";
import { test } from "node:test";
import { type SmokeAttempt, smokeGrenades } from "./smoke-grenades.ts";

const tank: SmokeAttempt = { armor: "ct", crew: "ce", maShown: true, dispenserTried: false, mph: "own" };
const number = (change: Partial<SmokeAttempt>) => {
  const result = smokeGrenades({ ...tank, ...change });
  return result.allowed ? result.number : result.reason;
};

test("F.10: the vehicle and its crew determine the highest successful usage dr, or why no attempt is allowed", () => {
  assert.equal(number({ armor: "ct", crew: "ce" }), 2);
  assert.equal(number({ armor: "ct", crew: "bu" }), "ctBu");
  assert.equal(number({ armor: "ot", crew: "ce" }), 2);
  assert.equal(number({ armor: "ot", crew: "bu" }), 1);
  assert.equal(number({ armor: "unarmored", crew: "ce" }), 1);
  assert.equal(number({ armor: "unarmored", crew: "bu" }), 1);
  for (const armor of ["ct", "ot", "unarmored"] as const) {
    for (const crew of ["ce", "bu"] as const) {
      assert.equal(number({ armor, crew, maShown: false }), "noMa", "the counter must show a MA");
      const tried = number({ armor, crew, dispenserTried: true });
      assert.equal(tried, armor === "ct" && crew === "bu" ? "ctBu" : "dispenserTried");
    }
  }
});

test("F.10: the odds of success are out of 6, and a usage dr of 6 never succeeds", () => {
  for (const armor of ["ct", "ot", "unarmored"] as const) {
    const result = smokeGrenades({ ...tank, armor });
    assert.ok(result.allowed && result.number < 6);
    assert.deepEqual(result.odds, { count: BigInt(result.number), total: 6n });
  }
});

test("F.10: Smoke placed in the opponent's MPh is removed when the phase ends", () => {
  for (const [mph, stays] of [
    ["own", "smokeRule"],
    ["opponent", "phaseEnd"],
  ] as const) {
    const result = smokeGrenades({ ...tank, mph });
    assert.equal(result.allowed && result.stays, stays);
  }
});
