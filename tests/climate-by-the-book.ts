/**
 * States when each rule of D11 and D13 applies in a game whose facts are all known. Was written independently of
 * `src/game`, so that a comparison finds mistakes in either file. Where the rulebook is unclear, follows the Readings
 * on the site's rule pages.
 */
import type { Density } from "../src/game/dust-density.ts";
import type { Game, GameBoard, QUESTIONS } from "../src/game/in-force/game.ts";
import type { Ec } from "../src/game/scenario.ts";

/** A game in which every field is known. Only `ssrHaze` and `ssrSun` may be undefined. */
export type KnownGame = Game & Required<Omit<Game, "ssrHaze" | "ssrSun">>;

type Question = (typeof QUESTIONS)[number];

const isDesert = ({ number, desert }: GameBoard) => (number >= 25 && number <= 31) || (number > 31 && desert === true);

/** Returns whether D11.3 can bring Mist in a month (November to April). */
export const isMistMonth = (month: number): boolean => month >= 11 || month <= 4;
/** Returns whether D11.3 has Intense Heat Haze in the Mid Morning of a month (May to September). */
export const isIntenseMonth = (month: number): boolean => month >= 5 && month <= 9;

/** Returns the conditions of a game that several rules depend on. */
function factsOf(game: KnownGame) {
  const { dyo, weather, time, rained, ssrHaze, ssrSun } = game;
  const month = Number(game.month.slice(5));
  // D.1: Desert Boards
  const desertBoards = game.boards.filter(isDesert);
  const desertBoard = desertBoards.length > 0;
  const desertOnly = desertBoard && desertBoards.length === game.boards.length;
  // D13.1, D13.2: an SSR can put Alternate Terrain (Broken or Steppe) only on Desert Boards.
  const broken = desertBoards.some(({ altered }) => altered === "broken");
  const steppe = desertBoards.some(({ altered }) => altered === "steppe");
  // D13.2: on Steppe Terrain, DLV and Dust need Very Dry EC. If only some boards are Steppe, players may agree
  // otherwise.
  const allSteppe = desertBoard && desertBoards.every(({ altered }) => altered === "steppe");
  const needsVeryDry = allSteppe || (steppe && !game.answers.dlvBesideSteppe);
  const plain = desertBoards.filter(({ altered }) => !altered).length;
  // D11.2: places in Arid Land
  const arid = game.place !== "other";
  const northAfrica = game.place === "northAfrica" || game.place === "tunisia";
  // D11.2, D11.8: Overcast Weather, and Weather with Mud
  const overcast = weather === "overcast" || weather === "mudOvercast";
  const mudWeather = weather === "mud" || weather === "mudOvercast";
  // D11.61, D11.62: Sun Blindness and Heat Haze need a Desert Board, daylight, and Weather other than Overcast.
  const clearDay = desertBoard && time !== "night" && !overcast;
  // D11.611, D11.6111: the early morning makes EC Moist. So there is no Sun Blindness if DLV needs Very Dry EC.
  const sunEarly = clearDay && ((dyo && time === "earlyMorning") || ssrSun === "early") && !needsVeryDry;
  // D11.3, D11.6111: in the early morning EC become Moist, or Mud in Weather with Mud. Wetter EC stay the same.
  const early: Ec = mudWeather ? "mud" : game.ec === "wet" || game.ec === "mud" ? game.ec : "moist";
  const isMorning = sunEarly || (dyo && time === "earlyMorning" && clearDay);
  const ec = isMorning ? early : game.ec;
  const sunLate =
    clearDay && ((dyo && time === "lateAfternoon") || ssrSun === "late") && (!needsVeryDry || ec === "veryDry");
  // D11.62, D11.621: Heat Haze exists by SSR or by D11.3. EC and Steppe Terrain do not matter (D13.2).
  const intenseTime = time === "midday" || (time === "midMorning" && isIntenseMonth(month));
  const normalTime = time === "midAfternoon" || (time === "midMorning" && !isIntenseMonth(month));
  const hazy = clearDay && northAfrica;
  const intenseHaze = hazy && ((dyo && intenseTime) || ssrHaze === "intense");
  const normalHaze = hazy && ((dyo && normalTime) || ssrHaze === "normal");
  // D11.71, D11.73, D11.77: the conditions of Light and of Heavy Dust
  const dry = ec === "dry" || ec === "veryDry";
  const canBeLight = desertBoard && !rained && (needsVeryDry ? ec === "veryDry" : dry);
  const canBeHeavy = desertOnly && !rained && dry && !steppe;
  const mud = mudWeather || ec === "mud"; // D11.8: by Weather, or by the EC chart
  const altered = broken || steppe;
  const desertMud = arid && desertOnly && mud && !altered; // D11.8
  return {
    ...{ month, arid, desertBoard, desertOnly, broken, steppe, altered, allSteppe, plain, overcast },
    ...{ sunEarly, sunLate, intenseHaze, normalHaze, canBeLight, canBeHeavy, desertMud },
  };
}

/** Returns the densest Dust that the boards and the EC allow (D11.71–D11.732). */
export function densestDust(game: KnownGame): Density {
  const { canBeLight, canBeHeavy } = factsOf(game);
  if (canBeHeavy) return "extremelyHeavy";
  return canBeLight ? "moderate" : "none";
}

