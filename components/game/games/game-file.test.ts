import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import fc from "fast-check";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { anyText, cases } from "../../../tests/fuzz.ts";
import { fieldsFor, LONGEST_NAME } from "../game-fields.ts";
import type { T } from "../words.ts";
import { asideName, fileGameName, stageText } from "./describe.ts";
import { fileName, readFile } from "./game-file.ts";
import { writeGames } from "./kept-games.ts";

const FIELDS = fieldsFor(["D1", "X1"]);
const game = { id: "a", query: "?id=a&name=Gazala&boards=25", changed: 0 };
const problems = (text: string) => readFile(text, FIELDS).problems;
afterEach(() => Reflect.deleteProperty(globalThis, "document"));

test("a file gives its games back, and names what cannot be read", () => {
  const came = { ...game, came: "?v=2&boards=25&camels=4" };
  assert.deepEqual(readFile(writeGames({ games: [came], unread: [] }), FIELDS), { games: [came], problems: [] });
  for (const text of ["", "nonsense", "[]", "7", '{"games":{}}', "null"])
    assert.deepEqual(problems(text), [{ what: "nothing" }], text);
  assert.deepEqual(problems(JSON.stringify({ version: 1, games: [game, 7, { id: "b" }] })), [
    { what: "entries", count: 2, first: "7" },
  ]);
  assert.deepEqual(problems(JSON.stringify({ version: 2, games: [{ ...game, query: "?name=Bir&wind=breeze&x=1" }] })), [
    { what: "newer" },
    { what: "values", name: "Bir", values: "wind=breeze x=1" },
  ]);
});

test("whatever a file holds, it is read without a crash", () => {
  const value = fc.oneof(anyText, fc.jsonValue());
  const entry = fc.record({
    id: value,
    query: fc.oneof(
      anyText.map((text) => `?${text}`),
      value,
    ),
    changed: value,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc.array(fc.oneof(entry, value)).map((games) => JSON.stringify({ games })),
      ),
      (text) => {
        const { games } = readFile(text, FIELDS);
        for (const { query } of games) assert.ok(query.startsWith("?"));
      },
    ),
    cases(500),
  );
});

test("the name of a file is one on every system", () => {
  assert.equal(fileName(), "khamsin-games.json");
  assert.equal(fileName("Gazala: 砂漠/戦?"), "khamsin-Gazala-砂漠-戦.json");
  assert.equal(fileName("…"), "khamsin-game.json");
});

test("the name of a state that was put aside says when it was left, and is no longer than a name may be", () => {
  for (const language of ["en", "ja"] as const) {
    const own = wordsFor("game", language);
    const t = ((key, values) => own(key as Parameters<typeof own>[0], values)) as T;
    Object.defineProperty(globalThis, "document", {
      value: { documentElement: { lang: language } },
      configurable: true,
    });
    for (const name of ["", "Gazala", "砂漠".repeat(20), "🏜".repeat(20)]) {
      const named = { ...game, query: `?${new URLSearchParams({ name })}` };
      for (const text of [asideName(t, named), fileGameName(t, named)]) {
        assert.ok(text.length <= LONGEST_NAME, text);
        assert.ok(text.isWellFormed() && text.includes([...(name || t("unnamed"))].slice(0, 2).join("")), text);
      }
      assert.match(asideName(t, named), /1970/);
    }
    assert.equal(stageText(t, { play: "" }), t("kept.setUp"));
    assert.equal(stageText(t, { play: "c46" }), t("kept.turn", { turn: 1 }));
    assert.equal(stageText(t, { play: "n_n_c" }), t("kept.turn", { turn: 2 }));
  }
});
