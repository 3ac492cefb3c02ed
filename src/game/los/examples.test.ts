import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../../tests/content.ts";
import { all, mutualLos, rowOf } from "../../../tests/los-rows.ts";
import type { ProfileDrawing, RowHex } from "../../schemas/drawing.ts";
import { losOf } from "./los.ts";
import { type Form, type LosHex, type LosRow, PLAIN_HEX, PLAIN_UNIT } from "./row.ts";
import { rowFaults } from "./row-faults.ts";

const seen = (rows: readonly string[], book?: "sl" | "asl") => all("seen", rows, book);
const blocked = (rows: readonly string[], book?: "sl" | "asl") => all("blocked", rows, book);
const unsettled = (rows: readonly string[], book?: "sl" | "asl") => all("unsettled", rows, book);
/** Asserts that a rule blocks a LOS. `text`: the hexes from the viewer to the target, such as "flat hillock flat". */
const blockedBy = (rule: string, text: string) => {
  blocked([text]);
  assert.equal(mutualLos(text).decidedBy?.rule, rule, text);
};

/**
 * Asserts that our reading of a rule blocks a LOS. `note`: the id of the note on this reading; `vasl`: the verdict of
 * VASL, if it differs from ours.
 */
const marked = (text: string, note: string, vasl: "clear" | "blocked" | undefined, book: LosRow["book"] = "sl") => {
  blocked([text], book);
  const { decidedBy } = mutualLos(text, book);
  assert.deepEqual([decidedBy?.reading, decidedBy?.vasl], [note, vasl], text);
};

// The example of D7.513: squad A is on a Dune; squad B is in a foxhole on another Dune (J2, I2), behind the Crest of
// that Dune; squad C is in K2, beside B's Dune. The titles below name hexes of this example.

test("D7.513: with both Dunes Low, A sees no Level 0 hex past B's Crest, except hexes beside the Crest", () => {
  blockedBy("D7.512", "lowDune flat flat lowDune crest lowDune flat");
  seen(["lowDune flat flat lowDune crest lowDune", "lowDune flat flat lowDune crest lowDune+entrenched"]);
});

test("D7.513: with both Dunes Low, A sees Locations at Level ½ or higher past B's Crest", () => {
  seen(["lowDune flat lowDune crest lowDune hillock", "lowDune flat lowDune crest lowDune flat1"]);
});

test("D7.513: with both Dunes Low, B sees past its own Crest, but no Level 0 hex past A's Crest", () => {
  seen(["lowDune+entrenched crest lowDune flat flat flat", "lowDune+entrenched crest lowDune"]);
  blockedBy("D7.512", "lowDune+entrenched crest lowDune flat lowDune crest lowDune flat");
});

test("D7.513: with both Dunes Low, A and B see each other, each behind a Crest of its own hex", () => {
  seen(["lowDune+entrenched crest lowDune flat lowDune crest lowDune"]);
});

test("D7.513: with both Dunes Low, C sees I2, directly behind the Crest J2-I2, but not H2, one hex farther", () => {
  seen(["flat lowDune crest lowDune", "flat lowDune flat+entrenched", "flat flat flat lowDune flat flat"]);
  blockedBy("D7.512", "flat lowDune crest lowDune flat");
});

test("D7.513: with both Dunes High, A and B are at Level ½, and see the same hexes as with both Dunes Low", () => {
  assert.deepEqual(mutualLos("highDune flat highDune+entrenched").levels, { viewer: 0.5, target: 0.5 });
  blockedBy("D7.512", "highDune flat flat highDune crest highDune flat");
  seen([
    "highDune flat highDune crest highDune flat1",
    "highDune+entrenched crest highDune flat highDune crest highDune",
  ]);
  blockedBy("D7.512", "highDune+entrenched crest highDune flat highDune crest highDune flat");
});

test("D7.513: with both Dunes High, B sees Level 0 hexes behind A's Dune that C does not see", () => {
  seen(["highDune+entrenched flat highDune flat flat"]);
});

test("D7.513: with both Dunes High, C sees D0, which is next to A's Dune, but not B0 and C1, which are not", () => {
  blockedBy("D6.4", "flat highDune flat flat highDune flat flat");
  seen(["flat highDune flat flat highDune flat"]);
});

