import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fuzzSettings } from "../../../tests/fuzz.ts";
import { type GameEvent, readEvents, SETTABLE, trimmedEvents, writeEvents } from "./events.ts";

/** Tokens for every type of event. */
const TOKENS = [
  ...["n", "k46", "c", "c46", "co", "c11m", "c66hgr", "cg", "cr", "c23gr", "wo", "wm", "wh", "wg", "wr", "whgr"],
  ...Object.values(SETTABLE).flatMap(({ letter, values }) => values.map((value) => letter + value)),
  ...["dD7.31*46", "dD.1B*3", "dIt-V27*11", "dD13.4*landing*3", "dD6.0-Crest*12"],
  ...["k46p", "k46t", "c46p", "c66thgr", "dD7.31*46p", "dD13.4*landing*3t"],
];
const token = fc.constantFrom(...TOKENS);

test("readEvents parses a token for each type of event", () => {
  const read: [string, GameEvent][] = [
    ["n", { kind: "turn" }],
    ["k46", { kind: "windDice", dice: [4, 6] }],
    ["c", { kind: "windChange", dice: [], gusts: false, rain: false }],
    ["c46hg", { kind: "windChange", dice: [4, 6], force: "heavyWind", gusts: true, rain: false }],
    ["cor", { kind: "windChange", dice: [], force: "noWind", gusts: false, rain: true }],
    ["wm", { kind: "wind", force: "mildBreeze", gusts: false, rain: false }],
    ["uextremelyHeavy", { kind: "set", field: "dust", value: "extremelyHeavy" }],
    ["ymudOvercast", { kind: "set", field: "weather", value: "mudOvercast" }],
    ["tnone", { kind: "set", field: "time", value: "none" }],
    ["dD7.31*46", { kind: "roll", rule: "D7.31", dice: [4, 6] }],
    ["dD13.4*landing*3", { kind: "roll", rule: "D13.4", part: "landing", dice: [3] }],
    ["k46p", { kind: "windDice", dice: [4, 6], by: "p" }],
    ["c46thg", { kind: "windChange", dice: [4, 6], by: "t", force: "heavyWind", gusts: true, rain: false }],
    ["dD7.31*46p", { kind: "roll", rule: "D7.31", dice: [4, 6], by: "p" }],
  ];
  for (const [text, event] of read) assert.deepEqual(readEvents(text), [event], text);
});

test("tokens need no escaping in a query string, and each becomes one event", () => {
  const text = TOKENS.join("_");
  assert.equal(`${new URLSearchParams({ play: text })}`, `play=${text}`);
  assert.equal(readEvents(text).length, TOKENS.length);
  assert.ok(readEvents(text).every(({ kind }) => kind !== "unread"));
  assert.equal(new Set(readEvents(text).map((event) => JSON.stringify(event))).size, TOKENS.length);
});

test("an unknown token becomes an `unread` event at its position", () => {
  const bad = [
    "",
    "N",
    "nn",
    "c4",
    "c07",
    "c47h",
    "chm",
    "cgh",
    "crg",
    "c46 h",
    "w",
    "wx",
    "e",
    "eDry",
    "uheavy2",
    "x9",
  ];
  for (const text of [...bad, "dD7.31", "dD7.31*", "dD7.31*07", "dD7.31*461", "d*4", "d7.31*4", "dD<b>*4", "砂塵"]) {
    assert.deepEqual(readEvents(`n_${text}_n`), [{ kind: "turn" }, { kind: "unread", text }, { kind: "turn" }], text);
    assert.equal(writeEvents(readEvents(`n_${text}_n`)), `n_${text}_n`);
  }
});

test("readEvents returns no events for an empty text", () => {
  assert.deepEqual(readEvents(""), []);
  assert.equal(writeEvents([]), "");
});

test("readEvents and then writeEvents leave any text unchanged", () => {
  const text = fc.oneof(
    fc.array(token).map((tokens) => tokens.join("_")),
    fc.array(fc.oneof(token, fc.string())).map((tokens) => tokens.join("_")),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (text) => {
      assert.equal(writeEvents(readEvents(text)), text);
    }),
    fuzzSettings(2000),
  );
});

test("trimmedEvents drops the oldest rolls until the text is short enough", () => {
  const text = "dD7.31*11_n_c46hg_dD7.31*22_everyDry_dD7.31*33";
  assert.deepEqual(trimmedEvents(text, text.length), { text, left: 0 });
  assert.deepEqual(trimmedEvents(text, text.length - 1), { text: text.slice(10), left: 1 });
  assert.deepEqual(trimmedEvents(text, text.length - 10), { text: text.slice(10), left: 1 });
  assert.deepEqual(trimmedEvents(text, text.length - 11), { text: "n_c46hg_everyDry_dD7.31*33", left: 2 });
  assert.deepEqual(trimmedEvents(text, 0), { text: "n_c46hg_everyDry", left: 3 }, "all other events remain");
  assert.deepEqual(trimmedEvents("dD7.31*11", 3), { text: "", left: 1 });
  assert.deepEqual(trimmedEvents("n_what is this_n", 3), { text: "n_what is this_n", left: 0 });
  assert.deepEqual(trimmedEvents("", 0), { text: "", left: 0 });
});
