import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { terrainChart } from "./terrain-chart.ts";

const { terrainRows, tables } = content;
const chart = terrainChart(terrainRows, tables);
const costs = (terrain: string) => chart.find((l) => l.terrain.en.startsWith(terrain))?.costs.join(" ");

// Infantry, Cavalry, Wagon, Motorcycle, Armored Car, Fully Tracked, Halftrack, Truck.
test("the chart's costs, by D2.21, D3.3, D5.2, D7.3, D7.511, D13.4 and D13.5", () => {
  assert.equal(costs("Desert Open Ground"), "1 1 1 1 1 1 1 1");
  assert.equal(costs("Scrub"), "1 2 2 4 4 2 3 6");
  assert.equal(costs("Hammada"), "1 3 3 4 4 2 3 6");
  assert.equal(costs("Wadi"), "1 + 1 + ALL 4 + 4 + 2 + 3 + 6 +");
  assert.equal(costs("Sand"), "1 + 2 + 2 + 4 + 4 + 2 + 3 + 6 +");
  assert.equal(costs("Olive grove"), "2 2 2 6 6 2 2 8");
  assert.equal(costs("Cactus patch"), "3 3 3 9 9 3 3 12");
  assert.equal(costs("Chapter B Open Ground"), "1 1 1 3 3 1 1 4");
  assert.equal(costs("A full level up"), "2 × COT 2 × COT 2 × COT 4 + 4 + 4 + 4 + 4 +");
});

test("a row that names what no table has is refused", () => {
  const row = { ...terrainRows[1]!, table: "D2.21-nothing" };
  assert.throws(() => terrainChart([row], tables), /D2\.21-nothing has no infantry cost/);
});