test("D7.513: with both Dunes High, C does not see entrenched or Emplaced units in D0, next to A's Dune", () => {
  blockedBy("D6.4", "flat highDune flat flat highDune flat+entrenched");
  blockedBy("D6.4", "flat highDune flat flat highDune flat+gun+emplaced");
});

test("D7.513: with both Dunes High, C sees no dug-in unit past a single Dune that is next to both units", () => {
  // The LOS K2-I1 runs through J1, the LOS K2-J0 along the hexspine K1-J1, and the LOS K2-H1 through J1 and I2.
  blockedBy("D6.4", "flat highDune flat+entrenched");
  blockedBy("D6.4", "flat highDune flat+gun+emplaced");
  blockedBy("D6.4", "flat highDune/flat flat+entrenched");
  blockedBy("D6.4", "flat highDune highDune flat+entrenched");
  seen(["flat highDune flat", "flat highDune/flat flat", "flat highDune highDune flat"]);
});

test("D7.513: with both Dunes High, C sees entrenched units behind B's Dune, unless they are next to that Dune", () => {
  seen(["flat highDune flat flat+entrenched", "flat highDune flat flat+gun+emplaced"]);
});

test("D7.513: with A's Dune Low and B's High, B sees Level 0 hexes past A's Crest, but A sees none past B's", () => {
  blocked(["lowDune flat flat highDune crest highDune flat"]);
  seen(["highDune flat lowDune crest lowDune flat", "highDune crest highDune flat lowDune crest lowDune flat flat"]);
});

test("D6.4: a unit that is higher than every hillock between the units sees past them", () => {
  seen([
    "flat1 flat hillock flat flat",
    "flat1 flat hillock flat hillock flat hillock flat",
    "flat2 flat summit flat hillock flat",
  ]);
});

test("D6.4: units on the same hillock see each other", () => {
  seen(["hillock hillock hillock", "hillock hillock+entrenched", "highDune highDune highDune highDune"]);
});

test("D6.4: past other hillocks, a unit on a hillock sees and is seen by units at its level or higher", () => {
  seen([
    "hillock flat hillock",
    "hillock flat hillock flat hillock",
    "hillock flat hillock flat hillock flat hillock flat flat1",
    "highDune flat hillock flat highDune flat hillock",
  ]);
});

test("D6.4: a unit on a hillock and a unit at Level 0 see each other past that hillock and at most 1 other", () => {
  seen([
    "hillock flat",
    "hillock hillock flat flat",
    "hillock flat hillock flat",
    "hillock hillock flat hillock hillock flat flat",
    "hillock flat hillock flat+entrenched",
    "hillock flat highDune flat flat+gun+emplaced",
  ]);
});

test("D6.4: a unit on a hillock and a unit at Level 0 do not see each other past 2 or more other hillocks", () => {
  blockedBy("D6.41", "hillock flat hillock flat hillock flat flat");
  blockedBy("D6.41", "hillock hillock flat hillock hillock flat hillock flat");
  blockedBy("D6.41", "hillock flat hillock flat hillock flat hillock flat+entrenched");
});

test("D6.41: a second hillock that is next to the lower unit blocks LOS (in ASL only if the unit is dug in)", () => {
  const rows = ["hillock flat hillock flat hillock flat", "hillock hillock flat highDune flat hillock flat"];
  blocked(rows, "sl");
  seen(rows, "asl");
  for (const book of ["sl", "asl"] as const) {
    blocked(["hillock flat hillock flat hillock flat+entrenched"], book);
    blocked(["hillock flat hillock flat hillock flat hillock flat"], book);
    marked("hillock flat hillock flat hillock flat+entrenched", "D6.41-note-3", "clear", book);
  }
  marked("hillock flat hillock flat hillock flat", "D6.41-note-3", "clear");
  const last = mutualLos("hillock flat hillock flat hillock flat", "asl").steps.at(-1)!;
  assert.deepEqual([last.effect, last.name, last.rule], ["over", "besideInAsl", "F6.41"]);
  assert.equal(mutualLos("hillock flat hillock flat hillock flat flat").decidedBy?.reading, undefined);
});

