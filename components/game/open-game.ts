/** The props of the game's island, and the data that all views of a game share. */
import type { JSX } from "solid-js";
import type { Game } from "../../src/game/in-force/game.ts";
import type { RuleInGame } from "../../src/game/in-force/in-force.ts";
import type { NotedPiece } from "../../src/game/in-force/noted.ts";
import type { GameInPlay } from "../../src/game/turns/turns.ts";
import type { DyoWord } from "../calculators/dyo/words.ts";
import type { FormOf, IslandProps } from "../calculators/kit/use-form.tsx";
import type { Word } from "../calculators/kit/words.ts";
import type { GameFields } from "./game-fields.ts";
import type { DecidingLines } from "./rules/deciding-line.ts";
import type { OpenQuestion } from "./rules/rule-lists.ts";
import type { RuleTool } from "./rules/rule-tools.ts";
import type { SheetWords } from "./sheet/conditions.ts";
import type { GameWord, Words } from "./words.ts";

/** The props of a game's island. */
export interface Props extends IslandProps<GameWord> {
  /** The UI texts of the DYO calculator and the overlays calculator. Both are part of the game page. */
  dyo: IslandProps<DyoWord>;
  overlays: IslandProps<Word<"desertOverlays">>;
  /** The Italian vehicles and Guns, each with the rule id of its note. */
  pieces: readonly NotedPiece[];
  titles: Words["titles"];
  /** For each rule, sentences that say what the rule does (rules/deciding-line.ts). */
  decidingLines: DecidingLines;
  /**
   * For each rule, the day on which it last changed: `{ "D3.31": "2026-11-26" }`. Rules that never changed are absent.
   */
  changed: Readonly<Record<string, string>>;
  /** The calculators of each rule, by the rule's id. */
  ruleTools: Readonly<Record<string, readonly RuleTool[]>>;
  /** The title of each calculator, by its slug ("sand-bog"). */
  toolTitles: Readonly<Record<string, string>>;
  /** The path of a calculator, with a placeholder for its name: "/ja/tools/{slug}/". */
  toolHref: string;
  months: Words["months"];
  /** The path of the Dust calculator. */
  dustHref: string;
  /** The UI texts for the header of the sheet in the other language. */
  inOther: SheetWords;
  /** The whole quick reference, from which the game's sheet is made, in the page's language. */
  children?: JSX.Element;
  /** The whole quick reference in the other language. */
  other?: JSX.Element;
}

/** The open game. Each of its views (set-up, rules, sheet, play) receives it as a prop. */
export interface OpenGame {
  readonly props: Props;
  /** The form: the game's state, its UI texts, and controls bound to its fields. */
  readonly calculator: FormOf<GameFields, GameWord>;
  readonly words: Words;
  /** The game after all events of the play view: its current state and the log. */
  readonly inPlay: () => GameInPlay;
  /** The current state of the game. */
  readonly now: () => Game;
  /** All rules, with whether each is in force now. */
  readonly rules: () => readonly RuleInGame[];
  /**
   * The questions that the players have not answered, and their number as `countOpen` counts them
   * (rules/rule-lists.ts).
   */
  readonly questions: () => readonly OpenQuestion[];
  readonly openCount: () => number;
}
