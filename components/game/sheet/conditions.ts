/** The conditions at the head of a sheet: place and time, ground and sky. */
import { ecOf } from "../../../src/game/in-force/climate.ts";
import type { Game } from "../../../src/game/in-force/game.ts";
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";
import { valueText } from "../play/log-words.ts";
import { type Untitled, whenAndWhere } from "../words.ts";

/** The words of the head of a sheet, as props, in the language that is not the page's. */
export interface SheetWords {
  lang: string;
  strings: Readonly<Record<string, string>>;
  months: readonly string[];
}

/** The keys of these words. */
export const IN_HEAD =
  /^(?:(?:altered|book|dune|dust|ec|haze|place|time|weather|wind)\.\w+|sheet\.(?:boards|open|overlays|part)|play\.(?:gusts|sunBlindness)|comma|colon|dust|ec|monthOf|time|unknown|weather|whenAndWhere|wind)$/;

/** A condition: its label, if it needs one, and its value. */
export type Condition = { readonly about?: string; readonly is: string };

/** The effects in the sky (D11.61–D11.621). */
const SKY = { "D11.62": "haze.normal", "D11.621": "haze.intense", "D11.61": "play.sunBlindness" } as const;

/** Returns the current conditions of a game. */
export function conditionsOf(words: Untitled, game: Game, rules: readonly RuleInGame[]): Condition[] {
  const { t } = words;
  const { boards, overlays, weather, time, wind, gusts, dust } = game;
  const board = ({ number, altered }: Game["boards"][number]) =>
    `${number}${altered ? t("sheet.part", { part: t(`altered.${altered}`) }) : ""}`;
  const overlay = ({ id, dune }: Game["overlays"][number]) =>
    id + (dune ? t("sheet.part", { part: t(`dune.${dune}`) }) : "");
  const list = (about: string, items: readonly string[]): Condition[] =>
    items.length ? [{ about, is: items.join(t("comma")) }] : [];
  const inEffect = rules.filter(({ rule, inForce }) => rule in SKY && inForce === true);
  return [
    { is: t(`book.${game.book}`) },
    { is: whenAndWhere(words, game) },
    ...list(t("sheet.boards"), boards.map(board)),
    ...list(t("sheet.overlays"), overlays.map(overlay)),
    { about: t("weather"), is: valueText(t, "weather", weather) },
    { about: t("time"), is: valueText(t, "time", time) },
    { about: t("ec"), is: valueText(t, "ec", ecOf(game)) },
    { about: t("wind"), is: valueText(t, "wind", wind) + (gusts ? t("comma") + t("play.gusts") : "") },
    { about: t("dust"), is: valueText(t, "dust", dust) },
    ...inEffect.map(({ rule }) => ({ is: t(SKY[rule as keyof typeof SKY]) })),
  ];
}
