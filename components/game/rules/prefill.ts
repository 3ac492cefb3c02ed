/** Links that open a calculator with the values of a game filled in. */
import { compareDensity } from "../../../src/game/dust-density.ts";
import { alteredOf, groundOf, isNamed } from "../../../src/game/in-force/boards.ts";
import { aridLand, conditionsIn, ecOf, mud, northAfrica } from "../../../src/game/in-force/climate.ts";
import { type Truth, truthOf } from "../../../src/game/in-force/finding.ts";
import type { Game } from "../../../src/game/in-force/game.ts";
import { THEATRE_OF } from "../../../src/game/in-force/noted.ts";
import { desertOnly, noAltered } from "../../../src/game/in-force/on-boards.ts";
import { type Boards, type Ec, isWetOrMud } from "../../../src/game/scenario.ts";
import { STEPPE_AS } from "../../calculators/shared/steppe.ts";
import { THEATRE_OF_DYO } from "../dyo-state.ts";

/**
 * The value of a query parameter. If it is undefined, the game does not determine the value, and the link omits the
 * parameter.
 */
type Param = string | undefined;
type Params = Readonly<Record<string, Param>>;

/**
 * Converts a truth value to the value of a checkbox, "1" or "0". Returns undefined if only the players know the truth.
 */
const flag = (truth: Truth | undefined): Param =>
  truth === "ask" || truth === undefined ? undefined : truth ? "1" : "0";
/** Returns whether a value is `wanted`; undefined if the value is unknown. */
const is = <T>(value: T | undefined, wanted: T): boolean | undefined =>
  value === undefined ? undefined : value === wanted;
/** Returns the only possible value of a field; undefined if several are possible. */
const only = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);

const ecWet = (ec: Ec | undefined) => ec && isWetOrMud(ec);
const boards = (game: Game): Boards | undefined => only(groundOf(game).boards);
const steppe = (game: Game) => only(groundOf(game).steppe);
const steppeParam = (game: Game) => only(groundOf(game).steppe.map((one) => STEPPE_AS[one]));
const monthOf = ({ month }: Game) => String(Number(month.slice(5)));

/**
 * Returns the current density of Dust (D11.71, D11.73), or "none" if Dust of this density cannot exist. Returns
 * undefined if the density, or whether it can exist, is unknown.
 */
function density(game: Game): Param {
  const { dust } = game;
  const found = conditionsIn(game);
  const holds = truthOf(dust && compareDensity(dust, "heavy") >= 0 ? found.heavyDust : found.dust);
  if (!holds) return "none";
  return holds === true || dust === "none" ? dust : undefined;
}
/**
 * Returns "heavy" if the current Dust costs vehicles 1 MP (D11.73), otherwise "none". In denser Dust a BU AFV pays 2
 * MP, but the user must choose this cost.
 */
function dustMp(game: Game): Param {
  const now = density(game);
  return now && (["none", "light", "moderate"].includes(now) ? "none" : "heavy");
}
/**
 * Returns when Sun Blindness applies by SSR or Time of Day: "early", "late" or "none". Returns undefined if this is
 * unknown.
 */
function sunTime({ dyo, ssrSun, time }: Game): "early" | "late" | "none" | undefined {
  if (ssrSun || !dyo) return ssrSun;
  return time && (time === "earlyMorning" ? "early" : time === "lateAfternoon" ? "late" : "none");
}

/** Returns the haze or Sun Blindness in effect (D11.61–D11.621), or "none"; undefined if unknown. */
function sky(game: Game): Param {
  const { haze, sun } = conditionsIn(game);
  const found = [
    ["haze", haze.normal],
    ["intense", haze.intense],
    ["morning", sun.early],
    ["afternoon", sun.late],
  ] as const;
  const truths = found.map(([name, findings]) => [name, truthOf(findings)] as const);
  const there = truths.find(([, truth]) => truth === true);
  return there ? there[0] : truths.some(([, truth]) => truth === "ask") ? undefined : "none";
}

/** Returns the parameters for the cause of haze: an SSR, or the Time of Day (D11.3). */
function hazeCall(game: Game): Params {
  const { dyo, ssrHaze, time } = game;
  if (dyo && ssrHaze === undefined) return { when: time };
  const called = ssrHaze === undefined || ssrHaze === "none" ? undefined : ssrHaze;
  return { haze: called, when: called ? "ssr" : ssrHaze, night: flag(is(game.time, "night")) };
}

/**
 * Returns the value of the field `steppe` of the Sun Blindness calculator (D13.2): "none" if Steppe Terrain does not
 * affect Sun Blindness; otherwise "veryDry" or "otherEc".
 */
