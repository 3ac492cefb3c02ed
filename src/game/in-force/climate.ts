/**
 * Sun, haze, Dust, mud and night: what the time, the Weather, the EC and the wind of a game switch on. Each export but `hazeIs`,
 * `sunAt` and `dustFrom` is a condition of rules, by its name.
 */
import { compareDensity, type Density, densestPossible } from "../dust-density.ts";
import { hazeInEffect } from "../haze-in-effect.ts";
import type { Haze } from "../heat-haze.ts";
import {
  ECS,
  type Ec,
  hasMud,
  isOvercast,
  isWetOrMud,
  TIMES,
  WEATHERS,
  WIND_FORCES,
  type WindForce,
} from "../scenario.ts";
import { type SunScenario, type SunTime, sunConditions } from "../sun-blindness.ts";
import { alteredOf, boardsOf, steppeOf } from "./boards.ts";
import { anyTrue, type Finding, firstOf, forAll, judged, type Truth, truthOf, valuesOf } from "./finding.ts";
import type { Game } from "./game.ts";

/** Places in North Africa (D11.2). */
const isNorthAfrica = ({ place }: Game) => place === "northAfrica" || place === "tunisia";

/** The times that it can be; "none" is by day. */
const timesOf = ({ time }: Game) => valuesOf(time, [...TIMES, "none"] as const);
const isNight = (game: Game): Truth => forAll(timesOf(game), (time) => time === "night");

/** By night (section E1). */
export const night = (game: Game): Finding => ({ name: "night", holds: isNight(game), ask: "time" });
/** Not by night. */
export const daytime = (game: Game): Finding => ({
  name: "daytime",
  holds: forAll(timesOf(game), (time) => time !== "night"),
  ask: "time",
});
/** D11.3: Mist in the Early Morning of November–April, in a DYO scenario; Overcast makes every time but night "None". */
export const mist = (game: Game): Finding[] => {
  const month = monthOf(game);
  const early = forAll(timesOf(game), (time) => time === "earlyMorning");
  const notOvercast = forAll(valuesOf(game.weather, WEATHERS), (weather) => !isOvercast(weather));
  return [
    { name: "mist", holds: game.dyo && (month >= 11 || month <= 4) && early, ask: "time" },
    { name: "notOvercast", holds: notOvercast, ask: "weather" },
  ];
};
const monthOf = ({ month }: Game) => Number(month.slice(5));

/** Every pair of two lists. */
const pairs = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const));
/**
 * The states that a game can be in, one field varied at a time from the first value of the others: enough to judge
 * conditions that each depend on one field.
 */
function varied<T extends object>(lists: { readonly [K in keyof T]: readonly T[K][] }): T[] {
  const keys = Object.keys(lists) as (keyof T)[];
  const first = Object.fromEntries(keys.map((key) => [key, lists[key][0]])) as T;
  return keys.flatMap((key) => lists[key].map((value) => ({ ...first, [key]: value })));
}

/** What haze and sun have in common: the boards and the Weather. */
const skies = (game: Game) => ({
  desertBoard: boardsOf(game).map((boards) => boards !== "none"),
  weather: valuesOf(game.weather, WEATHERS),
});
/** In a DYO scenario the Time of Day dr tells, unless an SSR does. */
const byTime = ({ dyo, ssrHaze }: Game) => dyo && ssrHaze === undefined;

/** What can call for haze: the Time of Day, or an SSR by day or night. */
function hazeCalls(game: Game) {
  if (!byTime(game))
    return pairs(valuesOf(game.ssrHaze, ["none", "normal", "intense"] as const), timesOf(game)).map(
      ([ssrHaze, time]) => ({ specifiedBy: "ssr", ssrHaze, night: time === "night" }) as const,
    );
  return timesOf(game).map((time) => {
    // Like Late Afternoon, a Time of Day of "none" calls for no haze.
    const timeOfDay = time === "none" ? "lateAfternoon" : time;
    return { specifiedBy: "timeOfDay", timeOfDay, month: monthOf(game) } as const;
  });
}

