import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isHillock } from "../../../src/game/los/line.ts";
import { FORMS, GROUNDS, type LosHex, PLAIN_HEX, SIDES } from "../../../src/game/los/row.ts";
import { MOST_HEXES } from "../../../src/game/los/row-faults.ts";
import { content } from "../../../tests/content.ts";
import { LEVELS, maySplit, nearestRow, readRow, reversed, SMOKE, writeRow } from "./los-notation.ts";

const anyHex = fc.record(
  {
    level: fc.integer(LEVELS),
    form: fc.constantFrom(...FORMS),
    ground: fc.constantFrom(...GROUNDS),
    smoke: fc.integer(SMOKE),
    side: fc.constantFrom(...SIDES),
    twice: fc.boolean(),
  },
  { noNullPrototype: true },
);
/** Removes `twice` from a hex that is not a hillock, because the notation has `twice` only for hillocks. */
const kept = ({ twice, ...hex }: LosHex): LosHex => ({ ...hex, ...(twice && isHillock(hex) ? { twice } : {}) });
/** Generates any row of hexes that the notation can express. */
const anyRow = fc
  .array(fc.tuple(anyHex, fc.option(anyHex, { nil: undefined })), { minLength: 2, maxLength: MOST_HEXES })
  .map((pairs) => {
    const row: LosHex[] = [];
    pairs.forEach(([hex, beside], i) => {
      const last = i === pairs.length - 1;
      const splits = beside && i > 0 && !last && !row[i - 1]!.beside;
      row.push({
        ...kept(hex),
        ...(last ? { side: "none" as const } : {}),
        ...(splits ? { beside: kept(beside) } : {}),
      });
    });
    return row;
  });

test("a row of hexes is unchanged after serializing and parsing, and its notation is legal", () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      assert.deepEqual(readRow(writeRow(row)), row);
      assert.equal(nearestRow(writeRow(row)), writeRow(row));
    }),
  );
});

test("reversing a row of hexes twice gives the same row", () => {
  fc.assert(fc.property(anyRow, (row) => assert.deepEqual(reversed(reversed(row)), row)));
  assert.equal(writeRow(reversed(readRow("o.lc.h_oa.e"))), "e.hc_oa.l.o");
});

test("different rows of hexes never have the same notation", () => {
  fc.assert(
    fc.property(anyRow, anyRow, (a, b) => {
      if (writeRow(a) === writeRow(b)) assert.deepEqual(a, b);
    }),
  );
});

test("invalid hexes are dropped, and numbers out of range become the nearest legal numbers", () => {
  assert.equal(nearestRow("o.q.h"), "o.h");
  assert.equal(nearestRow("o9.h-7z8.o"), "o4.h-1z4.o");
  assert.equal(nearestRow("o-0.h0z0"), "o.h");
  assert.equal(nearestRow("h"), "h.o", "a row has at least two hexes");
  assert.equal(nearestRow("o.hc"), "o.h", "no hexside after the last hex");
  assert.equal(nearestRow("o_h.o_h.o_h.o"), "o.o_h.o.o", "a hexspine at an end or beside another hexspine is removed");
  assert.equal(nearestRow("o.h_q.o"), "o.h.o");
  assert.equal(nearestRow("oq.hq1.dqnc.h"), "o.hq1.dqnc.h", "only a hillock is met twice");
  assert.equal(nearestRow(""), "");
  assert.equal(nearestRow("<img>"), "");
  assert.equal(readRow("o.".repeat(5000)).length, MOST_HEXES);
  const label = content.ui["los.address.row"]!;
  for (const text of [label.en, label.ja]) assert.match(text, RegExp(`${MOST_HEXES}`), "the message names the limit");
});

test("the LOS may run along a hexspine, but not at an end of the row or next to another hexspine", () => {
  const row = readRow("o.o_o.o.o");
  assert.deepEqual(
    row.map((_, at) => maySplit(row, at)),
    [false, true, false, false],
  );
  assert.equal(readRow("h")[0]!.form, "hillock");
  assert.deepEqual(readRow("o")[0], PLAIN_HEX);
});
