import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { desertFire } from "./desert-fire.ts";
import { DENSITIES } from "./dust-density.ts";
import { FIRERS, type FireAttack, isWadiShot, KINDS, PLACES, PLAIN_ATTACK, TARGETS, TERRAINS } from "./fire-attack.ts";
import { legal } from "./fire-questions.ts";
import { shotExists } from "./shot-exists.ts";

const judge = (given: Partial<FireAttack>) => desertFire({ ...PLAIN_ATTACK, ...given }).shot;
/** Formats the verdict with its reasons or conditions: "noShot, elsewhere D5.4". */
const verdictOf = (given: Partial<FireAttack>) => {
  const { verdict, lines } = judge(given);
  return [verdict, ...lines.map(({ name, rule }) => `${name} ${rule}`)].join(", ");
};

const into = { terrain: "wadi" } as const;
const out = { firer: "wadi" } as const;
const intoCliff = { ...into, place: "adjacent", facts: ["cliff"] } as const;
const outCliff = { firer: "cliff", place: "adjacent" } as const;

test("shotExists agrees with each sentence of the rules about who may fire at whom", () => {
  for (const [sentence, given, expected] of [
    ["D5.4: at a unit in a wadi from elsewhere", { ...into, place: "elsewhere" }, "noShot, elsewhere D5.4"],
    ["D5.4: by a unit in a wadi at a unit elsewhere", { ...out, place: "elsewhere" }, "noShot, elsewhere D5.4"],
    ["D5.4: in an adjacent hex", { ...into, place: "adjacent" }, "shot, adjacent D5.4"],
    ["D5.4: out at an adjacent hex", { ...out, place: "adjacent" }, "shot, adjacent D5.4"],
    ["D5.4: from 3 levels higher", { ...into, place: "threeUp" }, "mustHold, distance D5.65"],
    ["D5.4: at a unit 3 levels higher", { ...out, place: "threeUp" }, "mustHold, distance D5.65"],
    ["D5.4, reading: in the same wadi", { ...into, ...out, place: "sameWadi" }, "mustHold, insideWadi D5.4"],
    ["D5.4: from a wadi down into another", { ...into, ...out, place: "threeUp" }, "noShot, bothWadi D5.4"],
    ["D5.4: mortars are fired by units too", { ...into, kind: "mortar", place: "elsewhere" }, "noShot, elsewhere D5.4"],
    ["D5.4: at vehicles", { ...into, kind: "gun", target: "afv", place: "elsewhere" }, "noShot, elsewhere D5.4"],
    ["D5.4: OBA is not fired by a unit", { ...into, kind: "oba" }, "shot, unaimed D5.4"],
    ["D5.4: a DC is placed, not fired", { ...into, kind: "dc" }, "shot"],
    ["D5.4: an Aerial unit", { ...into, kind: "aerial" }, "mustHold, aerial D5.4"],
    ["D5.4: at an Aerial unit", { ...out, target: "aerial" }, "mustHold, aerial D5.4"],
    ["D5.42, D5.43: between units outside wadis", { facts: ["moving"] }, "shot"],
    [
      "D5.61: no entrenchment in a wadi cliff hex",
      { ...into, place: "adjacent", cover: "foxhole" },
      "mustHold, cliffHole D5.61",
    ],
    ["D5.63: no vehicle crosses a wadi cliff", { ...into, kind: "ovr" }, "mustHold, ovrWadi D5.63"],
    ["D5.65: adjacent, through a cliff side", intoCliff, "shot, adjacent D5.65"],
    [
      "D5.65: the same wadi, through a cliff side",
      { ...into, firer: "cliff", place: "sameWadi" },
      "mustHold, insideWadi D5.4",
    ],
    ["D5.65: 4 levels higher, through a cliff side", { firer: "cliff", place: "fourUp" }, "mustHold, distance D5.65"],
    ["D5.65: 3 levels, through a cliff side", { firer: "cliff", place: "threeUp" }, "noShot, threeUpCliff D5.65"],
    [
      "D5.65: 3 levels, into a wadi through a cliff side",
      { ...into, place: "threeUp", facts: ["cliff"] },
      "noShot, threeUpCliff D5.65",
    ],
    ["D5.65: elsewhere, through a cliff side", { firer: "cliff", place: "elsewhere" }, "noShot, elsewhere D5.4"],
    ["D5.65: a vehicle, up", { ...outCliff, kind: "gun", facts: ["vehicle"] }, "noShot, vehicle D5.65"],
    ["D5.65: a vehicle, down", { ...intoCliff, facts: ["cliff", "vehicle"] }, "noShot, vehicle D5.65"],
    ["D5.67: at an adjacent entrenched unit", { ...outCliff, cover: "foxhole" }, "noShot, entrenched D5.67"],
    ["D5.67, D8.1: a sangar is a foxhole", { ...outCliff, cover: "sangar" }, "noShot, entrenched D5.67"],
    ["D5.67: by an adjacent entrenched unit", { ...intoCliff, facts: ["cliff", "dugIn"] }, "noShot, entrenched D5.67"],
    [
      "D5.67: no limit for fire that does not cross a cliff",
      { ...out, place: "adjacent", cover: "foxhole" },
      "shot, adjacent D5.4",
    ],
    [
      "D5.67: from crest status",
      { ...intoCliff, firer: "crest", facts: ["cliff", "dugIn"] },
      "mustHold, crestWeapon D6.13",
    ],
    ["D6.0-Crest: at ground level", { terrain: "crest" }, "shot, crest D6.0-Crest"],
    [
      "D6.0-Crest: crest Infantry and a unit in another wadi",
      { ...out, terrain: "crest", place: "elsewhere" },
      "noShot, elsewhere D5.4",
    ],
    [
      "D6.0-Crest: entrenched against fire across its crest front",
      { ...outCliff, terrain: "crest", facts: ["front"] },
      "noShot, entrenched D5.67",
    ],
    ["D6.0-Crest: not entrenched against other fire", { ...outCliff, terrain: "crest" }, "shot, adjacent D5.65"],
    ["D6.13: weapons of crest Infantry", { firer: "crest" }, "mustHold, crestWeapon D6.13"],
    ["D6.13: ordnance of crest Infantry", { firer: "crest", kind: "gun" }, "mustHold, crestWeapon D6.13"],
    ["D4.4: dug in in a deir", { terrain: "deir", cover: "foxhole" }, "mustHold, deirLip D4.4"],
    ["D4.52: a Fire Lane over a Lip", { terrain: "deir", facts: ["moving"] }, "mustHold, fireLane D4.52"],
    ["D6.4: hillocks", { terrain: "hillock" }, "shot, hillock D6.4"],
    ["D7.512: Dune Crests", { terrain: "lowDune" }, "shot, dune D7.512"],
    ["D7.5: a High Dune is a hillock too", { terrain: "highDune" }, "shot, dune D7.512"],
    ["F12.43: X1 is ringed by cliffs", { kind: "ovr", terrain: "x1" }, "mustHold, ovrX1 F12.43"],
    ["D11.73: LOS Hindrances of +6", { dust: "veryHeavy", range: 30 }, "mustHold, losMayBeBlocked D11.73"],
    ["D11.73: the range of OBA", { kind: "oba", dust: "heavy" }, "mustHold, obaRange D11.73"],
    ["D11.731: Aerial units", { kind: "aerial", dust: "veryHeavy" }, "noShot, aerialDust D11.731"],
    ["A22.1: a FT at 3 hexes", { kind: "ft", dust: "heavy", range: 3 }, "mustHold, ftVehicle undefined"],
    ["an OVR and CC are made in the hex", { kind: "cc" }, "shot"],
  ] as const)
    assert.equal(verdictOf(given), expected, sentence);
});

