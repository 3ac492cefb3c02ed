import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsFor } from "../../../tests/calculator-words.ts";
import { readState, startState } from "../kit/fields.ts";
import {
  answersOf,
  drmText,
  effectText,
  FIELDS,
  facingText,
  HOURS,
  lastingLines,
  normalizeQuery,
  northText,
  ofConditions,
  orientationText,
  restsOnReading,
  type SunState,
  sunCopy,
  sunResult,
  typedHex,
  zoneLine,
} from "./calculator.ts";

const t = wordsFor("sunBlindness");
const start = startState(FIELDS);
const stateWith = (changed: Partial<SunState>): SunState => ({ ...start, ...changed });

test("D11.611: in Early Morning, a target to the east in the Zone or on its border has the +2 DRM", () => {
  for (const [target, drm, place] of [
    ["O5", "+2", "axis"],
    ["N5", "+2", "inside"],
    ["K4", "+2", "border"],
    ["K3", "No DRM", "outside"],
    ["I1", "No DRM", "away"],
    ["I5", "No DRM", "same"],
  ] as const) {
    const state = stateWith({ firer: "I5", target });
    assert.equal(drmText(t, sunResult(state)), drm, target);
    const told = t(`place.${place}`, { side: t("side.early"), board: 26, firer: "I5", target });
    assert.deepEqual(zoneLine(t, state, sunResult(state)), { text: told, rule: "D11.611" });
  }
});

test("D11.612: in Late Afternoon, a target due west has the +2 DRM", () => {
  const state = stateWith({ time: "late", firer: "O5", target: "I5" });
  assert.equal(drmText(t, sunResult(state)), "+2");
  assert.equal(zoneLine(t, state, sunResult(state)).rule, "D11.612");
});

test("`restsOnReading` returns true for targets whose DRM depends on our reading of the rule", () => {
  const reading = ["O5", "N5", "K4", "K3", "I1"].filter((target) =>
    restsOnReading(sunResult(stateWith({ firer: "I5", target }))),
  );
  assert.deepEqual(reading, ["N5", "K4", "K3"]);
});

test("if there is no DRM, the main result has the reason, and the copied result lists the unmet conditions", () => {
  const state = stateWith({ by: "oba", higher: true, weather: "overcast" });
  const result = sunResult(state);
  assert.deepEqual(answersOf(t, state, result)[0], { roll: t("noDrm"), odds: t("notInEffect") });
  const clear = { ...state, weather: "clear" } as const;
  assert.equal(answersOf(t, clear, sunResult(clear))[0]!.odds, t("someFail", { n: 2 }));
  assert.equal(effectText(t, result), t("notInEffect"));
  const copied = sunCopy(t, state, result).lines.filter(({ text }) => text.startsWith(t("fails")));
  assert.deepEqual(
    copied.map(({ rule }) => rule),
    ["D11.61", "D11.611", "D11.611"],
  );
  assert.deepEqual(answersOf(t, start, sunResult(start))[0], { roll: "+2", odds: t("drmTo") });
  const [first] = sunResult(start).scenario;
  assert.equal(ofConditions(t, start, [first!])[0]!.text, "✓ ≥ 1 Desert Board in use");
});

test("Sun Blindness is not in effect without a Desert Board or an SSR, in Steppe Terrain, or at night", () => {
  for (const changed of [{ desert: "0" }, { call: "0" }, { steppe: "otherEc" }, { night: true }] as const)
    assert.equal(effectText(t, sunResult(stateWith(changed))), t("notInEffect"), JSON.stringify(changed));
});

test("D11.611, D11.6111: notes say if the target is in the Gun's CA, and that Early Morning makes EC Moist", () => {
  const lines = (changed: Partial<SunState>) => {
    const state = stateWith({ firer: "I5", gun: "1", ...changed });
    return lastingLines(t, state, sunResult(state)).map(({ text, rule }) => `${text} [${rule}]`);
  };
  assert.equal(lines({ target: "K4" })[0], `${t("gun.in", { facing: "northeast" })} [D11.611]`);
  assert.equal(lines({ target: "O5" })[0], `${t("gun.out", { facing: "northeast" })} [D11.611]`);
  assert.ok(lines({}).includes(`${t("ec")} [D11.6111]`));
  assert.ok(!lines({ time: "late" }).includes(`${t("ec")} [D11.6111]`));
  assert.equal(lines({ gun: "none" }).length, 3);
});

test("the names of directions depend on the direction of north on the board", () => {
  const facings = (north: number) =>
    FIELDS.gun.values.map((gun) => facingText(t, stateWith({ north }), gun).replace(/^Facing (\w+).*/, "$1"));
  assert.deepEqual(facings(12), ["No Gun", "northeast", "east", "southeast", "southwest", "west", "northwest"]);
  assert.deepEqual(facings(3), ["No Gun", "northwest", "north", "northeast", "southeast", "south", "southwest"]);
  assert.deepEqual(HOURS.map((hour) => northText(t, hour)).slice(0, 4), [
    "12 o’clock: up",
    "1 o’clock",
    "2 o’clock",
    "3 o’clock: right",
  ]);
  assert.equal(orientationText(t, stateWith({ north: 6 })), t("orientation.columns"));
  assert.equal(orientationText(t, stateWith({ north: 9 })), t("orientation.rows"));
  assert.equal(orientationText(t, stateWith({ north: 4 })), t("orientation.side"));
  assert.equal(orientationText(t, stateWith({ north: 5 })), t("orientation.spine"));
});

test("`typedHex` accepts lower case, with or without the board; it returns undefined for an invalid hex", () => {
  assert.deepEqual(typedHex("ｇｇ7", 26), { board: 26, hexrow: "GG", number: 7 });
  assert.deepEqual(typedHex(" 25 h6", 26), { board: 25, hexrow: "H", number: 6 });
  for (const none of ["A0", "", "I", "ZZ9", "<b>"]) assert.equal(typedHex(none, 26), undefined, none);
});

test("the query string accepts a hex in lower case or with its board, as the form does", () => {
  const read = (query: string) => {
    const { state, bad } = readState(normalizeQuery(query), FIELDS);
    return [state.board, state.firer, state.target, ...bad.map(({ key, value }) => `${key}=${value}`)].join(" ");
  };
  assert.equal(read("?target=i5"), "26 D5 I5");
  assert.equal(read("?firer=26I5&target=26%20h6"), "26 I5 H6");
  assert.equal(read("?firer=25h6&target=25I5"), "25 H6 I5");
  assert.equal(read("?board=25&target=25H6"), "25 D5 H6");
  assert.equal(read("?board=25&target=27H6"), "25 D5 I5 target=27H6", "a hex of another board is invalid");
  assert.equal(read("?firer=A1&firer=b2"), "26 A1 I5 firer=b2");
  assert.equal(read("?firer=ZZ9"), "26 D5 I5 firer=ZZ9");
});

test("the copied result has the time, the hexes, the direction of north, the DRM and our reading of the rule", () => {
  const state = stateWith({ firer: "I5", target: "K4" });
  const { title, lines } = sunCopy(t, state, sunResult(state));
  assert.match(title, /^Sun Blindness, Early Morning[^\n]*26I5 to K4, north at 12 o’clock: \+2$/);
  assert.ok(lines.some(({ text, rule }) => text === t("reading") && rule === "D11.611"));
});
