/** Saves games to files, and opens files of games. */
import { readState } from "../../calculators/kit/fields.ts";
import { sanitizeForMessage } from "../../calculators/kit/sanitize-for-message.ts";
import { FIELDS } from "../game-fields.ts";
import type { GameSay } from "../words.ts";
import { fileGameName } from "./describe.ts";
import { isForeign, newId, writeGame } from "./game-entries.ts";
import { contentOf, FORM, type KeptGame, parseGames, queryParam, stringifyGames, withParam } from "./kept-game.ts";
import { withoutMarks } from "./share-link.ts";
import { loadGames, withId } from "./stored-games.ts";

/** The maximum size of a file, in bytes. */
const LARGEST_FILE = 5_000_000;
/** The maximum number of games in a file. Thousands would take seconds to render. */
const MOST_GAMES = 2000;

/** Parses the text of a file. Returns its games, and messages about what could not be read. */
export function parseFile(
  t: GameSay,
  text: string,
): { readonly games: readonly KeptGame[]; readonly problems: string[] } {
  const { games, unread, version } = parseGames(text);
  if (games.length > MOST_GAMES) return { games: [], problems: [t("file.large")] };
  const problems: string[] = [];
  if (version > FORM) problems.push(t("file.newer"));
  if (version === 0 && !games.length) problems.push(t("file.nothing"));
  else if (unread.length)
    problems.push(
      t("file.entries", { count: unread.length, first: sanitizeForMessage(JSON.stringify(unread[0]) ?? "") }),
    );
  for (const { query } of games) {
    const { bad } = readState(withoutMarks(query), FIELDS);
    const values = bad.map(({ key, value }) => sanitizeForMessage(`${key}=${value}`)).join(" ");
    const name = sanitizeForMessage(queryParam(query, "name")) || t("unnamed");
    if (values) problems.push(t("file.values", { name, values: sanitizeForMessage(values) }));
  }
  return { games, problems };
}

/**
 * A game from an opened file. "new": it was stored. "kept": it was already stored. "second": it was stored with a new
 * id, because another game has its id.
 */
export interface AddedGame {
  readonly game: KeptGame;
  readonly as: "new" | "kept" | "second";
}

/**
 * Stores the games of a file without replacing stored games. A game whose id is in use gets a new id and a name such as
 * "Gazala (from a file)". If storing fails, returns only the games before the failure.
 */
export function addGames(t: GameSay, found: readonly KeptGame[]): readonly AddedGame[] {
  const kept = loadGames().games;
  const games = new Set(kept.keys());
  const keyOf = ({ query, came = "" }: KeptGame) => contentOf(query, "id") + came;
  const byContent = new Map(Array.from(kept.values(), (game) => [keyOf(game), game]));
  const added: AddedGame[] = [];
  for (const one of found) {
    const game = withId(one, one.id);
    const isTaken = games.has(game.id) || isForeign(game.id);
    const own = isTaken
      ? withId({ ...game, query: withParam(game.query, "name", fileGameName(t, game)) }, newId())
      : game;
    const same = byContent.get(keyOf(game)) ?? byContent.get(keyOf(own));
    if (!same && writeGame(own)) break;
    added.push(same ? { game: same, as: "kept" } : { game: own, as: isTaken ? "second" : "new" });
    games.add(own.id);
    if (!same) byContent.set(keyOf(own), own);
  }
  return added;
}

/** The result of opening a file: its games, and messages about what could not be read or stored. */
export interface OpenedFile {
  readonly added: readonly AddedGame[];
  readonly problems: readonly string[];
}

/** Opens a file and stores its games. */
export async function openFile(t: GameSay, file: File): Promise<OpenedFile> {
  if (file.size > LARGEST_FILE) return { added: [], problems: [t("file.large")] };
  try {
    const { games, problems } = parseFile(t, await file.text());
    const added = addGames(t, games);
    const count = games.length - added.length;
    return { added, problems: count ? [t("file.refused", { count }), ...problems] : problems };
  } catch {
    return { added: [], problems: [t("file.unreadable")] };
  }
}

/**
 * Returns the name of a file to save: "khamsin-Gazala.json" for the game "Gazala". Without `name`,
 * "khamsin-games.json".
 */
export function fileName(name = "games"): string {
  const letters = name.match(/[\p{L}\p{N}]+/gu)?.join("-") ?? "game";
  return `khamsin-${letters}.json`;
}

/** Saves games to a file, as a download. */
export function saveGames(name: string, games: readonly KeptGame[], unread: readonly unknown[] = []): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([stringifyGames(games, unread)], { type: "application/json" }));
  link.download = name;
  link.click();
  // Waits, because some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
