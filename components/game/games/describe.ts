/** How kept games are named in lists and messages. */
import { readEvents } from "../../../src/game/turns/events.ts";
import { LONGEST_NAME, type State } from "../game-fields.ts";
import type { T } from "../words.ts";
import { type KeptGame, queryParam } from "./kept-game.ts";

/** A date and time, in the language of the page: "22 Nov 2026, 14:03". */
export function dateText(time: number): string {
  const language = document.documentElement.lang === "ja" ? "ja" : "en-GB";
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** How far a game has come: "turn 3". */
export function stageText(t: T, { play }: Pick<State, "play">): string {
  const turns = readEvents(play).filter(({ kind }) => kind === "turn").length;
  return play ? t("kept.turn", { turn: Math.floor(turns / 2) + 1 }) : t("kept.setUp");
}

/** The beginning of a text, at most so many characters, without half a character at the end. */
const clip = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");

/** The name of a game, or "A game in the desert". Characters that turn the direction of the text around are left out. */
export const nameText = (t: T, { query }: Pick<KeptGame, "query">): string =>
  clip(queryParam(query, "name").replace(/\p{Bidi_Control}/gu, ""), LONGEST_NAME).trim() || t("unnamed");

/** The name of a game of a file whose id is taken, no longer than a name may be: "Gazala (from a file)". */
export function fileGameName(t: T, game: KeptGame): string {
  const room = LONGEST_NAME - t("kept.fromFile", { name: "" }).length;
  return t("kept.fromFile", { name: clip(nameText(t, game), room).trim() });
}