test("D6.41, D6.4: a unit on a hillock or at Level 0 sees past 2 hillocks if each is next to one of the units", () => {
  for (const book of ["sl", "asl"] as const) {
    seen(["flat hillock flat hillock flat", "highDune hillock flat hillock flat"], book);
    blocked(["highDune hillock flat hillock flat flat", "highDune hillock flat hillock flat+entrenched"], book);
  }
});

test("D6.4: past a hillock on a hill, a unit on a lower hillock sees no more than a unit not on a hillock", () => {
  blockedBy("D6.4", "summit flat hillock1 flat flat1");
  blockedBy("D6.6", "summit flat summit1 flat1");
  seen(["summit hillock1 flat flat1", "hillock1 flat hillock1 flat flat1", "flat1 hillock1 flat1"]);
});

test("D6.4: a unit below the foot of a hillock does not see past the hillock, even from an adjacent hex", () => {
  blockedBy("D6.4", "flat hillock1 flat flat1");
  marked("flat hillock1 flat flat1", "D6.4-note-1", undefined);
});

test("D6.4: by our reading, a dug-in unit next to a hillock does not see past it, but sometimes does in VASL", () => {
  marked("flat+entrenched hillock flat", "D6.4-note-1", "clear");
  marked("flat+gun+emplaced hillock flat+entrenched", "D6.4-note-1", "clear");
  marked("flat+entrenched hillock flat+entrenched", "D6.4-note-1", undefined);
  marked("flat+entrenched hillock flat flat", "D6.4-note-1", undefined);
  marked("hillock+entrenched summit hillock", "D6.4-note-1", "clear");
});

test("D6.1: a hillock that the LOS leaves and enters again counts as one hillock", () => {
  const twice = (text: string, book: LosRow["book"] = "sl") => {
    const row = rowOf(text.replaceAll("*", ""), book);
    const hexes = row.hexes.map((hex, i) => ({ ...hex, twice: text.split(" ")[i]!.includes("*") }));
    return losOf({ ...row, hexes });
  };
  for (const [text, verdict] of [
    ["hillock* flat hillock* flat hillock flat flat", "seen"],
    ["hillock flat hillock* flat hillock* flat flat", "seen"],
    ["hillock flat hillock* flat hillock* flat hillock flat flat", "blocked"],
    ["flat hillock* flat hillock* flat flat", "seen"],
    ["flat+entrenched hillock* flat hillock* flat", "blocked"],
    ["hillock* flat highDune* flat hillock flat flat", "blocked"],
  ] as const) {
    assert.equal(twice(text).verdict, verdict, text);
    assert.equal(twice(text.split(" ").toReversed().join(" ")).verdict, verdict, `${text}, reversed`);
  }
  assert.deepEqual(
    twice("hillock* flat hillock*").steps.map(({ name }) => name),
    [],
    "no hex of the hillock is between the units",
  );
  assert.deepEqual(
    twice("hillock* flat hillock* hillock").steps.map(({ name }) => name),
    ["sameHillock"],
  );
});

test("D6.6: if both units are on the Summit's hillock, only D6.6 applies to the Summit", () => {
  const rules = (text: string) => mutualLos(text).steps.map(({ rule }) => rule);
  assert.deepEqual(rules("hillock summit hillock"), ["D6.6"]);
  assert.deepEqual(rules("hillock hillock summit hillock"), ["D6.4", "D6.6"]);
});

test("D6.6: a unit at Level 1 sees at least as much past a Summit as a unit on the Summit's hillock", () => {
  seen(["hillock summit hillock", "flat1 summit hillock", "flat1 summit flat1"]);
  unsettled(["flat1 flat summit flat flat1", "hillock summit hillock flat", "flat1 summit hillock flat"]);
});

test("D6.1: a hillock overlay and an adjacent High Dune are two hillocks", () => {
  blocked(["hillock flat hillock highDune flat flat"]);
});

test("D6.4: units at Level 0 see each other past a hillock if a unit next to the hillock is not dug in", () => {
  seen([
    "flat hillock flat",
    "flat hillock flat flat flat",
    "flat hillock hillock hillock flat",
    "flat hillock hillock flat flat+entrenched",
    "flat hillock flat hillock flat",
    "flat+vehicle hillock flat flat",
    "flat+gun hillock flat flat",
  ]);
});

