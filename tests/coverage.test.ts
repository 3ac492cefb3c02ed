/** Tests that every rule with a die roll or modifier has a calculator, and a test that names the rule. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { builtPages } from "../scripts/built-pages.ts";
import { coverage } from "../src/content/coverage.ts";
import { textSource } from "../src/content/rule-text.ts";
import { content } from "./content.ts";

const rows = coverage(content);

/** The source texts of the tests of game rules. In other tests, a rule id may be only sample data. */
const tests = globSync([
  "src/game/*.test.ts",
  "components/calculators/**/*.test.ts",
  "tests/examples.test.ts",
  "tests/browser/{calculators,*-tools}.test.ts",
]).map((file) => readFileSync(file, "utf8"));

/**
 * Returns a function that tells whether a text contains the rule's id. If the rule repeats another rule, the other
 * rule's id counts too. "D7.31" does not contain "D7.3".
 */
function naming(id: string): (text: string) => boolean {
  const exact = [id, textSource(id, content).id].map((name) => name.replaceAll(".", "[.]")).join("|");
  const pattern = new RegExp(`(?<![\\w.])(?:${exact})(?![\\w]|[.]\\d)`);
  return (text) => pattern.test(text);
}

test("every rule with a roll or a modifier has a calculator, or content/tools.yaml lists it under `mentions`", () => {
  assert.deepEqual(
    rows.filter((r) => !r.tools.length && !r.mention).map((r) => r.id),
    [],
  );
});

test("every rule that a calculator covers has a test that names the rule", () => {
  assert.deepEqual(
    rows.filter((r) => r.tools.length && !tests.some(naming(r.id))).map((r) => r.id),
    [],
  );
});

test("the rules that content/tools.yaml lists under `mentions` have a roll or a modifier, and no calculator", () => {
  for (const { rule } of content.mentions) {
    const row = rows.find((r) => r.id === rule);
    assert.ok(row, `${rule} has no roll and no modifier, so \`mentions\` need not list it`);
    assert.deepEqual(row.tools, [], rule);
  }
});

test("the coverage table lists every rule with a roll or a modifier, in both languages", () => {
  for (const path of ["/tools/coverage/", "/ja/tools/coverage/"]) {
    const { root } = builtPages().find((p) => p.path === path)!;
    const shown = root.querySelectorAll("tbody th a").map((a) => a.textContent);
    assert.deepEqual(
      shown,
      rows.map((r) => r.id),
      path,
    );
  }
});
