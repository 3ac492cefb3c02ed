import assert from "node:assert/strict";
import { test } from "node:test";
import { cellText } from "../../../src/markdown/plain-text.ts";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { content } from "../../../tests/content.ts";
import { bookLine } from "../kit/book-line.ts";
import { readState, startState } from "../kit/fields.ts";
import type { Say } from "../kit/words.ts";
import {
  alsoLines,
  answersOf,
  attackLines,
  calculator,
  canGoIntoWind,
  chancesOf,
  type DustState,
  drmText,
  dustResult,
  FIELDS,
  findDust,
  nightLines,
  placedText,
  removalLines,
  turnLines,
  windsIn,
  windText,
} from "./calculator.ts";

const t = wordsFor("dust");
const lights = Object.fromEntries(
  content.tables
    .get("D11.78-light")!
    .rows.map(({ name, starshell, fire }) => [
      name,
      { starshell: cellText(starshell, "text", "en"), fire: cellText(fire, "text", "en") },
    ]),
);
const start = startState(FIELDS);
/** Returns the start state with `fields` changed, and the results of the calculator for this state. */
function given(fields: Partial<DustState>) {
  const state: DustState = { ...start, ...fields };
  return { state, ...findDust(state) };
}
/**
 * Returns the lines of the copied result, each followed by its rule. The state is the start state with `fields`
 * changed.
 */
function copied(fields: Partial<DustState>) {
  const state: DustState = { ...start, ...fields };
  return dustResult(t, state, findDust(state), lights).lines.map(({ text, rule = "" }) => `${text} ${rule}`.trim());
}
const drm = (fields: Partial<DustState>) => drmText(t, given(fields).attack);
const attackTexts = (fields: Partial<DustState>) => {
  const { state, attack } = given(fields);
  return attackLines(t, state, attack).map(({ text }) => text);
};
const placed = (fields: Partial<DustState>) => placedText(t, given(fields));

test("D11.76: the density changes after each Wind Change DR as in the rule's example", () => {
  const { dust } = given({ density: "none", turns: "mg.h.hg.hg.h.m" });
  assert.deepEqual(
    dust.turns.map(({ density }) => density),
    ["none", "none", "light", "moderate", "light", "light"],
  );
  const third = t("turn", { n: 3, wind: t("wind.hg"), density: t("dust.light"), change: t("denser") });
  assert.deepEqual(turnLines(t, dust)[2], { text: third, rule: "D11.76" });
});

test("D11.77: rain ends all Dust, including FFE Dust and Vehicle Dust", () => {
  const rainy = { turns: "r", ffe: true };
  assert.equal(given(rainy).dust.now, "none");
  assert.equal(drm(rainy), "0");
  assert.equal(placed(rainy), t("rainedOff"));
  assert.ok(copied(rainy).includes(`${t("vehicleHeading")}: ${t("rainedOff")} D11.77`));
});

test("D11.74, D11.76: Dust thins when the initial Gusts end, and initial Heavy Wind prevents Vehicle Dust", () => {
  const both = { density: "heavy", force: "hg" } as const;
  assert.equal(given({ ...both, turns: "h" }).dust.now, "moderate");
  assert.equal(given({ ...both, turns: "hg" }).dust.now, "veryHeavy");
  assert.equal(
    given({ ...both, force: "h", turns: "h" }).dust.now,
    "heavy",
    "after Heavy Wind without Gusts the density stays",
  );
  assert.equal(placed(both), t("notPlaced"));
  assert.equal(placed({ ...both, turns: "n" }), t("placed"));
  assert.equal(canGoIntoWind(given(both).dust), true);
});

test("D11.74: Heavy Wind or Gusts from the latest Wind Change DR prevent Vehicle Dust", () => {
  for (const turns of ["hg", "h", "mg", "n.h"]) assert.equal(placed({ turns }), t("notPlaced"), turns);
  for (const turns of ["n", "m", "hg.m"]) assert.equal(placed({ turns, windy: true }), t("placed"), turns);
  assert.equal(placed({ boards: "mixed", turns: "mg" }), t("notPlaced"));
  assert.equal(windText(t, given({ turns: "m.hg" }).dust), "The last Wind Change DR brought: Heavy Wind, Gusts");
});

test("D11.74, D11.761: the initial Wind applies until the first Wind Change DR", () => {
  assert.equal(canGoIntoWind(given({}).dust), true, "an unknown wind may be Heavy");
  assert.equal(canGoIntoWind(given({ force: "h" }).dust), true);
  for (const force of ["n", "m"] as const) assert.equal(canGoIntoWind(given({ force }).dust), false, force);
  assert.equal(placed({ force: "h" }), t("notPlaced"));
  assert.equal(placed({ force: "n", windy: true }), t("placed"));
  assert.equal(windText(t, given({ force: "m" }).dust), "Wind Force at the start: Mild Breeze");
  assert.equal(canGoIntoWind(given({ force: "n", turns: "h" }).dust), true);
});

test("D11.761: no attack has the DRM for Heavy Wind if the latest Wind Change DR gave less than Heavy Wind", () => {
  for (const turns of ["n", "mg", "h.m"]) assert.equal(drm({ turns, wind: true }), "+1 to +3", turns);
  for (const turns of ["", "h"]) assert.equal(drm({ turns, wind: true }), "+2 to +4", turns);
});