test("D6.4: units at Level 0 do not see past a hillock if no unit, or a dug-in unit, is next to the hillock", () => {
  for (const text of [
    "flat flat hillock flat flat",
    "flat flat hillock hillock flat flat",
    "flat+entrenched hillock flat flat",
    "flat+sangar hillock flat flat",
    "flat+gun+emplaced hillock flat flat",
    "flat+entrenched hillock flat+entrenched",
    "flat hillock flat hillock flat hillock flat",
    "flat flat hillock/flat flat flat",
  ]) {
    blockedBy("D6.4", text);
  }
});

test("D6.4: a hillock makes no blind hexes, so a unit next to it sees every hex behind it", () => {
  seen([
    "flat hillock flat",
    "flat hillock flat flat",
    "flat hillock flat flat flat",
    "flat hillock flat flat flat flat",
  ]);
});

test("D6.42: a unit higher than a hillock sees over it, whether the unit is on a hillock or not", () => {
  seen([
    "flat1 hillock flat",
    "summit flat hillock flat hillock flat hillock flat",
    "hillock1 flat hillock flat hillock flat hillock flat",
  ]);
});

test("D6.6: a unit on a Summit is at Level 1, and sees past Summits as a unit on a hillock sees past hillocks", () => {
  assert.equal(mutualLos("summit flat").levels.viewer, 1);
  seen(["summit flat summit flat summit flat summit", "summit flat summit flat", "summit flat summit flat hillock"]);
  blocked(["summit flat summit flat summit flat flat"]);
});

test("D6.6: units on a hillock see each other past its Summit, just like units at Level 0 past a hillock", () => {
  seen(["hillock summit hillock", "hillock summit hillock hillock"]);
  blocked(["hillock hillock summit hillock hillock", "hillock+entrenched summit hillock hillock"]);
});

test("D6.6, D6.4: a Summit hides a dug-in unit next to it, whether the unit is the viewer or the target", () => {
  for (const posture of ["entrenched", "sangar", "gun+emplaced"])
    for (const text of [
      `hillock summit hillock+${posture}`,
      `hillock+${posture} summit hillock`,
      `hillock+${posture} summit hillock+${posture}`,
    ])
      blockedBy("D6.6", text);
  seen(["hillock summit hillock hillock+entrenched"]);
});

test("D6.4, D6.6: a Summit does not hide a dug-in unit level with its top, so the LOS is as unsettled as from farther away", () => {
  unsettled(["flat1+entrenched summit flat", "flat1 flat summit flat", "flat summit flat1+entrenched"]);
});

test("D5.65: a LOS out of a wadi across a cliff inside the wadi needs a difference of 4 levels", () => {
  blockedBy("D5.65", "wadi cliff wadi flat2");
  seen(["wadi cliff wadi flat3", "wadi wadi flat2", "wadi cliff wadi wadi"]);
});

test("D6.6: a Summit is an obstacle of 1 level between units at Level 0 that are not next to it", () => {
  blocked(["flat flat summit flat flat", "flat hillock summit hillock flat flat"]);
});

test("D7.512: a unit as high as the top of a Dune Crest, or higher, sees past it", () => {
  seen([
    "hillock flat lowDune crest lowDune flat",
    "highDune flat flat crest lowDune flat",
    "flat1 flat flat crest highDune flat1",
    "summit flat highDune crest highDune summit",
  ]);
  const reading = (text: string) => mutualLos(text).steps.find(({ name }) => name === "asHighAsCrest")?.reading;
  assert.equal(reading("hillock flat lowDune crest lowDune flat"), "D7.512-note-1", "exactly as high");
  assert.equal(reading("flat1 flat lowDune crest lowDune flat"), undefined, "higher");
});

test("D7.512: units below the top of a Dune Crest see each other past it if it touches one of their hexes", () => {
  seen([
    "flat crest lowDune flat flat",
    "flat flat lowDune crest flat",
    "lowDune+entrenched crest flat flat",
    "lowDune crest lowDune flat lowDune crest lowDune",
    "flat lowDune/crest/flat flat flat",
  ]);
});

