/**
 * Formats the texts at the top of the play view: the current conditions and the most recent event. A screen reader
 * announces each change of these texts.
 */
import { ecOf, hazeIs, night, sun } from "../../../src/game/in-force/climate.ts";
import { truthOf } from "../../../src/game/in-force/finding.ts";
import type { Game } from "../../../src/game/in-force/game.ts";
import type { GameInPlay } from "../../../src/game/turns/turns.ts";
import type { Answer } from "../../calculators/kit/Answer.tsx";
import type { GameSay } from "../words.ts";
import { entryLines, type LogWords, turnText } from "./log-words.ts";

/** Returns the current conditions: "Heavy Wind, Gusts, Moderate Dust, Clear, EC Dry, Heat Haze". */
export function nowText(t: GameSay, game: Game): string {
  const { wind, gusts, dust, weather, rained } = game;
  const ec = ecOf(game);
  const parts = [
    wind ? t(`wind.${wind}`) : t("play.unknown.wind"),
    gusts && t("play.gusts"),
    dust ? t(`play.dust.${dust}`) : t("play.unknown.dust"),
    weather && t(`weather.${weather}`),
    rained && t("play.rained"),
    ec ? t("play.ec", { ec: t(`ec.${ec}`) }) : t("play.unknown.ec"),
    night(game).holds === true && t("time.night"),
    truthOf(hazeIs("normal")(game)) === true && t("haze.normal"),
    truthOf(hazeIs("intense")(game)) === true && t("haze.intense"),
    truthOf(sun(game)) === true && t("play.sunBlindness"),
  ];
  return parts.filter(Boolean).join(t("comma"));
}

/**
 * Returns the most recent event with its effects. For the start of a Player Turn, returns only the effects, because the
 * line above this text names the Player Turn.
 */
export function lastText(words: LogWords, { log }: Pick<GameInPlay, "log">): string {
  const last = log.at(-1);
  if (!last) return "";
  const { head, lines } = entryLines(words, last);
  return (last.event.kind === "turn" ? lines : [head, ...lines])
    .map(({ text }) => text)
    .join(words.t("play.semicolon"));
}

/**
 * Returns the two lines at the top of the play view. The first line has the Player Turn and the current conditions. The
 * second line has the most recent event or, after an undo, the message about it.
 */
export function playAnswers(words: LogWords, inPlay: GameInPlay, undone = ""): Answer[] {
  const { t } = words;
  return [{ roll: turnText(t, inPlay), odds: nowText(t, inPlay.game) }, { roll: undone || lastText(words, inPlay) }];
}
