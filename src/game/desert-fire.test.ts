import assert from "node:assert/strict";
import { test } from "node:test";
import { desertFire, type FireResult } from "./desert-fire.ts";
import { DENSITIES } from "./dust-density.ts";
import { type FireAttack, KINDS, PLAIN_ATTACK, type Sky, TERRAINS } from "./fire-attack.ts";
import type { Book } from "./scenario.ts";

type Allowed = Extract<FireResult, { allowed: true }>;
const fire = (given: Partial<FireAttack>): Allowed => {
  const result = desertFire({ ...PLAIN_ATTACK, ...given });
  assert.ok(result.allowed);
  return result;
};
/** Returns the only value of a distribution. Fails the test if there are several values. */
const fixed = ({ counts }: Allowed["drms"]) => {
  assert.equal(counts.size, 1);
  return [...counts.keys()][0]!;
};
const tem = (given: Partial<FireAttack>) => fixed(fire(given).byKind.tem);
const drm = (given: Partial<FireAttack>) => fixed(fire(given).drms);
const spread = (given: Partial<FireAttack>) => [...fire(given).drms.counts].sort(([a], [b]) => a - b);
const named = (given: Partial<FireAttack>) => fire(given).lines.map(({ name, rule }) => `${name} ${rule}`);
const cancelled = (given: Partial<FireAttack>) => fire(given).cancelled.map(({ name, rule }) => `${name} ${rule}`);
const remarks = (given: Partial<FireAttack>) => fire(given).remarks.map(({ name, rule }) => `${name} ${rule}`);

test("D7.4–D7.42: while EC are Wet, sand weakens nothing, and the rule of the cover, or of sand, is cited", () => {
  const wet = (cover: FireAttack["cover"]) => cancelled({ kind: "gun", terrain: "sand", cover, facts: ["wet"] });
  assert.deepEqual(wet("none"), ["wet D7.4"]);
  assert.deepEqual(wet("emplaced"), ["wet D7.41"]);
  assert.deepEqual(wet("foxhole"), ["wet D7.42"]);
});

test("D3.4: hammada has a TEM of −1 for unarmored targets against DC and against HE of ordnance and OBA", () => {
  for (const kind of KINDS) {
    const expected = kind === "dc" || kind === "gun" || kind === "mortar" || kind === "oba" ? -1 : 0;
    assert.equal(tem({ kind, terrain: "hammada" }), expected, kind);
    assert.equal(tem({ kind, terrain: "hammada", target: "afv" }), 0, kind);
  }
  assert.equal(tem({ kind: "gun", terrain: "hammada", facts: ["notHe"] }), 0);
  assert.equal(tem({ kind: "gun", terrain: "hammada", target: "soft" }), -1);
  assert.equal(
    tem({ kind: "oba", terrain: "hammada", cover: "sangar" }),
    2,
    "the TEM of hammada adds to any other TEM",
  );
});

test("D4.5: a deir has +1 TEM against Direct Fire across a Lip from the same elevation, except for Passengers", () => {
  assert.equal(tem({ terrain: "deir", facts: ["lip", "sameLevel"] }), 1);
  assert.equal(tem({ terrain: "deir", facts: ["lip"] }), 0);
  assert.equal(tem({ terrain: "deir", facts: ["sameLevel"] }), 0);
  assert.equal(tem({ terrain: "deir", target: "passenger", facts: ["lip", "sameLevel"] }), 0);
  for (const kind of KINDS)
    assert.equal(
      tem({ kind, terrain: "deir", facts: ["lip", "sameLevel"] }),
      kind === "smallArms" || kind === "gun" ? 1 : 0,
      kind,
    );
});

test("D4.51, D6.52: in a deir or on a hillock, an AFV or wreck has +1 TEM, which is not added to other TEM", () => {
  assert.deepEqual(named({ terrain: "deir", cover: "wreck" }), ["wreck D4.51"]);
  assert.deepEqual(named({ terrain: "hillock", cover: "wreck" }), ["wreck D6.52"]);
  assert.deepEqual(named({ kind: "oba", terrain: "highDune", cover: "wreck" }), ["wreck D6.52"]);
  const both = fire({ terrain: "deir", cover: "wreck", facts: ["lip", "sameLevel"] });
  assert.equal(fixed(both.drms), 1);
  assert.deepEqual(
    both.beside.map(({ name }) => name),
    ["wreck"],
  );
});

