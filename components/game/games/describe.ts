/** What a kept game is called in lists and messages. */
import { readEvents } from "../../../src/game/turns/events.ts";
import { LONGEST_NAME, type State } from "../game-fields.ts";
import type { T } from "../words.ts";
import { type KeptGame, told } from "./kept-games.ts";

/** "22 Nov 2026, 14:03", in the language of the page. */
export function dateText(time: number): string {
  const language = document.documentElement.lang === "ja" ? "ja" : "en-GB";
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** How far a game has come: "turn 3". */
export function stageText(t: T, { play }: Pick<State, "play">): string {
  const turns = readEvents(play).filter(({ kind }) => kind === "turn").length;
  return play ? t("kept.turn", { turn: Math.floor(turns / 2) + 1 }) : t("kept.setUp");
}

/** The name of a game, or what stands for one. */
export const nameText = (t: T, { query }: Pick<KeptGame, "query">): string =>
  told(query, "name").trim() || t("unnamed");

/** A name within words ("{name} (from a file)") that are no longer than a name may be. */
function nameWithin(t: T, word: "kept.until" | "kept.fromFile", name: string, when = ""): string {
  const room = LONGEST_NAME - t(word, { name: "", when }).length;
  const letters = [...name];
  while (letters.join("").length > room) letters.pop();
  return t(word, { name: letters.join("").trim(), when });
}

/** The name under which a state is kept whose id another state has taken. */
export const asideName = (t: T, game: KeptGame): string =>
  nameWithin(t, "kept.until", nameText(t, game), dateText(game.changed));
/** The name of a game from a file that is kept beside another state of it. */
export const fileGameName = (t: T, game: KeptGame): string => nameWithin(t, "kept.fromFile", nameText(t, game));
