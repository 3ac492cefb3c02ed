/** The entries of games in localStorage: one per game, so that two tabs never overwrite each other's games. */
import { FORM, type KeptGame, parseGames, stringifyGames } from "./kept-game.ts";

/** The prefix of their keys, before the id of the game. */
const PREFIX = "khamsin.game.";
/** Why nothing can be stored: localStorage is disabled or full. */
export type Failure = "shut" | "full";

/** Reads an entry of localStorage; null if it does not exist, or localStorage is disabled. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry of localStorage, or removes it for `null`. Keeps the old value if that fails. */
export function writeItem(key: string, text: string | null): Failure | undefined {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "shut";
  }
}

/** Reads the text of the entry for this id. */
export const readEntry = (id: string): string | null => readItem(PREFIX + id);

/** Reads the game with this id; undefined if its entry is missing, is not a game, or is of a later version. */
export function readGame(id: string): KeptGame | undefined {
  const { games, version } = parseGames(readEntry(id) ?? "");
  return version === FORM && games[0]?.id === id ? games[0] : undefined;
}
/** Stores a game, replacing any with its id. */
export const writeGame = (game: KeptGame): Failure | undefined => writeItem(PREFIX + game.id, stringifyGames([game]));
/** Deletes a game. */
export const removeGame = (id: string): Failure | undefined => writeItem(PREFIX + id, null);

/** Whether the entry for this id is not a game of this version, so that it must not be overwritten. */
export const isForeign = (id: string): boolean => readEntry(id) !== null && !readGame(id);

/** Returns the ids of all entries. */
export function entryIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Returns a random id that has no entry. */
export function newId(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
  return readEntry(id) === null ? id : newId();
}