test("D5.42, D5.43: a wadi has no TEM, and fire at a target that moves in a wadi without brush gets −2", () => {
  assert.equal(tem({ terrain: "wadi" }), 0);
  assert.deepEqual(named({ terrain: "wadi", facts: ["moving"] }), ["moving D5.43"]);
  assert.equal(drm({ terrain: "wadi", facts: ["moving"] }), -2);
  assert.equal(drm({ terrain: "wadi", facts: ["moving", "brush"] }), 0);
  assert.deepEqual(cancelled({ terrain: "wadi", facts: ["moving", "brush"] }), ["open.brush D5.43"]);
});

test("D5.66: Infantry has +1 Height Advantage against fire from a wadi through the cliff line", () => {
  assert.deepEqual(named({ firer: "cliff" }), ["height D5.66"]);
  assert.equal(drm({ firer: "cliff" }), 1);
  assert.equal(drm({ firer: "cliff", target: "afv" }), 0);
  assert.equal(drm({ firer: "cliff", terrain: "wadi" }), 0, "the target must be outside wadis");
  assert.equal(drm({ firer: "cliff", place: "adjacent" }), 1);
  assert.equal(drm({ firer: "cliff", place: "fourUp" }), 0, "the hexes must be adjacent");
  assert.equal(drm({ firer: "wadi", place: "adjacent" }), 0, "the fire must cross the cliff line");
});

test("D6.0-Crest: crest status entrenches Infantry against Direct Fire across its front, with exceptions", () => {
  assert.equal(tem({ terrain: "crest", facts: ["front"] }), 2);
  assert.equal(tem({ terrain: "crest" }), 0);
  assert.equal(tem({ terrain: "crest", facts: ["front", "frontExempt"] }), 0);
  for (const kind of ["mortar", "oba"] as const) assert.equal(tem({ kind, terrain: "crest", facts: ["front"] }), 0);
  assert.deepEqual(
    fire({ terrain: "crest", target: "afv" }).misfits,
    [{ field: "terrain", rule: "D6.0-Crest" }],
    "only Infantry has crest status",
  );
});

test("D6.12: fire outside the crest front has half FP or +2 TH; CC after an entry over the crest has no DRM", () => {
  assert.deepEqual(fire({ firer: "crest", fp: 8 }).power.halvedBy, ["D6.12"]);
  assert.equal(fire({ firer: "crest", fp: 8 }).power.column, 4);
  assert.equal(drm({ firer: "crest" }), 0);
  assert.equal(drm({ kind: "gun", firer: "crest" }), 2);
  assert.deepEqual(fire({ kind: "gun", firer: "crest" }).power.halvedBy, []);
  assert.equal(drm({ kind: "cc", crestInCc: "defender" }), -2);
  assert.equal(drm({ kind: "cc", crestInCc: "attacker" }), 2);
  for (const crestInCc of ["defender", "attacker"] as const) {
    assert.equal(drm({ kind: "cc", crestInCc, facts: ["overCrest"] }), 0);
    assert.deepEqual(cancelled({ kind: "cc", crestInCc, facts: ["overCrest"] }), ["ccOverCrest D6.12"]);
  }
  assert.equal(drm({ kind: "cc" }), 0);
});

test("D6.5, D6.51: fire at a hillock keeps the −2 for moving, and gets +1 if the firer is a full level lower", () => {
  assert.deepEqual(named({ terrain: "hillock", facts: ["moving"] }), ["moving D6.5"]);
  assert.equal(drm({ terrain: "hillock", facts: ["lower"] }), 1);
  assert.equal(drm({ kind: "mortar", terrain: "hillock", facts: ["lower"] }), 0, "the fire must be Direct Fire");
  assert.equal(drm({ terrain: "open", facts: ["lower"] }), 0);
  assert.equal(
    drm({ terrain: "hillock", firer: "wadi", place: "threeUp" }),
    1,
    "a firer 3 levels lower is at least a level lower",
  );
});

