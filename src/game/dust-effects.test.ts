import assert from "node:assert/strict";
import { test } from "node:test";
import LIGHT from "../tables/D11.78-light.ts";
import { DENSITIES, densestPossible } from "./dust-density.ts";
import { densityTurns, lightRowAt, type WindChange } from "./dust-effects.ts";

const wind = (text: string): WindChange[] =>
  text.split(" ").map((t) => {
    if (t === "r") return "rain";
    return { force: ({ n: "none", m: "mild", h: "heavy" } as const)[t[0] as "n"], gusts: t[1] === "g" };
  });
const track = (start: (typeof DENSITIES)[number], text: string) =>
  densityTurns(start, wind(text)).map((t) => t.density);

test("D11.76: the densities match the rule's example, whether Heavy Wind, Gusts or both end at the 5th DR", () => {
  for (const fifth of ["h", "m", "n", "mg", "ng"])
    for (const sixth of ["h", "m", "n", "mg", "ng"]) {
      const expected = ["none", "none", "light", "moderate", "light", "light"];
      assert.deepEqual(track("none", `mg h hg hg ${fifth} ${sixth}`), expected, `${fifth} ${sixth}`);
    }
});

test("D11.76: the density falls only once after Gusts end, and rises again with the next Gusts in Heavy Wind", () => {
  assert.deepEqual(track("moderate", "hg h h hg m"), ["heavy", "moderate", "moderate", "heavy", "moderate"]);
});

test("D11.76: the density never rises above Extremely Heavy, and can fall from there", () => {
  const turns = densityTurns("veryHeavy", wind("hg hg h"));
  assert.deepEqual(
    turns.map((t) => [t.density, t.change]),
    [
      ["extremelyHeavy", "denser"],
      ["extremelyHeavy", "densest"],
      ["veryHeavy", "thinner"],
    ],
  );
});

test("D11.76: if Heavy Wind and Gusts are in effect at the start, the DR that ends either lowers the density", () => {
  const first = (text: string, isHeavyPossible = true) =>
    densityTurns("moderate", wind(text), isHeavyPossible, true)[0]!.density;
  assert.deepEqual(
    ["hg", "h", "mg", "n"].map((text) => first(text)),
    ["heavy", "light", "light", "light"],
  );
  assert.equal(first("h", false), "moderate", "wind does not change the density if Heavy Dust cannot occur");
});

test("D11.77: rain ends all Dust for the rest of the game", () => {
  assert.deepEqual(track("heavy", "m r hg hg"), ["heavy", "none", "none", "none"]);
});

test("D11.76, D11.77: if Heavy Dust cannot occur, wind and Gusts change nothing, but rain ends the Dust", () => {
  const turns = densityTurns("moderate", wind("hg h r hg"), false);
  assert.deepEqual(
    turns.map((t) => `${t.density} ${t.change} ${t.rule}`),
    ["moderate same D11.76", "moderate same D11.76", "none rain D11.77", "none rained D11.77"],
  );
});

test("D11.71, D11.73: the boards, EC and Steppe Terrain determine the densest Dust that can exist", () => {
  for (const boards of ["desert", "mixed", "none"] as const)
    for (const ec of ["veryDry", "dry", "moderate", "moist", "wet", "mud"] as const)
      for (const steppe of ["none", "beside", "veryDry"] as const) {
        const light = boards !== "none" && (ec === "veryDry" || (ec === "dry" && steppe !== "veryDry"));
        const heavy = light && boards === "desert" && steppe === "none";
        const expected = heavy ? "extremelyHeavy" : light ? "moderate" : "none";
        assert.equal(densestPossible({ boards, ec, steppe }).densest, expected, `${boards} ${ec} ${steppe}`);
      }
});

test("D11.78: lightRowAt finds a row of the table D11.78-light for every density, and every row is used", () => {
  assert.deepEqual([...new Set(DENSITIES.slice(1).map(lightRowAt))], Object.keys(LIGHT));
  assert.equal(lightRowAt("none"), undefined);
});
