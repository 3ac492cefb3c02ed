import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import fc from "fast-check";
import { disableStorage, fakeStorage, removeStorage } from "../../../tests/fake-storage.ts";
import { anyText, fuzzSettings } from "../../../tests/fuzz.ts";
import { KEPT_BY_0_9_0 } from "../../../tests/kept-by-0.9.0.ts";
import { isForeign, newId, readGame, removeGame, writeGame } from "./game-entries.ts";
import type { KeptGame } from "./kept-game.ts";
import { loadGames } from "./stored-games.ts";

afterEach(removeStorage);

const game = (id: string, rest: string, changed = 1): KeptGame => ({ id, query: `?id=${id}&${rest}`, changed });
const kept = () => [...loadGames().games.values()].map(({ query }) => query).sort();

const LIST = "khamsin.games";
const GAMES_OF_0_9_0: KeptGame[] = [
  {
    ...{ id: "k3f9qa", query: "?id=k3f9qa&name=Gazala+%E7%A0%82%E6%BC%A0&boards=26-27b&play=n_c46hg" },
    changed: 1790000000000,
  },
  { id: "zz", query: "?view=play&id=zz&boards=25", changed: 1780000000000, came: "?id=zz&boards=25&camels=4" },
];

test("each game has its own localStorage entry, which a change overwrites and a deletion removes", () => {
  const store = fakeStorage({ "khamsin.choice.ec": "wet" });
  assert.equal(writeGame(game("a", "name=A")), undefined);
  writeGame({ ...game("b", "name=B", 2), came: "?x=1" });
  writeGame(game("a", "name=A&boards=25", 3));
  const entry = (one: string) => `{"khamsin":"games","version":1,"games":[${one}]}`;
  assert.deepEqual(Object.entries(store), [
    ["khamsin.choice.ec", "wet"],
    ["khamsin.game.a", entry('{"id":"a","query":"?id=a&name=A&boards=25","changed":3}')],
    ["khamsin.game.b", entry('{"id":"b","query":"?id=b&name=B","changed":2,"came":"?x=1"}')],
  ]);
  assert.equal(removeGame("a"), undefined);
  assert.deepEqual([...loadGames().games.values()], [{ ...game("b", "name=B", 2), came: "?x=1" }]);
});

test("two tabs never overwrite each other's games, and the later change to the same game is kept", () => {
  fakeStorage();
  const write = fc.record({ tab: fc.nat(1), id: fc.constantFrom("a", "b", "c"), isDeleted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(write, { maxLength: 60 }), (writes) => {
      fakeStorage();
      // The games that each tab has loaded. They may be outdated when the tab writes.
      const tabs = [loadGames(), loadGames()];
      const expected = new Map<string, KeptGame>();
      for (const [time, { tab, id, isDeleted }] of writes.entries()) {
        const before = tabs[tab]!.games.get(id);
        const changed = { ...game(id, `play=${time}`, time), came: before?.came ?? `?tab=${tab}` };
        if (isDeleted) {
          removeGame(id);
          expected.delete(id);
        } else {
          writeGame(changed);
          expected.set(id, changed);
        }
        if (time % 7 === 0) tabs[tab] = loadGames();
      }
      assert.deepEqual(new Map([...loadGames().games].sort()), new Map([...expected].sort()));
    }),
    fuzzSettings(200),
  );
});

test("disabled or full localStorage is reported, and stored games do not change", () => {
  disableStorage();
  assert.deepEqual(loadGames(), { games: new Map(), unread: [] });
  assert.deepEqual([writeGame(game("a", "name=A")), removeGame("a")], ["shut", "shut"]);
  assert.deepEqual([readGame("a"), isForeign("a")], [undefined, false]);
  assert.match(newId(), /^[a-z0-9]{6}$/);
  fakeStorage({}, 120);
  writeGame(game("a", "name=A"));
  assert.equal(writeGame(game("a", "name=A&boards=25-26-27-28-29-30-31")), "full");
  assert.equal(writeGame(game("b", "name=B")), "full");
  assert.deepEqual(kept(), ["?id=a&name=A"]);
});

test("unreadable entries and entries in a later format are returned in `unread` and not overwritten", () => {
  const store = fakeStorage({
    "khamsin.game.a": '{"version":2,"games":[{"id":"a","query":"?id=a","changed":1}]}',
    "khamsin.game.b": "{",
  });
  writeGame(game("c", "name=C"));
  assert.deepEqual(loadGames().unread, [store["khamsin.game.a"], "{"]);
  assert.equal(loadGames().games.size, 1);
  assert.deepEqual(["a", "b", "c", "d", ""].map(isForeign), [true, true, false, false, false]);
  assert.equal(store["khamsin.game.b"], "{");
  assert.equal(new Set(Array.from({ length: 200 }, newId)).size, 200);
});

