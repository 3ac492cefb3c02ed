/**
 * Reads and writes games in localStorage. Each game is a separate entry, so that tabs do not overwrite each other's
 * games.
 */
import { FORM, type KeptGame, parseGames, stringifyGames } from "./kept-game.ts";

/** The prefix of the keys in localStorage: "khamsin.game.k3f9qa". */
const PREFIX = "khamsin.game.";
/** Why writing to localStorage failed: it is disabled ("shut") or full. */
export type Failure = "shut" | "full";

/** Reads a localStorage entry; null if it does not exist or localStorage is disabled. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a localStorage entry, or removes it if `text` is null. If this fails, returns the reason. */
export function writeItem(key: string, text: string | null): Failure | undefined {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return undefined;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "shut";
  }
}

/** Reads the localStorage entry of a game as text; null if it does not exist. */
export const readEntry = (id: string): string | null => readItem(PREFIX + id);

/** Reads a stored game; undefined if its entry is missing, invalid, or in a later version of the format. */
export function readGame(id: string): KeptGame | undefined {
  const { games, version } = parseGames(readEntry(id) ?? "");
  return version === FORM && games[0]?.id === id ? games[0] : undefined;
}
/** Stores a game, and replaces any stored game with the same id. */
export const writeGame = (game: KeptGame): Failure | undefined => writeItem(PREFIX + game.id, stringifyGames([game]));
/** Deletes a game. */
export const removeGame = (id: string): Failure | undefined => writeItem(PREFIX + id, null);

/** Returns whether an entry must not be overwritten, because this version of Khamsin cannot read it. */
export const isForeign = (id: string): boolean => readEntry(id) !== null && !readGame(id);

/** Returns the ids of all stored games, even unreadable ones. Returns [] if localStorage is disabled. */
export function entryIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Returns a random id that no stored game has. */
export function newId(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");
  return readEntry(id) === null ? id : newId();
}
