/**
 * Reads and writes games in localStorage. Each game has its own entry, so that two tabs never overwrite each other's
 * games.
 */
import { FORM, type KeptGame, parseGames, stringifyGames } from "./kept-game.ts";

/** The key of a game's entry is this prefix and the id of the game. */
const PREFIX = "khamsin.game.";
/** Why localStorage cannot be written: it is disabled ("shut") or full. */
export type Failure = "shut" | "full";

/** Reads an entry of localStorage; null if the entry does not exist or localStorage is disabled. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes an entry of localStorage, or removes the entry if `text` is null. If writing fails, returns why, and the old
 * value remains.
 */
export function writeItem(key: string, text: string | null): Failure | undefined {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "shut";
  }
}

/** Reads the text of a game's entry by the id of the game; null if the entry does not exist. */
export const readEntry = (id: string): string | null => readItem(PREFIX + id);

/**
 * Reads the game with this id; undefined if the entry is missing, is not a game, or has a later version of the format.
 */
export function readGame(id: string): KeptGame | undefined {
  const { games, version } = parseGames(readEntry(id) ?? "");
  return version === FORM && games[0]?.id === id ? games[0] : undefined;
}
/** Stores a game. Replaces the stored game with the same id. */
export const writeGame = (game: KeptGame): Failure | undefined => writeItem(PREFIX + game.id, stringifyGames([game]));
/** Deletes a game. */
export const removeGame = (id: string): Failure | undefined => writeItem(PREFIX + id, null);

/** Returns whether an entry must not be overwritten, because it is not a game in this version of the format. */
export const isForeign = (id: string): boolean => readEntry(id) !== null && !readGame(id);

/** Returns the ids of all games with an entry, readable or not. Returns [] if localStorage is disabled. */
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
