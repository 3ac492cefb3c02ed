import assert from "node:assert/strict";
import { test } from "node:test";
import { rowOf } from "../../../tests/los-rows.ts";
import { type LosRow, PLAIN_HEX, PLAIN_UNIT } from "./row.ts";
import { rowFaults } from "./row-faults.ts";

const rulesOf = (row: LosRow) => rowFaults(row).map((fault) => fault.rule);
const refused = (rule: string, rows: readonly string[]) => {
  for (const text of rows) assert.ok(rulesOf(rowOf(text)).includes(rule), `${text}: not refused by ${rule}`);
};
const allowed = (rows: readonly string[]) => {
  for (const text of rows) assert.deepEqual(rowFaults(rowOf(text)), [], `${text}: refused`);
};

test("D7.51: a Dune Crest is allowed only on a hexside or hexspine of a Dune", () => {
  refused("D7.51", [
    "flat crest flat",
    "flat hillock crest hillock flat",
    "flat:sand crest flat",
    "flat flat/crest/flat flat",
  ]);
  allowed([
    "lowDune crest flat",
    "flat crest highDune",
    "flat lowDune/crest/flat flat",
    "flat flat/crest/highDune flat",
  ]);
});

test("D4.2: a Lip Hexside is allowed only on a Lip hex", () => {
  refused("D4.2", ["flat lip flat", "deir lip flat", "flat flat/lip/flat flat"]);
  allowed(["deir deirLip lip flat", "deirLip lip deirLip", "flat deirLip/lip/flat flat"]);
});

test("D5.6: a wadi cliff is allowed only on a hexside or hexspine of a wadi", () => {
  refused("D5.6", ["flat cliff flat", "flat flat/cliff/flat flat"]);
  allowed(["wadi cliff flat", "flat cliff wadi", "wadi cliff wadi", "flat wadi/cliff/flat flat"]);
});

test("D6.0-Crest: crest status is allowed only for Infantry in a wadi", () => {
  refused("D6.0-Crest", [
    "flat+crest flat",
    "flat deir+crestRear",
    "wadi+vehicle+crest flat",
    "flat wadi+gun+crestRear",
  ]);
  refused("D6.0-Crest", ["wadi+passenger+crest flat"]);
  allowed(["wadi+crest flat", "flat wadi+crestRear"]);
});

test("D5.61, D8.1: an entrenchment or sangar is not allowed in a wadi hex with a cliff", () => {
  refused("D5.61", ["wadi+entrenched cliff flat", "flat cliff wadi+sangar"]);
  allowed(["flat+entrenched cliff wadi"]);
});

test("D7.42: a sangar is not allowed in sand or on a Dune, but a foxhole is", () => {
  refused("D7.42", ["flat:sand+sangar flat", "flat lowDune+sangar", "highDune+sangar flat"]);
  allowed(["flat:sand+entrenched flat", "lowDune+entrenched flat", "flat:scrub+sangar flat"]);
});

test("D4.2, D5.41, D6.2, D6.6: deirs, wadis and hillocks may be on hills, and a Summit next to flat hexes", () => {
  allowed(["deir1 flat1", "wadi1 flat1", "hillock2 flat2", "flat summit flat", "lowDune1 crest lowDune1"]);
});

test("a LOS over fewer than 2 or more than 21 hexes is refused, with one fault at its first hex", () => {
  const row = (n: number): LosRow => ({
    hexes: Array.from({ length: n }, () => PLAIN_HEX),
    viewer: PLAIN_UNIT,
    target: PLAIN_UNIT,
    book: "sl",
  });
  for (const n of [0, 1, 22])
    assert.deepEqual(rowFaults(row(n)), [{ at: 0, name: "length", rule: undefined }], `${n} hexes`);
  for (const n of [2, 21]) assert.deepEqual(rowFaults(row(n)), [], `${n} hexes`);
});

test("the LOS is not allowed to run along a hexspine of a unit's hex, or along two hexspines in succession", () => {
  for (const text of ["flat/flat flat", "flat flat/flat", "flat flat/flat flat/flat flat"]) {
    assert.notEqual(rowFaults(rowOf(text)).length, 0, text);
  }
  allowed(["flat flat/flat flat", "flat flat/flat flat flat/flat flat"]);
});

test("`rowFaults` gives the position of each fault: a hex or a hexside of the row", () => {
  for (const text of ["flat flat crest flat", "flat deir+crest", "lowDune+sangar flat"]) {
    const row = rowOf(text);
    for (const { at } of rowFaults(row))
      assert.ok(at >= 0 && at <= row.hexes.length - 1 && Number.isInteger(at * 2), text);
  }
});
