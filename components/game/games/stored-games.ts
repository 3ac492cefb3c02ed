/** All games in localStorage: their entries, and the list in which Khamsin 0.9.0 kept all games. */
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

/** The key of the list in localStorage. */
const LIST = "khamsin.games";

/** Returns a game with another id. */
export const withId = (game: KeptGame, id: string): KeptGame => ({
  ...game,
  id,
  query: withParam(game.query, "id", id),
});

function readList(): GameList {
  const text = readItem(LIST);
  return text === null ? { games: [], unread: [], version: 0 } : parseGames(text);
}

/** Writes an entry for a game of the list, unless its entry has a later change. */
function moveGame(game: KeptGame): Failure | undefined {
  if (isForeign(game.id)) return writeGame(withId(game, newId()));
  const entry = readGame(game.id);
  return entry && entry.changed >= game.changed ? undefined : writeGame(game);
}

/**
 * Moves the games of the list into entries. Games for which there is no room remain in it, as do entries that are not games. The list is
 * then shorter, so the next call has room for more. A list of a later version is never changed.
 */
function migrateList(): void {
  const { games, unread, version } = readList();
  if (!games.length || version > FORM) return;
  const left = games.filter(moveGame);
  writeItem(LIST, left.length || unread.length ? stringifyGames(left, unread) : null);
}

/** All games by their ids, and the entries that are not games of this version. */
export interface StoredGames {
  readonly games: ReadonlyMap<string, KeptGame>;
  readonly unread: readonly unknown[];
}

/** Loads all games, after moving the games of the list into entries. */
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
