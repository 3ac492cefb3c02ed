import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutLast, withWindChange } from "./entering.ts";
import { readEvents, writeEvents } from "./events.ts";

test("withWindChange moves the dice entered earlier in the same Player Turn into the new event", () => {
  const windChangeResult = { force: "heavyWind", gusts: true, rain: false } as const;
  for (const [before, after] of [
    ["", "chg"],
    ["n", "n_chg"],
    ["k46", "c46hg"],
    ["k46p", "c46phg"],
    ["n_k46_dD7.31*33", "n_dD7.31*33_c46hg"],
    ["k46_n", "k46_n_chg"],
    ["k11_n_k46", "k11_n_c46hg"],
    ["k46_k11", "k11_c46hg"],
  ] as const)
    assert.equal(writeEvents(withWindChange(readEvents(before), windChangeResult)), after, before);
});

test("withoutLast removes the most recent event, but keeps the dice of a Wind Change DR", () => {
  for (const [before, after] of [
    ["n_chg", "n"],
    ["n_c46hg", "n_k46"],
    ["n_c46thg", "n_k46t"],
    ["n_k46", "n"],
    ["n_dD7.31*33", "n"],
    ["n_what", "n"],
    ["n", ""],
    ["", ""],
  ] as const)
    assert.equal(writeEvents(withoutLast(readEvents(before))), after, before);
});
