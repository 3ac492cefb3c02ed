import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { disableStorage, fakeStorage, removeStorage } from "../../../tests/fake-storage.ts";
import { FIELDS as DUST } from "../dust/calculator.ts";
import { FIELDS as HAMMADA } from "../hammada/calculator.ts";
import { FIELDS as MOVEMENT } from "../movement/calculator.ts";
import { FIELDS as PATH } from "../path/calculator.ts";
import { FIELDS as SAND_BOG } from "../sand-bog/calculator.ts";
import { bookField } from "../shared/book.ts";
import { count, oneOf, remembered } from "./fields.ts";
import { recall, remember } from "./memory.ts";

const ec = remembered("ec", oneOf(["dry", "wet"]));
const FIELDS = { ec, times: remembered("times", count(1, 6, 1)), drm: count(0, 9, 0) };

afterEach(removeStorage);

test("a choice is stored under its name, and every field with this name starts with the choice", () => {
  const kept = fakeStorage();
  remember(ec, "wet");
  remember(FIELDS.drm, 4);
  assert.deepEqual(Object.entries(kept), [["khamsin.choice.ec", "wet"]]);
  assert.deepEqual(recall(FIELDS), { ec: "wet" });
  assert.deepEqual(recall({ weather: remembered("ec", oneOf(["clear", "wet"])) }), { weather: "wet" });
});

test("a stored value that is not legal for a field is ignored", () => {
  fakeStorage({ "khamsin.choice.ec": "soggy", "khamsin.choice.times": "99" });
  assert.deepEqual(recall(FIELDS), {});
});

test("a field that lacks the stored type of truck uses the equivalent type", () => {
  const kept = fakeStorage({ "khamsin.choice.unit": "lightTruck" });
  assert.deepEqual(recall({ unit: MOVEMENT.unit }), { unit: "truck" });
  assert.deepEqual(recall({ mover: SAND_BOG.mover }), { mover: "lightTruck" });
  kept["khamsin.choice.unit"] = "truck";
  for (const fields of [SAND_BOG, HAMMADA, PATH])
    assert.deepEqual(recall({ mover: fields.mover }), { mover: "mediumHeavyTruck" });
  kept["khamsin.choice.unit"] = "infantry";
  assert.deepEqual(recall({ mover: SAND_BOG.mover }), {}, "Infantry makes no Sand Bog DR");
});

test("the calculators of Dust, of Sand Bog and of paths share the user's choice of EC", () => {
  fakeStorage({ "khamsin.choice.ec": "wet" });
  for (const { ec } of [DUST, SAND_BOG, PATH]) assert.deepEqual(recall({ ec }), { ec: "wet" });
});

test("the book is the stored book, or ASL on a first visit and with disabled storage", () => {
  const fields = { book: bookField() };
  disableStorage();
  assert.deepEqual(recall(fields), { book: "asl" });
  removeStorage();
  fakeStorage({ "khamsin.choice.book": "chess" });
  assert.deepEqual(recall(fields), { book: "asl" });
  fakeStorage({ "khamsin.choice.book": "sl" });
  assert.deepEqual(recall(fields), { book: "sl" });
});

test("if storage is disabled, remember and recall do nothing and do not throw", () => {
  disableStorage();
  remember(ec, "wet");
  assert.deepEqual(recall(FIELDS), {});
});
