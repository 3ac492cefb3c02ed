import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Hex, parseHex } from "./board-hexes.ts";
import { type SunAttack, sunBlindness, sunHour } from "./sun-blindness.ts";
import type { SunScenario } from "./sun-in-effect.ts";
import {
  centerDot,
  hexesInZone,
  hexesOf,
  inCoveredArc,
  isWithin,
  type Place,
  placeInWedge,
  turned,
} from "./sun-zone.ts";

const hex = (name: string): Hex => parseHex(`26${name}`) ?? assert.fail(name);
/** The vectors from a hex's center dot to its vertices, clockwise from the upper right vertex (1 o'clock). */
const VERTICES: readonly Place[] = [
  [1, -2, 1],
  [2, -1, -1],
  [1, 1, -2],
  [-1, 2, -1],
  [-2, 1, 1],
  [-1, -1, 2],
];
const verticesOf = ([q, r, s]: Place) => VERTICES.map(([dq, dr, ds]): Place => [q + dq, r + dr, s + ds]);
const names = (found: { hex: Hex }[]) => found.map((f) => f.hex.hexrow + f.hex.number);
const placeOf = (firer: string, target: string, sun: number) => placeInWedge(centerDot(hex(firer), hex(target)), sun);

const SCENARIO: SunScenario = {
  time: "early",
  desertBoard: true,
  weather: "clear",
  night: false,
  specified: true,
  steppe: "none",
};
const ATTACK: SunAttack = {
  by: "ift",
  firer: hex("I5"),
  target: hex("O5"),
  north: 12,
  firerAerial: false,
  targetAerial: false,
  firerAbove: 0,
  obstacleAbove: null,
};
const drmOf = (scenario: Partial<SunScenario>, attack: Partial<SunAttack> = {}) =>
  sunBlindness({ ...SCENARIO, ...scenario }, { ...ATTACK, ...attack }).drm;
const failing = (scenario: Partial<SunScenario>, attack: Partial<SunAttack> = {}) => {
  const result = sunBlindness({ ...SCENARIO, ...scenario }, { ...ATTACK, ...attack });
  return [...result.scenario, ...result.attack].filter((c) => !c.holds).map((c) => `${c.name} ${c.rule}`);
};

const anyHour = fc.integer({ min: 1, max: 12 });
const anyHex = fc.constantFrom(...hexesOf(26));

test("D11.611 EX 1: with hexrows from north to south, the Zone to the east has the hexes of the example", () => {
  // With north up, east is along a hexspine. The n-th hexrow east of the firer has n + 1 hexes in the Zone.
  const zone = hexesInZone(hex("I5"), sunHour(12, "early"));
  assert.deepEqual(names(zone).slice(0, 9), ["J4", "J5", "K4", "K5", "K6", "L3", "L4", "L5", "L6"]);
  const border = zone.filter((z) => z.place === "border");
  assert.deepEqual(names(border).slice(0, 6), ["J4", "J5", "K4", "K6", "L3", "L6"], "the two hex grains");
  // If the Gun faces east, its CA contains the whole Zone. If it faces northeast, its CA contains a part of the Zone.
  const [east, northeast] = [3, 1];
  assert.ok(zone.every((z) => inCoveredArc(hex("I5"), z.hex, east)));
  const shared = zone.filter((z) => inCoveredArc(hex("I5"), z.hex, northeast));
  assert.ok(shared.length > 0 && shared.length < zone.length, "part of the Zone");
  assert.deepEqual(names(shared).slice(0, 3), ["J4", "K4", "L3"]);
  // The DRM does not apply to a LOS that leaves the Zone.
  assert.equal(drmOf({}, { target: hex("K4") }), 2);
  assert.equal(drmOf({}, { target: hex("K3") }), 0);
});

