import assert from "node:assert/strict";
import { test } from "node:test";
import { compareDensity } from "./dust-density.ts";

test("compareDensity follows the order of the densities", () => {
  assert.ok(compareDensity("light", "heavy") < 0);
  assert.equal(compareDensity("heavy", "heavy"), 0);
});