test("D7.512: units below the top of a Dune Crest do not see each other if it touches neither of their hexes", () => {
  for (const text of [
    "flat flat crest lowDune flat",
    "flat lowDune crest lowDune+entrenched flat",
    "highDune flat highDune crest highDune flat highDune",
    "hillock flat flat crest highDune flat flat",
    "flat flat lowDune/crest/flat flat flat",
  ]) {
    blockedBy("D7.512", text);
  }
});

test("D7.512: a High Dune's Crest is a 1-level obstacle to a unit at the Dune's foot, except to the next hex", () => {
  for (const text of [
    "flat highDune crest flat",
    "flat flat flat highDune crest flat",
    "flat highDune/crest/flat flat",
  ])
    marked(text, "D7.512-note-3", undefined);
  // An entrenchment does not change the level of a unit.
  blocked(["flat flat flat highDune crest flat+entrenched"]);
  seen(["highDune crest flat", "flat highDune crest flat1", "flat lowDune crest flat", "highDune crest flat flat"]);
});

test("D7.512, D7.513: units at Level ½ do not see each other past a High Dune's Crest, by our reading", () => {
  marked("highDune flat highDune crest highDune highDune", "D7.513-note-2", undefined);
  marked("hillock flat flat crest highDune flat hillock", "D7.513-note-2", undefined);
  assert.equal(mutualLos("highDune flat highDune crest highDune flat flat").decidedBy?.reading, undefined);
});

test("D7.512: a dug-in unit sees past a Dune Crest of its own hex, even to hexes that are not adjacent", () => {
  seen(["lowDune+entrenched crest lowDune flat flat", "lowDune+gun+emplaced crest flat flat"]);
  seen(["highDune+entrenched crest highDune flat flat", "lowDune+entrenched crest flat"]);
});

test("D6.411: a unit on a Summit, or on a hillock on a hill, sees past lower walls and hedges", () => {
  seen(["hillock1 flat flat wall flat flat", "summit flat flat hedge flat flat"]);
});

test("D6.411: a wall as high as a unit on a hillock blocks LOS by our reading, but in VASL only in some cases", () => {
  marked("hillock flat wall flat flat", "D6.411-note-1", "clear");
  marked("hillock flat hedge flat flat wall flat flat", "D6.411-note-1", undefined);
  marked("hillock flat hedge flat flat wall flat hillock", "D6.411-note-1", "clear");
});

test("D6.412, D13.4: a unit on a hillock sees over lower cactus, but cactus as high as the unit affects LOS", () => {
  seen(["summit flat flat:cactus flat flat", "hillock1 flat flat:cactus flat flat"]);
  for (const text of ["hillock flat flat:cactus flat flat", "hillock flat flat:cactus flat hillock"]) {
    const step = losOf(rowOf(text)).steps.find((s) => s.at === 2);
    assert.ok(step && !["none", "over"].includes(step.effect), text);
  }
});

test("D4.4: past the Lip, a unit entrenched within a deir sees only the next hex and higher hexes", () => {
  for (const posture of ["entrenched", "sangar", "gun+emplaced"]) {
    seen([
      `deir+${posture} deirLip lip flat`,
      `deir+${posture} deirLip lip flat hillock`,
      `deir+${posture} deirLip lip flat flat1`,
    ]);
    seen([`deir+${posture} deir deirLip`, `deir+${posture} deirLip lip flat1`, `deir+${posture} deirLip lip hillock`]);
    blockedBy("D4.4", `deir+${posture} deirLip lip flat flat`);
    blockedBy("D4.4", `deir+${posture} deirLip lip flat flat+entrenched`);
    blockedBy("D4.4", `deir1+${posture} deirLip1 lip flat`);
  }
});

test("D4.4: a deir does not affect units in a Lip hex, units that are not dug in, or LOS from outside the deir", () => {
  seen(["deirLip+entrenched lip flat flat flat", "deir deirLip lip flat flat", "deir+vehicle deirLip lip flat flat"]);
  seen(["flat lip deirLip deir deirLip lip flat", "flat+entrenched lip deirLip deir"]);
});

test("D4.4: units entrenched in two deirs at different levels do not see each other, because LOS is mutual", () => {
  blocked(["deir+entrenched deirLip lip deirLip1 deir1+entrenched"]);
});

