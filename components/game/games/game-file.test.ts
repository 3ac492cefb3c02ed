import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import fc from "fast-check";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { disableStorage, fakeStorage, removeStorage } from "../../../tests/fake-storage.ts";
import { anyText, fuzzSettings } from "../../../tests/fuzz.ts";
import { KEPT_BY_0_9_0 } from "../../../tests/kept-by-0.9.0.ts";
import { LONGEST_NAME } from "../game-fields.ts";
import type { GameSay } from "../words.ts";
import { fileGameName, nameText, stageText } from "./describe.ts";
import { addGames, fileName, parseFile } from "./game-file.ts";
import { type KeptGame, queryParam, stringifyGames } from "./kept-game.ts";
import { loadGames } from "./stored-games.ts";

const gazala = { id: "a", query: "?id=a&name=Gazala&boards=25", changed: 0 };
const game = (id: string, rest: string): KeptGame => ({ id, query: `?id=${id}&${rest}`, changed: 1 });
/** Returns the key and values of a UI text instead of the text: "file.entries 2 7". */
const t = ((key, values = {}) => [key, ...Object.values(values)].join(" ")) as GameSay;
const problems = (text: string) => parseFile(t, text).problems;
afterEach(removeStorage);

test("parsing a file returns its games, and messages about what could not be read", () => {
  const came = { ...gazala, came: "?v=3&boards=25&camels=4" };
  assert.deepEqual(parseFile(t, stringifyGames([came])), { games: [came], problems: [] });
  for (const text of ["", "nonsense", "[]", "7", '{"games":{}}', "null"])
    assert.deepEqual(problems(text), ["file.nothing"], text);
  assert.deepEqual(problems(JSON.stringify({ version: 1, games: [gazala, 7, { id: "b" }] })), ["file.entries 2 7"]);
  assert.deepEqual(
    problems(JSON.stringify({ version: 2, games: [{ ...gazala, query: "?name=Bir&wind=breeze&x=1" }] })),
    ["file.newer", "file.values Bir wind=breeze x=1"],
  );
});

test("a file of games that Khamsin 0.9.0 stored can be opened", () => {
  fakeStorage();
  const { games, problems: found } = parseFile(t, KEPT_BY_0_9_0);
  assert.deepEqual(found, ["file.entries 2 7"]);
  assert.deepEqual(
    addGames(t, games).map(({ as }) => as),
    ["new", "new"],
  );
  assert.deepEqual([...loadGames().games.values()], games);
});

test("parsing any file and storing its games never throws", () => {
  const value = fc.oneof(anyText, fc.jsonValue());
  const query = fc.oneof(
    anyText.map((text) => `?${text}`),
    value,
  );
  const ids = fc.oneof(fc.constantFrom("a", "b"), value);
  const entry = fc.record({ id: ids, query, changed: fc.oneof(fc.nat(), value) });
  const file = fc.array(fc.oneof(entry, value)).map((games) => JSON.stringify({ games }));
  fc.assert(
    fc.property(fc.oneof(anyText, file), (text) => {
      fakeStorage();
      const { games } = parseFile(t, text);
      for (const one of games) assert.ok(one.query.startsWith("?"));
      const added = addGames(t, games);
      assert.equal(added.length, games.length);
      assert.equal(loadGames().games.size, added.filter(({ as }) => as !== "kept").length);
      for (const [id, one] of loadGames().games) assert.equal(queryParam(one.query, "id"), id);
    }),
    fuzzSettings(500),
  );
});

test("opening a file does not replace stored games, and opening the same file again adds nothing", () => {
  fakeStorage({ "khamsin.game.e": '{"version":9}' });
  const here = [game("a", "name=A&play=n"), game("b", "name=B")];
  addGames(t, here);
  const found = [
    game("a", "name=A&play=n_n"),
    game("b", "view=play&name=B"),
    game("c", "name=C"),
    { ...game("d", "x=1"), query: "?name=D" },
    game("e", "name=E"),
  ];
  const added = addGames(t, found);
  assert.deepEqual(
    added.map(({ as, game: { query } }) => `${as} ${queryParam(query, "name")}`),
    ["second kept.fromFile A", "kept B", "new C", "new D", "second kept.fromFile E"],
  );
  const { games } = loadGames();
  assert.equal(games.size, 6);
  for (const [id, one] of games) assert.equal(queryParam(one.query, "id"), id);
  for (const one of here) assert.deepEqual(games.get(one.id), one);
  assert.ok(addGames(t, found).every(({ as }) => as === "kept"));
  assert.deepEqual(loadGames().games, games);
});

test("different games with the same id in a file are all stored", () => {
  fakeStorage();
  const file = stringifyGames([game("a", "name=A"), game("a", "name=B"), game("a", "name=A")]);
  assert.deepEqual(problems(file), []);
  assert.deepEqual(
    addGames(t, parseFile(t, file).games).map(({ as }) => as),
    ["new", "second", "kept"],
  );
  assert.equal(loadGames().games.size, 2);
});

test("if localStorage is too full for all games of a file, as many games as fit are stored", () => {
  const games = Array.from({ length: 9 }, (_, i) => game(`g${i}`, `name=G${i}`));
  fakeStorage({}, 600);
  const added = addGames(t, games);
  assert.ok(added.length > 2 && added.length < 9, `${added.length}`);
  assert.deepEqual(
    added.map((one) => one.game),
    [...loadGames().games.values()],
  );
  disableStorage();
  assert.deepEqual(addGames(t, games), []);
});

test("a file with 2,000 games is stored, and a file with more games is rejected", () => {
  fakeStorage();
  const games = Array.from({ length: 2001 }, (_, i) => game(`g${i}`, `name=G${i}`));
  assert.deepEqual(parseFile(t, stringifyGames(games)), { games: [], problems: ["file.large"] });
  assert.equal(addGames(t, parseFile(t, stringifyGames(games.slice(1))).games).length, 2000);
});

test("the name of a saved file has only characters that every system allows", () => {
  assert.equal(fileName(), "khamsin-games.json");
  assert.equal(fileName("Gazala: 砂漠/戦?"), "khamsin-Gazala-砂漠-戦.json");
  assert.equal(fileName("…"), "khamsin-game.json");
});

test("a game's name is truncated for display, and does not change the direction of the surrounding text", () => {
  for (const language of ["en", "ja"] as const) {
    const own = wordsFor("game", language);
    const t = ((key, values) => own(key as Parameters<typeof own>[0], values)) as GameSay;
    for (const name of ["", "Gazala", "砂漠".repeat(20), "🏜".repeat(20), "a".repeat(49_000)]) {
      const named = { ...gazala, query: `?${new URLSearchParams({ name })}` };
      for (const text of [nameText(t, named), fileGameName(t, named)]) {
        assert.ok(text.length <= LONGEST_NAME, text);
        assert.ok(text.isWellFormed() && text.includes([...(name || t("unnamed"))].slice(0, 2).join("")), text);
      }
    }
    const turned = { query: `?${new URLSearchParams({ name: "Bir \u202emieH\u2066 el \u200fG👨‍👩‍👧" })}` };
    assert.equal(nameText(t, turned), "Bir mieH el G👨‍👩‍👧");
    assert.equal(stageText(t, { play: "" }), t("kept.setUp"));
    assert.equal(stageText(t, { play: "c46" }), t("kept.turn", { turn: 1 }));
    assert.equal(stageText(t, { play: "n_n_c" }), t("kept.turn", { turn: 2 }));
  }
});
