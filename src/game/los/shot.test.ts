import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fuzzSettings } from "../../../tests/fuzz.ts";
import { anyRow } from "../../../tests/los-any-row.ts";
import { desertFire } from "../desert-fire.ts";
import { fireTem } from "../fire-tem.ts";
import { shotExists } from "../shot-exists.ts";
import { type LosHex, type LosRow, PLAIN_HEX, PLAIN_UNIT } from "./row.ts";
import { attackFrom } from "./shot.ts";

const hex = (more: Partial<LosHex> = {}): LosHex => ({ ...PLAIN_HEX, ...more });
const wadi = hex({ form: "wadi" });
const row = (hexes: LosHex[], more: Partial<LosRow> = {}): LosRow => ({
  ...{ hexes, viewer: PLAIN_UNIT, target: PLAIN_UNIT, book: "sl" },
  ...more,
});
const verdictOf = (r: LosRow) => shotExists(attackFrom(r)).verdict;
const temOf = (r: LosRow) => fireTem(attackFrom(r), "sl").lines.reduce((sum, { drm }) => sum + drm, 0);
const entrenched = { kind: "infantry", posture: "entrenched" } as const;

test("D5.4: a unit in a wadi can fire at a unit 2 hexes away only if that unit is at least 3 levels higher", () => {
  assert.equal(verdictOf(row([wadi, hex(), hex()])), "noShot");
  assert.equal(verdictOf(row([wadi, hex({ level: 1 }), hex({ level: 1 })])), "noShot");
  assert.notEqual(verdictOf(row([wadi, hex(), hex({ level: 2 })])), "noShot");
  assert.equal(verdictOf(row([wadi, hex()])), "shot");
});

test("D5.65: at a range of 2, fire across a wadi cliff needs a difference of at least 4 levels", () => {
  const atCliff = { ...wadi, side: "cliff" } as const;
  assert.equal(verdictOf(row([atCliff, hex(), hex({ level: 2 })])), "noShot");
  assert.notEqual(verdictOf(row([atCliff, hex(), hex({ level: 3 })])), "noShot");
  assert.equal(verdictOf(row([hex({ level: 2 }), hex({ side: "cliff" }), wadi])), "noShot");
});

test("D5.67: an entrenched unit beside a wadi cliff and a unit below the cliff cannot fire at each other", () => {
  assert.equal(verdictOf(row([{ ...wadi, side: "cliff" }, hex()], { target: entrenched })), "noShot");
  assert.equal(verdictOf(row([hex({ side: "cliff" }), wadi], { viewer: entrenched })), "noShot");
});

test("D7.513: in the example, the Dune Crest gives a TEM only to targets at least as high as the firer", () => {
  const low = hex({ form: "lowDune", side: "crest" });
  const highDune = hex({ form: "highDune" });
  const between = (a: LosHex, b: LosHex) => [{ ...a, side: "crest" } as LosHex, hex(), hex({ side: "crest" }), b];
  const hexes = between(low, hex({ form: "lowDune" }));
  assert.equal(temOf(row(hexes)), 1, "both Low: +1 for A and for B");
  assert.equal(temOf(row(hexes, { target: entrenched })), 2, "B in a foxhole: +2 in all");
  const mixed = between(low, highDune);
  assert.equal(temOf(row(mixed, { target: entrenched })), 2, "A Low, B High: B has +2");
  assert.equal(
    temOf(
      row(
        mixed.map((_, i) => hexAt(mixed, i)),
        { viewer: entrenched },
      ),
    ),
    0,
    "and A none",
  );
});

/** Returns hex i of the reversed row, with its `side` adjusted to the new order. */
const hexAt = (hexes: readonly LosHex[], i: number): LosHex => {
  const at = hexes.length - 1 - i;
  return { ...hexes[at]!, side: hexes[at - 1]?.side ?? "none" };
};

test("D4.5: fire into a deir from the same level has a TEM of +1 if it crosses a Lip that is not the firer's", () => {
  const [deir, lip] = [hex({ form: "deir" }), hex({ form: "deirLip" })];
  assert.equal(temOf(row([hex(), hex({ side: "lip" }), lip])), 1);
  assert.equal(temOf(row([hex({ side: "lip" }), lip, deir])), 0, "the firer's own Lip");
  assert.equal(temOf(row([{ ...lip, side: "lip" }, lip])), 1, "ADJACENT in two deirs");
  assert.equal(temOf(row([{ ...lip, side: "lip" }, lip, deir])), 0, "in two deirs, but not ADJACENT");
  assert.equal(temOf(row([hex({ side: "lip" }), lip])), 0, "ADJACENT, but the firer is not in a deir");
  assert.equal(temOf(row([hex({ level: 1 }), hex({ side: "lip" }), lip])), 0, "from another level");
});

