import assert from "node:assert/strict";
import { test } from "node:test";
import { isTracker, withoutTrackers } from "./trackers.ts";

test("tracking parameters are removed anywhere in a query string, and other parameters stay unchanged", () => {
  for (const [query, own] of [
    ["", ""],
    ["?", "?"],
    ["?fbclid=IwAR0x", ""],
    ["?utm_source=a&utm_medium=b&gclid=c", ""],
    ["?a=1&fbclid=x", "?a=1"],
    ["?fbclid=x&a=1&utm_campaign=y&b=%2c+%E7%A0%82", "?a=1&b=%2c+%E7%A0%82"],
    ["?a=1&_ga=2.1-3&&b", "?a=1&&b"],
    ["?a=1&&b=", "?a=1&&b="],
    ["?ScCid=1&UTM_Source=2", ""],
    ["?mc_cid&mc_eid&igshid=&_gl=1*a*_ga*b&ref_src=twsrc%5Etfw&yclid=1&msclkid=2&dclid=3&twclid=4", ""],
  ] as const)
    assert.equal(withoutTrackers(query), own, query);
});

test("parameters that resemble trackers (`gclid2`), or that a page may use itself (`ref`), are not trackers", () => {
  for (const key of ["utm", "gclid2", "fbclidx", "ref", "si", "source", "q", "view", "ga", "gl", "sum", "v", "id"])
    assert.equal(isTracker(key), false, key);
});
