/** The games that a browser keeps: what is checked when they are read, and how none takes the place of another unseen. */

/** Where they lie in the browser's storage. */
export const KEY = "khamsin.games";
/** The version of their form, there and in files. */
export const FORM = 1;

export interface KeptGame {
  readonly id: string;
  /** Its address's query, which holds its name too. */
  readonly query: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** The query of the link that it came by, to the letter, where not all of it could be read. */
  readonly came?: string | undefined;
}
/** Games, and what lies among them and is none: it is written back as it was. */
export interface Games {
  readonly games: readonly KeptGame[];
  readonly unread: readonly unknown[];
}
/** Why nothing can be kept: the browser's storage is shut, or has no more room. */
export type Failure = "shut" | "full";

type Loose = Readonly<Partial<Record<string, unknown>>>;
const looseOf = (value: unknown): Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const MOST_LETTERS = 50_000;
const isQuery = (value: unknown): boolean =>
  typeof value === "string" && value.startsWith("?") && value.length <= MOST_LETTERS;
const isId = (value: unknown): boolean => typeof value === "string" && /^[a-z0-9]{1,8}$/.test(value);
// The last day that a Date can be.
const isTime = (value: unknown): boolean => typeof value === "number" && Math.abs(value) <= 8.64e15;

/** Whether a value is a kept game. */
function isGame(value: unknown): value is KeptGame {
  const { id, query, changed, came = "?" } = looseOf(value);
  return isId(id) && isQuery(query) && isTime(changed) && isQuery(came);
}

/** The games of a text, of the storage or of a file, and the version of its form: 0 where it does not say one. */
export function readGames(text: string): Games & { readonly form: number } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { games: [], unread: [text], form: 0 };
  }
  const { version, games, unread } = looseOf(found);
  if (!Array.isArray(games)) return { games: [], unread: [found], form: 0 };
  const isFirst = (game: KeptGame) => games.find((other) => isGame(other) && other.id === game.id) === game;
  const kept = games.filter(isGame).filter(isFirst);
  const others: unknown[] = games.filter((game) => !kept.includes(game));
  return {
    games: kept,
    unread: [...others, ...(Array.isArray(unread) ? (unread as unknown[]) : [])],
    form: typeof version === "number" ? version : 0,
  };
}

/** Games as a text, for the storage and for files. */
export const writeGames = ({ games, unread }: Games): string =>
  JSON.stringify({ khamsin: "games", version: FORM, games, ...(unread.length && { unread }) });

const NONE: Games = { games: [], unread: [] };

/** What the browser keeps; nothing where its storage is shut. */
export function readKept(): Games {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? NONE : readGames(text);
  } catch {
    return NONE;
  }
}

/** Writes what the browser keeps. What lay there stays where it cannot. */
export function writeKept(games: Games): Failure | undefined {
  try {
    localStorage.setItem(KEY, writeGames(games));
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "shut";
  }
}

const LOOKS = ["view", "sum"];
const NAMES = [...LOOKS, "id", "name"];
const saidBy = (query: string, but: readonly string[]) =>
  JSON.stringify([...new URLSearchParams(query)].filter(([key]) => !but.includes(key)).sort());

/** Whether two queries are one state of a game, in whichever view it is looked at. */
export const isSame = (a: string, b: string): boolean => saidBy(a, LOOKS) === saidBy(b, LOOKS);
/** Whether two queries are one state, of games with whatever names. */
export const isAlike = (a: string, b: string): boolean => saidBy(a, NAMES) === saidBy(b, NAMES);

/** What a query says of a key. */
export const told = (query: string, key: string): string => new URLSearchParams(query).get(key) ?? "";

/** A query with another value of a key; the others stay as they are. */
export function withTold(query: string, key: string, value: string): string {
  const params = new URLSearchParams(query);
  params.set(key, value);
  return `?${params}`;
}

/** An id that none of these games has. */
export function newId(games: readonly KeptGame[]): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
  return games.some((game) => game.id === id) ? newId(games) : id;
}

/** A game as another one: with an id of its own, and a name. */
export function asSecond(game: KeptGame, games: readonly KeptGame[], name: string): KeptGame {
  const id = newId(games);
  return { ...game, id, query: withTold(withTold(game.query, "id", id), "name", name) };
}

/**
 * Keeps a state of a game. `base` is the state under its id from which it was made. Where another one is kept there by now, that one
 * stays too, as a game of its own with the name that `nameOf` gives.
 */
export function keepGame(
  game: KeptGame,
  base: string | undefined,
  nameOf: (kept: KeptGame) => string,
): Failure | undefined {
  const { games, unread } = readKept();
  const kept = games.find(({ id }) => id === game.id);
  const others = games.filter((other) => other !== kept);
  const isLost =
    kept &&
    [game.query, ...(base === undefined ? [] : [base])].every((query) => !isSame(kept.query, query)) &&
    !others.some((other) => isAlike(other.query, kept.query));
  const aside = isLost ? [asSecond(kept, games, nameOf(kept))] : [];
  return writeKept({ games: [game, ...aside, ...others], unread });
}

/** Changes the kept games; what is not among them stays. */
export function changeKept(change: (games: readonly KeptGame[]) => readonly KeptGame[]): Failure | undefined {
  const { games, unread } = readKept();
  return writeKept({ games: change(games), unread });
}

/** What became of a game that was added: it is new, was there already, or is now beside another state with its id. */
export interface Added {
  readonly game: KeptGame;
  readonly as: "new" | "kept" | "second";
}

/** Games to which others are added: none takes the place of another. A second one gets the name that `nameOf` gives. */
export function withAdded(
  games: readonly KeptGame[],
  found: readonly KeptGame[],
  nameOf: (game: KeptGame) => string,
): { readonly games: readonly KeptGame[]; readonly added: readonly Added[] } {
  const added: Added[] = [];
  let all = [...games];
  for (const one of found) {
    const game = told(one.query, "id") === one.id ? one : { ...one, query: withTold(one.query, "id", one.id) };
    const same = all.find(({ id }) => id === game.id);
    const name = nameOf(game);
    const isThere = (other: KeptGame) =>
      (isSame(other.query, game.query) || (isAlike(other.query, game.query) && told(other.query, "name") === name)) &&
      (game.came === undefined || game.came === other.came);
    const there = same && all.find(isThere);
    if (there) added.push({ game: there, as: "kept" });
    else {
      const own = same ? asSecond(game, all, name) : game;
      added.push({ game: own, as: same ? "second" : "new" });
      all = [own, ...all];
    }
  }
  return { games: all, added };
}
