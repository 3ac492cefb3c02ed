/**
 * Sun, haze, Dust, mud and night as conditions of rules: what `conditionsOf` derives for a game. Each export but `conditionsIn`,
 * `hazeIs`, `sunAt` and `ecOf` is a condition of rules, by its name.
 */
import { type Conditions, conditionsOf, type Scene } from "../conditions.ts";
import type { Density } from "../dust-density.ts";
import type { Haze } from "../heat-haze.ts";
import { ECS, type Ec, isWetOrMud, TIMES, WEATHERS } from "../scenario.ts";
import type { SunTime } from "../sun-blindness.ts";
import { groundOf } from "./boards.ts";
import { type Finding, firstOf, forAll, truthOf, valuesOf } from "./finding.ts";
import type { Game } from "./game.ts";

/** D11.2: in North Africa, of which Tunisia is a part. */
export const northAfrica = ({ place }: Game): Finding => ({
  name: "northAfrica",
  holds: place === "northAfrica" || place === "tunisia",
});
/** D11.2: an Arid Land. */
export const aridLand = ({ place }: Game): Finding => ({ name: "aridLand", holds: place !== "other", rule: "D11.2" });

/** What a game tells of its climate. In a DYO scenario the Time of Day calls for haze and sun, unless an SSR does. */
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
/** What holds of a game's climate, derived once for each game. */
export function conditionsIn(game: Game): Conditions {
  const found = derived.get(game) ?? conditionsOf(sceneOf(game));
  derived.set(game, found);
  return found;
}

/** By night (section E1). */
export const night = (game: Game) => conditionsIn(game).night;
/** Not by night. */
export const daytime = (game: Game) => conditionsIn(game).daytime;
/** D11.3: Mist. */
export const mist = (game: Game) => conditionsIn(game).mist;
/** D11.62: Heat Haze or Intense Heat Haze is in effect. */
export const haze = (game: Game) => conditionsIn(game).anyHaze;
/** D11.62, D11.621: haze of one kind is in effect. */
export const hazeIs = (kind: Haze) => (game: Game) => conditionsIn(game).haze[kind];
/** D11.61–D11.612: Sun Blindness at a time of day is in effect. */
export const sunAt = (at: SunTime) => (game: Game) => conditionsIn(game).sun[at];
/** D11.61: Sun Blindness at either time of day. */
export const sun = (game: Game) => firstOf(sunAt("early")(game), sunAt("late")(game));

/** The EC that are in effect, if they are known (D11.4, D11.6111). */
export const ecOf = (game: Game): Ec | undefined => {
  const { ec } = conditionsIn(game);
  return ec.length === 1 ? ec[0] : undefined;
};
const ecHolds = (game: Game, holds: (ec: Ec) => boolean) => forAll(conditionsIn(game).ec, holds);
/** EC neither Wet nor Mud. */
export const notWetOrMud = (game: Game): Finding => ({
  name: "wet",
  holds: ecHolds(game, (ec) => !isWetOrMud(ec)),
  ask: "ec",
});
/** EC Wet or Mud. */
export const wetOrMud = (game: Game): Finding => ({ name: "dryGround", holds: ecHolds(game, isWetOrMud), ask: "ec" });
/** D11.8: Mud, by the Weather or by the EC. */
export const mud = (game: Game) => conditionsIn(game).mud;
/** D11.8: Desert Mud. */
export const desertMud = (game: Game) => conditionsIn(game).desertMud;

/** D11.71, D13.2, D11.77: Light Dust can exist. */
export const dustPossible = (game: Game) => conditionsIn(game).dust;
/** D11.73: Heavy Dust can exist: with Steppe Terrain on any board it cannot. */
export const heavyPossible = (game: Game) => conditionsIn(game).heavyDust;

/** Dust of some densities: it is there, or the wind may bring it in any Player Turn, as it can where Heavy Dust can exist (D11.76). */
const dustOf = (game: Game, is: (dust: Density) => boolean): readonly Finding[] => {
  const holds = game.dust === undefined ? "ask" : is(game.dust);
  const now: Finding[] = [...dustPossible(game), { name: "density", holds, rule: "D11.7", ask: "dust" }];
  const byWind = heavyPossible(game);
  return truthOf(byWind) === false ? now : firstOf(byWind, now);
};
/** D11.71: Light or denser Dust. */
export const lightDust = (game: Game) => dustOf(game, (dust) => dust !== "none");
/** D11.72: Moderate Dust, and in ASL Extremely Heavy Dust, which takes its DRM (F11.732). */
export const moderateDust = (game: Game) =>
  dustOf(game, (dust) => dust === "moderate" || (game.book === "asl" && dust === "extremelyHeavy"));
/** D11.6: Sun Blindness, Heat Haze, or Light or Moderate Dust. */
export const dlv = (game: Game) => firstOf(haze(game), sun(game), lightDust(game));

/** D11.791: what does not count within a building: DLV, Vehicle Dust, FFE Dust. */
export const dlvOrDust = (game: Game) => firstOf(dlv(game), dustPossible(game));