test("D11.611 EX 2: with hexrows from east to west, the Zone to the east has the hexes of the example", () => {
  // With hexrows from east to west, north is along a hexspine and east through a hexside.
  for (const north of [3, 9]) {
    const sun = sunHour(north, "early");
    const firer = hex(north === 3 ? "P2" : "P9");
    const zone = hexesInZone(firer, sun);
    const axis = zone.filter((z) => z.place === "axis");
    assert.ok(axis.every((z) => z.hex.hexrow === "P") && axis.length === 8 + (north === 3 ? 0 : 1), `${names(axis)}`);
    // The Gun can face northeast or southeast. Each of these CA contains half of the Zone, and both contain its middle
    // line.
    const [northeast, southeast] = [turned(sun, -1), turned(sun, 1)];
    for (const { hex: target, place } of zone) {
      const held = [northeast, southeast].filter((facing) => inCoveredArc(firer, target, facing));
      assert.equal(held.length, place === "axis" ? 2 : 1, target.hexrow + target.number);
    }
  }
  // Pairs of hexes in the same hexrow: the first hex is in the Zone, the second is outside.
  const sun = sunHour(9, "early");
  for (const [last, beyond] of [
    ["P6", "P8"],
    ["O6", "O7"],
    ["Q6", "Q7"],
    ["N4", "N5"],
    ["R4", "R5"],
    ["M3", "M4"],
    ["S3", "S4"],
    ["L1", "L2"],
    ["T1", "T2"],
  ] as const) {
    assert.ok(isWithin(placeOf("P7", last, sun)), last);
    assert.ok(!isWithin(placeOf("P7", beyond, sun)), beyond);
  }
  assert.equal(drmOf({}, { north: 3, firer: hex("P2"), target: hex("Q5") }), 2);
  assert.equal(
    drmOf({}, { north: 3, firer: hex("P2"), target: hex("Q3") }),
    0,
    "the target is only half a hex to the east",
  );
});

test("D11.611: the outermost hexes have vertices outside the Zone, although their center dots are inside", () => {
  for (const sun of [3, 6]) {
    for (const target of hexesOf(26)) {
      const dot = centerDot(hex("P2"), target);
      const place = placeInWedge(dot, sun);
      if (place === "same" || !isWithin(place)) continue;
      const outside = verticesOf(dot).filter((v) => !isWithin(placeInWedge(v, sun)));
      assert.equal(outside.length > 0, place === "border", target.hexrow + target.number);
    }
  }
});

test("D11.612: in the Late Afternoon, the Zone is to the west, and the conditions are those of Early Morning", () => {
  assert.equal(sunHour(12, "early"), 3);
  assert.equal(sunHour(12, "late"), 9);
  const west = { firer: hex("O5"), target: hex("I5") };
  assert.equal(drmOf({ time: "late" }, west), 2);
  assert.equal(drmOf({ time: "early" }, west), 0);
  assert.equal(drmOf({ time: "late" }), 0);
  const { rule, attack } = sunBlindness({ ...SCENARIO, time: "late" }, { ...ATTACK, ...west });
  assert.equal(rule, "D11.612");
  assert.ok(attack.every((c) => c.rule === "D11.612"));
});

test("D11.61: the result shows which condition of the scenario is not met", () => {
  assert.deepEqual(failing({}), []);
  assert.deepEqual(failing({ desertBoard: false }), ["desertBoard D11.61"]);
  assert.deepEqual(failing({ night: true }), ["daytime D11.1"]);
  for (const weather of ["overcast", "mudOvercast"] as const)
    assert.deepEqual(failing({ weather }), ["notOvercast D11.61"]);
  for (const weather of ["clear", "gusty", "mud"] as const) assert.equal(drmOf({ weather }), 2, weather);
  assert.deepEqual(failing({ specified: false }), ["specified D11.61"]);
  assert.equal(drmOf({ specified: false }), 0);
});

test("D11.6111, D13.2: in Steppe Terrain, Sun Blindness exists only in the Late Afternoon, with Very Dry EC", () => {
  const west = { firer: hex("O5"), target: hex("I5") };
  assert.deepEqual(failing({ steppe: "veryDry" }), ["steppe D13.2"]);
  assert.deepEqual(failing({ steppe: "otherEc", time: "late" }, west), ["steppe D13.2"]);
  assert.equal(drmOf({ steppe: "veryDry", time: "late" }, west), 2);
});

test("D11.611: the result shows which condition of the attack is not met", () => {
  assert.equal(drmOf({}, { by: "th" }), 2);
  for (const by of ["oba", "dc", "ft"] as const) assert.deepEqual(failing({}, { by }), ["attack D11.611"]);
  assert.deepEqual(failing({}, { firerAerial: true }), ["notAerial D11.611"]);
  assert.deepEqual(failing({}, { targetAerial: true }), ["notAerial D11.611"]);
  assert.deepEqual(failing({}, { target: hex("C5") }), ["zone D11.611"]);
  assert.deepEqual(failing({}, { firerAbove: 2 }), ["notHigher D11.611"]);
  assert.deepEqual(failing({}, { obstacleAbove: 2 }), ["noObstacle D11.611"]);
  assert.equal(drmOf({}, { firerAbove: 1, obstacleAbove: 1 }), 2, "1 level is less than the 2 that matter");
  assert.equal(drmOf({}, { firerAbove: -3, obstacleAbove: -1 }), 2);
  assert.deepEqual(failing({}, { target: ATTACK.firer }), ["zone D11.611", "notSameHex D11.611"]);
});