test("D11.73: if the chosen density cannot exist in the scenario, the densest possible Dust is used", () => {
  const { dust } = given({ boards: "mixed", density: "heavy", turns: "hg", wind: true });
  assert.equal(dust.start, "moderate");
  assert.equal(dust.now, "moderate", "wind does not change the density in this scenario");
  assert.equal(drm({ boards: "mixed", density: "heavy", wind: true }), "+1 to +6", "wind does not add a DRM either");
  assert.equal(given({ boards: "none", density: "light" }).dust.start, "none");
  assert.equal(drm({ boards: "none", ffe: true }), "0", "no FFE Dust where no Dust can exist");
});

test("D11.732: an attack at range 3 has the same possible DRM as in the rule's example, each with its odds", () => {
  assert.equal(drm({ density: "heavy", range: 3 }), "+3 to +5");
  assert.equal(drm({ density: "veryHeavy", range: 3 }), "+4 to +6");
  const { attack } = given({ density: "heavy", range: 3 });
  assert.ok(attack.allowed);
  const { counts, total } = chancesOf(attack);
  assert.deepEqual(
    [...counts].map(([text, count]) => `${text} ${count}/${total}`),
    ["+3 2/6", "+4 2/6", "+5 2/6"],
  );
});

test("D11.71: the remark on the rulebook's example appears only if a dr is halved", () => {
  assert.ok(attackTexts({ density: "heavy" }).includes(t("fru")));
  assert.ok(!attackTexts({ density: "moderate" }).includes(t("fru")));
});

test("D11.731: an Aerial attack in Very Heavy Dust has no DRM, only the text that it is not allowed", () => {
  const fields = { density: "veryHeavy", by: "aerial" } as const;
  assert.deepEqual(answersOf(t, { ...start, ...fields }, given(fields))[0], {
    roll: t("prohibited"),
    odds: t("aerialProhibited"),
  });
  assert.deepEqual(copied(fields).slice(0, 2), [
    `${t("aerialProhibited")} D11.731`,
    "Density at the start: Very Heavy",
  ]);
});

test("the result has the odds of the needed Final DR, both with and without Dust", () => {
  // The odds of a Final DR ≤ 7: 21/36 without Dust, (15 + 10 + 6)/108 with a DRM of +1, +2 or +3.
  const lines = copied({ density: "light", need: 7 });
  for (const text of ["Final DR ≤ 7: 31/108 = 28.7%", "Without Dust: Final DR ≤ 7: 7/12 = 58.3%"])
    assert.ok(lines.includes(text), text);
  const state = { ...start, density: "light", need: 7 } as const;
  assert.deepEqual(answersOf(t, state, given(state)), [
    { roll: "+1 to +3", odds: "Dust DRM to the attack (Light). Final DR ≤ 7: 31/108 = 28.7%" },
  ]);
  const line = bookLine(calculator, {
    t: t as Say,
    state,
    given: { lights },
    found: calculator.find(state, { lights }),
  });
  assert.match(line, /ASL: 0 to \+3\s· .* 77\/216/, "F11.71 rounds down");
});

test("D11.7: PBF at an adjacent hex has no Dust DRM if the players agreed so; the result says if they did", () => {
  const adjacent = { density: "heavy", range: 1 } as const;
  assert.deepEqual([drm(adjacent), drm({ ...adjacent, pbf: true })], ["+2 to +4", "0"]);
  assert.deepEqual(
    [drm({ ...adjacent, by: "th", pbf: true }), drm({ density: "heavy", range: 2, pbf: true })],
    ["+2 to +4", "+2 to +4"],
  );
  assert.equal(drm({ ...adjacent, pbf: true, force: "h", wind: true }), "+1");
  assert.ok(copied(adjacent).includes(`${t("exempt.pbfCounts")} D11.7`));
  assert.ok(copied({ ...adjacent, pbf: true }).includes(`${t("exempt.pbfFree")} D11.7`));
  assert.ok(
    copied({ ...adjacent, pbf: true }).some((line) => line.includes("≤ 7: 7/12")),
    "as without Dust",
  );
});

test("D11.78, D11.73–D11.732: the effects of Dust besides the DRM are listed, more of them in denser Dust", () => {
  const { state, dust } = given({ density: "extremelyHeavy" });
  assert.deepEqual(
    nightLines(t, dust, lights).map(({ text }) => text),
    ["Starshell: nothing", "Fire, Burning AFV: nothing"],
  );
  assert.equal(nightLines(t, given({ density: "none" }).dust, lights)[0]!.text, "Starshell: as at any Night");
  assert.ok(alsoLines(t, dust, state).some(({ text }) => text === t("also.bAndX")));
  assert.deepEqual(alsoLines(t, given({ density: "light" }).dust, state), []);
  assert.ok(copied({ density: "extremelyHeavy" }).includes("Starshell: nothing D11.78"));
});

test("D11.74: towing raises the MP needed to avoid Vehicle Dust, as in the rule's example", () => {
  assert.equal(placed({ mp: 3, tow: true }), t("placed"));
  assert.equal(placed({ mp: 4, tow: true }), t("notPlaced"));
  assert.equal(placed({ mp: 2, windy: true }), t("notPlaced"));
  assert.deepEqual(
    removalLines(t, given({ vehicle: "motion" }).state).map(({ text }) => text),
    [t("moment.firstMp"), t("moment.wind"), t("turnedOver")],
  );
});

test("up to 60 results of Wind Change DR are unchanged after parsing and serializing", () => {
  for (const turns of ["", "n", "mg.h.hg.r"]) assert.equal(windsIn(turns).join("."), turns);
  const many = (n: number) => readState(`?turns=${Array(n).fill("hg").join(".")}`, FIELDS);
  assert.equal(windsIn(many(60).state.turns).length, 60);
  assert.deepEqual([many(61).state.turns, many(61).bad.length], ["", 1]);
  assert.equal(readState("?turns=q", FIELDS).bad.length, 1);
});
