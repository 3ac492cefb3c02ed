import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import fc from "fast-check";
import { anyText, cases } from "../../../tests/fuzz.ts";
import {
  changeKept,
  isAlike,
  isSame,
  KEY,
  type KeptGame,
  keepGame,
  newId,
  readGames,
  readKept,
  told,
  withAdded,
  withTold,
  writeGames,
  writeKept,
} from "./kept-games.ts";

/** Gives the browser's storage for one test: what it holds, and what it throws when something is written. */
function storage(kept: Map<string, string>, refusal?: string): void {
  const setItem = (key: string, value: string) => {
    if (refusal) throw new DOMException("", refusal);
    kept.set(key, value);
  };
  const value = { getItem: (key: string) => kept.get(key) ?? null, setItem };
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
}
function shutStorage(): void {
  const get = () => {
    throw new DOMException("", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
}
afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

const game = (id: string, said: string, changed = 1): KeptGame => ({ id, query: `?id=${id}&${said}`, changed });
const aside = (other: KeptGame) => `${told(other.query, "name")} (until then)`;
const kept = () => readKept().games.map(({ query }) => query);

test("a game is kept under its id with each change, the others stay", () => {
  storage(new Map());
  assert.equal(keepGame(game("a", "name=A"), undefined, aside), undefined);
  keepGame(game("b", "name=B"), undefined, aside);
  keepGame(game("a", "name=A&boards=25"), "?id=a&name=A", aside);
  assert.deepEqual(kept(), ["?id=a&name=A&boards=25", "?id=b&name=B"]);
});

test("another state under the id stays, as a game of its own with a name that says so", () => {
  storage(new Map());
  keepGame({ ...game("a", "name=A&play=n_n", 7), came: "?v=2&x=1" }, undefined, aside);
  keepGame(game("a", "name=A&play=n"), undefined, aside);
  const [now, before] = readKept().games;
  assert.equal(now!.query, "?id=a&name=A&play=n");
  assert.equal(before!.query, `?id=${before!.id}&name=A+%28until+then%29&play=n_n`);
  assert.deepEqual([before!.changed, before!.came, now!.came], [7, "?v=2&x=1", undefined]);
  assert.notEqual(before!.id, "a");
  // From a state that has been replaced meanwhile: the newer one stays too.
  keepGame(game("a", "name=A&play=n_c"), "?id=a&name=A&play=c", aside);
  assert.equal(readKept().games.length, 3);
  // What is kept already, under whatever name, is not kept again.
  keepGame(game("a", "name=A&play=n_n"), undefined, aside);
  assert.equal(readKept().games.length, 4);
  keepGame(game("a", "name=A&play=n_c"), undefined, aside);
  assert.equal(readKept().games.length, 4);
});

test("the view in which a game is looked at makes no other state of it", () => {
  assert.ok(isSame("?id=a&view=play&boards=25&sum=1", "?boards=25&id=a"));
  assert.ok(!isSame("?id=a&boards=25", "?id=b&boards=25"));
  assert.ok(isAlike("?id=a&boards=25&name=A", "?id=b&boards=25"));
  assert.ok(!isAlike("?boards=25", "?boards=26"));
  storage(new Map());
  keepGame(game("a", "name=A"), undefined, aside);
  keepGame(game("a", "name=A&view=play&boards=25"), "?id=a&name=A&view=sheet", aside);
  assert.equal(readKept().games.length, 1);
});

test("a storage that is shut or full is told, and what lay there stays", () => {
  shutStorage();
  assert.deepEqual(readKept(), { games: [], unread: [] });
  assert.equal(keepGame(game("a", "name=A"), undefined, aside), "shut");
  assert.equal(
    changeKept(() => []),
    "shut",
  );
  const lies = new Map([[KEY, writeGames({ games: [game("a", "name=A")], unread: [] })]]);
  storage(lies, "QuotaExceededError");
  assert.equal(keepGame(game("a", "name=B"), undefined, aside), "full");
  assert.deepEqual(kept(), ["?id=a&name=A"]);
  storage(lies, "SecurityError");
  assert.equal(writeKept({ games: [], unread: [] }), "shut");
});

test("nonsense in the storage is no game, and stays where it is", () => {
  const good = game("a", "name=A");
  const odd = [null, 7, "x", [], {}, { id: "A!", query: "?", changed: 1 }, { ...good, query: "javascript:ran()" }];
  const bad = [...odd, { ...good, changed: "now" }, { ...good, changed: 1e300 }, { ...good, came: 5 }, good];
  const lies = new Map([[KEY, JSON.stringify({ version: 1, games: [good, ...bad], unread: ["before"] })]]);
  storage(lies);
  assert.deepEqual(readKept().games, [good]);
  assert.equal(readKept().unread.length, bad.length + 1);
  keepGame(game("b", "name=B"), undefined, aside);
  assert.deepEqual(kept(), ["?id=b&name=B", "?id=a&name=A"]);
  assert.deepEqual(readKept().unread, [...bad, "before"]);
  for (const text of ["", "nonsense", "[]", "null", '{"games":5}', '"x"']) {
    storage(new Map([[KEY, text]]));
    assert.deepEqual(readKept().games, [], text);
    keepGame(good, undefined, aside);
    assert.deepEqual(kept(), [good.query]);
    assert.equal(readKept().unread.length, 1, `${text} is lost`);
  }
  // What a newer version may say of a game stays with it.
  const richer = { ...good, color: "red" };
  assert.deepEqual(readGames(JSON.stringify({ version: 2, games: [richer] })), {
    ...{ games: [richer], unread: [], form: 2 },
  });
});

test("whatever the storage holds, reading and keeping never throw", () => {
  const value = fc.oneof(anyText, fc.jsonValue());
  const entry = fc.record({ id: value, query: value, changed: value, came: value }, { requiredKeys: [] });
  const whole = fc.oneof(fc.record({ version: value, games: fc.array(fc.oneof(value, entry)), unread: value }), value);
  fc.assert(
    fc.property(whole, fc.boolean(), (found, isText) => {
      storage(new Map([[KEY, isText && typeof found === "string" ? found : JSON.stringify(found)]]));
      assert.equal(keepGame(game("zz", "name=Z"), undefined, aside), undefined);
      assert.equal(kept()[0], "?id=zz&name=Z");
    }),
    cases(500),
  );
});

test("games of a file take the place of none", () => {
  const here = [game("a", "name=A&play=n"), game("b", "name=B")];
  const found = [
    game("a", "name=A&play=n_n"),
    game("b", "view=play&name=B"),
    game("c", "name=C"),
    { ...game("d", "x=1"), query: "?name=D" },
  ];
  const nameOf = (other: KeptGame) => `${told(other.query, "name")} (file)`;
  const { games, added } = withAdded(here, found, nameOf);
  assert.deepEqual(
    added.map(({ as, game: { query } }) => `${as} ${told(query, "name")}`),
    ["second A (file)", "kept B", "new C", "new D"],
  );
  assert.equal(new Set(games.map(({ id }) => id)).size, 5);
  for (const one of games) assert.equal(told(one.query, "id"), one.id);
  assert.ok(here.every((one) => games.includes(one)));
  // The same file once more brings nothing.
  const again = withAdded(games, found, nameOf);
  assert.deepEqual(again.games, games);
  assert.ok(again.added.every(({ as }) => as === "kept"));
});

test("games that are written are read as they were", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  const one = fc.record(
    {
      id: fc.stringMatching(/^[a-z0-9]{1,8}$/),
      query: text.map((name) => withTold("?", "name", name.toWellFormed())),
      changed: fc.nat(),
      came: text.map((rest) => `?${rest}`),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.uniqueArray(one, { selector: ({ id }) => id }), fc.array(fc.jsonValue()), (games, unread) => {
      const plain = JSON.parse(JSON.stringify(unread)) as unknown[];
      assert.deepEqual(readGames(writeGames({ games, unread })), { games, unread: plain, form: 1 });
    }),
    cases(300),
  );
});

test("an id is one that no kept game has", () => {
  const ids = new Set(Array.from({ length: 200 }, () => newId([])));
  assert.ok(ids.size > 190);
  for (const id of ids) assert.match(id, /^[a-z0-9]{6}$/);
});
