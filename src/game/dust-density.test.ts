import assert from "node:assert/strict";
import { test } from "node:test";
import { compareDensity } from "./dust-density.ts";

test("compareDensity returns a negative number if the first density is thinner, and 0 for equal densities", () => {
  assert.ok(compareDensity("light", "heavy") < 0);
  assert.equal(compareDensity("heavy", "heavy"), 0);
});