test("the Sun Blindness DRM is +2 if all conditions hold, otherwise 0", () => {
  const scenario = fc.record({
    time: fc.constantFrom("early" as const, "late" as const),
    desertBoard: fc.boolean(),
    weather: fc.constantFrom(
      "clear" as const,
      "gusty" as const,
      "overcast" as const,
      "mud" as const,
      "mudOvercast" as const,
    ),
    night: fc.boolean(),
    specified: fc.boolean(),
    steppe: fc.constantFrom("none" as const, "veryDry" as const, "otherEc" as const),
  });
  fc.assert(
    fc.property(scenario, anyHex, anyHex, anyHour, (s, firer, target, north) => {
      const result = sunBlindness(s, { ...ATTACK, firer, target, north });
      assert.equal(
        result.drm === 2,
        [...result.scenario, ...result.attack].every((c) => c.holds),
      );
      assert.equal(
        result.inEffect,
        result.scenario.every((c) => c.holds),
      );
    }),
  );
});

test("D11.612, D11.611: if B is in A's Zone in the Early Morning, A is in B's Zone in the Late Afternoon", () => {
  fc.assert(
    fc.property(anyHex, anyHex, anyHour, (a, b, north) => {
      const early = placeInWedge(centerDot(a, b), sunHour(north, "early"));
      assert.equal(placeInWedge(centerDot(b, a), sunHour(north, "late")), early);
      // Late Afternoon is like Early Morning with the board rotated by 180°.
      assert.equal(placeInWedge(centerDot(a, b), sunHour(turned(north, 6), "late")), early);
    }),
  );
});

test("the Zone has the hexes whose direction is at most 30° from the direction of the sun", () => {
  for (const target of hexesOf(26)) {
    const [q, r, s] = centerDot(hex("P5"), target);
    // The direction of the hex in degrees, counterclockwise from 3 o'clock.
    const angle = (Math.atan2((s - r) / 2, (q * Math.sqrt(3)) / 2) * 180) / Math.PI;
    for (const sun of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const off = Math.abs(((angle - (90 - sun * 30) + 540) % 360) - 180);
      const expected = target.hexrow + target.number !== "P5" && off <= 30 + 1e-9;
      assert.equal(isWithin(placeInWedge([q, r, s], sun)), expected, `${target.hexrow}${target.number} ${sun}`);
    }
  }
});

test("a direction is on the middle line at 0°, on the border at 30°, outside at 60° and away from 90°", () => {
  const places = ["axis", "border", "outside", "away", "away", "away", "away"];
  const hours = Array.from({ length: 12 }, (_, n) => n + 1);
  /** Returns the shortest vector of whole numbers towards an hour. An even hour is between two vertices. */
  const vector = (hour: number): Place => {
    const [a, b] = [VERTICES[Math.ceil(hour / 2) - 1]!, VERTICES[(hour / 2) % 6]!];
    return hour % 2 ? a : [(a[0] + b[0]) / 3, (a[1] + b[1]) / 3, (a[2] + b[2]) / 3];
  };
  for (const sun of hours)
    for (const hour of hours) {
      const apart = Math.min((hour - sun + 12) % 12, (sun - hour + 12) % 12);
      assert.equal(placeInWedge(vector(hour), sun), places[apart], `${hour} o'clock, sun at ${sun} o'clock`);
    }
});

test("an invalid hour, level or CA throws, and so do hexes of different boards", () => {
  for (const north of [0, 13, 1.5, Number.NaN]) assert.throws(() => sunHour(north, "early"), RangeError);
  assert.throws(() => drmOf({}, { firerAbove: 0.5 }), RangeError);
  assert.throws(() => drmOf({}, { target: parseHex("27H6")! }), RangeError);
  assert.throws(() => inCoveredArc(hex("I5"), hex("J5"), 2), RangeError);
});
