import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { loadContent } from "../../../src/content/load.ts";
import type { HammadaDr } from "../../../src/game/hammada.ts";
import {
  FLAGS,
  isFlagOffered,
  MORE_FLAGS,
  MOST_HEXES,
  nearestPath,
  pathStep,
  readPath,
  sameGround,
  stepsFor,
  TERRAIN,
  turnIn,
  writeStep,
} from "./path-notation.ts";

test("a path is unchanged after serializing and parsing", () => {
  const anyStep = fc.record({
    terrain: fc.constantFrom(...TERRAIN),
    cot: fc.constantFrom(0.5, 1, 6.5, 12),
    flags: fc.subarray([...FLAGS, ...MORE_FLAGS]),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: MOST_HEXES }), (steps) => {
      const text = steps.map((s) => writeStep(s)).join(".");
      assert.equal(nearestPath(text), text);
      assert.deepEqual(
        readPath(text).map(({ terrain, flags }) => [terrain, flags]),
        steps.map(({ terrain, flags }) => [terrain, flags]),
      );
    }),
  );
});

test("invalid steps of a path are dropped, and numbers out of range become the nearest legal numbers", () => {
  assert.equal(nearestPath("oa.q.s"), "oa.s");
  assert.equal(nearestPath("ozca"), "oac");
  assert.equal(nearestPath("x99.x0.x6hd"), "x40.x0h.x6hd");
  assert.equal(nearestPath("x6h.x2"), "x6h.x2");
  assert.equal(nearestPath(""), "");
  assert.equal(nearestPath("<img>"), "");
  assert.equal(readPath("s.".repeat(50)).length, MOST_HEXES);
  const label = loadContent(process.cwd()).ui["path.address.path"]!;
  for (const text of [label.en, label.ja]) assert.match(text, RegExp(`${MOST_HEXES}`), "the message names the limit");
});

test("each letter of a step sets a property of the step: `a` sets `accessibleToSand`", () => {
  const of = (text: string) => pathStep(readPath(text)[0]!);
  assert.equal(of("sy").move.terrain, "scrub");
  assert.equal(of("sy").move.sand, true);
  assert.equal(of("b").move.place, "hill25");
  assert.equal(of("x6h").move.otherCot, 6.5);
  assert.equal(of("oe").move.rise, "level");
  assert.deepEqual(
    [of("oam").accessibleToSand, of("oam").accessibleToHammada, of("op").alongRoad, of("ov").changesVca],
    [true, true, true, true],
  );
});

test("a change of VCA keeps the flags about the hex itself, and drops the flags about entering the hex", () => {
  assert.equal(writeStep(turnIn(readPath("oamcdtwli")[0]!)), "oamtv");
});

test("changes of VCA are dropped for units on foot, and a path always has at least one step", () => {
  const of = (vehicle: boolean, text: string) => stepsFor(vehicle, text).map(writeStep).join(".");
  assert.equal(of(true, "s.sv.h"), "s.sv.h");
  assert.equal(of(false, "s.sv.h"), "s.h");
  assert.equal(of(false, "sv"), writeStep(sameGround(readPath("sv")[0]!)));
});

test("`isFlagOffered` returns true only for flags that can affect a step", () => {
  const noDr = { required: false, reason: "otherHex", rule: "D3.31" } as const;
  const asked = (text: string, hammada: Parameters<typeof isFlagOffered>[2] = noDr) =>
    [...FLAGS, ...MORE_FLAGS].filter((f) => isFlagOffered(f, readPath(text)[0]!, hammada)).join("");
  assert.equal(asked("o"), "amctwliepv");
  assert.equal(asked("om", { required: true } as HammadaDr), "amcdtwliepv");
  assert.equal(asked("s"), "yctwliepv");
  assert.equal(asked("sv"), "ytpv");
  assert.equal(asked("h", null), "ctwie");
});
