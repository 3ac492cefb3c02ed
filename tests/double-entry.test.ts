/** Double entry: figures of the content against the same figures typed a second time from the printed rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "./content.ts";
import { availabilityOf } from "./double-entry/availability-figures.ts";
import { figuresOf } from "./double-entry/table-figures.ts";
import { typedAvailability, typedTables } from "./double-entry/typed.ts";

const tables = new Map([...content.tables].map(([id, table]) => [id, figuresOf(table)]));
const notes = new Map(
  [...content.rules].flatMap(([id, { availability }]) =>
    availability ? [[id, availabilityOf(availability)] as const] : [],
  ),
);

for (const [what, held, typed] of [
  ["figures", tables, typedTables()],
  ["dates and RF", notes, typedAvailability()],
] as const)
  for (const id of new Set([...held.keys(), ...typed.keys()]))
    test(`${id} has the ${what} of the printed rule`, () => {
      assert.deepEqual(held.get(id) ?? new Map(), typed.get(id) ?? new Map());
    });
