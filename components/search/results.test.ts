import assert from "node:assert/strict";
import { test } from "node:test";
import { idTable } from "../../src/content/id-table.ts";
import { readNamed } from "../../src/search/named.ts";
import { content } from "../../tests/content.ts";
import { destination } from "./results.ts";

const table = idTable(content);
const enter = (query: string) =>
  destination(
    { query, cut: false, failed: false, table, ...readNamed(query, table) },
    { language: "en", base: "/", strings: {} },
  );

test("Enter opens the rule if a query names exactly one rule, by its number alone or with its title", () => {
  // Sentences that name a rule are tested in src/search/named.test.ts.
  for (const { id, en, ja } of table.rules)
    for (const query of [id, `${en} ${id}`, `${id} ${ja}`]) assert.equal(enter(query), `/r/${id}/`, query);
});

test("Enter opens no rule if the query names several rules, no rule, or a rule that does not exist", () => {
  for (const query of ["D7.31 vs D3.31", "12.32", "sand bog", "F12.99 overlay", "D7.31 D7.33", "D6"])
    assert.equal(enter(query), undefined, query);
});