/**
 * Returns whether each rule can apply in the rest of a game: `{ "D11.61": true, "D13.2": false }`. Covers D11, D13,
 * and the rules to which D13.1 and D13.2 make exceptions. Wind, Gusts and the density of Dust can change in each
 * Player Turn (D11.76). Everything else stays the same.
 */
export function climateByTheBook(game: KnownGame): Readonly<Record<string, boolean>> {
  const { book, dyo, time, dust } = game;
  const isYes = (question: Question) => game.answers[question] === true;
  const is = factsOf(game);
  const sun = is.sunEarly || is.sunLate;
  const haze = is.normalHaze || is.intenseHaze;
  // If Heavy Dust can exist, Heavy Wind with Gusts can bring Dust of every density. Otherwise the density stays the
  // same (D11.76).
  const anyDensity = is.canBeHeavy || (is.canBeLight && dust !== "none");
  const moderate = is.canBeHeavy || (is.canBeLight && dust === "moderate");
  // The form asks about motorcycles and about other vehicles separately.
  const anyVehicle = isYes("vehicle") || isYes("motorcycle");
  const opening = book === "asl" ? "F" : "D";
  return {
    // DYO charts
    "D11.2": dyo && is.arid, // on any boards
    "D11.3": dyo && is.desertBoard, // in any country
    "D11.3#mist": dyo && time === "earlyMorning" && !is.overcast && is.desertBoard && isMistMonth(is.month),
    "D11.4": dyo && is.arid,
    "D11.5": is.arid && (dyo || isYes("windByDr")), // Wind is by dr in a DYO scenario, or by an SSR
    // Sun and haze
    "D11.6": sun || haze || anyDensity, // Heavy Dust has the DLV Hindrance of Light Dust too
    "D11.61": sun,
    "D11.611": is.sunEarly,
    "D11.6111": is.sunEarly,
    "D11.612": is.sunLate,
    "D11.62": is.normalHaze,
    "D11.621": is.intenseHaze,
    "D11.622": haze && isYes("aircraft"),
    "D11.623": haze,
    // Dust
    "D11.7": is.canBeLight, // Dust of any form, which exists or may arise (D11.74–.761)
    "D11.701": dyo && is.canBeLight,
    "D11.71": anyDensity, // Heavy Dust has the DRM of Light Dust too (D11.73)
    "D11.72": moderate,
    "D11.73": is.canBeHeavy,
    "D11.73#entry": is.canBeHeavy, // the entry rule also applies to Cavalry
    "D11.731": is.canBeHeavy,
    "D11.731#entry": is.canBeHeavy && isYes("vehicle"), // only for an AFV
    "D11.732": is.canBeHeavy,
    "D11.74": is.canBeLight && anyVehicle, // not in Heavy Wind or Gusts, but these can end
    "D11.75": is.canBeLight && isYes("oba"), // in any Wind
    "D11.76": is.canBeHeavy,
    "D11.761": is.canBeHeavy,
    "D11.77": is.canBeLight, // Dust of any form, if Light Dust can exist
    "D11.78": time === "night" && anyDensity,
    "D11.791": sun || haze || is.canBeLight, // DLV, Vehicle Dust, FFE Dust
    "D11.792": is.canBeLight, // same condition as D11.7
    "D11.793": is.canBeHeavy,
    // Mud
    "D11.8": is.desertMud && (anyVehicle || isYes("wagon")),
    // D11.8: the dr is only for Open Ground hexes Accessible to hammada, so without hammada there is no dr.
    "D11.8#bog": is.desertMud && (anyVehicle || isYes("wagon")) && isYes("hammada"),
    // Alternate Terrain
    "D13.1": is.broken,
    "D13.2": is.steppe,
    // Cactus, Olive Groves and Vineyards, which do not depend on climate or boards
    "D13.3": isYes("cactusHedge"),
    "D13.4#cost": isYes("cactusPatch"),
    "D13.4#los": isYes("cactusPatch"),
    "D13.4#tem": isYes("cactusPatch"),
    "D13.4#kindling": isYes("cactusPatch"),
    "D13.4#landing": isYes("cactusPatch") && isYes("parachutes"),
    "D13.5#cost": isYes("oliveGrove"),
    "D13.5#tem": isYes("oliveGrove"),
    "D13.5#landing": isYes("oliveGrove") && isYes("parachutes"),
    "D13.6": isYes("vineyard"),
    "D13.6#landing": isYes("vineyard") && isYes("parachutes"),
    // F.1A does not apply on Broken or Steppe boards (D13.1–.2). If only some boards are Broken or Steppe, the players
    // agree whether it applies.
    [`${opening}.1A`]: isYes("gun") && is.plain > 0 && (!is.altered || isYes("emplaceOnPlain")),
    [`${opening}.1B`]: is.desertBoard && !is.allSteppe, // Steppe Terrain (D13.2) is the only exception
    [`${opening}.1C#where`]: true,
    [`${opening}.1C#elimination`]: time !== "night" && is.desertOnly && !is.altered,
  };
}