test("D5.4: if it is not known where the other unit is, the result lists the conditions for a shot", () => {
  assert.equal(verdictOf(into), "mustHold, place D5.4, cliff D5.65, cliffEntrenched D5.67");
  assert.equal(verdictOf({ ...into, ...out }), "mustHold, place D5.4, cliff D5.65, cliffEntrenched D5.67");
  assert.equal(verdictOf({ firer: "cliff" }), "mustHold, place D5.4, cliff D5.65, cliffEntrenched D5.67");
});

test("the verdict of shotExists agrees with each cell of the table D5.4-fire", () => {
  const { rows } = content.tables.get("D5.4-fire")!;
  for (const place of PLACES.slice(1)) {
    const row = rows.find(({ name }) => name === place)!;
    for (const [column, firer] of [
      ["open", "wadi"],
      ["cliff", "cliff"],
    ] as const) {
      const { en } = row[column] as { en: string };
      const terrain = place === "sameWadi" ? "wadi" : "open";
      const { verdict, lines } = judge({ firer, terrain, place });
      assert.equal(verdict === "noShot", en === "no", `${place} ${column}`);
      assert.equal(
        lines.some(({ name }) => name === "insideWadi"),
        en.endsWith("*"),
        `${place} ${column}`,
      );
    }
  }
});

