/** Compares the numbers in the content with the same numbers, typed a second time from the printed rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "./content.ts";
import { availabilityOf } from "./double-entry/availability-figures.ts";
import { figuresOfChart, figuresOfQuick, figuresOfTable } from "./double-entry/printed-figures.ts";
import { typedAvailability, typedFigures } from "./double-entry/typed.ts";

const tables = new Map([...content.tables].map(([id, table]) => [id, figuresOfTable(table)]));
const quick = new Map([
  ["terrain-chart", figuresOfChart(content.terrainRows, content.tables)],
  ["quick", figuresOfQuick(content.quick)],
]);
const notes = new Map(
  [...content.rules].flatMap(([id, { availability }]) =>
    availability ? [[id, availabilityOf(availability)] as const] : [],
  ),
);

for (const [what, held, typed] of [
  ["figures", tables, typedFigures("tables.md")],
  ["figures", quick, typedFigures("quick.md")],
  ["dates and RF", notes, typedAvailability()],
] as const)
  for (const id of new Set([...held.keys(), ...typed.keys()]))
    test(`${id} has the ${what} of the printed rules`, () => {
      assert.deepEqual(held.get(id) ?? new Map(), typed.get(id) ?? new Map());
    });
