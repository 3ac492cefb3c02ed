import assert from "node:assert/strict";
import { test } from "node:test";
import { readToken, tokensIn } from "./overlay-tokens.ts";

test("readToken reads as many digits as the roll has dice", () => {
  assert.deepEqual(readToken("346", 1), { text: "3", dice: [3] });
  assert.deepEqual(readToken("346", 2), { text: "34", dice: [3, 4] });
});

test("readToken parses a command to reroll an overlay or to place a wadi", () => {
  assert.deepEqual(readToken("rSD3.12", 2), { text: "rSD3.", reroll: "SD3" });
  assert.deepEqual(readToken("aW2.27H6.27G7.12", 2), {
    text: "aW2.27H6.27G7.",
    wadi: "W2",
    hex1: { board: 27, hexrow: "H", number: 6 },
    hex2: { board: 27, hexrow: "G", number: 7 },
  });
});

test("tokensIn returns the text up to the first character that is not part of dice or a command", () => {
  for (const text of ["", "13 5", "13rSD3.2", "aW2.27H6.27G7."]) assert.equal(tokensIn(text), text);
  for (const [text, read] of [
    ["zzz", ""],
    ["137", "13"],
    ["1rS3", "1"],
  ] as const)
    assert.equal(tokensIn(text), read);
});

test("readToken returns the text and the error code of an invalid token", () => {
  const cases = [
    ["7", 1, "7", "notADie"],
    ["0", 0, "0", "notADie"],
    ["1x", 2, "1x", "notADie"],
    ["１", 1, "１", "notADie"],
    ["1rS3.", 2, "1r", "notADie"],
    ["1", 2, "1", "incomplete"],
    ["3", 0, "3", "finished"],
    ["rS3", 2, "rS3", "badCommand"],
    ["rS.rS3.", 2, "rS.", "badCommand"],
    ["aW2.27H6.", 2, "aW2.27H6.", "badCommand"],
    ["aW2.27H6.27A0.", 2, "aW2.27H6.27A0.", "badHex"],
  ] as const;
  for (const [text, dice, token, code] of cases) assert.deepEqual(readToken(text, dice), { text: token, code }, text);
});
