import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { terrainChart } from "./terrain-chart.ts";

test("`terrainChart` throws an error for a row that names a missing table", () => {
  const { terrainRows, tables } = content;
  const row = { ...terrainRows[1]!, table: "D2.21-nothing" };
  assert.throws(() => terrainChart([row], tables), /D2\.21-nothing has no infantry cost/);
});