test("D2.2, D3.2, D7.2: −2 for moving applies in scrub, hammada and sand, but not in Broken Ground or cactus", () => {
  for (const [terrain, rule] of [
    ["open", "D1.1"],
    ["scrub", "D2.2"],
    ["hammada", "D3.2"],
    ["sand", "D7.2"],
    ["lowDune", "D7.2"],
    ["highDune", "D6.5"],
    ["deir", "D4.2"],
  ] as const) {
    assert.deepEqual(named({ terrain, facts: ["moving"] }), [`moving ${rule}`]);
    assert.equal(drm({ terrain, facts: ["moving"] }), -2);
  }
  for (const terrain of ["broken", "cactus", "olive"] as const)
    assert.equal(drm({ terrain, facts: ["moving"] }), 1, terrain);
});

test("D7.2, D4.2: the TEM of a Dune Crest or of a deir cancels the −2 for moving", () => {
  assert.equal(drm({ terrain: "lowDune", facts: ["moving", "duneCrest"] }), 1);
  assert.deepEqual(cancelled({ terrain: "lowDune", facts: ["moving", "duneCrest"] }), ["open.duneCrest D7.2"]);
  assert.equal(drm({ terrain: "lowDune", facts: ["moving", "duneCrest", "higher"] }), -2);
  assert.equal(drm({ terrain: "deir", facts: ["moving", "lip", "sameLevel"] }), 1);
  assert.deepEqual(cancelled({ terrain: "deir", facts: ["moving", "lip", "sameLevel"] }), ["open.deir D4.2"]);
});

test("D7.4: sand halves the FP of OBA and ordnance, as in the rule's example, but not while EC are Wet or Mud", () => {
  const oba = (fp: number, facts: FireAttack["facts"] = []) => fire({ kind: "oba", terrain: "sand", fp, facts }).power;
  assert.equal(oba(12).column, 6);
  assert.deepEqual(oba(20), { halvedBy: ["D7.4"], fp: 10, column: 8 });
  assert.deepEqual(oba(20, ["wet"]).halvedBy, []);
  for (const kind of KINDS) {
    const halved = kind === "gun" || kind === "mortar" || kind === "oba";
    for (const terrain of ["sand", "lowDune", "highDune"] as const) {
      assert.equal(fire({ kind, terrain }).power.halvedBy.length, halved ? 1 : 0, kind);
      assert.equal(fire({ kind, terrain, target: "afv" }).power.halvedBy.length, 0, kind);
      assert.equal(tem({ kind, terrain }), 0, "the TEM of sand is 0");
    }
  }
});

test("D7.4: units in sand get −2 on the MC that a Bombardment causes, but not while EC are Wet or Mud", () => {
  assert.equal(fire({ kind: "bombardment", terrain: "sand" }).mcDrm, -2);
  assert.equal(fire({ kind: "bombardment", terrain: "sand", facts: ["wet"] }).mcDrm, 0);
  assert.equal(fire({ kind: "bombardment", terrain: "scrub" }).mcDrm, 0);
  assert.equal(drm({ kind: "bombardment", terrain: "sand" }), 0, "the −2 is not a DRM to the attack");
});

test("D7.41: an Emplacement in sand has a TEM of +1, or the normal +2 while EC are Wet or Mud", () => {
  assert.equal(tem({ terrain: "sand", cover: "emplaced" }), 1);
  assert.equal(tem({ terrain: "sand", cover: "emplaced", facts: ["wet"] }), 2);
  assert.equal(tem({ terrain: "scrub", cover: "emplaced" }), 2);
});

test("D7.42: a foxhole in sand has half its normal TEM, and there is no sangar in sand", () => {
  for (const [kind, normal] of [
    ["oba", 4],
    ["ovr", 4],
    ["smallArms", 2],
    ["mortar", 2],
    ["bombardment", 4],
  ] as const) {
    assert.equal(tem({ kind, terrain: "sand", cover: "foxhole" }), normal / 2, kind);
    assert.equal(tem({ kind, terrain: "sand", cover: "foxhole", facts: ["wet"] }), normal, kind);
    assert.equal(tem({ kind, terrain: "hammada", cover: "foxhole", target: "infantry", facts: ["notHe"] }) >= 1, true);
    assert.equal(tem({ kind, terrain: "open", cover: "foxhole" }), normal, kind);
  }
  const sangar = fire({ terrain: "sand", cover: "sangar" });
  assert.deepEqual(sangar.misfits, [{ field: "cover", rule: "D7.42" }]);
  assert.equal(fixed(sangar.drms), 0);
});

