import assert from "node:assert/strict";
import { test } from "node:test";
import { throwDie } from "./throw-die.ts";

test("throwDie returns a face from 1 to 6", () => {
  for (let i = 0; i < 100; i++) assert.match(throwDie(), /^[1-6]$/);
});
