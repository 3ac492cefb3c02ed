/** The conditions in the header of a sheet: book, place, month, boards, overlays, and the current Weather to Dust. */
import { ecOf } from "../../../src/game/in-force/climate.ts";
import type { Game } from "../../../src/game/in-force/game.ts";
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";
import { valueText } from "../play/log-words.ts";
import { type Untitled, whenAndWhere } from "../words.ts";

/** The UI texts for the header of the sheet in the other language, as props of the island. */
export interface SheetWords {
  lang: string;
  strings: Readonly<Record<string, string>>;
  months: readonly string[];
}

/** Matches the keys of the UI texts for the header of a sheet. */
export const SHEET_HEAD_KEYS =
  /^(?:(?:altered|book|dune|dust|ec|haze|place|ssr|time|weather|wind)\.\w+|sheet\.(?:boards|open|overlays|part)|play\.(?:gusts|sunBlindness)|comma|colon|dust|ec|before\.printed|before\.ssr|monthOf|open|open\.one|time|weather|wind)$/;

/**
 * A condition in the header of a sheet: a label (`about`) and a value (`is`). Some values need no label. If the value
 * is unknown, `is` is "", and the sheet has a blank line on which players write it.
 */
export type Condition = { readonly about?: string; readonly is: string };

/** The UI text key for each rule of haze and Sun Blindness. */
const SKY = { "D11.62": "haze.normal", "D11.621": "haze.intense", "D11.61": "play.sunBlindness" } as const;

/** Returns the current conditions of a game as texts. */
export function conditionsOf(words: Untitled, game: Game, rules: readonly RuleInGame[]): Condition[] {
  const { t } = words;
  const { boards, overlays, weather, time, wind, gusts, dust } = game;
  const board = ({ number, altered }: Game["boards"][number]) =>
    `${number}${altered ? t("sheet.part", { part: t(`altered.${altered}`) }) : ""}`;
  const overlay = ({ id, dune }: Game["overlays"][number]) =>
    id + (dune ? t("sheet.part", { part: t(`dune.${dune}`) }) : "");
  const list = (about: string, items: readonly string[]): Condition[] =>
    items.length ? [{ about, is: items.join(t("comma")) }] : [];
  const known = (field: Parameters<typeof valueText>[1], value: string | undefined) =>
    value ? valueText(t, field, value) : "";
  const inEffect = rules.filter(({ rule, inForce }) => rule in SKY && inForce === true);
  return [
    { is: t(`book.${game.book}`) },
    { is: whenAndWhere(words, game) },
    ...list(t("sheet.boards"), boards.map(board)),
    ...list(t("sheet.overlays"), overlays.map(overlay)),
    { about: t("weather"), is: known("weather", weather) },
    { about: t("time"), is: known("time", time) },
    { about: t("ec"), is: known("ec", ecOf(game)) },
    { about: t("wind"), is: [known("wind", wind), gusts && t("play.gusts")].filter(Boolean).join(t("comma")) },
    { about: t("dust"), is: known("dust", dust) },
    ...inEffect.map(({ rule }) => ({ is: t(SKY[rule as keyof typeof SKY]) })),
  ];
}
