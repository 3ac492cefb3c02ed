import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { startState, writeState } from "../kit/fields.ts";
import { askedFor, FIELD_KEYS, FIELDS, type RollsState, rollChanger, rollResult } from "./other-rolls.ts";
import { outcomeOf } from "./outcomes.ts";

const conditions = {
  hammadaConditions: { motorcycle: "motorcycle", notDoubleCost: "not 2 times", accessibleOpenGround: "Open Ground" },
};
const t = wordsFor("rolls", "en", ["hammada"]);
const start = startState(FIELDS);
const outcome = (change: Partial<RollsState>) => outcomeOf(t, { ...start, ...change }, conditions);
const copied = (change: Partial<RollsState>, say = t) => {
  const state = { ...start, ...change };
  return rollResult(say, state, outcomeOf(say, state, conditions));
};
/** Returns the texts of a roll as one string: the main result, then each line with its rule. */
const said = (change: Partial<RollsState>): string => {
  const { answer, lines } = outcome(change);
  return [
    `${answer.roll} ${answer.odds ?? ""}`.trim(),
    ...lines.map(({ text, rule = "" }) => `${text} ${rule}`.trim()),
  ].join(" | ");
};
/** Returns the dice results that the bar chart of a roll highlights. */
const marked = (change: Partial<RollsState>): number[] => {
  const { dist, marked } = outcome(change).bars!;
  return [...dist.counts.keys()].filter(marked).toSorted((a, b) => a - b);
};

test("F.1B, D.1B: on a Desert Board, an Entrenching Attempt has a DRM of +2", () => {
  assert.match(
    said({}),
    /^Entrenches on 3 or less 3\/36 = 8\.3% \| \+2 on a Desert Board F\.1B \| .*3 or less.* \| Without.*10\/36/,
  );
  assert.match(said({ book: "sl" }), /D\.1B/);
  assert.deepEqual(marked({}), [2, 3]);
});

test("D7.421, D13.2: in sand and in Steppe Terrain, an Entrenching Attempt has no DRM for the Desert Board", () => {
  assert.match(said({ place: "sand" }), /^Entrenches on 5 or less 10\/36 .*D7\.421/);
  assert.match(said({ place: "steppe", drm: -1 }), /^Entrenches on 6 or less 15\/36 .*D13\.2 \| −1 other DRM/);
  assert.match(said({ need: 2, drm: 1 }), /^Cannot entrench 0\/36 /);
});

test("F.4, D.3: Axis vehicles in North Africa before October 1941 make Mechanical Reliability DR", () => {
  const roll = "reliability";
  assert.match(said({ roll }), /^Fails on 12\+ 1\/36 = 2\.8% \| .*F\.4.*Mechanical Reliability DR/);
  // The odds that at least one of two DR fails: 1 − (35/36)² = 71/1296.
  assert.match(said({ roll, times: 2 }), /71\/1296 = 5\.48%$/);
  assert.match(said({ roll, when: "after", book: "sl" }), /^No DR its MP are not red.*✗ Not met: .* D\.3$/);
  assert.equal(outcome({ roll, when: "after" }).bars, undefined);
  assert.match(said({ roll, side: "other", red: true }), /^Fails on 12\+ .* \| MP printed in red/);
  assert.deepEqual(marked({ roll, fails: 11 }), [11, 12]);
});

test("D11.8: Open Ground hexes Accessible to hammada count for the Bog dr, except along a paved road", () => {
  const roll = "mud";
  assert.match(said({ roll, openTrack: 2, openPaved: 3 }), /^3 hexes count.*2 counted.*0 of 3 counted.*D11\.8/);
  assert.match(said({ roll, boards: false }), /^The normal Bog rules apply \| ✗ Not met: Desert Boards only D11\.8$/);
  assert.match(said({ roll, moto: true }), /D3\.32/);
  assert.doesNotMatch(said({ roll, open: 0, sand: 2 }), /Hammada Immobilization/);
});

test("D.7, F.8: Free French OBA is accurate on a dr of 1–2 in SL, and is treated as British in ASL", () => {
  assert.match(said({ roll: "oba", book: "sl" }), /^Accurate on 2 or less 2\/6 = 33\.3%.*D\.7$/);
  assert.match(said({ roll: "oba" }), /^As British OBA.*F\.8$/);
});

test("It-OArt: a dr decides the caliber of an OBA module", () => {
  assert.match(said({ roll: "module" }), /80mm: 2\/6 = 33\.3% It-OArt/);
  assert.match(said({ roll: "module", dr: "5" }), /^100mm on a dr of 5/);
});

test("It-VA: the odds of a kill are computed from the lower of two To Kill DR", () => {
  assert.match(
    said({ roll: "tokill" }),
    /^Kills on 7 or less 119\/144 = 82\.6% with 2 DR; 58\.3% with 1 \| .*1071\/1296.*It-VA.*21\/36/,
  );
});

