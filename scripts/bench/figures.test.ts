import assert from "node:assert/strict";
import { test } from "node:test";
import { asMarkdown, median, medians, meets } from "./figures.ts";

test("the median does not depend on the order of values", () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([100, 9, 20]), 20);
  assert.throws(() => median([]), RangeError);
});

test("`medians` returns one median per row and column, in the order in which they first occur", () => {
  const run = (of: string, value: number) => ({ table: "T", of, measure: "ms", value, most: 50 });
  const runs = [run("b", 9), run("a", 1), run("b", 1), run("a", 3), run("b", 5), run("a", 2)];
  assert.deepEqual(medians(runs), [run("b", 5), run("a", 2)]);
});

test("`meets` is true if a value equals its target, and undefined if there is no target", () => {
  const figure = { table: "T", of: "x", measure: "m", value: 5 };
  assert.equal(meets(figure), undefined);
  assert.equal(meets({ ...figure, most: 5 }), true);
  assert.equal(meets({ ...figure, most: 4.9 }), false);
  assert.equal(meets({ ...figure, least: 5 }), true);
  assert.equal(meets({ ...figure, least: 6 }), false);
});

test("the Markdown table shows each value with its target, and marks missed targets", () => {
  const row = (of: string, ms: number, score: number) => [
    { table: "Pages", of, measure: "ms", value: ms, most: 50 },
    { table: "Pages", of, measure: "score", value: score, least: 100 },
  ];
  assert.equal(
    asMarkdown([...row("home", 12.345, 100), ...row("rule", 1234.5, 99)]),
    `## Pages

|      |            ms |        score |
| ---- | ------------: | -----------: |
| home |   12.3 (≤ 50) |  100 (≥ 100) |
| rule | 1235 (≤ 50) ✗ | 99 (≥ 100) ✗ |
`,
  );
});

test("the Markdown table has an empty cell where nothing was measured", () => {
  const told = asMarkdown([
    { table: "A", of: "one", measure: "s", value: 1 },
    { table: "A", of: "two", measure: "MB", value: 2 },
    { table: "B", of: "one", measure: "s", value: 0.0123 },
  ]);
  assert.equal(
    told,
    `## A

|     |  s | MB |
| --- | -: | -: |
| one |  1 |    |
| two |    |  2 |

## B

|     |      s |
| --- | -----: |
| one | 0.0123 |
`,
  );
});