test("D7.513: a Dune Crest and a foxhole on a Low or High Dune have the TEM in the rule's example", () => {
  const a = (terrain: "lowDune" | "highDune", kind: "smallArms" | "mortar" | "oba", bHigher = false) =>
    drm({ kind, terrain, facts: bHigher ? ["duneCrest", "higher"] : ["duneCrest"] });
  const b = (terrain: "lowDune" | "highDune", kind: "smallArms" | "mortar" | "oba") =>
    drm({ kind, terrain, cover: "foxhole", facts: ["duneCrest"] });
  for (const dune of ["lowDune", "highDune"] as const) {
    assert.equal(a(dune, "smallArms"), 1);
    assert.equal(b(dune, "smallArms"), 2, "+1 Dune Crest, +1 foxhole in sand");
    for (const [kind, foxhole] of [
      ["mortar", 1],
      ["oba", 2],
    ] as const) {
      assert.equal(a(dune, kind), 0);
      assert.equal(b(dune, kind), foxhole);
    }
  }
  // Squad A is on a Low Dune and squad B on a High Dune, so B is higher.
  assert.equal(a("lowDune", "smallArms", true), 0);
  assert.equal(b("highDune", "smallArms"), 2);
  assert.equal(fire({ kind: "gun", terrain: "lowDune", facts: ["duneCrest"] }).power.fp, 10, "D7.4 applies too");
  assert.equal(tem({ terrain: "lowDune", target: "passenger", facts: ["duneCrest"] }), 0);
});

test("D8.4: a sangar's TEM is +3 against OBA and Bombardment, 0 against CC and FT, else +1 (Gun's crew: +2)", () => {
  for (const kind of KINDS) {
    const heavy = kind === "oba" || kind === "bombardment";
    const none = kind === "cc" || kind === "ft";
    assert.equal(tem({ kind, cover: "sangar" }), none ? 0 : heavy ? 3 : 1, kind);
    assert.equal(tem({ kind, cover: "sangarGun" }), none ? 0 : heavy ? 3 : 2, kind);
  }
});

test("D8.41: OBA gets +3 against a sangar, as in the example; attacks that can eliminate it get a remark", () => {
  assert.equal(drm({ kind: "oba", cover: "sangar" }), 3);
  for (const kind of KINDS) {
    const said = remarks({ kind, cover: "sangar" }).filter((r) => r.endsWith("D8.41"));
    const expected = { gun: 1, mortar: 1, oba: 1, dc: 1, ovr: 1 }[kind as string] ?? 0;
    assert.equal(said.length, expected, kind);
  }
});

test("F12.43, D12.43: overlay X1 has a TEM of +4, and halves the FP of Small Arms that fire out of it", () => {
  assert.equal(tem({ terrain: "x1" }), 4);
  assert.deepEqual(fire({ firer: "x1", fp: 12 }).power, {
    halvedBy: ["F12.43"],
    fp: 6,
    column: 6,
  });
  assert.equal(fire({ kind: "gun", firer: "x1" }).power.halvedBy.length, 0, "only Small Arms are halved");
});

test("F12.44, D12.44: overlay X2 has a TEM of +1, but 0 if it is Encircled", () => {
  assert.equal(tem({ terrain: "x2" }), 1);
  assert.equal(tem({ terrain: "x2", facts: ["encircled"] }), 0);
  assert.equal(tem({ terrain: "x1", facts: ["encircled"] }), 4);
});

test("D13.1, D13.4, D13.5: Broken Ground, a cactus patch and an olive grove have a TEM of +1", () => {
  for (const [terrain, rule] of [
    ["broken", "D13.1"],
    ["cactus", "D13.4"],
    ["olive", "D13.5"],
  ] as const)
    assert.deepEqual(named({ terrain }), [`${terrain} ${rule}`]);
});

