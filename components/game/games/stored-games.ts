/**
 * Loads all games from localStorage. Each game has an entry of its own, except games that Khamsin 0.9.0 stored in a
 * single list.
 */
import {
  entryIds,
  type Failure,
  isForeign,
  newId,
  readEntry,
  readGame,
  readItem,
  writeGame,
  writeItem,
} from "./game-entries.ts";
import { FORM, type GameList, type KeptGame, parseGames, stringifyGames, withParam } from "./kept-game.ts";

/** The localStorage key under which Khamsin 0.9.0 stored the list of all games. */
const LIST = "khamsin.games";

/** Returns a copy of a game with another id. */
export const withId = (game: KeptGame, id: string): KeptGame => ({
  ...game,
  id,
  query: withParam(game.query, "id", id),
});

function readList(): GameList {
  const text = readItem(LIST);
  return text === null ? { games: [], unread: [], version: 0 } : parseGames(text);
}

/**
 * Copies a game from the list of Khamsin 0.9.0 to an entry of its own. An existing entry is overwritten only if it is
 * older than the game.
 */
function moveGame(game: KeptGame): Failure | undefined {
  if (isForeign(game.id)) return writeGame(withId(game, newId()));
  const entry = readGame(game.id);
  return entry && entry.changed >= game.changed ? undefined : writeGame(game);
}

/**
 * Moves the games in the list of Khamsin 0.9.0 to localStorage entries of their own. Games that do not fit into
 * localStorage stay in the list until the next call. Values that are not games stay in the list too. A list in a newer
 * format is not changed.
 */
function migrateList(): void {
  const { games, unread, version } = readList();
  if (!games.length || version > FORM) return;
  const left = games.filter(moveGame);
  writeItem(LIST, left.length || unread.length ? stringifyGames(left, unread) : null);
}

/** All games by their ids. `unread`: stored values that this version cannot read as games. */
export interface StoredGames {
  readonly games: ReadonlyMap<string, KeptGame>;
  readonly unread: readonly unknown[];
}

/** Loads all games. First moves the games of the list of Khamsin 0.9.0 to entries of their own. */
export function loadGames(): StoredGames {
  migrateList();
  const list = readList();
  const games = new Map(list.games.map((game) => [game.id, game]));
  const unread = [...list.unread];
  for (const id of entryIds()) {
    const game = readGame(id);
    if (game) games.set(id, game);
    else unread.push(readEntry(id));
  }
  return { games, unread };
}