test("D4.51: brush or a wreck in a deir hinders LOS only between units at one level, at least one in a deir", () => {
  for (const ground of ["brush", "wreck"]) {
    const hindrance = (text: string) => mutualLos(text.replaceAll("*", ground)).hindrance;
    assert.ok(hindrance("deir deir:* deirLip lip flat") > 0);
    assert.ok(hindrance("deirLip lip flat lip deirLip:* lip flat") > 0, "in any deir");
    assert.equal(hindrance("flat lip deirLip:* deir deirLip lip flat"), 0, "neither unit is in a deir");
    assert.equal(hindrance("flat1 flat deir:* deir"), 0, "the units are at different levels");
    assert.ok(hindrance("flat flat:* flat") > 0, "brush outside a deir hinders as usual");
  }
});

test("D4.51: SMOKE in a deir hinders as it does elsewhere", () => {
  assert.equal(mutualLos("flat lip deirLip~2 deir lip flat").hindrance, 2);
});

test("D2.2, D3.2, D7.2, D13.1: scrub, hammada and sand do not affect LOS, and Broken Ground does not block it", () => {
  seen(["flat:scrub flat:scrub flat:hammada flat:sand flat:track flat:broken flat:sand", "flat lowDune lowDune flat"]);
  assert.equal(mutualLos("flat flat:scrub flat:hammada flat:sand lowDune flat").hindrance, 0);
});

test("D5.41: a unit in a wadi is 1 level lower than the terrain around it", () => {
  assert.equal(mutualLos("wadi flat").levels.viewer, -1);
  assert.equal(mutualLos("wadi1 flat1").levels.viewer, 0);
});

test("D5.4, D5.65: a unit in a wadi sees every adjacent hex, even through a cliff", () => {
  seen(["wadi flat", "wadi cliff flat", "wadi cliff flat1", "wadi hillock", "wadi cliff flat+entrenched"]);
});

test("D5.65: a unit in 25D5 sees A4 through its wadi, and past a cliff only Level 3 hexes, such as F7 and H6", () => {
  seen([
    "wadi wadi wadi wadi",
    "wadi cliff wadi wadi",
    "wadi cliff flat flat flat3",
    "wadi cliff flat flat flat flat3",
  ]);
  blockedBy("D5.65", "wadi cliff flat flat flat2");
  blockedBy("D5.65", "wadi cliff flat flat flat flat2");
  blocked(["wadi cliff flat flat1", "wadi cliff flat flat"]);
});

test("D5.65, D5.4: in ASL, a unit 4 levels higher sees past a cliff only at a range of at most 4", () => {
  seen(["wadi cliff flat flat flat3"], "asl");
  blocked(["wadi cliff flat flat flat flat flat3"], "asl");
});

test("D5.65: the 4 levels to see past a cliff are counted from the wadi's bottom", () => {
  seen(["wadi1 cliff flat1 flat1 flat4"]);
  blocked(["wadi1 cliff flat1 flat1 flat3"]);
});

test("D5.4: without a cliff, a difference of 3 levels suffices to see into or out of a wadi", () => {
  seen(["wadi flat flat flat2"]);
  blocked(["wadi flat flat", "wadi flat flat flat"]);
});

test("D6.0-Crest: crest Infantry is at ground level, whether the LOS crosses its crest front or not", () => {
  for (const posture of ["crest", "crestRear"]) {
    assert.equal(mutualLos(`wadi+${posture} flat`).levels.viewer, 0);
    assert.equal(mutualLos(`wadi1+${posture} flat`).levels.viewer, 1);
  }
});

test("D6.0-Crest: a unit sees crest Infantry only if it would see Level 0 Open Ground in that hex", () => {
  for (const posture of ["crest", "crestRear"]) {
    seen([`wadi+${posture} flat flat flat`, `wadi+${posture} hillock flat flat`, `wadi+${posture} wadi flat flat1`]);
    seen([`wadi+${posture} cliff flat flat flat`, `wadi+${posture} flat flat hillock`]);
    blocked([`wadi+${posture} flat hillock flat flat`]);
  }
});

