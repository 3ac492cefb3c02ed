import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ancestors, bookOf, compareIds, filePath, parallelId, parseId, withoutChapter } from "./ids.ts";

const sorted = (ids: string[]) => [...ids].sort(compareIds);

test("`filePath` returns the path of a rule's file", () => {
  assert.deepEqual(["F.1A", "F12.32", "D6.0-Crest", "D-fn17", "It-VAA", "It-OArt"].map(filePath), [
    "asl/F/F.1A.mdx",
    "asl/F12/F12.32.mdx",
    "sl/D6/D6.0-Crest.mdx",
    "sl/D-fn/D-fn17.mdx",
    "italian/It-V/It-VAA.mdx",
    "italian/It-O/It-OArt.mdx",
  ]);
});

test("`bookOf` returns the book of a section id, and undefined for any other text", () => {
  assert.deepEqual(["F", "F12", "F7", "D", "D7", "D-fn", "It-V", "It-O"].map(bookOf), [
    ...["asl", "asl", "asl", "sl", "sl", "sl", "italian", "italian"],
  ]);
  assert.deepEqual(["F12.32", "A2", "It", "D-", "", "constructor"].map(bookOf), Array(6).fill(undefined));
});

test("`withoutChapter` removes the F or D from rule and section ids, but leaves D-fn3 and It-V8 unchanged", () => {
  assert.deepEqual(["F12.32", "D12.32", "F.1A", "D7", "D-fn3", "It-V8"].map(withoutChapter), [
    ...["12.32", "12.32", ".1A", "7", "D-fn3", "It-V8"],
  ]);
});

test("`parseId` returns undefined for texts that are not rule ids", () => {
  // None of these is a rule id: hexes, overlays, guns, dates, sections, rules of other books, misspelt ids.
  for (const text of ["25M8", "D6", "75/27", "F12", "A2.71", "B.8", "SL 75.8", "12.32", "F012.3", "f12.3", ""])
    assert.equal(parseId(text), undefined, text);
});

test("`compareIds` sorts D7.311 before D7.32, but opening rules by the whole number: F.9 before F.10", () => {
  assert.deepEqual(sorted(["D7.32", "D7.311", "D7.4", "D7.31", "D7.3"]), ["D7.3", "D7.31", "D7.311", "D7.32", "D7.4"]);
  assert.deepEqual(sorted(["F.10", "F.2A", "F.2", "F.9", "F.1"]), ["F.1", "F.2", "F.2A", "F.9", "F.10"]);
  assert.deepEqual(sorted(["D6.1", "D6.11", "D6.0-Crest"]), ["D6.0-Crest", "D6.1", "D6.11"]);
  assert.deepEqual(sorted(["It-VAA", "It-VZ", "It-VA", "It-V10", "It-V9"]), [
    "It-V9",
    "It-V10",
    "It-VA",
    "It-VZ",
    "It-VAA",
  ]);
  assert.deepEqual(sorted(["D-fn10", "D-fn9"]), ["D-fn9", "D-fn10"]);
});

test("the ancestors of D11.6111 are D11.611, D11.61 and D11.6, and the ancestor of F.1A is F.1", () => {
  assert.deepEqual(ancestors("D11.6111"), ["D11.611", "D11.61", "D11.6"]);
  assert.deepEqual(ancestors("F.1A"), ["F.1"]);
  assert.deepEqual(ancestors("F12.3"), []);
});

test("F7.31 and D7.31 are parallel by their number, opening rules only if the list pairs them", () => {
  const list = { "F.4": "D.3" };
  assert.equal(parallelId("F7.31", list), "D7.31");
  assert.equal(parallelId("D12.421", list), "F12.421");
  assert.equal(parallelId("F13", list), "D13");
  assert.equal(parallelId("F.4", list), "D.3");
  assert.equal(parallelId("D.3", list), "F.4");
  assert.equal(parallelId("F.3", list), undefined);
  assert.equal(parallelId("F14.1", list), undefined);
  assert.equal(parallelId("D-fn1", list), undefined);
});

const number = fc
  .tuple(fc.constantFrom("F", "D"), fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 9999 }))
  .map(([c, s, n]) => `${c}${s}.${n}`);

test("any rule id parses, sorts after its ancestors, and is the parallel of its parallel", () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      assert.equal(parseId(a)?.id, a);
      assert.equal(parallelId(parallelId(a, {})!, {}), a);
      assert.equal(compareIds(a, b) + compareIds(b, a), 0);
      for (const up of ancestors(a)) {
        assert.ok(a.startsWith(up) && compareIds(up, a) < 0);
        assert.equal(parseId(up)?.section, parseId(a)?.section);
      }
    }),
  );
});
