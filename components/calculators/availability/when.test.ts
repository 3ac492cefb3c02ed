import assert from "node:assert/strict";
import { test } from "node:test";
import { laterMonths, monthsOf, readWhen, whenField, writeWhen } from "./when.ts";

test("a year, a month and a period are unchanged after parsing and serializing", () => {
  for (const text of ["1941", "1941-03", "1941-03_1942-11"]) {
    assert.equal(whenField.nearest(text), text);
    assert.equal(writeWhen(readWhen(text)), text);
  }
});

test("a period that ends before it begins, or any other invalid text, is replaced by the field's default value", () => {
  for (const text of ["1943-05_1942-01", "1943-05_1943-05", "1943_1944", "1946", "1941-13", ""])
    assert.equal(whenField.nearest(text), whenField.start, text);
});

test("a year covers January to December, and a period includes its final month", () => {
  assert.deepEqual(monthsOf(readWhen("1941")), { from: "1941-01", to: "1941-12" });
  assert.deepEqual(monthsOf(readWhen("1941-03")), { from: "1941-03", to: "1941-03" });
  assert.deepEqual(monthsOf(readWhen("1941-03_1942-11")), { from: "1941-03", to: "1942-11" });
});

test("the end of a period is dropped if it is not after the first month, or if a whole year is chosen", () => {
  const when = readWhen("1941-03_1942-11");
  assert.equal(writeWhen({ ...when, year: "1943" }), "1943-03");
  assert.equal(writeWhen({ ...when, month: "" }), "1941");
  assert.equal(writeWhen({ ...when, month: "11" }), "1941-11_1942-11");
});

test("a period may end in any month after its first month", () => {
  assert.deepEqual(laterMonths(readWhen("1945-10")), ["1945-11", "1945-12"]);
  assert.deepEqual(laterMonths(readWhen("1945-12")), []);
});