test("It-V11: the CE DRM is +1 against Indirect Fire and fire from the turret's rear; other fire has a remark", () => {
  assert.equal(drm({ kind: "mortar", target: "ceMr35" }), 1);
  assert.equal(drm({ kind: "oba", target: "ceMr35" }), 1);
  assert.equal(drm({ target: "ceMr35", facts: ["facing"] }), 1);
  assert.equal(drm({ target: "ceMr35" }), 0);
  assert.ok(remarks({ target: "ceMr35" }).includes("ceNormal It-V11"));
});

test("It-V16: the CE DRM is +1, but 0 against fire through the unarmored Target Facing", () => {
  assert.equal(drm({ target: "ceSmv90" }), 1);
  assert.equal(drm({ target: "ceSmv90", facts: ["facing"] }), 0);
});

test("D11.611, D11.612: Sun Blindness is +2 in the Zone, but 0 at range 0 and for Aerial units, OBA, DC and FT", () => {
  for (const sky of ["morning", "afternoon"] as const) {
    assert.equal(drm({ sky, facts: ["zone"] }), 2);
    assert.equal(drm({ kind: "gun", sky, facts: ["zone"] }), 2);
    assert.equal(drm({ sky }), 0);
    assert.equal(drm({ sky, range: 0, facts: ["zone"] }), 0);
    for (const kind of ["oba", "dc", "ft", "aerial", "bombardment", "cc"] as const)
      assert.equal(drm({ kind, sky, facts: ["zone"] }), 0, kind);
    assert.equal(drm({ target: "aerial", sky, facts: ["zone"] }), 0);
  }
});

test("D11.6111: with Sun Blindness in the Early Morning there is no Dust, because EC are Moist", () => {
  const result = fire({ sky: "morning", dust: "light", vehicleDust: 2, facts: ["zone", "ffe"] });
  assert.equal(fixed(result.drms), 2);
  assert.deepEqual(
    result.misfits.map(({ field, rule }) => `${field} ${rule}`),
    ["dust D11.6111"],
  );
  assert.equal(fire({ kind: "gun", terrain: "sand", dust: "light", facts: ["wet"] }).misfits[0]?.rule, "D11.71");
});

test("D11.62–D11.623: the DRM of haze depends on the range, the target and the attacker", () => {
  assert.equal(drm({ sky: "haze", range: 13 }), 1);
  assert.equal(drm({ sky: "haze", range: 25, target: "afv" }), 1);
  assert.equal(drm({ sky: "intense", range: 13, target: "passenger" }), 1);
  assert.equal(drm({ kind: "gun", sky: "haze", range: 25, hex: "both" }), 1);
  assert.equal(drm({ kind: "gun", sky: "haze", range: 25, target: "afv", hex: "empty" }), 3);
  assert.equal(drm({ kind: "aerial", sky: "intense" }), 2);
  assert.equal(drm({ kind: "oba", sky: "haze", range: 40 }), 0);
});

test("D11.732: at range 3, Heavy and Very Heavy Dust have the LOS and DLV Hindrances of the rule's example", () => {
  const heavy = fire({ dust: "heavy", range: 3, fp: 4 });
  assert.equal(fixed(heavy.byKind.los), 2);
  assert.deepEqual([...heavy.byKind.dlv.counts.keys()], [1, 2, 3]);
  const veryHeavy = fire({ dust: "veryHeavy", range: 3, fp: 4 });
  assert.equal(fixed(veryHeavy.byKind.los), 3);
  assert.deepEqual(spread({ dust: "veryHeavy", range: 3 }), [
    [4, 2n],
    [5, 2n],
    [6, 2n],
  ]);
});

test("D11.731: an attack by or against an Aerial unit is not allowed in Very Heavy Dust", () => {
  for (const given of [{ kind: "aerial" }, { target: "aerial" }] as const)
    assert.equal(desertFire({ ...PLAIN_ATTACK, ...given, dust: "veryHeavy" }).allowed, false);
});

test("D11.793: Heavy and denser Dust cancels the −2 for moving, but Light and Moderate Dust does not", () => {
  for (const dust of DENSITIES) {
    const heavy = /eavy$/.test(dust);
    assert.deepEqual(cancelled({ dust, facts: ["moving"] }), heavy ? ["open.heavyDust D11.793"] : [], dust);
    assert.equal(named({ dust, facts: ["moving"] }).includes("moving D1.1"), !heavy, dust);
  }
});

