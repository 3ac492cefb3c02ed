/**
 * Defines the conditions for game rules about sun, haze, Dust, mud and night, based on `deriveConditions`. The lists of
 * rules name a condition by its export (row.ts). They cannot name the exports `conditionsIn`, `hazeIs`, `sunAt`, `ecOf`
 * and `mud`.
 */
import { type Conditions, deriveConditions, type Scene } from "../conditions.ts";
import type { Density } from "../dust-density.ts";
import type { Haze } from "../heat-haze.ts";
import { ECS, type Ec, isWetOrMud, TIMES, WEATHERS } from "../scenario.ts";
import type { SunTime } from "../sun-in-effect.ts";
import { groundOf } from "./boards.ts";
import { type Finding, firstOf, forAll, truthOf, valuesOf } from "./finding.ts";
import type { Game } from "./game.ts";

/** D11.2: the condition that the place is in North Africa, which includes Tunisia. */
export const northAfrica = ({ place }: Game): Finding => ({
  name: "northAfrica",
  holds: place === "northAfrica" || place === "tunisia",
});
/** D11.2: the condition that the place is an Arid Land. */
export const aridLand = ({ place }: Game): Finding => ({ name: "aridLand", holds: place !== "other", rule: "D11.2" });

/**
 * Converts a game to the `Scene` that `deriveConditions` takes. `ssrHaze` and `ssrSun` are undefined in a DYO scenario
 * without such an SSR, because the Time of Day then determines haze and Sun Blindness.
 */
const sceneOf = (game: Game): Scene => ({
  dyo: game.dyo,
  aridLand: aridLand(game).holds === true,
  northAfrica: northAfrica(game).holds === true,
  month: Number(game.month.slice(5)),
  ...groundOf(game),
  weather: valuesOf(game.weather, WEATHERS),
  time: valuesOf(game.time, [...TIMES, "none"] as const),
  ec: valuesOf(game.ec, ECS),
  rained: game.rained === true,
  ssrHaze: game.dyo && game.ssrHaze === undefined ? undefined : valuesOf(game.ssrHaze, ["none", "normal", "intense"]),
  ssrSun: game.dyo && game.ssrSun === undefined ? undefined : valuesOf(game.ssrSun, ["none", "early", "late"]),
});

const derived = new WeakMap<Game, Conditions>();
/** Returns the climatic conditions of a game, cached for each game object. */
export function conditionsIn(game: Game): Conditions {
  const found = derived.get(game) ?? deriveConditions(sceneOf(game));
  derived.set(game, found);
  return found;
}

/** The condition that it is night (section E1). */
export const night = (game: Game) => conditionsIn(game).night;
/** The condition that it is not night. */
export const daytime = (game: Game) => conditionsIn(game).daytime;
/** D11.3: the condition that there is Mist. */
export const mist = (game: Game) => conditionsIn(game).mist;
/** D11.62: the condition that Heat Haze or Intense Heat Haze is in effect. */
export const haze = (game: Game) => conditionsIn(game).anyHaze;
/** D11.62, D11.621: the condition that haze of this kind is in effect. */
export const hazeIs = (kind: Haze) => (game: Game) => conditionsIn(game).haze[kind];
/** D11.61–D11.612: the condition that Sun Blindness at this time of day is in effect. */
export const sunAt = (at: SunTime) => (game: Game) => conditionsIn(game).sun[at];
/** D11.61: the condition that Sun Blindness is in effect, at either time of day. */
export const sun = (game: Game) => firstOf(sunAt("early")(game), sunAt("late")(game));

/** Returns the EC in effect; undefined if unknown (D11.4, D11.6111). */
export const ecOf = (game: Game): Ec | undefined => {
  const { ec } = conditionsIn(game);
  return ec.length === 1 ? ec[0] : undefined;
};
const ecHolds = (game: Game, holds: (ec: Ec) => boolean) => forAll(conditionsIn(game).ec, holds);
/** The condition that the EC are neither Wet nor Mud. */
export const notWetOrMud = (game: Game): Finding => ({
  name: "wet",
  holds: ecHolds(game, (ec) => !isWetOrMud(ec)),
  ask: "ec",
});
/** The condition that the EC are Wet or Mud. */
export const wetOrMud = (game: Game): Finding => ({ name: "dryGround", holds: ecHolds(game, isWetOrMud), ask: "ec" });
/** D11.8: the condition that there is Mud, as the Weather or as the EC. */
export const mud = (game: Game) => conditionsIn(game).mud;
/** D11.8: the condition that there is Desert Mud. */
export const desertMud = (game: Game) => conditionsIn(game).desertMud;

/** D11.71, D13.2, D11.77: the conditions for Light Dust to exist. */
export const dustPossible = (game: Game) => conditionsIn(game).dust;
/** D11.73: the conditions for Heavy Dust to exist. Steppe Terrain on any board prevents Heavy Dust. */
export const heavyPossible = (game: Game) => conditionsIn(game).heavyDust;

/**
 * Returns the conditions for Dust of a density that `is` accepts. Either the Dust has such a density now, or Heavy Dust
 * can exist. In the latter case, wind may change the density (D11.76).
 */
const dustOf = (game: Game, is: (dust: Density) => boolean): readonly Finding[] => {
  const holds = game.dust === undefined ? "ask" : is(game.dust);
  const now: Finding[] = [...dustPossible(game), { name: "density", holds, rule: "D11.7", ask: "dust" }];
  const byWind = heavyPossible(game);
  return truthOf(byWind) === false ? now : firstOf(byWind, now);
};
/** D11.71: the conditions for Light or denser Dust. */
export const lightDust = (game: Game) => dustOf(game, (dust) => dust !== "none");
/** D11.72: the conditions for Moderate Dust. In ASL, Extremely Heavy Dust has the Moderate Dust DRM too (F11.732). */
export const moderateDust = (game: Game) =>
  dustOf(game, (dust) => dust === "moderate" || (game.book === "asl" && dust === "extremelyHeavy"));
/** D11.6: the conditions for a DLV: haze of either kind, Sun Blindness, or Dust of any density. */
export const dlv = (game: Game) => firstOf(haze(game), sun(game), lightDust(game));

/**
 * D11.791: the conditions for DLV, Vehicle Dust or FFE Dust. None of these Hindrances has an effect within a building.
 */
export const dlvOrDust = (game: Game) => firstOf(dlv(game), dustPossible(game));