test("D6.0-Crest: units in 25D5 and E7 see each other only if both have crest status", () => {
  for (const between of ["flat", "flat/flat"]) {
    seen([`wadi+crest ${between} wadi+crest`, `wadi+crest ${between} wadi+crestRear`]);
    for (const text of [`wadi ${between} wadi`, `wadi+crest ${between} wadi`, `wadi+crestRear ${between} wadi`]) {
      blockedBy("D6.0-Crest", text);
    }
  }
});

test("D10.2: by our reading, a unit IN a wadi sees units 2 levels higher, but not across a cliff hexside", () => {
  const rows = [
    "wadi flat flat1",
    "wadi flat flat flat1",
    "wadi flat summit",
    "wadi1 flat1 flat2",
    "wadi flat hillock1",
  ];
  seen(rows);
  for (const text of rows) {
    const step = mutualLos(text).steps.find(({ name }) => name === "twoAboveWadi");
    assert.deepEqual([step?.rule, step?.reading], ["D10.2", "D10.2-note-1"], text);
  }
  blockedBy("D5.65", "wadi cliff flat flat1");
});

test("D5.4, D6.0-Crest, D10.2: LOS between a unit IN a wadi and a hillock unit 1½ levels higher is unsettled", () => {
  unsettled(["wadi flat hillock", "wadi flat highDune", "wadi flat flat hillock"]);
});

test("D10.2: in the example, a unit IN V5 sees units 2 levels higher past a Hillside wall if not entrenched", () => {
  seen(["wadi flat wall flat1", "wadi flat hedge flat1", "wadi flat flat wall flat1"]);
  for (const posture of ["entrenched", "sangar"]) {
    blockedBy("D10.2", `wadi flat wall flat1+${posture}`);
    marked(`wadi flat wall flat1+${posture}`, "D10.2-note-2", undefined);
  }
});

test("D10.2: in the example, by our reading, V5 sees X5 along the hexspine W5-W6 with its Hillside wall", () => {
  const along = "flat/wall/flat1";
  seen([`wadi ${along} flat1`, `wadi+crest ${along} flat1`, `wadi+crest ${along} flat1+entrenched`]);
  blockedBy("D10.2", `wadi ${along} flat1+entrenched`);
  const step = mutualLos(`wadi+crest ${along} flat1`).steps.find(({ name }) => name === "hillsideWall");
  assert.equal(step?.reading, "D10.2-note-3");
  // The wall still blocks the LOS between units at the same level.
  blocked([`flat ${along} flat`]);
  // Along a hexspine without a wall, the ground under the LOS is as high as the hill, so there may be blind hexes.
  unsettled(["wadi+crest flat/flat1 flat1"]);
});

test("D5.4 in ASL: to see into or out of a wadi, the difference in levels must be at least the range", () => {
  seen(["wadi flat flat1", "wadi flat flat flat2"], "asl");
  blocked(["wadi flat flat flat1", "wadi flat flat flat flat2", "wadi flat flat"], "asl");
});

test("D10.2: units ≥ 1 level apart see each other past a Hillside wall or hedge as if it were not there", () => {
  for (const side of ["wall", "hedge"]) {
    seen([`flat ${side} flat1`, `flat flat ${side} flat1`, `flat flat flat ${side} flat1`]);
    seen([`wadi+crest flat ${side} flat1`]);
  }
});

test("D10.2: only a Hillside wall is ignored; a LOS passes over any other wall that is lower than a unit", () => {
  const namesOf = (text: string) => mutualLos(text).steps.map(({ name }) => name);
  for (const side of ["wall", "hedge"]) {
    assert.ok(namesOf(`flat1 flat ${side} flat1 flat`).includes("hillsideWall"), side);
    assert.deepEqual(namesOf(`flat1 flat ${side} flat flat`), ["wallBelow"], side);
  }
});

test("along a hexspine, the hex that affects LOS more counts, on whichever side it is", () => {
  const effect = (unit: string, hex: string) => {
    const { verdict, hindrance } = mutualLos(`${unit} ${hex} ${unit}`);
    return [verdict, hindrance];
  };
  for (const [unit, less, more] of [
    ["flat", "flat", "flat:grain"],
    ["flat", "flat:grain", "flat:cactus"],
    ["flat", "flat", "flat:cactus"],
    // The LOS passes over a cactus patch that is a level lower.
    ["flat1", "flat:cactus", "flat1:grain"],
  ] as const)
    for (const spine of [`${less}/${more}`, `${more}/${less}`])
      assert.deepEqual(effect(unit, spine), effect(unit, more), spine);
});