test("D11.73: FFE Dust and Vehicle Dust cancel the −2 for moving, but haze and Sun Blindness do not", () => {
  assert.deepEqual(cancelled({ facts: ["moving", "ffe"] }), ["open.hindrance D11.73"]);
  assert.deepEqual(cancelled({ vehicleDust: 2, facts: ["moving"] }), ["open.hindrance D11.73"]);
  assert.equal(drm({ sky: "haze", range: 13, facts: ["moving"] }), -1);
  assert.equal(drm({ sky: "afternoon", facts: ["moving", "zone"] }), 0);
});

test("D11.74, D11.75, D11.761: FFE Dust, Heavy Wind and Vehicle Dust each add a DRM, but not at range 0", () => {
  assert.deepEqual(named({ facts: ["ffe"] }), ["ffe D11.75"]);
  assert.equal(drm({ facts: ["ffe"] }), 1);
  assert.deepEqual(named({ dust: "light", facts: ["intoWind"] }), ["halfDrUp D11.71", "intoWind D11.761"]);
  assert.equal(drm({ facts: ["intoWind"] }), 0, "wind without Dust has no effect");
  assert.equal(drm({ vehicleDust: 2 }), 2);
  assert.equal(drm({ vehicleDust: 2, dust: "heavy", range: 0, facts: ["ffe"] }), 0);
});

test("D11.7: if the players agree, PBF at range 1 has no Dust DRM except the +1 for firing into Heavy Wind", () => {
  const dusty = { dust: "heavy", range: 1 } as const;
  assert.deepEqual(named({ ...dusty }), ["halfRange D11.73", "halfDrUp D11.73"]);
  assert.deepEqual(named({ ...dusty, facts: ["pbfFree", "ffe"] }), []);
  assert.deepEqual(named({ ...dusty, facts: ["pbfFree", "intoWind"] }), ["intoWind D11.761"]);
  assert.equal(drm({ vehicleDust: 2, range: 1, facts: ["pbfFree"] }), 0);
  assert.equal(drm({ vehicleDust: 2, range: 1 }), 2);
  const ofPbf = (given: Partial<FireAttack>) => remarks(given).filter((remark) => remark.startsWith("pbf"));
  assert.deepEqual(ofPbf({ vehicleDust: 2, range: 1, facts: ["pbfFree"] }), ["pbfFree D11.7"]);
  assert.deepEqual(ofPbf({ vehicleDust: 2, range: 1 }), ["pbfCounts D11.7"]);
  for (const other of [{ range: 2 }, { kind: "gun" }, { kind: "ft" }, { dust: "none" }] as const)
    assert.deepEqual(ofPbf({ ...dusty, facts: ["pbfFree"], ...other }), [], JSON.stringify(other));
});

test("D11.791, D11.792: inside a building, only Heavy Dust's LOS Hindrance applies, and CC has no Dust DRM", () => {
  const facts = ["inside", "ffe", "intoWind"] as const;
  assert.equal(drm({ terrain: "other", dust: "moderate", vehicleDust: 2, range: 3, facts }), 0);
  assert.equal(drm({ terrain: "other", dust: "heavy", vehicleDust: 2, range: 3, facts }), 2);
  assert.equal(drm({ terrain: "other", sky: "haze", range: 40, facts: ["inside"] }), 0);
  assert.equal(drm({ kind: "cc", dust: "heavy" }), 0);
});