test("It-V27: assistance subtracts from the colored dr that frees a bogged Fiat 508 MC", () => {
  assert.match(said({ roll: "unbog" }), /^Colored die: 5 or less 5\/6 = 83\.3%.*−2.*It-V27.*3\/6/);
  assert.match(said({ roll: "unbog", help: "none" }), /^Colored die: 3 or less 3\/6 .*nobody assists/);
  assert.deepEqual(marked({ roll: "unbog", frees: 6 }), [1, 2, 3, 4, 5, 6]);
});

test("It-V11, It-V16: two AFV have a special CE DRM, and the form asks a different question for each of them", () => {
  const roll = "ce";
  assert.match(said({ roll }), /^\+1 CE DRM.*It-V11$/);
  assert.match(said({ roll, from: "otherDirect" }), /^The normal CE DRM/);
  assert.match(said({ roll, afv: "smv90", face: "unarmored" }), /^No CE DRM.*It-V16$/);
  assert.deepEqual(askedFor({ ...start, roll }), ["afv", "from"]);
  assert.deepEqual(askedFor({ ...start, roll, afv: "smv90" }), ["afv", "face"]);
});

test("It-VF, It-V5, It-V7, D11.732: a weapon with a B number malfunctions, and one with an X number is lost", () => {
  const roll = "breakdown";
  assert.match(
    said({ roll }),
    /^Malfunctions on 11\+ 3\/36 = 8\.3% \| .*MA and every MG.* It-VF \| .*11 or more: 3\/36/,
  );
  assert.match(said({ roll, weapon: "ft" }), /^Lost for good on 11\+ 3\/36.*It-V5/);
  // The odds that at least one of three DR breaks the weapon: 1 − (33/36)³ = 397/1728.
  assert.match(said({ roll, weapon: "sa", times: 3 }), /It-V7.*after 3 DR: 397\/1728 = 22\.97%$/);
  assert.match(said({ roll, dusty: true }), /^Malfunctions on 10\+ 6\/36.*D11\.732 \| .*10 or more/);
  assert.deepEqual(marked({ roll, breaks: 9 }), [9, 10, 11, 12]);
});

test("D13.4, D13.5, D13.6: a parachute that lands in plants takes an NMC", () => {
  const roll = "landing";
  assert.match(
    said({ roll }),
    /^Passes the NMC: 7 or less 21\/36 = 58\.3% \| Cactus patch.*D13\.4 \| .*7 or less; 21\/36/,
  );
  assert.match(said({ roll, landing: "oliveGrove", drm: 1 }), /^Passes.*6 or less 15\/36 .*D13\.5 \| \+1 other DRM/);
  // The odds that at least one of two parachutes fails its NMC: 1 − (21/36)² = 95/144.
  assert.match(said({ roll, landing: "vineyard", times: 2 }), /D13\.6.*95\/144 = 65\.97%$/);
  assert.deepEqual(marked({ roll, morale: 3 }), [2, 3]);
});

test("D13.1, D3.32: a motorcycle in Broken Ground makes the same DR as in Open Ground Accessible to hammada", () => {
  const roll = "broken";
  assert.match(
    said({ roll }),
    /^Dismounted on 11\+ 3\/36 = 8\.3% \| .*D13\.1 .*DRM in all: \+1.*11 or more.*D3\.32.*12 or more.*1\/36/,
  );
  assert.match(said({ roll, doubled: true }), /^Dismounted on 12\+ 1\/36 .*not eliminated/);
  assert.deepEqual(marked({ roll }), [11, 12]);
});

test("the copied result begins with the inputs: choices, checked boxes, and numbers other than 0", () => {
  const state = { ...start, roll: "mud", plain: false, moto: true, sand: 2 } as const;
  const { title, lines } = copied(state);
  assert.equal(title, "Desert Mud: The normal Bog rules apply");
  assert.equal(
    lines[0]!.text,
    "Set in an Arid Land, Desert Boards only, Mud is in effect, The vehicle is a motorcycle, Open Ground Accessible to hammada 1, Sand 2",
  );
  assert.equal(copied(start).lines[0]!.text, "Desert Board, Final DR needed (or less) 5");
  assert.equal(copied({ roll: "module" }).lines[0]!.text, "Not rolled yet");
});

test("every field except `roll` and `book` is used by at least one roll", () => {
  const asked = FIELDS.roll.values.flatMap((roll) =>
    FIELDS.afv.values.flatMap((afv) => askedFor({ ...start, roll, afv })),
  );
  assert.deepEqual(new Set([...asked, "roll", "book"]), new Set(FIELD_KEYS));
});

test("choosing a roll again restores its values, but the current book stays", () => {
  const changed = rollChanger();
  const mud = changed({ ...start, need: 9 }, "mud");
  assert.equal(writeState(mud, FIELDS), "?roll=mud");
  const back = changed({ ...mud, sand: 2, book: "sl" }, "entrench");
  assert.equal(writeState(back, FIELDS), "?book=sl&need=9");
  assert.equal(writeState(changed(back, "mud"), FIELDS), "?roll=mud&book=sl&sand=2");
});
