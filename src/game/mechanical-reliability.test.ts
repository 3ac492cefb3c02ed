import assert from "node:assert/strict";
import { test } from "node:test";
import { mechanicalReliability, type ReliabilityCase } from "./mechanical-reliability.ts";

const truck: ReliabilityCase = {
  axis: true,
  motorcycle: false,
  northAfrica: true,
  month: "1941-09",
  printedRed: false,
};

test("F.4, D.3: every Axis vehicle except a motorcycle has red MP in North Africa up to September 1941", () => {
  assert.deepEqual(
    [mechanicalReliability(truck).red, mechanicalReliability(truck).by],
    [true, "rule"],
    "wheeled vehicles too",
  );
  for (const [change, fails] of [
    [{ axis: false }, "axis"],
    [{ motorcycle: true }, "notMotorcycle"],
    [{ northAfrica: false }, "northAfrica"],
    [{ month: "1941-10" }, "before"],
    [{ month: "1942-01" }, "before"],
  ] as const) {
    const { red, by, conditions } = mechanicalReliability({ ...truck, ...change });
    assert.deepEqual([red, by], [false, null]);
    assert.deepEqual(
      conditions.filter((c) => !c.holds).map((c) => c.name),
      [fails],
    );
  }
  assert.equal(mechanicalReliability({ ...truck, month: "1940-12" }).red, true);
});

test("F.4: a vehicle with MP printed in red has red MP at every place and time", () => {
  const { red, by } = mechanicalReliability({ ...truck, axis: false, month: "1943-05", printedRed: true });
  assert.deepEqual([red, by], [true, "counter"]);
  assert.throws(() => mechanicalReliability({ ...truck, month: "10/41" }), RangeError);
});
