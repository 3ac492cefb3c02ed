import assert from "node:assert/strict";
import { test } from "node:test";
import { startOf } from "../../tests/game-start.ts";
import { FIELDS as DYO_FIELDS, gameAddress } from "../calculators/dyo/dyo.ts";
import { readState, startState } from "../calculators/kit/fields.ts";
import { withDyo } from "./dyo-state.ts";
import { FIELDS, nameFrom } from "./game-fields.ts";

const opened = (query: string) => startOf(readState(query, FIELDS).state);

test("a printed scenario has the conditions that the players entered, and omits unknown ones", () => {
  const game = opened(
    "?boards=25-26b&overlays=H1.SD1h&weather=overcast&time=night&sun=none&place=tunisia&month=1943-02",
  );
  assert.deepEqual(game, {
    book: "sl",
    dyo: false,
    place: "tunisia",
    month: "1943-02",
    boards: [{ number: 25 }, { number: 26, altered: "broken" }],
    overlays: [{ id: "H1" }, { id: "SD1", dune: "high" }],
    weather: "overcast",
    time: "night",
    ssrSun: "none",
    answers: {},
  });
});

test("a name is trimmed and truncated to 40 characters, and a name of spaces becomes empty", () => {
  assert.equal(nameFrom("  Gazala "), "Gazala");
  assert.equal(nameFrom("x".repeat(41)), "x".repeat(40));
  assert.deepEqual(
    ["", "++", "+Gazala"].map((name) => readState(`?name=${name}`, FIELDS).state.name),
    ["", "", " Gazala"],
  );
});

test("D11.2–D11.701: a DYO scenario in an Arid Land uses the rolled conditions, not the entered ones", () => {
  // In July, Weather DR 7 is Clear, Time of Day dr 3 is Midday, EC 4 + 3 is Very Dry, Wind 6 is Heavy Wind, and Dust 5
  // + 2 is Light Dust.
  const { weather, time, ec, wind, dust, dyo } = opened(
    "?kind=dyo&boards=26-27&rw=34&rt=3&re=4&rf=6&rd=5&up=1&weather=overcast",
  );
  assert.deepEqual(
    { weather, time, ec, wind, dust, dyo },
    {
      ...({ weather: "clear", time: "midday", ec: "veryDry", wind: "heavyWind", dust: "light", dyo: true } as const),
    },
  );
  assert.equal(opened("?kind=dyo&boards=26-27&rw=34").time, undefined);
});

test("D11.2: a DYO scenario outside the Arid Lands uses the entered conditions", () => {
  assert.equal(opened("?kind=dyo&place=other&boards=1&rw=34&weather=mud").weather, "mud");
});

test("F12.3: a game has the overlays that dice have placed, the type of each Sand Dune, and E1 if it is in use", () => {
  // These dice place W2, SD1 (a High Dune), S1, X2 and H1, as in the test of the overlays calculator.
  const whole = "?kind=dyo&boards=26-27&dice=1312511112156363111112234342312466665";
  assert.deepEqual(opened(whole).overlays, [
    { id: "W2" },
    { id: "SD1", dune: "high" },
    ...["S1", "X2", "H1"].map((id) => ({ id })),
  ]);
  assert.deepEqual(opened("?kind=dyo&boards=25&lie=25e&overlays=H2.E1").overlays, [{ id: "E1" }, { id: "H2" }]);
  assert.deepEqual(opened(whole.replace("kind=dyo", "kind=printed")).overlays, []);
});

test("F12.42: by agreement, a Sand Dune that fails its placement dr counts as selected for the next dune's dr", () => {
  // The density dr of 5 gives no drm. SD1 fails its placement dr of 2. SD2 has the same dr, and is placed only with the
  // drm of −1 for a selected SD1.
  const dunes = (agreed: string) =>
    opened(`?kind=dyo&boards=26&said=randomOverlays%3D1${agreed}&dice=5251252223344`).overlays.map(({ id }) => id);
  assert.deepEqual([dunes(""), dunes("&failed=1")], [[], ["SD2"]]);
});

test("a link from the DYO calculator opens as a game with the same dice, seed and overlays", () => {
  const overlays = "boards=26-27t&dice=1312511112156363111112234342312466665&north=left&failed=1";
  const given = { theatre: "mediterranean", month: 4, seed: "sirocco", w: "s35", t: "4", up: true, overlays } as const;
  const address = gameAddress("/game/", { ...startState(DYO_FIELDS), ...given });
  const query = withDyo(address.slice(address.indexOf("?")));
  const { state, bad } = readState(query, FIELDS);
  assert.deepEqual(bad, []);
  const { kind, place, month, boards, lie, north, seed, rw, rt, up } = state;
  assert.deepEqual(
    [kind, place, month, boards, lie, north],
    ["dyo", "mediterranean", "1942-04", "26-27", "26-27t", "left"],
  );
  assert.deepEqual(
    [seed, rw, rt, up, state.dice, state.failed],
    ["sirocco", "s35", "4", true, "1312511112156363111112234342312466665", true],
  );
  assert.equal(opened(query).answers.randomOverlays, true);
  assert.equal(withDyo("?kind=dyo"), "?kind=dyo");
});