test("the total DRM matches an enumeration of the dice at every Dust density, with haze, sun, wind and FFE", () => {
  const skies: readonly [Sky, number][] = [
    ["none", 0],
    ["haze", 2],
    ["afternoon", 2],
  ];
  const range = 19;
  for (const dust of DENSITIES)
    for (const [sky, skyDrm] of skies)
      for (const ffe of [0, 1])
        for (const wind of [0, 1])
          for (const [terrain, temDrm] of [
            ["open", 0],
            ["x1", 4],
            ["broken", 1],
          ] as const) {
            const facts = [
              ...(ffe ? (["ffe"] as const) : []),
              ...(wind ? (["intoWind"] as const) : []),
              "zone",
            ] as const;
            const counts = new Map<number, bigint>();
            for (let dr = 1; dr <= 6; dr++) {
              let total = skyDrm + ffe + temDrm;
              if (dust !== "none") total += wind + (dust === "moderate" ? dr : [1, 1, 2, 2, 3, 3][dr - 1]!);
              if (dust === "heavy") total += 10;
              if (dust === "veryHeavy" || dust === "extremelyHeavy") total += 19;
              counts.set(total, (counts.get(total) ?? 0n) + 1n);
            }
            const { drms } = fire({ dust, sky, terrain, range, facts });
            for (const [value, count] of counts)
              assert.equal((drms.counts.get(value) ?? 0n) * 6n, count * drms.total, `${dust} ${sky} ${terrain}`);
            assert.equal(drms.counts.size, counts.size);
          }
});

test("D11.73: by A6.7 of ASL, LOS Hindrances of +6 block LOS (except for OBA), but DLV Hindrances never do", () => {
  const shotBy = (book: Book, given: Partial<FireAttack>) => desertFire({ ...PLAIN_ATTACK, ...given }, book).shot;
  const blocked = (given: Partial<FireAttack>) => {
    const [asl, sl] = [shotBy("asl", given), shotBy("sl", given)];
    const isBlocked = asl.verdict === "noShot";
    if (isBlocked) assert.deepEqual(asl.lines, [{ name: "losBlocked", rule: "D11.73" }]);
    assert.equal(
      sl.lines.some(({ name }) => name === "losMayBeBlocked"),
      isBlocked,
    );
    assert.notEqual(sl.verdict, "noShot");
    return isBlocked;
  };
  assert.ok(blocked({ dust: "veryHeavy", range: 30 }));
  assert.ok(blocked({ dust: "veryHeavy", range: 6 }) && !blocked({ dust: "veryHeavy", range: 5 }));
  assert.ok(blocked({ dust: "heavy", range: 9, facts: ["ffe"] }) && !blocked({ dust: "heavy", range: 9 }));
  assert.ok(!blocked({ dust: "moderate", range: 30, sky: "intense" }));
  assert.ok(!blocked({ kind: "oba", dust: "veryHeavy", range: 30 }));
});

test("ASL A22.1: a range beyond the maximum of a DC (1 hex) or FT (3 hexes) is reduced to that maximum", () => {
  const at = (kind: "dc" | "ft", range: number) => {
    const { attack, misfits } = fire({ kind, dust: "veryHeavy", range });
    return [attack.range, misfits.map(({ field }) => field).join()];
  };
  assert.deepEqual(at("dc", 30), [1, "range"]);
  assert.deepEqual(at("ft", 30), [3, "range"]);
  assert.deepEqual(at("ft", 3), [3, ""]);
  assert.deepEqual(
    at("dc", PLAIN_ATTACK.range),
    [1, ""],
    "the default range is not reported, because the player did not choose it",
  );
});

test("D3.4, D7.4: bombs get a remark that the hammada DRM and the halving by sand do not apply to them", () => {
  assert.ok(remarks({ kind: "aerial", terrain: "hammada" }).includes("bombsHammada D3.4"));
  assert.ok(remarks({ kind: "aerial", terrain: "sand" }).includes("bombsSand D7.4"));
  assert.ok(!remarks({ kind: "aerial", terrain: "sand", target: "afv" }).includes("bombsSand D7.4"));
});

test("D11.74: Vehicle Dust is reported as a misfit if the attack is into Heavy Wind", () => {
  const { misfits, lines } = fire({ dust: "light", vehicleDust: 2, facts: ["intoWind"] });
  assert.deepEqual(misfits, [{ field: "vehicleDust", rule: "D11.74" }]);
  assert.deepEqual(
    lines.map(({ name }) => name),
    ["halfDrUp", "intoWind"],
  );
  assert.deepEqual(
    fire({ vehicleDust: 2, facts: ["intoWind"] }).misfits,
    [],
    "without other Dust the wind is not asked",
  );
});

