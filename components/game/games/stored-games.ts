/**
 * Loads all games from localStorage: each from its own entry, or from the single list in which Khamsin 0.9.0 stored
 * games.
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

/** The key in localStorage of the list of Khamsin 0.9.0. */
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
 * Stores a game of the list of Khamsin 0.9.0 in an entry of its own, unless this entry already has the game with the
 * same or a later date.
 */
function moveGame(game: KeptGame): Failure | undefined {
  if (isForeign(game.id)) return writeGame(withId(game, newId()));
  const entry = readGame(game.id);
  return entry && entry.changed >= game.changed ? undefined : writeGame(game);
}

/**
 * Moves each game of the list of Khamsin 0.9.0 to a localStorage entry of its own. Games for which localStorage has no
 * room remain in the list until the next call, which has more room because the list is shorter. Values that are not
 * games remain in the list too. A list in a later version of the format is not changed.
 */
function migrateList(): void {
  const { games, unread, version } = readList();
  if (!games.length || version > FORM) return;
  const left = games.filter(moveGame);
  writeItem(LIST, left.length || unread.length ? stringifyGames(left, unread) : null);
}

/** All games by their ids. `unread`: stored values that are not games in this version of the format. */
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
