import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fuzzSettings } from "../../../tests/fuzz.ts";
import { contentOf, hrefOf, isSame, parseGames, stringifyGames, withParam } from "./kept-game.ts";

const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((own) => own.toWellFormed());
/** Any kept game. */
const anyGame = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9]{1,8}$/),
    query: text.map((name) => withParam("?", "name", name)),
    changed: fc.nat(),
    came: text.map((rest) => `?${rest}`),
  },
  { noNullPrototype: true },
);

test("serializing and parsing a list of games returns the same games", () => {
  fc.assert(
    fc.property(fc.array(anyGame), fc.array(fc.jsonValue()), (games, unread) => {
      const plain = JSON.parse(JSON.stringify(unread)) as unknown[];
      assert.deepEqual(parseGames(stringifyGames(games, unread)), { games, unread: plain, version: 1 });
    }),
    fuzzSettings(300),
  );
});

test("values that are not games are returned in `unread`, and unknown fields of a game are kept", () => {
  const good = { id: "a", query: "?id=a&name=A", changed: 1 };
  const odd = [null, 7, "x", [], {}, { id: "A!", query: "?", changed: 1 }, { ...good, query: "javascript:ran()" }];
  const bad = [...odd, { ...good, changed: "now" }, { ...good, changed: 1e300 }, { ...good, came: 5 }];
  assert.deepEqual(parseGames(JSON.stringify({ version: 1, games: [good, ...bad], unread: ["before"] })), {
    ...{ games: [good], unread: [...bad, "before"], version: 1 },
  });
  for (const nonsense of ["", "nonsense", "[]", "null", '{"games":5}', '"x"', "7"]) {
    const { games, unread } = parseGames(nonsense);
    assert.deepEqual([games.length, unread.length], [0, 1], `${nonsense} is lost`);
  }
  const richer = { ...good, color: "red" };
  assert.deepEqual(parseGames(JSON.stringify({ version: 2, games: [richer] })), {
    ...{ games: [richer], unread: [], version: 2 },
  });
});

test("two queries have the same game if only the view or the marks of the link (v, end, sum) differ", () => {
  assert.ok(isSame("?id=a&view=play&boards=25&sum=1", "?boards=25&id=a"));
  assert.ok(isSame("?v=2&id=a&boards=25&end=1", "?view=sheet&boards=25&id=a"));
  assert.ok(!isSame("?id=a&boards=25", "?id=b&boards=25"));
  assert.equal(contentOf("?id=a&boards=25&name=A", "id", "name"), contentOf("?id=b&boards=25", "id", "name"));
});

test("the link to a stored game is its query, or only its id if the query is too long for servers", () => {
  const game = { id: "a", query: "?id=a&name=A", changed: 1 };
  assert.equal(hrefOf(game), "?id=a&name=A");
  assert.equal(hrefOf({ ...game, query: `?id=a&play=${"n_".repeat(4000)}` }), "?id=a");
});
