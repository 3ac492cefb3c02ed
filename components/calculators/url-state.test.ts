import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Field, readState, startOf, writeState } from "./url-state.ts";

const FIELDS: Record<string, Field> = {
  mover: { values: ["tracked", "truck"] },
  range: { min: 0, max: 60, start: 12 },
  path: { start: "s", valid: (text) => /^[sohn](?:\.[sohn])*$/.test(text) },
};

test("an empty address means every field's start", () => {
  assert.deepEqual(readState("", FIELDS), { state: { mover: "tracked", range: "12", path: "s" }, bad: [] });
});

test("a legal state is read as it stands", () => {
  assert.deepEqual(readState("?mover=truck&range=60&path=s.o.h", FIELDS), {
    state: { mover: "truck", range: "60", path: "s.o.h" },
    bad: [],
  });
});

test("what is not legal is named, with the nearest legal value in its place", () => {
  const { state, bad } = readState("?mover=camel&range=99&path=xyz&foo=1", FIELDS);
  assert.deepEqual(state, { mover: "tracked", range: "60", path: "s" });
  assert.deepEqual(bad, [
    { key: "mover", value: "camel", used: "tracked" },
    { key: "range", value: "99", used: "60" },
    { key: "path", value: "xyz", used: "s" },
    { key: "foo", value: "1", used: "" },
  ]);
  assert.equal(readState("?range=-5", FIELDS).state.range, "0");
  assert.equal(readState("?range=12.6", FIELDS).state.range, "13");
  assert.equal(readState("?range=1e9", FIELDS).state.range, "12");
});

test("of a key that stands twice the first counts, and the others are named; so are keys that every object has", () => {
  const { state, bad } = readState("?range=6&range=7&range=6&constructor=1&__proto__=1", FIELDS);
  assert.equal(state.range, "6");
  assert.deepEqual(bad, [
    { key: "range", value: "7", used: "6", why: "twice" },
    { key: "constructor", value: "1", used: "" },
    { key: "__proto__", value: "1", used: "" },
  ]);
});

test("of yes and no it is known that they are", () => {
  const { bad } = readState("?wet=2", { wet: { values: ["0", "1"] } });
  assert.deepEqual(bad, [{ key: "wet", value: "2", used: "0", why: "flag" }]);
});

test("fields at their start are left out of the address", () => {
  assert.equal(writeState({ mover: "tracked", range: "12", path: "s" }, FIELDS), "");
  assert.equal(writeState({ mover: "truck", range: "12", path: "s.o" }, FIELDS), "?mover=truck&path=s.o");
});

const state = fc.record({
  mover: fc.constantFrom("tracked", "truck"),
  range: fc.integer({ min: 0, max: 60 }).map(String),
  path: fc.array(fc.constantFrom("s", "o", "h", "n"), { minLength: 1, maxLength: 9 }).map((a) => a.join(".")),
});

test("every legal state survives the address", () => {
  fc.assert(
    fc.property(state, (s) => assert.deepEqual(readState(writeState(s, FIELDS), FIELDS), { state: { ...s }, bad: [] })),
  );
});

test("no address throws, and what comes out is always legal", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, value) => {
      for (const text of [`?${query}`, `?range=${value}&mover=${value}&path=${value}`]) {
        const read = readState(text, FIELDS).state;
        assert.deepEqual(readState(writeState(read, FIELDS), FIELDS).bad, []);
      }
    }),
  );
});

test("a field starts at its first word, its number or its notation", () => {
  assert.deepEqual(Object.values(FIELDS).map(startOf), ["tracked", "12", "s"]);
});
