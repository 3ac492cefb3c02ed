import assert from "node:assert/strict";
import { test } from "node:test";
import { DENSITIES } from "../../../src/game/dust-density.ts";
import { GAME_PLACES, type Game } from "../../../src/game/in-force/game.ts";
import { ECS, TIMES, WEATHERS } from "../../../src/game/scenario.ts";
import { LANGUAGES } from "../../../src/schemas/bilingual.ts";
import { content } from "../../../tests/content.ts";
import { ALL_NO, JULY, rulesOf } from "../../../tests/in-force.ts";
import { printedNames } from "../../calculators/kit/printed-names.ts";
import { sayFrom } from "../../calculators/kit/words.ts";
import type { GameWord, Untitled } from "../words.ts";
import { conditionsOf, SHEET_HEAD_KEYS, type SheetWords } from "./conditions.ts";

/** Returns the UI texts for the header of a sheet, filtered by `SHEET_HEAD_KEYS` as on the site. */
function wordsIn(language: "en" | "ja"): Untitled {
  const own = Object.entries(content.ui).flatMap(([key, text]) => {
    const m = /^(?:game|tool|ask)\.(.*)$/.exec(key);
    return m ? [[m[1]!, text[language]] as const] : [];
  });
  const printed = Object.entries(printedNames(content.tables, language));
  const strings: SheetWords["strings"] = Object.fromEntries(
    [...printed, ...own].filter(([key]) => SHEET_HEAD_KEYS.test(key)),
  );
  return { t: sayFrom<GameWord>(strings, ""), months: Array.from({ length: 12 }, (_, i) => `${i + 1}`) };
}
const WORDS = { en: wordsIn("en"), ja: wordsIn("ja") };
const textsOf = (game: Game, language: "en" | "ja" = "en") =>
  conditionsOf(WORDS[language], game, rulesOf(game)).map(({ about, is }) => (about ? `${about}: ${is}` : is));

test("the header of a sheet has the book, place, month, boards, overlays, Weather to Dust, and haze in effect", () => {
  const game: Game = {
    ...JULY,
    boards: [{ number: 25 }, { number: 26, altered: "broken" }],
    overlays: [{ id: "S1" }, { id: "SD2", dune: "high" }],
    ssrHaze: "intense",
    wind: "heavyWind",
    gusts: true,
    answers: ALL_NO,
  };
  assert.deepEqual(textsOf(game), [
    "Squad Leader adaptation",
    "Libya, Egypt, Algeria, Morocco, 7 1942",
    "Boards: 25, 26 (Broken Terrain)",
    "Overlays: S1, SD2 (High Dune)",
    "Weather: Clear",
    "Time of Day: By day",
    "EC: Dry",
    "Wind Force: Heavy Wind, Gusts",
    "Dust: None",
    "Intense Heat Haze",
  ]);
  assert.ok(textsOf(game, "ja").includes("地図盤: 25、26（崩壊地形）"));
});

test("the header of a sheet leaves unknown values blank, so that players can write them in", () => {
  const { weather: _w, time: _t, ec: _e, wind: _n, dust: _d, ...rest } = JULY;
  assert.equal(textsOf(rest).filter((condition) => condition.endsWith(": ")).length, 5);
  assert.ok(textsOf({ ...rest, gusts: true }).includes("Wind Force: Gusts"));
});

test("the UI texts for the header of a sheet include every text that any game needs, in both languages", () => {
  const games: Game[] = [
    ...(["sl", "asl"] as const).map((book) => ({ ...JULY, book })),
    ...GAME_PLACES.map((place) => ({ ...JULY, place })),
    ...WEATHERS.map((weather) => ({ ...JULY, weather })),
    ...[...TIMES, "none" as const].map((time) => ({ ...JULY, time })),
    ...ECS.map((ec) => ({ ...JULY, ec })),
    ...(["noWind", "mildBreeze", "heavyWind"] as const).map((wind) => ({ ...JULY, wind, gusts: true })),
    ...DENSITIES.map((dust) => ({ ...JULY, dust })),
    ...(["normal", "intense"] as const).map((ssrHaze) => ({ ...JULY, ssrHaze })),
    { ...JULY, ssrSun: "late" },
    { ...JULY, boards: [{ number: 25, altered: "steppe" }], overlays: [{ id: "SD1", dune: "low" }] },
  ];
  for (const language of LANGUAGES) for (const game of games) assert.ok(textsOf(game, language).length >= 8);
});
