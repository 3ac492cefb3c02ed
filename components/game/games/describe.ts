/** Formats a stored game's name, progress and date, for lists and messages. */
import { readEvents } from "../../../src/game/turns/events.ts";
import { type GameState, LONGEST_NAME } from "../game-fields.ts";
import type { GameSay } from "../words.ts";
import { type KeptGame, queryParam } from "./kept-game.ts";

/** Formats a date and time in the page's language: "22 Nov 2026, 14:03". */
export function dateText(time: number): string {
  const language = document.documentElement.lang === "ja" ? "ja" : "en-GB";
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** Returns how far a game has been played: "turn 3". */
export function stageText(t: GameSay, { play }: Pick<GameState, "play">): string {
  const turns = readEvents(play).filter(({ kind }) => kind === "turn").length;
  return play ? t("kept.turn", { turn: Math.floor(turns / 2) + 1 }) : t("kept.setUp");
}

/** Truncates a text to `length` UTF-16 units, without splitting a surrogate pair. */
const clip = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");

/**
 * Returns the name of a game, or "Untitled game". Removes characters that would reverse the direction of nearby text.
 */
export const nameText = (t: GameSay, { query }: Pick<KeptGame, "query">): string =>
  clip(queryParam(query, "name").replace(/\p{Bidi_Control}/gu, ""), LONGEST_NAME).trim() || t("unnamed");

/**
 * Returns the new name of a game from a file, if its id is already in use: "Gazala (from a file)". Long names are
 * truncated.
 */
export function fileGameName(t: GameSay, game: KeptGame): string {
  const room = LONGEST_NAME - t("kept.fromFile", { name: "" }).length;
  return t("kept.fromFile", { name: clip(nameText(t, game), room).trim() });
}
