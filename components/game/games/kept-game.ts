/** Parses and formats kept games: games that are stored in localStorage or in a file. */
import { MARKS } from "./share-link.ts";

/** The version of the format of games in localStorage and in files. */
export const FORM = 1;
/**
 * The maximum length of a query string. Servers refuse long URLs, for example nginx those of about 8,000 characters.
 */
const LONGEST_QUERY = 7000;

/** A game that is stored in localStorage or in a file. */
export interface KeptGame {
  readonly id: string;
  /** The query string of the game, including its name. */
  readonly query: string;
  /** The time of the most recent change, in milliseconds since 1970. */
  readonly changed: number;
  /** The original query string of the game's link, if it could not be read completely. */
  readonly came?: string | undefined;
}

/** Returns a parsed JSON value as an object, so that reading its fields never throws. */
const fieldsOf = (value: unknown) => Object(value) as Readonly<Partial<Record<string, unknown>>>;

/** Returns whether a value is a kept game. Its time must be within the range of a Date, up to 8.64e15. */
function isGame(value: unknown): value is KeptGame {
  const { id, query, changed, came = "?" } = fieldsOf(value);
  const isQuery = (text: unknown) => typeof text === "string" && text.startsWith("?");
  const isId = typeof id === "string" && /^[a-z0-9]{1,8}$/.test(id);
  return isId && isQuery(query) && typeof changed === "number" && Math.abs(changed) <= 8.64e15 && isQuery(came);
}

/**
 * A parsed list of games. `unread`: the values that are not games. `version`: the version of the format, or 0 if
 * missing.
 */
export interface GameList {
  readonly games: readonly KeptGame[];
  readonly unread: readonly unknown[];
  readonly version: number;
}

/** Parses a list of games. Never throws. */
export function parseGames(text: string): GameList {
  let parsed: unknown = text;
  try {
    parsed = JSON.parse(text);
  } catch {
    // A text that is not JSON is returned in `unread`.
  }
  const { version, games, unread } = fieldsOf(parsed);
  if (!Array.isArray(games)) return { games: [], unread: [parsed], version: 0 };
  const others: unknown[] = games.filter((game) => !isGame(game));
  return {
    games: games.filter(isGame),
    unread: [...others, ...(Array.isArray(unread) ? (unread as unknown[]) : [])],
    version: typeof version === "number" ? version : 0,
  };
}

/** Serializes a list of games. The inverse of `parseGames`. */
export const stringifyGames = (games: readonly KeptGame[], unread: readonly unknown[] = []): string =>
  JSON.stringify({ khamsin: "games", version: FORM, games, ...(unread.length && { unread }) });

/**
 * Returns the sorted parameters of a query, to compare games. Omits the view, the parameters in `MARKS` and those in
 * `but`.
 */
export const contentOf = (query: string, ...but: readonly string[]): string =>
  JSON.stringify(
    [...new URLSearchParams(query)].filter(([key]) => key !== "view" && ![...MARKS, ...but].includes(key)).sort(),
  );

/** Returns whether two queries contain the same game. Ignores the view and the parameters in `MARKS`. */
export const isSame = (a: string, b: string): boolean => contentOf(a) === contentOf(b);

/** Returns a parameter of a query; empty if it is missing. */
export const queryParam = (query: string, key: string): string => new URLSearchParams(query).get(key) ?? "";

/** Returns the query with a parameter set to `value`. */
export function withParam(query: string, key: string, value: string): string {
  const params = new URLSearchParams(query);
  params.set(key, value);
  return `?${params}`;
}

/**
 * Returns the query string that opens a kept game. If it would be too long for servers, it has only the id:
 * "?id=k3f9qa".
 */
export const hrefOf = ({ id, query }: KeptGame): string => (query.length > LONGEST_QUERY ? `?id=${id}` : query);
