import assert from "node:assert/strict";
import { test } from "node:test";
import { costChart } from "../../../src/content/terrain-chart.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { readState } from "../kit/fields.ts";
import {
  answerOf,
  costText,
  FIELDS,
  isVehicle,
  oddsLines,
  pathOf,
  resultOf,
  type State,
  stepLines,
  stepName,
} from "./path.ts";
import { readPath } from "./path-notation.ts";

const { terrainRows, tables } = content;
const given = {
  chart: costChart(terrainRows, tables),
  hammadaRows: tables.get("D3.31-drm")!.rows,
  bogRows: tables.get("D7.31-drm")!.rows,
};
const t = wordsFor("path", "en", ["cost", "sandBog", "hammada", "chart"]);
const at = (query: string): State => readState(query, FIELDS).state;
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test("D7.511: tank D, hex by hex", () => {
  const path = pathOf(at("?path=oa.s.sc"), given);
  assert.deepEqual(
    path.steps.map((step) => costText(t, step)),
    ["1 MP · 1 MP in all", "3 MP · 4 MP in all", "4 MP · 8 MP in all"],
  );
  assert.deepEqual(answerOf(t, path), { roll: "3 steps: 8 MP", odds: "no DR failed 1925/2592 = 74.27%" });
});

test("D7.31: hammada comes before bog, and the odds to pass are those of both", () => {
  const state = at("?mover=halftrack&path=oam");
  const [step] = pathOf(state, given).steps;
  // 35/36 × 33/36 = 1155/1296 = 385/432
  assert.deepEqual(textsOf(oddsLines(t, step!)), [
    t("hammada", { fraction: "1/36", percent: "2.8%" }),
    t("bog", { fraction: "3/36", percent: "8.3%" }),
    t("reaches", { fraction: "1/1", percent: "100%" }),
    t("passes", { fraction: "385/432", percent: "89.12%" }),
  ]);
  const lines = textsOf(stepLines(t, state, step!, { hammada: {}, bog: {} }));
  const order = ["order", "hammada.failsOn", "sandBog.bogsOn"] as const;
  const places = order.map((key) => lines.findIndex((line) => line.startsWith(t(key).split("{")[0]!)));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
    lines.join("\n"),
  );
  assert.ok(!places.includes(-1), lines.join("\n"));
});

test("Infantry makes no DR, pays MF and is named by the terrain chart's words", () => {
  const state = at("?mover=infantry&path=s.h");
  assert.ok(!isVehicle(state));
  const { title, lines } = resultOf(t, state, pathOf(state, given), given);
  assert.equal(title, "Path planner: Infantry");
  assert.equal(lines[0]!.text, "EC Dry");
  assert.ok(!textsOf(lines).includes(t("noDr")));
  assert.match(lines.at(-1)!.text, /3 MF/);
});

test("D7.31: one step is no row of them, and a copy names the Ground Pressure", () => {
  const state = at("?pressure=high&path=s");
  const { lines } = resultOf(t, state, pathOf(state, given), given);
  assert.equal(lines[0]!.text, "Ground Pressure: High, EC Dry");
  assert.equal(lines.at(-1)!.text, "3 MP: no DR failed 5/6 = 83.33%");
});

test("a step that cannot be made leaves no chance, and says so", () => {
  const path = pathOf(at("?mover=infantry&path=s.sv"), given);
  assert.equal(costText(t, path.steps[1]!), t("cost.no.short"));
  assert.deepEqual(answerOf(t, path), { roll: t("cost.no.short"), odds: t("blocked") });
});

test("a step is named with what can matter to it", () => {
  const [step] = readPath("x6hdt");
  const [result] = pathOf(at("?path=x6hdt"), given).steps;
  assert.equal(stepName(t, step!, result!), "Other 6.5, along a Track");
});

test("D3.31: paying 2 times, once chosen, neither counts nor is told of a vehicle that makes no DR", () => {
  const said = (mover: string) => {
    const state = at(`?mover=${mover}&path=hd`);
    return textsOf(resultOf(t, state, pathOf(state, given), given).lines)[1];
  };
  assert.equal(said("lightTruck"), "Hex 1: Hammada, pays 2 times the MP: 12 MP · 12 MP in all");
  assert.equal(said("fullyTracked"), "Hex 1: Hammada: 2 MP · 2 MP in all");
  assert.equal(said("infantry"), "Hex 1: Hammada: 1 MF · 1 MF in all");
});