/**
 * A unit: the level of the ground around it, the wadi that it is in (A or B), and whether it has crest status there.
 */
type Unit = { readonly ground: number; readonly wadi?: "A" | "B"; readonly crest?: boolean };
const UNITS: readonly Unit[] = [0, 1, 2, 3, 4].flatMap((ground) => [
  { ground },
  ...(["A", "B"] as const).flatMap((wadi) => [
    { ground, wadi },
    { ground, wadi, crest: true },
  ]),
]);
const isLow = (u: Unit) => u.wadi !== undefined && !u.crest;
const level = (u: Unit) => (isLow(u) ? u.ground - 1 : u.ground);

/** Returns whether the firer may fire at the target, by D5.4, D5.65 and D5.67. Does not use the code under test. */
function byTheBook(
  [firer, target]: readonly [Unit, Unit],
  { adjacent, cliff, vehicle, dugIn }: Readonly<Record<"adjacent" | "cliff" | "vehicle" | "dugIn", boolean>>,
) {
  for (const [low, other] of [
    [firer, target],
    [target, firer],
  ] as const) {
    if (!isLow(low)) continue;
    const own = low.wadi === other.wadi;
    const up = level(other) - level(low);
    if (!adjacent && !own && up < (cliff ? 4 : 3)) return false;
    if (adjacent && cliff && vehicle && level(firer) !== level(target)) return false;
    if (adjacent && cliff && dugIn && other === firer) return false;
  }
  return true;
}

test("D5.4, D5.65, D5.67: shotExists agrees with a second implementation for all positions of two units", () => {
  const both = [false, true];
  for (const firer of UNITS)
    for (const target of UNITS)
      for (const adjacent of both)
        for (const cliff of both)
          for (const vehicle of firer.crest ? [false] : both)
            for (const dugIn of vehicle || firer.crest ? [false] : both) {
              const up = isLow(target) ? level(firer) - level(target) : level(target) - level(firer);
              const own = firer.wadi !== undefined && firer.wadi === target.wadi;
              const place = adjacent
                ? "adjacent"
                : own
                  ? "sameWadi"
                  : up >= 4
                    ? "fourUp"
                    : up >= 3
                      ? "threeUp"
                      : "elsewhere";
              // The fact "front" is left out: the fire does not cross the crest front, which therefore does not
              // entrench the target.
              const given: FireAttack = {
                ...PLAIN_ATTACK,
                terrain: target.crest ? "crest" : target.wadi ? "wadi" : "open",
                firer: isLow(firer) ? (cliff ? "cliff" : "wadi") : "ordinary",
                place,
                facts: [
                  ...(cliff ? (["cliff"] as const) : []),
                  ...(vehicle && level(firer) !== level(target) ? (["vehicle"] as const) : []),
                  ...(dugIn ? (["dugIn"] as const) : []),
                ],
              };
              const { attack, misfits } = legal(given);
              assert.deepEqual(misfits, []);
              const exists = shotExists(attack).verdict !== "noShot";
              const expected = byTheBook([firer, target], { adjacent, cliff, vehicle, dugIn });
              assert.equal(exists, expected, JSON.stringify({ firer, target, adjacent, cliff, vehicle, dugIn }));
            }
});

test("D5.4: fire into or out of a wadi is forbidden if the other unit is elsewhere, and allowed outside wadis", () => {
  for (const kind of KINDS)
    for (const target of TARGETS)
      for (const terrain of TERRAINS)
        for (const firer of FIRERS)
          for (const place of PLACES) {
            const { attack } = legal({ ...PLAIN_ATTACK, kind, target, terrain, firer, place });
            const forbidden = shotExists(attack).verdict === "noShot";
            if (!isWadiShot(attack) || place === "elsewhere") assert.equal(forbidden, isWadiShot(attack));
          }
});

test("D11.73: from where the range of OBA is counted matters only in Heavy or denser Dust", () => {
  for (const dust of DENSITIES) {
    const isHeavy = dust !== "none" && dust !== "light" && dust !== "moderate";
    assert.equal(
      judge({ kind: "oba", dust }).lines.some(({ name }) => name === "obaRange"),
      isHeavy,
      dust,
    );
  }
});