test("each game in the list of Khamsin 0.9.0 moves to its own entry, and other values stay in the list", () => {
  const store = fakeStorage({ [LIST]: KEPT_BY_0_9_0 });
  const { games, unread } = loadGames();
  assert.deepEqual([...games.values()], GAMES_OF_0_9_0);
  assert.deepEqual(unread, [7, { id: "x" }]);
  assert.equal(store[LIST], '{"khamsin":"games","version":1,"games":[],"unread":[7,{"id":"x"}]}');
  removeGame("zz");
  assert.deepEqual([...loadGames().games.keys()], ["k3f9qa"], "a deleted game is not moved from the list again");
  assert.deepEqual(loadGames().unread, [7, { id: "x" }]);
  fakeStorage({ [LIST]: KEPT_BY_0_9_0.replace(/,"unread".*/, "}") });
  assert.equal(loadGames().games.size, 2);
  assert.deepEqual(Object.keys(localStorage), ["khamsin.game.k3f9qa", "khamsin.game.zz"]);
});

test("if a tab that still runs Khamsin 0.9.0 stores its list again, later changes are not overwritten", () => {
  const store = fakeStorage({ [LIST]: KEPT_BY_0_9_0 });
  loadGames();
  writeGame(game("zz", "boards=25&play=n", 1795000000000));
  writeGame(game("k3f9qa", "name=Bir", 1785000000000));
  // The tab of Khamsin 0.9.0 stores its list again.
  store[LIST] = KEPT_BY_0_9_0;
  assert.deepEqual(kept(), [GAMES_OF_0_9_0[0]!.query, "?id=zz&boards=25&play=n"]);
});

test("games of the 0.9.0 list stay in the list until localStorage has room for their own entries", () => {
  const many = Array.from({ length: 30 }, (_, i) => game(`g${i}`, `boards=25&play=${"n_".repeat(i)}n`, i));
  const list = JSON.stringify({ khamsin: "games", version: 1, games: many, unread: [7] });
  const all = many.map(({ query }) => query).sort();
  for (let most = list.length + LIST.length; most < 2.5 * list.length; most += 97) {
    fakeStorage({ [LIST]: list }, most);
    for (let time = 0; time < 5; time++) assert.deepEqual(kept(), all, `${most}`);
    assert.deepEqual(loadGames().unread, [7]);
  }
  // An entry is about sixty characters longer than the same game in the list.
  const store = fakeStorage({ [LIST]: list }, list.length + LIST.length + 30 * 65);
  for (let time = 0; time < 5; time++) assert.deepEqual(kept(), all);
  assert.match(store[LIST]!, /"games":\[\]/, "moving does not need room for a second copy of all games");
  const tight = fakeStorage({ [LIST]: list }, list.length + LIST.length + 100);
  kept();
  assert.doesNotMatch(tight[LIST]!, /"games":\[\]/);
  fakeStorage({ ...tight });
  assert.deepEqual(kept(), all);
  assert.equal(localStorage.getItem(LIST), '{"khamsin":"games","version":1,"games":[],"unread":[7]}');
});

test("the list of Khamsin 0.9.0 does not change if it is unreadable or in a later format", () => {
  for (const list of [
    KEPT_BY_0_9_0.replace('"version":1', '"version":2,"colors":["red"]'),
    "",
    "nonsense",
    "[]",
    "null",
  ]) {
    const store = fakeStorage({ [LIST]: list });
    const { games, unread } = loadGames();
    assert.equal(games.size, list.includes("colors") ? 2 : 0);
    assert.ok(unread.length, `${list} is lost`);
    writeGame(game("zz", "name=Z", 2e12));
    assert.equal(loadGames().games.get("zz")!.query, "?id=zz&name=Z");
    assert.equal(store[LIST], list);
  }
});

test("a game of the 0.9.0 list gets a new id if its id has an entry in a later format", () => {
  const later = '{"version":2,"rolls":[]}';
  const store = fakeStorage({ [LIST]: KEPT_BY_0_9_0, "khamsin.game.zz": later });
  const queries = kept();
  assert.equal(store["khamsin.game.zz"], later);
  assert.equal(queries.length, 2);
  assert.ok(queries.some((query) => /^\?view=play&id=(?!zz&)[a-z0-9]{6}&boards=25$/.test(query)));
});

test("loading games never throws and loses nothing, whatever localStorage contains", () => {
  const value = fc.oneof(anyText, fc.jsonValue());
  const entry = fc.record({ id: value, query: value, changed: value, came: value }, { requiredKeys: [] });
  const list = fc.record({
    version: fc.constantFrom(0, 1, 2, "x"),
    games: fc.array(fc.oneof(value, entry)),
    unread: value,
  });
  const written = fc.oneof(list, entry, value).map((found) => JSON.stringify(found) ?? "");
  const keys = fc.oneof(fc.constantFrom(LIST, "khamsin.game.a", "khamsin.game.zz", "khamsin.game."), anyText);
  const isOdd = (key: string) => ["__proto__", "getItem", "setItem", "removeItem"].includes(key);
  fc.assert(
    fc.property(fc.dictionary(keys, written), (items) => {
      const given = Object.fromEntries(Object.entries(items).filter(([key]) => !isOdd(key)));
      const store = fakeStorage(given);
      const { games, unread } = loadGames();
      assert.equal(writeGame(game("zz9", "name=Z")), undefined);
      assert.equal(loadGames().games.size, games.size + 1);
      assert.equal(loadGames().unread.length, unread.length);
      for (const [key, text] of Object.entries(given)) if (key !== LIST) assert.equal(store[key], text);
    }),
    fuzzSettings(500),
  );
});