/** D11.62: Heat Haze or Intense Heat Haze is in effect. */
export const haze = (game: Game): Finding[] => {
  const cases = varied({ northAfrica: [isNorthAfrica(game)], ...skies(game), call: hazeCalls(game) });
  return judged(
    cases.map(({ call, ...sky }) => hazeInEffect({ ...sky, ...call }).conditions),
    {
      desertBoard: "laterBoards",
      daytime: "time",
      notOvercast: "weather",
      specified: byTime(game) ? "time" : "ssrHaze",
    },
  );
};
/** D11.62, D11.621: haze of one kind is in effect. */
export const hazeIs =
  (kind: Haze) =>
  (game: Game): Finding[] => {
    const found = hazeCalls(game)
      .map((call) => hazeInEffect({ northAfrica: true, desertBoard: true, weather: "clear", ...call }))
      .filter(({ inEffect }) => inEffect);
    const holds = forAll(found, (one) => one.inEffect && one.haze === kind);
    const [rule, ask] = byTime(game) ? (["D11.3", "time"] as const) : (["D11.62", "ssrHaze"] as const);
    return [...haze(game), { name: "haze", holds, rule, ask }];
  };

/** What tells whether the EC are dry enough: the EC or, where they are known, what holds beside Steppe Terrain. */
const askOfDry = ({ ec }: Game) => (ec === undefined ? "ec" : "dlvBesideSteppe");

const TIME_OF = { early: "earlyMorning", late: "lateAfternoon" } as const;

/** D11.61–D11.612: Sun Blindness at a time of day is in effect. */
export const sunAt =
  (at: SunTime) =>
  (game: Game): Finding[] => {
    const byDr = game.dyo && game.ssrSun === undefined;
    const cases = varied<SunScenario>({
      ...skies(game),
      time: [at],
      night: timesOf(game).map((time) => time === "night"),
      specified: byDr
        ? timesOf(game).map((time) => time === TIME_OF[at])
        : valuesOf(game.ssrSun, ["none", at] as const).map((sun) => sun === at),
      steppe: pairs(steppeOf(game), valuesOf(game.ec, ECS)).map(([steppe, ec]) => {
        if (!steppe) return "none";
        return ec === "veryDry" ? ec : "otherEc";
      }),
    });
    return judged(
      cases.map((scenario) =>
        sunConditions(scenario).map((c) => ({ ...c, name: c.name === "steppe" ? ("dry" as const) : c.name })),
      ),
      {
        desertBoard: "laterBoards",
        daytime: "time",
        notOvercast: "weather",
        specified: byDr ? "time" : "ssrSun",
        dry: askOfDry(game),
      },
    );
  };
/** D11.61: Sun Blindness at either time of day. */
export const sun = (game: Game) => firstOf(sunAt("early")(game), sunAt("late")(game));

/** The EC that Early Morning Sun Blindness brings about (D11.3, D11.6111): Moist, or wetter if rain, Mud or the players say so. */
function ecOfMorning({ ec, weather, rained }: Game): Ec {
  if (hasMud(weather)) return "mud";
  if (ec !== undefined && isWetOrMud(ec)) return ec;
  return rained ? "wet" : "moist";
}
/** The EC that it can be. Those that were told or rolled stand unless Early Morning Sun Blindness is known to be in effect. */
function ecsOf(game: Game): readonly Ec[] {
  if (truthOf(sunAt("early")(game)) === true) return [ecOfMorning(game)];
  return valuesOf(game.ec, ECS);
}
/** The EC that are in effect, if they are known (D11.4, D11.6111). */
export const ecOf = (game: Game): Ec | undefined => {
  const ecs = ecsOf(game);
  return ecs.length === 1 ? ecs[0] : undefined;
};
const ecHolds = (game: Game, holds: (ec: Ec) => boolean) => forAll(ecsOf(game), holds);
/** EC neither Wet nor Mud. */
export const notWetOrMud = (game: Game): Finding => ({
  name: "wet",
  holds: ecHolds(game, (ec) => !isWetOrMud(ec)),
  ask: "ec",
});
/** EC Wet or Mud. */
export const wetOrMud = (game: Game): Finding => ({ name: "dryGround", holds: ecHolds(game, isWetOrMud), ask: "ec" });
/** D11.8: Mud by the Weather or (our reading) by the EC. */
export const mud = (game: Game): Finding => {
  const weather = forAll(valuesOf(game.weather, WEATHERS), hasMud);
  const holds = anyTrue(
    weather,
    ecHolds(game, (ec) => ec === "mud"),
  );
  return { name: "mud", holds, ask: weather === "ask" ? "weather" : "ec" };
};

