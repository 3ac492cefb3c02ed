/** Tests the tables that calculators show without JavaScript. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { builtPages } from "../scripts/built-pages.ts";

const pages = builtPages();
const rootOf = (path: string) => pages.find((page) => page.path === path)!.root;
/** Returns the texts of the cells in each row of a calculator's tables: `[["≤ 7", "21/36 58.3%"], …]`. */
const rowsOf = (path: string) =>
  rootOf(path)
    .querySelectorAll(".ready-tables tr")
    .map((row) => row.querySelectorAll("th, td").map((cell) => cell.textContent.replace(/\s+/g, " ").trim()));

/** Adjacent cells that must occur in a row of the calculator's tables, by the calculator's path. */
const ROWS: Record<string, string[][]> = {
  "/tools/fire/": [["Sand (D7.4 (SL))", "0", "½ FP", "½ FP", "½ FP", "0", "MC −2"]],
  "/ja/tools/fire/": [["砂地（D7.4 (SL)）", "0", "½FP", "½FP", "½FP", "0", "MC −2"]],
  "/tools/hammada/": [["Medium or heavy truck, not British", "≥ 10 6/36 16.7%", "≥ 11 3/36 8.3%", "≥ 11 3/36 8.3%"]],
  // May–September, one Bombardment: the odds of no Dust and of Light, Moderate and Heavy Dust (905/7776 = 11.6%).
  "/tools/dyo/": [
    ["May–September", "0"],
    ["1", "41.8%", "23.3%", "23.3%", "11.6%"],
  ],
  "/tools/dust/": [["3", "+1 to +3", "+1 to +6", "+3 to +5", "+4 to +6"]],
  "/tools/minefields/": [
    ["24", "1: 1/6 = 16.7%; 2: 2/6 = 33.3%; 3: 2/6 = 33.3%; 4: 1/6 = 16.7%"],
    ["24", "2 × 12 1 × 12 + 2 × 6 3 × 8 4 × 6"],
    ["The owner’s ground unit enters a Dummy", "Nothing is announced D.6B (SL)", "Announce and remove F.7B"],
  ],
  "/tools/smoke-grenades/": [
    ["CT AFV", "CE", "≤ 2", "2/6 33.3%"],
    ["BU", "No attempt"],
  ],
  "/ja/tools/other-rolls/": [
    ["≤ 7", "21/36 58.3%", "10/36 27.8%"],
    ["≤ 7", "21/36 58.3%", "1071/1296 82.6%"],
    ["6", "150mm"],
  ],
  "/ja/tools/sun-blindness/": [
    ["2", "3", "4", "5", "6", "7"],
    ["1", "2", "4", "6", "8", "10"],
  ],
  "/tools/los/": [["≥ 4 levels higher", "yes", "yes (D5.65 (SL))"]],
};
for (const [path, wanted] of Object.entries(ROWS))
  test(`the tables of ${path} without JavaScript contain the expected cells`, () => {
    const rows = rowsOf(path).map((row) => row.join(" | "));
    for (const cells of wanted)
      assert.ok(
        rows.some((row) => row.includes(cells.join(" | "))),
        `${cells} in\n${rows.join("\n")}`,
      );
  });

test("all cells for a wadi in the fire tables are 0, in both languages", () => {
  for (const path of ["/tools/fire/", "/ja/tools/fire/"]) {
    const [, ...cells] = rowsOf(path).find(([head]) => /^Wadi|^ワジ/.test(head!))!;
    assert.deepEqual(cells, ["0", "0", "0", "0", "0", "0"], path);
  }
});

test("without JavaScript, Sun Blindness has its map, result and drawings, and LOS lists the worked examples", () => {
  for (const language of ["", "/ja"]) {
    const sun = rootOf(`${language}/tools/sun-blindness/`);
    assert.equal(sun.querySelector(".map .firer text")!.textContent, "D5");
    assert.match(sun.querySelector(".answer p")!.textContent.trim(), /^\+2/);
    assert.equal(sun.querySelectorAll(".drawing svg[role=img]").length, 2);
    assert.ok(rootOf(`${language}/tools/los/`).querySelectorAll('.readings a[href*="/tools/los/?row="]').length >= 15);
  }
});
