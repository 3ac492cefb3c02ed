import assert from "node:assert/strict";
import { test } from "node:test";
import { seededDice } from "../../../src/game/seeded-dice.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { dyoAddress, FIELDS as OVERLAY_FIELDS } from "../desert-overlays/desert-overlays.ts";
import { FIELDS as DUST_FIELDS } from "../dust/calculator.ts";
import { readState, startState } from "../kit/fields.ts";
import { type PrintedName, printedNames } from "../kit/printed-names.ts";
import {
  type DyoState,
  dustQuery,
  FIELDS,
  guideOf,
  isFull,
  isSetUpDue,
  newSeed,
  OVERLAYS,
  oddsAsked,
  overlaysAddress,
  seedFrom,
  stepOf,
  withoutLastThrow,
} from "./dyo.ts";
import { type DyoSay, dyoResult, fractionsText, latestRollText, oddsLines } from "./words.ts";

const { tables } = content;
const names = printedNames(tables, "en");
const isPrinted = (key: string): key is PrintedName => Object.hasOwn(names, key);
const own = wordsFor("dyo");
const t: DyoSay = (key, values) => (isPrinted(key) ? names[key]! : own(key, values));
const start = startState(FIELDS);
const months = Array.from({ length: 12 }, (_, m) => `month ${m + 1}`);

const stateOf = (state: Partial<DyoState>): DyoState => ({ ...start, ...state });
const textsOf = (state: DyoState, overlays = "") => {
  const guide = guideOf(state);
  const odds = oddsAsked(state, guide);
  return dyoResult(t, state, guide, odds, { months, overlays }).lines.map(({ text, rule }) =>
    rule ? `${text} [${rule}]` : text,
  );
};
/**
 * A complete set-up in July: Weather DR 7 (Clear), Time of Day dr 3 (Midday), EC 4 + 3 (Very Dry), Wind 6 (Heavy Wind),
 * Dust 5 + 2 (Light Dust).
 */
const whole = stateOf({ w: "34", t: "3", ec: "4", wind: "6", dust: "5", up: true });

test("D11.2–D11.701: a set-up shows every roll with its result and the effects of the result", () => {
  const texts = textsOf(whole);
  for (const text of [
    "North Africa, month 7, Desert Boards only [D11.2]",
    "Weather: DR 3 + 4 = 7 → Clear (typed) [D11.2]",
    "Time of Day: dr 3 → Midday (typed) [D11.3]",
    "Intense Heat Haze in effect [D11.621]",
    "EC: dr 4 +3 = 7 → Very Dry (typed) [D11.4]",
    "+2 Heavy Wind [D11.701]",
    "Dust: dr 5 +2 = 7 → Light (typed) [D11.701]",
  ])
    assert.ok(texts.includes(text), `${text} in\n${texts.join("\n")}`);
});

test("D11.74: the link to the Dust calculator has the Wind of the scenario", () => {
  const query = (state: DyoState) => dustQuery(state, guideOf(state));
  assert.equal(query(whole), "?boards=desert&ec=veryDry&steppe=0&density=light&force=h");
  assert.equal(readState(query(whole), DUST_FIELDS).state.force, "h");
  assert.equal(query({ ...whole, wind: "3" }), "?boards=desert&ec=veryDry&steppe=0&density=light&force=m");
});

test("D11.6111: Early Morning makes EC Moist without a roll, so a die for EC in the link is not used", () => {
  const texts = textsOf(stateOf({ w: "34", t: "1", ec: "6" }));
  assert.ok(texts.includes("EC: Moist, no roll [D11.4]"), texts.join("\n"));
  assert.ok(texts.includes("Not used: 6"));
});

test("D11.3: Overcast changes the Time of Day to None, and the result says which Time of Day was rolled", () => {
  const texts = textsOf(stateOf({ w: "66", t: "1" }));
  assert.ok(texts.includes("Early Morning reads None: the Weather is Overcast [D11.3]"), texts.join("\n"));
});

test("the odds take the dice rolled so far into account only if the field `given` is set", () => {
  const odds = (state: DyoState) => oddsAsked(state, guideOf(state))!;
  const asked = stateOf({ bombard: 1, askDust: "heavy" });
  assert.equal(fractionsText(odds(asked)), "5430/46656 = 905/7776");
  const [line] = oddsLines(t, asked, odds(asked));
  assert.equal(line!.text, "Dust Heavy: 5430/46656 = 905/7776 = 11.64% (before any roll)");
  assert.equal(fractionsText(odds({ ...whole, dust: "", bombard: 1, askDust: "heavy", given: true })), "2/6 = 1/3");
  assert.equal(oddsAsked(start, guideOf(start)), undefined);
});