function sunSteppe(game: Game): Param {
  const there = steppe(game);
  if (there !== "veryDry") return there && "none";
  const ec = ecOf(game);
  return ec && (ec === "veryDry" ? "veryDry" : "otherEc");
}

/**
 * Returns the ground on which units entrench: "desert", "broken", "steppe" or "otherBoard". Returns undefined if it
 * differs between boards.
 */
function digsIn(game: Game): Param {
  if (boards(game) === "none") return "otherBoard";
  if (boards(game) !== "desert") return undefined;
  const kinds = ["broken", "steppe"] as const;
  return alteredOf(game) === "none" ? "desert" : kinds.find((kind) => alteredOf(game, kind) === "all");
}

const WIND = { noWind: "n", mildBreeze: "m", heavyWind: "h" } as const;

/**
 * Returns the layout for the overlays calculator, with all boards in one row: "25e-26-x". Boards other than 25–31 are
 * gaps ("x").
 */
const rowOfBoards = ({ boards, overlays }: Game): Param =>
  boards
    .map(({ number }) => {
      const hasE1 = number === 25 && overlays.some(({ id }) => id === "E1");
      return isNamed(number) ? `${number}${hasE1 ? "e" : ""}` : "x";
    })
    .join("-") || undefined;

/** For each calculator, a function that returns the query parameters that a game determines. */
const PREFILLS: Readonly<Record<string, (game: Game) => Params>> = {
  "sand-bog": (game) => ({ book: game.book, ec: ecOf(game) }),
  hammada: (game) => ({ book: game.book, mud: flag(truthOf(conditionsIn(game).desertMud)) }),
  path: (game) => ({ book: game.book, ec: ecOf(game), dust: dustMp(game) }),
  movement: (game) => ({ book: game.book, wet: flag(ecWet(ecOf(game))), dust: dustMp(game) }),
  "heat-haze": (game) => ({
    theatre: northAfrica(game).holds ? "northAfrica" : "other",
    boards: boards(game) && (boards(game) === "none" ? "0" : "1"),
    weather: game.weather,
    month: monthOf(game),
    ...hazeCall(game),
  }),
  "sun-blindness": (game) => {
    const time = sunTime(game);
    return {
      time: time === "none" ? undefined : time,
      call: time && (time === "none" ? "0" : "1"),
      desert: boards(game) && (boards(game) === "none" ? "0" : "1"),
      weather: game.weather,
      night: flag(is(game.time, "night")),
      steppe: sunSteppe(game),
    };
  },
  dust: (game) => ({
    book: game.book,
    boards: boards(game),
    ec: ecOf(game),
    steppe: steppeParam(game),
    density: density(game),
    force: game.wind && WIND[game.wind] + (game.wind === "heavyWind" && game.gusts ? "g" : ""),
    windy: flag(game.gusts || is(game.wind, "heavyWind")),
  }),
  dyo: (game) => ({
    theatre: THEATRE_OF_DYO[game.place],
    month: monthOf(game),
    boards: boards(game),
    steppe: steppeParam(game),
    broken: flag(groundOf(game).broken),
  }),
  "desert-overlays": (game) => ({ boards: rowOfBoards(game) }),
  los: ({ book }) => ({ book }),
  fire: (game) => ({ book: game.book, sky: sky(game), dust: density(game), wet: flag(ecWet(ecOf(game))) }),
  availability: ({ place, month }) => ({
    theatre: THEATRE_OF[place],
    when: /^194[0-5]/.test(month) ? month : undefined,
  }),
  minefields: ({ book }) => ({ book }),
  "other-rolls": (game) => ({
    book: game.book,
    place: digsIn(game),
    theatre: northAfrica(game).holds ? "northAfrica" : "other",
    when: game.month < "1941-10" ? "before" : "after",
    dusty: flag(is(density(game), "extremelyHeavy")),
    arid: flag(aridLand(game).holds),
    boards: flag(desertOnly(game).holds),
    mud: flag(mud(game).holds),
    plain: flag(noAltered(game).holds),
  }),
};

/**
 * Returns the URL of a calculator with the values of a game. `tool`: the calculator's name, perhaps with parameters
 * that override values of the game ("fire?in=scrub"). `toolHref`: the path with a placeholder for the calculator's
 * name, "/ja/tools/{slug}/".
 */
export function toolAddress(tool: string, game: Game, toolHref: string): string {
  const [slug = "", own] = tool.split("?");
  const params = new URLSearchParams(own);
  for (const [key, value] of Object.entries(PREFILLS[slug]?.(game) ?? {}))
    if (value !== undefined && !params.has(key)) params.set(key, value);
  const query = params.toString();
  return toolHref.replace("{slug}", slug) + (query && `?${query}`);
}
