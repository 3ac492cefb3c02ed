/** What a game settles of each calculator, as the query string of its address. */
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

/** A parameter of an address; one that the game does not settle is undefined, and left out. */
type Param = string | undefined;
type Params = Readonly<Record<string, Param>>;

/** A box to tick; left open where only the players can tell. */
const flag = (truth: Truth | undefined): Param =>
  truth === "ask" || truth === undefined ? undefined : truth ? "1" : "0";
/** Whether a value is one, if it is known. */
const is = <T>(value: T | undefined, wanted: T): boolean | undefined =>
  value === undefined ? undefined : value === wanted;
/** The value that a field can only have. */
const only = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined);

const ecWet = (ec: Ec | undefined) => ec && isWetOrMud(ec);
const boards = (game: Game): Boards | undefined => only(groundOf(game).boards);
const steppe = (game: Game) => only(groundOf(game).steppe);
const steppeParam = (game: Game) => only(groundOf(game).steppe.map((one) => STEPPE_AS[one]));
const monthOf = ({ month }: Game) => String(Number(month.slice(5)));

/** D11.71, D11.73: the Dust at the moment; none where so dense a one cannot exist. */
function density(game: Game): Param {
  const { dust } = game;
  const found = conditionsIn(game);
  const holds = truthOf(dust && compareDensity(dust, "heavy") >= 0 ? found.heavyDust : found.dust);
  if (!holds) return "none";
  return holds === true || dust === "none" ? dust : undefined;
}
/** D11.73: whether vehicles pay 1 MP more. That a BU AFV pays 2 in denser Dust is for the reader to choose. */
function dustMp(game: Game): Param {
  const now = density(game);
  return now && (["none", "light", "moderate"].includes(now) ? "none" : "heavy");
}
/** When the sun blinds: by SSR or by the Time of Day; "none" where neither calls for it. */
function sunTime({ dyo, ssrSun, time }: Game): "early" | "late" | "none" | undefined {
  if (ssrSun || !dyo) return ssrSun;
  return time && (time === "earlyMorning" ? "early" : time === "lateAfternoon" ? "late" : "none");
}

/** D11.62–D11.621, D11.61: what is in the sky. */
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

/** How haze comes about: by SSR, or by the Time of Day (D11.3). */
function hazeCall(game: Game): Params {
  const { dyo, ssrHaze, time } = game;
  if (dyo && ssrHaze === undefined) return { when: time };
  const called = ssrHaze === undefined || ssrHaze === "none" ? undefined : ssrHaze;
  return { haze: called, when: called ? "ssr" : ssrHaze, night: flag(is(game.time, "night")) };
}

/** D13.2, as the sun's calculator asks for it: whether there is Steppe Terrain, and how dry. */
function sunSteppe(game: Game): Param {
  const there = steppe(game);
  if (there !== "veryDry") return there && "none";
  const ec = ecOf(game);
  return ec && (ec === "veryDry" ? "veryDry" : "otherEc");
}

/** Where Infantry digs, unless a hex is meant that is unlike the rest. */
function digsIn(game: Game): Param {
  if (boards(game) === "none") return "otherBoard";
  if (boards(game) !== "desert") return undefined;
  const kinds = ["broken", "steppe"] as const;
  return alteredOf(game) === "none" ? "desert" : kinds.find((kind) => alteredOf(game, kind) === "all");
}

const WIND = { noWind: "n", mildBreeze: "m", heavyWind: "h" } as const;

/** The boards as one row, which their owner may lay otherwise; those on which no overlays are placed are gaps. */
const rowOfBoards = ({ boards, overlays }: Game): Param =>
  boards
    .map(({ number }) => {
      const hasE1 = number === 25 && overlays.some(({ id }) => id === "E1");
      return isNamed(number) ? `${number}${hasE1 ? "e" : ""}` : "x";
    })
    .join("-") || undefined;

/** The parameters of each calculator that a game settles, by the calculator's name. */
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
 * The address of a calculator that a rule or the quick reference leads to ("fire?in=scrub"), with what the game settles beside the
 * case that the link is about. `toolHref`: the address that its name is put into, "/ja/tools/{slug}/".
 */
export function toolAddress(tool: string, game: Game, toolHref: string): string {
  const [slug = "", own] = tool.split("?");
  const params = new URLSearchParams(own);
  for (const [key, value] of Object.entries(PREFILLS[slug]?.(game) ?? {}))
    if (value !== undefined && !params.has(key)) params.set(key, value);
  const query = params.toString();
  return toolHref.replace("{slug}", slug) + (query && `?${query}`);
}
