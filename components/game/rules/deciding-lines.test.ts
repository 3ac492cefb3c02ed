import assert from "node:assert/strict";
import { test } from "node:test";
import { terrainChart } from "../../../src/content/terrain-chart.ts";
import { RULE_ROWS } from "../../../src/game/in-force/in-force.ts";
import { idsOf, isInBook } from "../../../src/game/in-force/row.ts";
import { BOOKS } from "../../../src/game/scenario.ts";
import { LANGUAGES, type Language } from "../../../src/schemas/bilingual.ts";
import type { Quick } from "../../../src/schemas/quick.ts";
import { content } from "../../../tests/content.ts";
import { decidingLine } from "./deciding-line.ts";
import { decidingLines } from "./deciding-lines.ts";

const WORDS = { units: "12345678".split(""), comma: ", ", costs: (costs: string) => `Costs: ${costs}.` };
const linesOf = (language: Language, quick: Quick = content.quick) =>
  decidingLines(quick, terrainChart(content.terrainRows, content.tables), language, (text) => text, WORDS);

test("a sentence of the quick reference belongs to the rule cited at its end, otherwise to the rule of its row", () => {
  const text = (en: string, when = ["D5.4"]) => ({ en, ja: "", when, runOn: false });
  const parts = [
    text("Own; text (as [D5.65]). Cited, and [D5.41] too [D5.42]; own. Cited [D5.43]; own too."),
    text("Of several, none is this one.", ["D5.2", "D5.3"]),
  ];
  const title = { en: "", ja: "" };
  const lines = linesOf("en", { terrain: [], panels: [{ title, rule: "D5.4", tools: [], parts }], inForce: {} });
  assert.equal(lines["D5.4"], "Own; text (as [D5.65]). Cited, and [D5.41] too [D5.42]. Own. Own too.");
  assert.equal(lines["D5.43"], "Cited.");
  assert.deepEqual([lines["D5.2"], lines["D5.3"]], [undefined, undefined]);
});

test("D7.4, D3.31, D4.3: a rule's deciding line has what the quick reference says about the rule", () => {
  const [en, ja] = [linesOf("en"), linesOf("ja")];
  assert.match(en["D7.4"]!, /½ FP.*Wet or Mud\.$/);
  assert.match(ja["D7.4"]!, /FPが½.*Wet/);
  assert.match(en["D3.31"]!, /^Not fully tracked;.*≥ 12/);
  assert.match(en["D4.3"]!, /^Costs: COT\. A vehicle/);
  assert.doesNotMatch(en["D.2"]!, /^Costs/, "two rows of the chart are not one cost");
  for (const language of LANGUAGES)
    for (const [key, line] of Object.entries(linesOf(language))) assert.match(line, /[.。]$/, `${language} ${key}`);
});

test("in ASL the deciding line includes sentences for ASL alone, and each citation is a separate part", () => {
  const lines = { "D4.5": "Both [D4.51].", "D4.5 asl": "ASL alone." };
  assert.deepEqual(decidingLine(lines, "D4.5", "sl"), [
    { text: "Both " },
    { text: "D4.51", rule: "D4.51" },
    { text: "." },
  ]);
  assert.deepEqual(decidingLine(lines, "D4.5", "asl").at(-1), { text: ". ASL alone." });
  assert.deepEqual(decidingLine(lines, "D1.1", "asl"), []);
});

test("every rule that can be in force has a deciding line in both books and languages", () => {
  for (const language of LANGUAGES) {
    const lines = linesOf(language);
    for (const book of BOOKS) {
      const ids = RULE_ROWS.flatMap(idsOf).filter((id) => isInBook(id, book));
      assert.deepEqual(
        ids.filter((id) => !decidingLine(lines, id, book).length),
        [],
        `${language} ${book}`,
      );
    }
  }
});
