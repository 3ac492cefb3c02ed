import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { dieFromByte, seededDice, sha256 } from "./seeded-dice.ts";

test("sha256 agrees with Node's SHA-256 for texts of up to 139 characters, and for a non-Latin text", () => {
  const texts = ["", "abc", "砂塵", ...Array.from({ length: 140 }, (_, n) => "x".repeat(n))];
  for (const text of texts)
    assert.equal(Buffer.from(sha256(text)).toString("hex"), createHash("sha256").update(text).digest("hex"), text);
});

test("dieFromByte returns each of the six faces for 42 of the 256 byte values", () => {
  const faces = Array.from({ length: 256 }, (_, byte) => dieFromByte(byte));
  for (const face of [1, 2, 3, 4, 5, 6]) assert.equal(faces.filter((f) => f === face).length, 42);
  assert.equal(faces.filter((f) => f === undefined).length, 4);
});

test("seededDice returns the dice that its documented method gives with Node's SHA-256", () => {
  for (const [seed, step, count] of [
    ["sirocco", "weather", 1],
    ["sirocco", "weather", 2],
    ["k7", "dust", 1],
  ] as const) {
    const bytes = [...createHash("sha256").update(`${seed}:${step}:${count}`).digest()].filter((b) => b < 252);
    assert.deepEqual(
      seededDice(seed, step, count, 2),
      bytes.slice(0, 2).map((b) => (b % 6) + 1),
    );
  }
  // If the first hash has too few bytes, more dice come from the hash of the text with ":2" appended.
  const more = [...createHash("sha256").update("a:b:1:2").digest()].filter((b) => b < 252);
  const first = [...createHash("sha256").update("a:b:1").digest()].filter((b) => b < 252);
  assert.deepEqual(
    seededDice("a", "b", 1, 40),
    [...first, ...more].slice(0, 40).map((b) => (b % 6) + 1),
  );
});

test("seededDice returns all six faces about equally often", () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 1; n <= 6000; n++) counts[seededDice("fair", "die", n, 1)[0]! - 1]!++;
  // For fair dice, chi-squared exceeds 20.5 with only 1 of 1000 seeds. The seed is fixed, so this test is not flaky.
  const chi = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
  assert.ok(chi < 20.5, `${counts}`);
});