test("a range that is negative or greater than 60 throws", () => {
  assert.throws(() => fire({ dust: "light", range: -1 }), RangeError);
  assert.throws(() => fire({ sky: "haze", range: 61 }), RangeError);
});

test("D7.4, D3.4: even on a hillock, in a deir or in a wadi, sand halves FP and hammada gives −1", () => {
  const fp = (given: Partial<FireAttack>) => fire({ kind: "gun", ...given }).power.fp;
  for (const terrain of ["hillock", "deir", "wadi", "crest"] as const) {
    assert.equal(fp({ terrain, ground: "sand" }), 10, terrain);
    assert.equal(fp({ terrain, ground: "open" }), 20, terrain);
    assert.equal(fp({ terrain, ground: "sand", facts: ["wet"] }), 20, terrain);
    assert.equal(tem({ kind: "gun", terrain, ground: "hammada" }), -1, terrain);
    assert.equal(tem({ kind: "gun", terrain, ground: "broken" }), 1, terrain);
  }
  assert.equal(fp({ terrain: "sand" }), 10, "a URL made before the ground was a question keeps its meaning");
  const inSandDeir = { terrain: "deir", ground: "sand", facts: ["lip", "sameLevel"] } as const;
  assert.equal(fp(inSandDeir), 10);
  assert.deepEqual(named({ kind: "gun", ...inSandDeir }), ["deir D4.5"], "D4.5 with D7.4");
  assert.deepEqual(named({ terrain: "hillock", ground: "sand", cover: "foxhole" }), ["foxholeSand D7.42"]);
  const moving = (ground: FireAttack["ground"]) => named({ terrain: "deir", ground, facts: ["moving"] });
  assert.deepEqual(moving("sand"), ["moving D4.2"], "a deir's sand is Open Ground");
  assert.deepEqual(moving("cactus"), ["cactus D13.4"], "cactus is not Open Ground");
});

test("D7.513: fire across a Dune Crest gets +1, even if the target's hex is not a Dune", () => {
  const across = (given: Partial<FireAttack>) => named({ facts: ["duneCrest"], ...given });
  for (const terrain of TERRAINS)
    if (!["broken", "cactus", "olive", "x1", "x2"].includes(terrain)) {
      assert.deepEqual(across({ terrain }), ["duneCrest D7.513"], terrain);
      assert.equal(tem({ terrain, facts: ["duneCrest"] }), 1, terrain);
    }
  assert.deepEqual(across({ facts: ["duneCrest", "higher"] }), [], "from a higher firer");
  assert.deepEqual(across({ terrain: "wadi", place: "threeUp" }), [], "from 3 levels above the wadi");
  assert.deepEqual(across({ kind: "mortar" }), [], "Indirect Fire");
  assert.deepEqual(across({ target: "passenger" }), []);
  assert.deepEqual(cancelled({ facts: ["duneCrest", "moving"] }), ["open.duneCrest D7.513"]);
});

test("D7.513: on a Dune, a remark states why Passengers and targets of Indirect Fire have no TEM of a Dune Crest", () => {
  const why = (given: Partial<FireAttack>) => remarks(given).filter((remark) => remark.endsWith("D7.513"));
  for (const terrain of ["lowDune", "highDune"] as const) {
    assert.deepEqual(why({ terrain, target: "passenger" }), ["dunePassenger D7.513"], terrain);
    assert.deepEqual(why({ terrain, kind: "oba" }), ["duneIndirect D7.513"], terrain);
    assert.deepEqual(why({ terrain }), [], terrain);
  }
  assert.deepEqual(why({ terrain: "sand", target: "passenger" }), []);
});

test("D11.73: SMOKE and brush, whose DRM the player enters, are LOS Hindrances and cancel the −2 for moving", () => {
  assert.equal(fixed(fire({ hindrance: 2, facts: ["moving"] }).byKind.los), 2);
  assert.deepEqual(cancelled({ hindrance: 2, facts: ["moving"] }), ["open.hindrance D11.73"]);
  assert.equal(desertFire({ ...PLAIN_ATTACK, hindrance: 6 }, "asl").allowed, false);
  assert.equal(desertFire({ ...PLAIN_ATTACK, hindrance: 6 }, "sl").allowed, true);
});
