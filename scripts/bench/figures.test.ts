import assert from "node:assert/strict";
import { test } from "node:test";
import { asMarkdown, median, meets } from "./figures.ts";

test("the median is the one in the middle, however they come", () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([100, 9, 20]), 20);
  assert.throws(() => median([]), RangeError);
});

test("a figure meets what it reaches exactly, and has no verdict without a target", () => {
  const figure = { table: "T", of: "x", measure: "m", value: 5 };
  assert.equal(meets(figure), undefined);
  assert.equal(meets({ ...figure, most: 5 }), true);
  assert.equal(meets({ ...figure, most: 4.9 }), false);
  assert.equal(meets({ ...figure, least: 5 }), true);
  assert.equal(meets({ ...figure, least: 6 }), false);
});

test("a table shows target, value and verdict; targets that differ stand beside their values", () => {
  const row = (of: string, ms: number, kb: number, most: number) => [
    { table: "Pages", of, measure: "ms", value: ms, most: 50 },
    { table: "Pages", of, measure: "KB", value: kb, most },
  ];
  assert.equal(
    asMarkdown([...row("home", 12.345, 3, 4), ...row("rule", 1234.5, 9, 12)]),
    `## Pages

|        |     ms |       KB |      |
|--------|-------:|---------:|-----:|
| target |   ≤ 50 |          |      |
| home   |   12.3 |  3 (≤ 4) | pass |
| rule   | 1235 ✗ | 9 (≤ 12) | FAIL |
`,
  );
});

test("figures without targets have no verdicts, and what is not measured stays empty", () => {
  const told = asMarkdown([
    { table: "A", of: "one", measure: "s", value: 1 },
    { table: "A", of: "two", measure: "MB", value: 2 },
    { table: "B", of: "one", measure: "s", value: 0.0123 },
  ]);
  assert.equal(
    told,
    `## A

|     |   s |  MB |
|-----|----:|----:|
| one |   1 |     |
| two |     |   2 |

## B

|     |      s |
|-----|-------:|
| one | 0.0123 |
`,
  );
});
