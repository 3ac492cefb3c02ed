/**
 * Sun, haze, Dust, mud and night as conditions of rules, derived by `conditionsOf`. Each export except `conditionsIn`, `hazeIs`,
 * `sunAt` and `ecOf` is a condition of rules, by its name.
 */
import { type Conditions, conditionsOf, type Scene } from "../conditions.ts";
import type { Density } from "../dust-density.ts";
import type { Haze } from "../heat-haze.ts";
import { ECS, type Ec, isWetOrMud, TIMES, WEATHERS } from "../scenario.ts";
import type { SunTime } from "../sun-blindness.ts";
import { groundOf } from "./boards.ts";
import { type Finding, firstOf, forAll, truthOf, valuesOf } from "./finding.ts";
import type { Game } from "./game.ts";

/** D11.2: the place is in North Africa, which includes Tunisia. */
export const northAfrica = ({ place }: Game): Finding => ({
  name: "northAfrica",
  holds: place === "northAfrica" || place === "tunisia",
});
/** D11.2: the place is an Arid Land. */
export const aridLand = ({ place }: Game): Finding => ({ name: "aridLand", holds: place !== "other", rule: "D11.2" });

/** The input of `conditionsOf` for a game. In a DYO scenario without an SSR for haze or sun, the Time of Day determines them. */
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
/** The climate of a game, cached by game. */
export function conditionsIn(game: Game): Conditions {
  const found = derived.get(game) ?? conditionsOf(sceneOf(game));
  derived.set(game, found);
  return found;
}

/** It is night (section E1). */
export const night = (game: Game) => conditionsIn(game).night;
/** It is not night. */
export const daytime = (game: Game) => conditionsIn(game).daytime;
/** D11.3: there is Mist. */
export const mist = (game: Game) => conditionsIn(game).mist;
/** D11.62: Heat Haze or Intense Heat Haze is in effect. */
export const haze = (game: Game) => conditionsIn(game).anyHaze;
/** D11.62, D11.621: haze of one kind is in effect. */
export const hazeIs = (kind: Haze) => (game: Game) => conditionsIn(game).haze[kind];
/** D11.61–D11.612: Sun Blindness at a time of day is in effect. */
export const sunAt = (at: SunTime) => (game: Game) => conditionsIn(game).sun[at];
/** D11.61: Sun Blindness at either time of day. */
export const sun = (game: Game) => firstOf(sunAt("early")(game), sunAt("late")(game));

/** The EC in effect, undefined if unknown (D11.4, D11.6111). */
export const ecOf = (game: Game): Ec | undefined => {
  const { ec } = conditionsIn(game);
  return ec.length === 1 ? ec[0] : undefined;
};
const ecHolds = (game: Game, holds: (ec: Ec) => boolean) => forAll(conditionsIn(game).ec, holds);
/** The EC are neither Wet nor Mud. */
export const notWetOrMud = (game: Game): Finding => ({
  name: "wet",
  holds: ecHolds(game, (ec) => !isWetOrMud(ec)),
  ask: "ec",
});
/** The EC are Wet or Mud. */
export const wetOrMud = (game: Game): Finding => ({ name: "dryGround", holds: ecHolds(game, isWetOrMud), ask: "ec" });
/** D11.8: there is Mud, by the Weather or by the EC. */
export const mud = (game: Game) => conditionsIn(game).mud;
/** D11.8: there is Desert Mud. */
export const desertMud = (game: Game) => conditionsIn(game).desertMud;

/** D11.71, D13.2, D11.77: Light Dust can exist. */
export const dustPossible = (game: Game) => conditionsIn(game).dust;
/** D11.73: Heavy Dust can exist. It cannot with Steppe Terrain on any board. */
export const heavyPossible = (game: Game) => conditionsIn(game).heavyDust;

/** Conditions for Dust of these densities: it is there now, or wind may bring it because Heavy Dust can exist (D11.76). */
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

/** D11.791: DLV, Vehicle Dust or FFE Dust, none of which counts within a building. */
export const dlvOrDust = (game: Game) => firstOf(dlv(game), dustPossible(game));
