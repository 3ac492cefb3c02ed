import assert from "node:assert/strict";
import { test } from "node:test";
import { compareDensity } from "./dust-density.ts";

test("compareDensity is negative if the first density is thinner, and 0 if both densities are equal", () => {
  assert.ok(compareDensity("light", "heavy") < 0);
  assert.equal(compareDensity("heavy", "heavy"), 0);
});
