/** The entries of localStorage for games: one for each game, so that two tabs never overwrite each other's games. */
import { FORM, type KeptGame, parseGames, stringifyGames } from "./kept-game.ts";

/** The beginning of their keys, before the id of the game. */
const PREFIX = "khamsin.game.";
/** Why nothing can be kept: localStorage is disabled or has no more room. */
export type Failure = "shut" | "full";

/** The text of an entry of localStorage; null if there is none, or localStorage is disabled. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry of localStorage, or removes it for `null`. If that fails, the old value is kept. */
export function writeItem(key: string, text: string | null): Failure | undefined {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "shut";
  }
}

/** The text of the entry for this id. */
export const readEntry = (id: string): string | null => readItem(PREFIX + id);

/** The game with this id; undefined if its entry is missing, is not a game, or is of a later version. */
export function readGame(id: string): KeptGame | undefined {
  const { games, version } = parseGames(readEntry(id) ?? "");
  return version === FORM && games[0]?.id === id ? games[0] : undefined;
}
/** Keeps a game in place of the one with its id. */
export const writeGame = (game: KeptGame): Failure | undefined => writeItem(PREFIX + game.id, stringifyGames([game]));
/** Deletes a game. */
export const removeGame = (id: string): Failure | undefined => writeItem(PREFIX + id, null);

/** Whether the entry for this id is not a game of this version, and so must not be overwritten. */
export const isForeign = (id: string): boolean => readEntry(id) !== null && !readGame(id);

/** The ids of all entries. */
export function entryIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** An id for which there is no entry. */
export function newId(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
  return readEntry(id) === null ? id : newId();
}
