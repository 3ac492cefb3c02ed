/** A kept game, its form in localStorage and in files, and its address. */
import { MARKS } from "./share-link.ts";

/** The version of the form of games in localStorage and in files. */
export const FORM = 1;
/** The longest query of an address, because servers refuse longer ones: nginx at some 8,000 letters. */
const LONGEST_QUERY = 7000;

export interface KeptGame {
  readonly id: string;
  /** The query of its address, which holds its name too. */
  readonly query: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** The query of the link that it came by, to the letter, if not all of the link could be read. */
  readonly came?: string | undefined;
}

/** The fields of a value parsed from JSON, whatever it is. */
const fieldsOf = (value: unknown) => Object(value) as Readonly<Partial<Record<string, unknown>>>;

/** Whether a value is a kept game. A Date holds times up to 8.64e15. */
function isGame(value: unknown): value is KeptGame {
  const { id, query, changed, came = "?" } = fieldsOf(value);
  const isQuery = (text: unknown) => typeof text === "string" && text.startsWith("?");
  const isId = typeof id === "string" && /^[a-z0-9]{1,8}$/.test(id);
  return isId && isQuery(query) && typeof changed === "number" && Math.abs(changed) <= 8.64e15 && isQuery(came);
}

/** A list of games, as a file holds it. `unread`: entries that are not games. `version`: of its form; 0 if it names none. */
export interface GameList {
  readonly games: readonly KeptGame[];
  readonly unread: readonly unknown[];
  readonly version: number;
}

/** Parses a list of games. */
export function parseGames(text: string): GameList {
  let parsed: unknown = text;
  try {
    parsed = JSON.parse(text);
  } catch {
    // A text that is not JSON is one entry that is not a game.
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

/** Writes a list of games. */
export const stringifyGames = (games: readonly KeptGame[], unread: readonly unknown[] = []): string =>
  JSON.stringify({ khamsin: "games", version: FORM, games, ...(unread.length && { unread }) });

/** The parameters of a query in one order, to compare games. The view and the marks of a link do not count, nor do those `but`. */
export const contentOf = (query: string, ...but: readonly string[]): string =>
  JSON.stringify(
    [...new URLSearchParams(query)].filter(([key]) => key !== "view" && ![...MARKS, ...but].includes(key)).sort(),
  );

/** Whether two queries are the same state of a game, whichever view shows it. */
export const isSame = (a: string, b: string): boolean => contentOf(a) === contentOf(b);

/** A parameter of a query; empty if the query lacks it. */
export const queryParam = (query: string, key: string): string => new URLSearchParams(query).get(key) ?? "";

/** A query with another value of a parameter. */
export function withParam(query: string, key: string, value: string): string {
  const params = new URLSearchParams(query);
  params.set(key, value);
  return `?${params}`;
}

/** The address that opens a kept game. One that would be too long for a server names the id only. */
export const hrefOf = ({ id, query }: KeptGame): string => (query.length > LONGEST_QUERY ? `?id=${id}` : query);
