/** Files with games, as they are saved and opened. */
import { readState } from "../../calculators/kit/fields.ts";
import { shown } from "../../calculators/kit/shown.ts";
import { FIELDS } from "../game-fields.ts";
import { isForeign, newId, writeGame } from "./game-entries.ts";
import { contentOf, FORM, type KeptGame, parseGames, queryParam, withParam } from "./kept-game.ts";
import { withoutMarks } from "./share-link.ts";
import { loadGames, withId } from "./stored-games.ts";

/** The largest file that is read, in bytes, and the most games: the list of thousands would take seconds to show. */
export const LARGEST_FILE = 5_000_000;
const MOST_GAMES = 2000;

/** What is wrong with a file. */
export type Problem =
  | { readonly what: "nothing" | "newer" | "large" | "unreadable" }
  /** The file holds entries that are not games. */
  | { readonly what: "entries"; readonly count: number; readonly first: string }
  /** Some values of a game cannot be read. They stay in it. */
  | { readonly what: "values"; readonly name: string; readonly values: string }
  /** The browser could not keep so many games. */
  | { readonly what: "refused"; readonly count: number };

/** Parses the games of a file, and lists what is wrong with it. */
export function parseFile(text: string): {
  readonly games: readonly KeptGame[];
  readonly problems: readonly Problem[];
} {
  const { games, unread, version } = parseGames(text);
  if (games.length > MOST_GAMES) return { games: [], problems: [{ what: "large" }] };
  const problems: Problem[] = [];
  if (version > FORM) problems.push({ what: "newer" });
  if (version === 0 && !games.length) problems.push({ what: "nothing" });
  else if (unread.length)
    problems.push({ what: "entries", count: unread.length, first: shown(JSON.stringify(unread[0]) ?? "") });
  for (const { query } of games) {
    const { bad } = readState(withoutMarks(query), FIELDS);
    const values = bad.map(({ key, value }) => shown(`${key}=${value}`)).join(" ");
    if (values) problems.push({ what: "values", name: shown(queryParam(query, "name")), values: shown(values) });
  }
  return { games, problems };
}

/** A game of a file, once it is kept: it is new, was kept already, or is now kept beside another game with its id. */
export interface Added {
  readonly game: KeptGame;
  readonly as: "new" | "kept" | "second";
}

/**
 * Keeps the games of a file. None replaces another: where its id is taken it gets a new one, and the name that `nameOf` gives.
 * Stops when the browser keeps no more, so that `added` can be shorter than `found`.
 */
export function addGames(found: readonly KeptGame[], nameOf: (game: KeptGame) => string): readonly Added[] {
  const kept = loadGames().games;
  const games = new Set(kept.keys());
  const keyOf = ({ query, came = "" }: KeptGame) => contentOf(query, "id") + came;
  const byContent = new Map(Array.from(kept.values(), (game) => [keyOf(game), game]));
  const added: Added[] = [];
  for (const one of found) {
    const game = withId(one, one.id);
    const isTaken = games.has(game.id) || isForeign(game.id);
    const own = isTaken ? withId({ ...game, query: withParam(game.query, "name", nameOf(game)) }, newId()) : game;
    const same = byContent.get(keyOf(game)) ?? byContent.get(keyOf(own));
    if (!same && writeGame(own)) break;
    added.push(same ? { game: same, as: "kept" } : { game: own, as: isTaken ? "second" : "new" });
    games.add(own.id);
    if (!same) byContent.set(keyOf(own), own);
  }
  return added;
}

/** The name of a file for games, or for one with this name. */
export function fileName(name = "games"): string {
  const letters = name.match(/[\p{L}\p{N}]+/gu)?.join("-") ?? "game";
  return `khamsin-${letters}.json`;
}

/** Saves a text as a file, as browsers do with a link to download. */
export function saveFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  // Browsers begin to read it at once, some of them a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
