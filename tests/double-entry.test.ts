/** Double entry: figures of the content against the same figures typed a second time from the printed rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "./content.ts";
import { figuresOf } from "./double-entry/table-figures.ts";
import { typedTables } from "./double-entry/typed.ts";

const typed = typedTables();

for (const table of content.tables.values()) {
  test(`${table.id} has the figures of the printed rule`, () => {
    assert.deepEqual(figuresOf(table), typed.get(table.id) ?? new Map());
  });
}

test("no table is typed that there is not", () => {
  assert.deepEqual(
    [...typed.keys()].filter((id) => !content.tables.has(id)),
    [],
  );
});