test("D6.0-Crest: a crest front protects from fire across it, but not from 4 levels above the wadi's bottom", () => {
  const crest = { kind: "infantry", posture: "crest" } as const;
  const at = (level: number) => attackFrom(row([hex({ level }), hex(), wadi], { target: crest })).facts;
  assert.ok(at(2).includes("front") && !at(2).includes("frontExempt"));
  assert.ok(at(3).includes("frontExempt"));
});

test("D4.2, D3.4, D7.4: `attackFrom` takes the terrain and ground from the target's hex", () => {
  const hexOf = (more: Partial<LosHex>, unit = PLAIN_UNIT) => {
    const { terrain, ground, cover } = attackFrom(row([hex(), hex(more)], { target: unit }));
    return [terrain, ground, cover];
  };
  assert.deepEqual(hexOf({ form: "deir", ground: "sand" }), ["deir", "sand", "none"]);
  assert.deepEqual(hexOf({ form: "hillock", ground: "sand" }), ["hillock", "sand", "none"]);
  assert.deepEqual(hexOf({ form: "wadi", ground: "sand" }), ["wadi", "sand", "none"]);
  assert.deepEqual(hexOf({ form: "wadi", ground: "hammada" }, { kind: "infantry", posture: "crest" }), [
    "crest",
    "hammada",
    "none",
  ]);
  assert.deepEqual(hexOf({ form: "hillock", ground: "hammada" }), ["hillock", "hammada", "none"]);
  assert.deepEqual(
    hexOf({ form: "highDune", ground: "sand" }),
    ["highDune", "open", "none"],
    "the sand of a Dune is not separate ground",
  );
  assert.deepEqual(hexOf({ ground: "hammada" }), ["hammada", "open", "none"]);
  assert.deepEqual(
    hexOf({ ground: "wreck" }),
    ["other", "open", "none"],
    "no desert rule gives the TEM of a wreck on flat ground",
  );
  assert.deepEqual(hexOf({ form: "deir", ground: "wreck" }), ["deir", "open", "wreck"], "D4.51");
  const afv = { kind: "vehicle", posture: "none" } as const;
  const shelled = desertFire(attackFrom(row([hex(), hex({ form: "deir", ground: "sand" })], { viewer: afv })));
  assert.ok(shelled.allowed && shelled.power.fp === 10, "D7.4");
});

test("D7.513: a Dune Crest on a hexside of an Open Ground hex gives a TEM of +1", () => {
  assert.equal(temOf(row([hex({ form: "lowDune" }), hex({ form: "lowDune", side: "crest" }), hex()])), 1);
});

test("D4.4, D5.4, D5.65: if the LOS is clear, the result lists no conditions about LOS", () => {
  const shotOf = (given: LosRow) => {
    const { shot } = desertFire(attackFrom(given), given.book);
    return [shot.verdict, ...shot.lines.map(({ name }) => name)];
  };
  const inDeir = row([hex(), hex({ side: "lip" }), hex({ form: "deirLip" })], { target: entrenched });
  assert.deepEqual(shotOf(inDeir), ["shot", "seen"]);
  const asked = attackFrom(inDeir);
  const unsure = desertFire({ ...asked, facts: asked.facts.filter((fact) => fact !== "seen") }).shot;
  assert.deepEqual([unsure.verdict, unsure.lines[0]!.name], ["mustHold", "deirLip"]);
  assert.deepEqual(shotOf(row([wadi, wadi, wadi])), ["shot", "adjacent"]);
  // LOS out of a wadi depends on the range only in ASL.
  const up = (book: LosRow["book"]) => shotOf(row([wadi, hex(), hex({ level: 2 })], { book }));
  assert.deepEqual([up("sl")[0], up("asl")[0]], ["mustHold", "shot"]);
});

test("an unsettled LOS does not count as clear", () => {
  const unsettled = row([wadi, hex({ level: 1 }), hex({ level: 1 }), hex({ level: 1 })]);
  assert.ok(!attackFrom(unsettled).facts.includes("seen"));
  assert.ok(attackFrom(row([hex(), hex(), hex()])).facts.includes("seen"));
});

test("`attackFrom` returns the Hindrance DRM of the LOS", () => {
  assert.equal(attackFrom(row([hex(), hex({ ground: "brush" }), hex({ smoke: 2 }), hex()])).hindrance, 3);
});

test("`attackFrom` returns a legal attack for any row, and sets no field without effect except the range", () => {
  fc.assert(
    fc.property(anyRow, (given) => {
      fc.pre(given.target.kind !== "aerial");
      const { attack, misfits, idle } = desertFire(attackFrom(given));
      assert.deepEqual([misfits, idle.filter((question) => question !== "range")], [[], []], JSON.stringify(attack));
    }),
    fuzzSettings(3000),
  );
});
