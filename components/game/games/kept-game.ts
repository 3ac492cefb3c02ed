/** A kept game, its format in localStorage and in files, and its address. */
import { MARKS } from "./share-link.ts";

/** The version of the format of games in localStorage and in files. */
export const FORM = 1;
/** The maximum length of an address's query. Servers refuse longer ones: nginx at some 8,000 characters. */
const LONGEST_QUERY = 7000;

export interface KeptGame {
  readonly id: string;
  /** The query of its address, which includes its name. */
  readonly query: string;
  /** The time of its last change, in milliseconds since 1970. */
  readonly changed: number;
  /** The original query of the link to it, if the link could not be read completely. */
  readonly came?: string | undefined;
}

/** The fields of any value parsed from JSON. */
const fieldsOf = (value: unknown) => Object(value) as Readonly<Partial<Record<string, unknown>>>;

/** Whether a value is a kept game. A Date can hold times up to 8.64e15. */
function isGame(value: unknown): value is KeptGame {
  const { id, query, changed, came = "?" } = fieldsOf(value);
  const isQuery = (text: unknown) => typeof text === "string" && text.startsWith("?");
  const isId = typeof id === "string" && /^[a-z0-9]{1,8}$/.test(id);
  return isId && isQuery(query) && typeof changed === "number" && Math.abs(changed) <= 8.64e15 && isQuery(came);
}

/** A list of games, as in a file. `unread`: entries that are not games. `version`: of its format; 0 without one. */
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
    // A text that is not JSON counts as one entry that is not a game.
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

/** Serializes a list of games. */
export const stringifyGames = (games: readonly KeptGame[], unread: readonly unknown[] = []): string =>
  JSON.stringify({ khamsin: "games", version: FORM, games, ...(unread.length && { unread }) });

/** The sorted parameters of a query, to compare games. Leaves out the view, the marks of a link, and the keys in `but`. */
export const contentOf = (query: string, ...but: readonly string[]): string =>
  JSON.stringify(
    [...new URLSearchParams(query)].filter(([key]) => key !== "view" && ![...MARKS, ...but].includes(key)).sort(),
  );

/** Whether two queries are the same state of a game, in any view. */
export const isSame = (a: string, b: string): boolean => contentOf(a) === contentOf(b);

/** Returns a parameter of a query; empty if it is missing. */
export const queryParam = (query: string, key: string): string => new URLSearchParams(query).get(key) ?? "";

/** Returns a query with a parameter set. */
export function withParam(query: string, key: string, value: string): string {
  const params = new URLSearchParams(query);
  params.set(key, value);
  return `?${params}`;
}

/** Returns the address that opens a kept game: its query, or only its id if the query is too long for servers. */
export const hrefOf = ({ id, query }: KeptGame): string => (query.length > LONGEST_QUERY ? `?id=${id}` : query);
