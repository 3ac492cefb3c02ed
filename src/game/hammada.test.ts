import assert from "node:assert/strict";
import { test } from "node:test";
import DRM from "../tables/D3.31-drm.ts";
import { type HammadaStep, hammadaCheck } from "./hammada.ts";
import type { Mover } from "./sand-bog.ts";

const movers: Mover[] = [
  "fullyTracked",
  "halftrack",
  "armoredCar",
  "lightTruck",
  "mediumHeavyTruck",
  "wagon",
  "motorcycle",
];
const hexes: HammadaStep["hex"][] = ["hammada", "openGroundAccessible", "scrub", "sand", "other"];
const yesNo = [true, false];
const pairs = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
const cases = movers.flatMap((mover) =>
  yesNo.flatMap((britishBuilt) =>
    hexes.flatMap((hex) =>
      yesNo.flatMap((alongTrackOrRoad) =>
        yesNo.flatMap((doubled) =>
          yesNo.map((mud) => ({
            vehicle: { mover, britishBuilt },
            step: { hex, alongTrackOrRoad, doubled, mud } as HammadaStep,
          })),
        ),
      ),
    ),
  ),
);
type Case = (typeof cases)[number];
const into: HammadaStep = { hex: "hammada", alongTrackOrRoad: false, doubled: false, mud: false };

/** Computes the expected DRM of D3.31 without its table; null if no DR is made. */
function oracleDrm({ vehicle: { mover, britishBuilt }, step }: Case): number | null {
  if (mover === "fullyTracked" || step.alongTrackOrRoad) return null;
  if (step.hex === "openGroundAccessible" && step.mud && mover !== "motorcycle") return null;
  if (step.hex !== "hammada" && step.hex !== "openGroundAccessible") return null;
  let drm = step.doubled ? 0 : 1;
  if (mover === "motorcycle") drm += 1;
  if (mover === "mediumHeavyTruck" && !britishBuilt) drm += 1;
  if (step.hex === "openGroundAccessible") drm -= 1;
  return drm;
}

test("D3.31, D3.32: for every vehicle and every way to enter a hex, the odds match a count of all 36 rolls", () => {
  for (const one of cases) {
    const drm = oracleDrm(one);
    const check = hammadaCheck(one.vehicle, one.step);
    assert.equal(check.required, drm !== null, JSON.stringify(one));
    if (!check.required || drm === null) continue;
    const finals = pairs.map(([a, b]) => a + b + drm);
    const motorcycle = one.vehicle.mover === "motorcycle";
    const lost = motorcycle ? finals.filter((f) => f >= 13) : [];
    assert.equal(check.drm, drm);
    assert.equal(
      check.lines.reduce((total, line) => total + line.drm, 0),
      drm,
    );
    assert.deepEqual(check.odds, { count: BigInt(finals.filter((f) => f >= 12).length), total: 36n });
    assert.deepEqual(check.eliminated, { count: BigInt(lost.length), total: 36n });
    const lowest = (least: number) => [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((dr) => dr + drm >= least) ?? null;
    assert.equal(check.failsOnOriginalDr, lowest(12));
    assert.equal(check.eliminatedOnOriginalDr, motorcycle ? lowest(13) : null);
  }
});

test("D3.31: if no DR is made, `hammadaCheck` returns the reason and the rule", () => {
  const why = (mover: Mover, step: Partial<HammadaStep>) => {
    const check = hammadaCheck({ mover, britishBuilt: false }, { ...into, ...step });
    return check.required ? null : `${check.reason} ${check.rule}`;
  };
  assert.equal(why("fullyTracked", {}), "fullyTracked D3.31");
  assert.equal(why("halftrack", { alongTrackOrRoad: true }), "trackOrRoad D9.2");
  assert.equal(why("halftrack", { hex: "scrub" }), "scrub D2.2");
  assert.equal(why("halftrack", { hex: "sand" }), "sand D7.2");
  assert.equal(why("halftrack", { hex: "other" }), "otherHex D3.31");
  assert.equal(why("halftrack", { hex: "openGroundAccessible", mud: true }), "mud D11.8");
  assert.equal(why("motorcycle", { hex: "openGroundAccessible", mud: true }), null);
  assert.equal(why("halftrack", { mud: true }), null, "Mud changes nothing for entry into hammada itself");
});

test("D3.31: every DRM of the table applies to at least one of the tested vehicles", () => {
  const used = new Set(
    cases.flatMap(({ vehicle, step }) => {
      const check = hammadaCheck(vehicle, step);
      return check.required ? check.lines.map(({ name }) => name) : [];
    }),
  );
  assert.deepEqual([...used].sort(), Object.keys(DRM).sort());
});
