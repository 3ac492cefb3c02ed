/** Games in a file: the same form as in the browser's storage. */
import { readState } from "../../calculators/kit/fields.ts";
import { shown } from "../../calculators/kit/shown.ts";
import type { GameFields } from "../game-fields.ts";
import { FORM, type KeptGame, readGames, told } from "./kept-games.ts";
import { withoutSum } from "./share-link.ts";

/** The largest file that is read, in bytes. */
export const LARGEST_FILE = 5_000_000;

/** What of a file could not be read. */
export type Problem =
  | { readonly what: "nothing" | "newer" | "large" | "unreadable" }
  /** Some of its entries are no games. */
  | { readonly what: "entries"; readonly count: number; readonly first: string }
  /** Some values of a game. They stay in it. */
  | { readonly what: "values"; readonly name: string; readonly values: string };

/** The games of a file, and what could not be read. */
export function readFile(
  text: string,
  fields: GameFields,
): { readonly games: readonly KeptGame[]; readonly problems: readonly Problem[] } {
  const { games, unread, form } = readGames(text);
  const [first] = unread;
  const problems: Problem[] = [];
  if (form > FORM) problems.push({ what: "newer" });
  if (form === 0 && !games.length) problems.push({ what: "nothing" });
  else if (unread.length)
    problems.push({ what: "entries", count: unread.length, first: shown(JSON.stringify(first) ?? "") });
  for (const { query } of games) {
    const { bad } = readState(withoutSum(query), fields);
    const values = bad.map(({ key, value }) => shown(`${key}=${value}`)).join(" ");
    if (values) problems.push({ what: "values", name: shown(told(query, "name")), values: shown(values) });
  }
  return { games, problems };
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
