import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { badValueText } from "./bad-value-text.ts";
import {
  count,
  flag,
  halves,
  linkState,
  normalizedText,
  oneOf,
  readState,
  remembered,
  startState,
  validatedText,
  writeState,
} from "./fields.ts";

const FIELDS = {
  mover: oneOf(["truck", "tracked"], "tracked"),
  british: flag(),
  range: count(0, 60, 12),
  path: validatedText("s", (text) => /^[sohn](?:\.[sohn])*$/.test(text)),
};

test("an empty query gives every field its start value", () => {
  const start = { mover: "tracked", british: false, range: 12, path: "s" };
  assert.deepEqual(readState("", FIELDS), { state: start, bad: [] });
  assert.deepEqual(startState(FIELDS), start);
});

test("a query with legal values is parsed without messages", () => {
  assert.deepEqual(readState("?mover=truck&british=1&range=60&path=s.o.h", FIELDS), {
    state: { mover: "truck", british: true, range: 60, path: "s.o.h" },
    bad: [],
  });
});

test("an invalid value is reported, and replaced by the nearest legal value", () => {
  const { state, bad } = readState("?mover=camel&range=99&path=xyz&foo=1", FIELDS);
  assert.deepEqual(state, { mover: "tracked", british: false, range: 60, path: "s" });
  assert.deepEqual(bad, [
    { key: "mover", value: "camel", used: "tracked" },
    { key: "range", value: "99", used: "60" },
    { key: "path", value: "xyz", used: "s" },
    { key: "foo", value: "1", used: "", why: "key" },
  ]);
  assert.equal(readState("?range=-5", FIELDS).state.range, 0);
  assert.equal(readState("?range=12.6", FIELDS).state.range, 13);
  assert.equal(readState("?range=1e9", FIELDS).state.range, 12);
  assert.ok(Object.is(readState("?range=-0", FIELDS).state.range, 0));
});

test("a field created by `normalizedText` keeps the legal parts of an invalid value", () => {
  const fields = {
    turns: normalizedText("", (text) => text.replace(/[^hm.]/g, "")),
  };
  assert.deepEqual(readState("?turns=h.x.m", fields), {
    state: { turns: "h..m" },
    bad: [{ key: "turns", value: "h.x.m", used: "h..m" }],
  });
});

test("the message for an invalid value names the value used instead, even if that is empty", () => {
  const fields = { turns: validatedText("", (text) => !/[^hm.]/.test(text)) };
  const strings = {
    turns: "Wind",
    badValue: "{used}",
    badEmpty: "{label}: {key}={value}",
    badTwice: "{used}/{key}={value}",
  };
  const textsOf = (query: string) =>
    readState(query, fields).bad.map((bad) =>
      badValueText(
        bad,
        strings,
        (key) => key,
        (key, value) => `${key}.${value}`,
      ),
    );
  assert.deepEqual(textsOf("?turns=x"), ["Wind: turns=x"]);
  assert.deepEqual(textsOf("?turns=&turns=h"), ["turns=/turns=h"]);
});

test("a field for multiples of ½ rounds a number and clamps it to the bounds", () => {
  const fields = { cot: halves(0.5, 40, 2) };
  assert.deepEqual(readState("?cot=6.5", fields), { state: { cot: 6.5 }, bad: [] });
  for (const [text, cot] of [
    ["6.4", 6.5],
    ["99", 40],
    ["-1", 0.5],
    ["all", 2],
  ] as const)
    assert.deepEqual(readState(`?cot=${text}`, fields), {
      state: { cot },
      bad: [{ key: "cot", value: text, used: String(cot) }],
    });
});

test("only the first value of a repeated key is used, and `constructor` and `__proto__` are unknown keys", () => {
  const { state, bad } = readState("?range=6&range=7&range=6&constructor=1&__proto__=1", FIELDS);
  assert.equal(state.range, 6);
  assert.deepEqual(bad, [
    { key: "range", value: "7", used: "6", why: "twice" },
    { key: "constructor", value: "1", used: "", why: "key" },
    { key: "__proto__", value: "1", used: "", why: "key" },
  ]);
});

test("an invalid value of a boolean field is reported with the reason `flag`", () => {
  assert.deepEqual(readState("?british=2", FIELDS).bad, [{ key: "british", value: "2", used: "0", why: "flag" }]);
});

test("fields with their start values are omitted from the query", () => {
  assert.equal(writeState(startState(FIELDS), FIELDS), "");
  assert.equal(
    writeState({ mover: "truck", british: true, range: 12, path: "s.o" }, FIELDS),
    "?mover=truck&british=1&path=s.o",
  );
});

test("parsing any query string gives a legal state and never throws", () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, value) => {
      for (const text of [`?${query}`, `?range=${value}&mover=${value}&british=${value}&path=${value}`]) {
        const read = readState(text, FIELDS).state;
        assert.deepEqual(readState(writeState(read, FIELDS), FIELDS).bad, []);
      }
    }),
  );
});

test("a link to the start state contains the remembered fields, because other users remember other values", () => {
  const fields = { ec: remembered("ec", oneOf(["dry", "wet"])), drm: count(0, 9, 0) };
  assert.equal(linkState({ ec: "dry", drm: 0 }, fields), "?ec=dry");
  assert.equal(
    linkState({ ec: "dry", drm: 3 }, fields),
    "?drm=3",
    "an address that says something means the start of the rest",
  );
  assert.equal(linkState({ drm: 0 }, { drm: fields.drm }), "");
});