test("a seed gives everyone the same dice, and a seeded roll is marked with its number, such as (seed, roll 2)", () => {
  const state = stateOf({ seed: "sirocco", w: "ss" });
  const [a = 0, b = 0] = seededDice("sirocco", "weather", 1, 2);
  const [c = 0, d = 0] = seededDice("sirocco", "weather", 2, 2);
  const text = latestRollText(stepOf(guideOf(state), "weather"), t);
  assert.match(text, new RegExp(`DR ${c} \\+ ${d} = ${c + d} → .*\\(seed, roll 2\\)`));
  assert.ok(textsOf(state).includes(`Rolled again; before that: ${a} + ${b}`));
  assert.ok(guideOf(stateOf({ w: "s" })).needsSeed);
});

test("after the Wind roll, overlays and set-up are due until the user ends the set-up or rolls for Dust", () => {
  const due = (state: DyoState) => isSetUpDue(state, guideOf(state));
  assert.ok(due({ ...whole, dust: "", up: false }));
  assert.ok(!due({ ...whole, dust: "" }));
  assert.ok(!due({ ...whole, up: false }));
  assert.ok(!due({ ...whole, dust: "", wind: "", up: false }));
});

test("undo removes the last roll of a step: one seeded roll, or the entered dice (two for Weather, otherwise one)", () => {
  assert.equal(withoutLastThrow("weather", "35s"), "35");
  assert.equal(withoutLastThrow("weather", "s35"), "s");
  assert.equal(withoutLastThrow("time", "s4"), "s");
  assert.ok(isFull(stateOf({ t: "s".repeat(20) }), "time"));
  assert.ok(!isFull(stateOf({ t: "s".repeat(19) }), "time"));
});

test("the field `overlays` accepts a query string of the overlays' calculator, but only if it has boards", () => {
  assert.deepEqual(
    Object.keys(OVERLAYS),
    Object.keys(OVERLAY_FIELDS).filter((key) => key !== "dyo"),
  );
  const kept = (overlays: string) => readState(`?${new URLSearchParams({ overlays })}`, FIELDS).state.overlays;
  for (const other of [
    "boards=99&dice=zzz",
    "boards=26&dice=zzz",
    "boards=99",
    "dice=13",
    "boards=26&north=over",
    "boards=26&onehex=1",
    "boards=26&failed=yes",
    "boards=26&constructor=1",
    "evil=1",
  ])
    assert.equal(kept(other), "", other);
  for (const good of [
    "boards=25e-27t_h28&dice=13rS3.aW2.27H6.27G7.",
    "boards=26-x-31&north=left&dice=1&onehex=X2.S1",
    "boards=26&onehex=none",
    "boards=26&failed=1&south=1",
  ])
    assert.equal(kept(good), good);
  const address = "http://localhost/tools/desert-overlays/?boards=26";
  assert.ok(textsOf(stateOf({ overlays: "boards=26" }), address).includes(`Overlays and dunes: ${address} [F12.3]`));
});

test("the links to the overlays' calculator and back preserve the scenario and the overlays", () => {
  const there = overlaysAddress(
    "/tools/desert-overlays/",
    stateOf({ ...whole, month: 3, overlays: "boards=26&dice=5" }),
  );
  const { state, bad } = readState(there.slice(there.indexOf("?")), OVERLAY_FIELDS);
  assert.deepEqual([state.boards, state.dice, bad], ["26", "5", []]);
  const back = dyoAddress("/tools/dyo/", { ...state, dice: "53" });
  const scenario = readState(back.slice(back.indexOf("?")), FIELDS);
  assert.deepEqual(scenario, { state: stateOf({ ...whole, month: 3, overlays: "boards=26&dice=53" }), bad: [] });
});

test("typed seeds may have capitals, full-width letters and punctuation, and random seeds are valid", () => {
  assert.equal(seedFrom(" Ｓirocco-7! "), "sirocco7");
  assert.equal(readState(`?seed=${newSeed()}`, FIELDS).bad.length, 0);
});