const notRained = ({ rained = false }: Game): Finding => ({ name: "rained", holds: !rained, rule: "D11.77" });
const dustAsks = (game: Game) =>
  ({ desertBoard: "laterBoards", dry: askOfDry(game), desertOnly: "laterBoards" }) as const;
const dustCases = (game: Game, steppes: readonly boolean[]) =>
  varied({ boards: boardsOf(game), ground: pairs(ecsOf(game), steppes) }).map(({ boards, ground: [ec, steppe] }) =>
    densestPossible({ boards, ec, steppe }),
  );

/** D11.71, D13.2, D11.77: Light Dust can exist. */
export const dustPossible = (game: Game): Finding[] => [
  ...judged(
    dustCases(game, steppeOf(game)).map(({ light }) => light),
    dustAsks(game),
  ),
  notRained(game),
];
/** D11.73: Heavy Dust can exist: with Steppe Terrain on any board it cannot. */
export const heavyPossible = (game: Game): Finding[] => {
  const steppe = alteredOf(game, "steppe") !== "none";
  return [
    ...dustPossible(game),
    ...judged(
      dustCases(game, [steppe]).map(({ heavy }) => heavy),
      dustAsks(game),
    ),
  ];
};

/** D11.7: the Dust is as dense as this at the moment, or denser. */
export const dustFrom =
  (least: Density) =>
  (game: Game): Finding[] => [
    ...(compareDensity(least, "heavy") < 0 ? dustPossible : heavyPossible)(game),
    {
      name: "density",
      holds: game.dust === undefined ? "ask" : compareDensity(game.dust, least) >= 0,
      rule: "D11.7",
      ask: "dust",
    },
  ];
/** D11.72: Moderate Dust, and in ASL Extremely Heavy Dust, which takes its DRM (F11.732). */
export const moderateDust = (game: Game): Finding[] => [
  ...dustPossible(game),
  {
    name: "density",
    holds:
      game.dust === undefined
        ? "ask"
        : game.dust === "moderate" || (game.book === "asl" && game.dust === "extremelyHeavy"),
    rule: "D11.7",
    ask: "dust",
  },
];
/** D11.6: Sun Blindness, Heat Haze, or Light or Moderate Dust. */
export const dlv = (game: Game) => firstOf(haze(game), sun(game), dustFrom("light")(game));

/** D11.791: what does not count within a building: DLV, Vehicle Dust, FFE Dust. */
export const dlvOrDust = (game: Game) => firstOf(dlv(game), dustPossible(game));

const windIs = (game: Game, holds: (wind: WindForce) => boolean) => forAll(valuesOf(game.wind, WIND_FORCES), holds);
/** Heavy Wind is in effect. */
export const heavyWind = (game: Game): Finding => ({
  name: "heavyWind",
  holds: windIs(game, (wind) => wind === "heavyWind"),
  ask: "wind",
});
/** D11.74: neither Heavy Wind nor Gusts. */
export const calm = (game: Game): Finding => ({
  name: "calm",
  holds: !game.gusts && windIs(game, (wind) => wind !== "heavyWind"),
  ask: "wind",
});

/** D11.2: in North Africa, of which Tunisia is a part. */
export const northAfrica = (game: Game): Finding => ({ name: "northAfrica", holds: isNorthAfrica(game) });
/** D11.2: an Arid Land. */
export const aridLand = ({ place }: Game): Finding => ({ name: "aridLand", holds: place !== "other", rule: "D11.2" });