test("a wall blocks LOS between units at the level of its base, unless it is on a side of one of their hexes", () => {
  blocked(["flat flat wall flat flat", "flat flat hedge flat flat"]);
  seen(["flat wall flat flat", "flat flat wall flat"]);
});

test("an Aerial unit is above all hillocks and Crests", () => {
  seen([
    "flat+aerial flat hillock flat flat",
    "flat+aerial flat flat crest highDune flat",
    "flat+aerial flat summit flat hillock flat",
  ]);
});

const formOf = (hex: RowHex, before: RowHex | undefined): Form => {
  const has = (terrain: RowHex["terrain"][number]) => hex.terrain.includes(terrain);
  if (has("hillock")) return has("sand") ? "highDune" : "hillock";
  if (has("deir")) return "deirLip";
  if (has("wadi")) return "wadi";
  return has("sand") && (hex.side === "dune" || before?.side === "dune") ? "lowDune" : "flat";
};

/**
 * Converts a hex of a drawing to a `LosHex`. Every deir hex becomes a Lip hex. Of the terrain on hexsides, only Dune
 * Crests and Lip Hexsides are kept.
 */
const hexOf = (hex: RowHex, before: RowHex | undefined): LosHex => ({
  ...PLAIN_HEX,
  level: hex.level,
  form: formOf(hex, before),
  side: hex.side === "dune" ? "crest" : hex.side === "lip" ? "lip" : "none",
});

const rowsOf = (drawing: ProfileDrawing) =>
  drawing.rows.flatMap((row) =>
    row.lines.map((line) => {
      const at = (sign: string) => row.hexes.findIndex((h) => h.unit?.sign === sign);
      const [first, last] = [at(line.from), at(line.to)].toSorted((a, b) => a - b) as [number, number];
      const hexes = row.hexes.map((h, i) => hexOf(h, row.hexes[i - 1])).slice(first, last + 1);
      const unit = (i: number) => ({
        ...PLAIN_UNIT,
        posture: row.hexes[i]!.unit?.name?.en.startsWith("entrenched") ? ("entrenched" as const) : ("none" as const),
      });
      const name = `${drawing.id}: ${line.from} to ${line.to}`;
      return {
        name,
        verdict: line.verdict,
        row: { hexes, viewer: unit(first), target: unit(last), book: "sl" as const },
      };
    }),
  );

test("the calculator gives each LOS in the profile drawings the verdict that the drawing shows", () => {
  let lines = 0;
  for (const drawing of content.drawings.values()) {
    // A drawing with `verdicts` shows whether fire or another action is possible. Such an action needs LOS, so the LOS
    // of a possible action must not be blocked.
    const other = Object.keys((drawing as ProfileDrawing).verdicts ?? {}).length > 0;
    if (drawing.kind !== "profile") continue;
    for (const { name, verdict, row } of rowsOf(drawing)) {
      assert.deepEqual(rowFaults(row), [], name);
      const los = losOf(row).verdict;
      if (!other) assert.equal(los, verdict === "yes" ? "seen" : "blocked", name);
      else if (verdict === "yes") assert.notEqual(los, "blocked", name);
      lines++;
    }
  }
  assert.ok(lines >= 13, `only ${lines} lines were read`);
});

test("D11.74: SMOKE between a unit above its top and a unit below has no effect, because no rule covers this", () => {
  for (const text of ["flat2 flat~2 flat", "flat2 flat~2 flat flat flat"]) {
    const { verdict, hindrance, steps } = losOf(rowOf(text));
    assert.deepEqual([verdict, hindrance, steps.map(({ name }) => name)], ["seen", 0, ["smokeFromAbove"]], text);
  }
});

test("D13.4, D6.412: LOS past an obstacle as high as the higher unit is unsettled if no unit is on a hillock", () => {
  unsettled(["flat1 flat hillock:cactus flat flat1", "flat1 flat hillock wall hillock flat flat1"]);
});
