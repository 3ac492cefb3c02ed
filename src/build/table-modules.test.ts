import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Content } from "../content/content.ts";
import { tableSchema } from "../schemas/table.ts";
import { tableModule, writeTableModules } from "./table-modules.ts";

const words = { en: "A*", ja: "あ" };
const table = (rows: object[], notes: object[] = []) =>
  tableSchema.parse({
    id: "D1.1-test",
    rule: "D1.1",
    caption: words,
    columns: [
      { key: "dr", kind: "range", title: words },
      { key: "cost", kind: "code", title: words },
      { key: "when", kind: "text", title: words },
    ],
    rows: rows.map((row) => ({ when: words, ...row })),
    notes,
  });
const codeOf = (...given: Parameters<typeof table>) =>
  tableModule(table(...given))!
    .split("\n")
    .slice(1)
    .join("\n");

test("a table with row names becomes an object with these names as keys, without the columns of text", () => {
  assert.equal(
    codeOf([
      { name: "low", dr: "≤2", cost: "1 + COT" },
      { name: "high", dr: "3–4", cost: "ALL" },
    ]),
    `export default {
  low: { dr: [-Infinity, 2], cost: "1 + COT" },
  high: { dr: [3, 4], cost: "ALL" },
} as const;
`,
  );
});

test("a table without row names becomes an array", () => {
  assert.equal(
    codeOf([
      { dr: "≥5", cost: "A" },
      { dr: "6", cost: "B" },
    ]),
    `export default [
  { dr: [5, Infinity], cost: "A" },
  { dr: [6, 6], cost: "B" },
] as const;
`,
  );
});

test("a footnote mark after a value is removed, but a cell with only a mark is kept", () => {
  const notes = ["*", "**", "–"].map((mark) => ({ mark, ...words }));
  const code = codeOf(
    [
      { dr: "1", cost: "SD1**" },
      { dr: "2", cost: "W1*" },
      { dr: "3", cost: "–" },
    ],
    notes,
  );
  assert.deepEqual(
    [...code.matchAll(/cost: "(.*?)"/g)].map(([, cost]) => cost),
    ["SD1", "W1", "–"],
  );
});

test("a table's module is rewritten when the table changes, and removed when its YAML file is deleted", (t) => {
  const root = mkdtempSync(join(tmpdir(), "khamsin-"));
  t.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content/tables"), { recursive: true });
  writeFileSync(join(root, "content/terrain-chart.yaml"), "");
  const yaml = join(root, "content/tables/D1.1-test.yaml");
  const module = join(root, "src/tables/D1.1-test.ts");
  const write = (tables: Content["tables"]) => writeTableModules(root, { tables, terrainRows: [], problems: [] });
  const writeOne = (cost: string) => write(new Map([["D1.1-test", table([{ dr: "1", cost }])]]));
  writeFileSync(yaml, "");
  writeOne("A");
  const { mtimeMs } = statSync(module);
  writeOne("A");
  assert.equal(statSync(module).mtimeMs, mtimeMs);
  writeOne("B");
  assert.match(readFileSync(module, "utf8"), /cost: "B"/);
  write(new Map());
  assert.deepEqual(
    readdirSync(join(root, "src/tables")),
    ["D1.1-test.ts", "terrain-chart.ts"],
    "a table that cannot be read keeps its module",
  );
  rmSync(yaml);
  write(new Map());
  assert.deepEqual(readdirSync(join(root, "src/tables")), ["terrain-chart.ts"]);
});
