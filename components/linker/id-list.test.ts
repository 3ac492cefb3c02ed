import assert from "node:assert/strict";
import { test } from "node:test";
import { idTable } from "../../src/content/id-table.ts";
import { content } from "../../tests/content.ts";
import { packIds, unpackIds } from "./id-list.ts";

test("packing and unpacking keeps the ids of all rules and numbered sections", () => {
  const table = idTable(content);
  const rules = table.rules.map((r) => r.id);
  const sections = table.sections.map((s) => s.id).filter((id) => /^[FD]\d*$/.test(id));
  const packed = packIds(rules, sections);
  assert.deepEqual(Object.keys(unpackIds(packed)).sort(), [...rules, ...sections].sort());
  assert.ok(packed.length < 2000, `${packed.length} characters`);
});

test("packIds throws a RangeError for a rule of a book that is not on the site", () =>
  assert.throws(() => packIds(["A2.71"], []), RangeError));
