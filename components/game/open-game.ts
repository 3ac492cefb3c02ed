/** The props of a game's island, and the open game that its views share. */
import type { JSX } from "solid-js";
import type { Game } from "../../src/game/in-force/game.ts";
import type { RuleInGame } from "../../src/game/in-force/in-force.ts";
import type { NotedPiece } from "../../src/game/in-force/noted.ts";
import type { GameInPlay } from "../../src/game/turns/turns.ts";
import type { DyoWord } from "../calculators/dyo/words.ts";
import type { FormOf, IslandProps } from "../calculators/kit/use-form.tsx";
import type { Word } from "../calculators/kit/words.ts";
import type { GameFields } from "./game-fields.ts";
import type { RuleTool } from "./rules/rule-tools.ts";
import type { SheetWords } from "./sheet/conditions.ts";
import type { GameWord, Words } from "./words.ts";

export interface Props extends IslandProps<GameWord> {
  /** The words of the two calculators inside the game. */
  dyo: IslandProps<DyoWord>;
  overlays: IslandProps<Word<"desertOverlays">>;
  /** The Italian pieces, each with the rule id of its note. */
  pieces: readonly NotedPiece[];
  titles: Words["titles"];
  /** The day of each rule's last change, by the rule's id: "2026-11-26". Most rules have none. */
  changed: Readonly<Record<string, string>>;
  /** The calculators of each rule, by the rule's id; and the titles of calculators, by their names. */
  ruleTools: Readonly<Record<string, readonly RuleTool[]>>;
  toolTitles: Readonly<Record<string, string>>;
  /** The address of a calculator, with a placeholder for its name: "/ja/tools/{slug}/". */
  toolHref: string;
  months: Words["months"];
  /** The address of the Dust calculator. */
  dustHref: string;
  /** The words for the head of the sheet in the other language. */
  inOther: SheetWords;
  /** The whole sheet, from which the game's sheet is made, in this language and in the other one. */
  children?: JSX.Element;
  other?: JSX.Element;
}

/** The game on the page. */
export interface OpenGame {
  readonly props: Props;
  /** Its state, its words, and the controls bound to its fields. */
  readonly calculator: FormOf<GameFields, GameWord>;
  readonly words: Words;
  /** Its turns: the current state, and the result of each event. */
  readonly inPlay: () => GameInPlay;
  /** The current game. */
  readonly now: () => Game;
  /** The current rules, in force or not. */
  readonly rules: () => readonly RuleInGame[];
}
