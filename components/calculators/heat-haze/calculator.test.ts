import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { startState } from "../kit/fields.ts";
import {
  answersOf,
  answerTo,
  attackLines,
  curvesText,
  FIELDS,
  type HeatHazeState,
  hazeResult,
  inEffectText,
  nextChangeText,
  verdictText,
} from "./calculator.ts";

const t = wordsFor("heatHaze");
const start = startState(FIELDS);
/** Returns a state and its result. The state is the start state with `fields` changed. */
function given(fields: Partial<HeatHazeState>) {
  const state: HeatHazeState = { ...start, ...fields };
  return { state, answer: answerTo(state) };
}
const verdict = (fields: Partial<HeatHazeState>) => verdictText(t, given(fields).answer);
const lines = (fields: Partial<HeatHazeState>) => {
  const { state, answer } = given(fields);
  return attackLines(t, state, answer);
};
const copied = (fields: Partial<HeatHazeState>) => {
  const { state, answer } = given(fields);
  return hazeResult(t, state, answer);
};

test("D11.62, D11.621: the DRM of a ground attack depends on the haze, the target and the range", () => {
  for (const [fields, drm] of [
    [{ range: 12 }, "0"],
    [{ range: 13 }, "+1"],
    [{ haze: "intense", at: "vehicle", range: 25 }, "+2"],
  ] as const)
    assert.equal(verdict(fields), drm, JSON.stringify(fields));
  assert.deepEqual(lines({ range: 20 }), [
    {
      text: t("line.beyond", {
        drm: "+2",
        haze: t("haze.normal"),
        target: t("infantry"),
        range: 20,
        over: 8,
        clear: 12,
        step: 6,
      }),
      rule: "D11.62",
    },
  ]);
  assert.equal(lines({ haze: "intense" })[0]!.rule, "D11.621");
});

test("D11.622: an Aerial attacker gets the same DRM at any range", () => {
  const aerial = { by: "aerial", haze: "intense", range: 50 } as const;
  assert.equal(verdict(aerial), "+2");
  assert.equal(nextChangeText(t, given(aerial).answer), t("anyRange"));
  assert.deepEqual(
    lines(aerial).map(({ rule }) => rule),
    ["D11.622"],
  );
});

test("D11.623: a hex with Infantry and vehicles uses the lesser DRM, and an empty hex the DRM for Infantry", () => {
  assert.equal(verdict({ at: "both", range: 20 }), "0");
  const rules = (at: HeatHazeState["at"]) => lines({ at, range: 20 }).map(({ rule }) => rule);
  assert.deepEqual(rules("both"), ["D11.62", "D11.62", "D11.623"]);
  assert.deepEqual(rules("empty"), ["D11.62", "D11.623"]);
});

test("haze does not affect OBA or attacks on Aerial units, and the derivation says why", () => {
  for (const [fields, reason] of [
    [{ by: "oba" }, "oba"],
    [{ at: "aerial" }, "aerialTarget"],
  ] as const) {
    assert.equal(verdict(fields), t("noDrm"));
    assert.deepEqual(lines(fields), [{ text: t(`none.${reason}`), rule: "D11.62" }]);
    assert.equal(nextChangeText(t, given(fields).answer), undefined);
  }
});

test("the result names the range at which the DRM increases next", () => {
  assert.equal(nextChangeText(t, given({ range: 13 }).answer), t("next", { drm: "+2", range: 19 }));
});

test("if haze is not in effect, there is no DRM, and the derivation lists the unmet conditions", () => {
  const { answer } = given({ boards: 0, night: true });
  assert.equal(verdictText(t, answer), t("noDrm"));
  assert.deepEqual(answersOf(t, answer), [{ roll: t("noDrm"), odds: t("none.notInEffect") }]);
  assert.deepEqual(
    lines({ boards: 0, night: true }).map(({ rule }) => rule),
    ["D11.62", "D11.1"],
  );
});

test("D11.3: the Time of Day dr and the month decide which haze is in effect", () => {
  const haze = (fields: Partial<HeatHazeState>) => inEffectText(t, given(fields).answer.scenario);
  const intense = t("inEffect", { haze: t("haze.intense") });
  assert.equal(haze({ when: "midday" }), intense);
  assert.equal(haze({ when: "midMorning", month: 5 }), intense);
  assert.equal(haze({ when: "midMorning", month: 1 }), t("inEffect", { haze: t("haze.normal") }));
  assert.equal(haze({ when: "night", month: 7 }), t("notInEffect"));
});

test("D11.3: the Time of Day dr overrides the chosen haze, and the copied result says so", () => {
  const midday = { haze: "normal", when: "midday", month: 7, range: 13 } as const;
  assert.equal(verdict(midday), "+2", "Intense Heat Haze at 13 hexes");
  const { state, answer } = given(midday);
  assert.match(curvesText(t, state, answer), /^Intense Heat Haze/);
  const { title, lines: said } = copied(midday);
  assert.match(title, /^Intense Heat Haze: .*\+2$/);
  assert.deepEqual(said[0], { text: t("differs", { haze: t("haze.intense") }), rule: "D11.3" });
  assert.equal(verdict({ ...midday, when: "night" }), t("noDrm"));
});

test("the chart's text describes the DRM by range for Infantry and vehicles, with the DRM at the chosen range", () => {
  const { state, answer } = given({ range: 20 });
  const text = curvesText(t, state, answer);
  assert.match(text, /Infantry \+1 from 13 hexes, \+1 more every 6 hexes, \+2 at 20/);
  assert.match(text, /vehicle or PRC \+1 from 25 hexes, \+1 more every 12 hexes, 0 at 20/);
});

test("the copied result lists the conditions for haze only if a scenario field was changed", () => {
  assert.equal(copied({}).title, "Heat Haze: Ground unit against Infantry, Cavalry, 13 hexes: +1");
  assert.equal(copied({}).lines.length, 2);
  assert.equal(copied({ weather: "gusty" }).lines.length, 2 + 1 + 5);
  const none = copied({ weather: "overcast" });
  assert.match(none.title, /^Not in effect: .* No DRM$/);
  assert.equal(none.lines.length, 5);
});
