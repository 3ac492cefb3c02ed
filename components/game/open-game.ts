/** The props of a game's island, and the context that the views of a game share. */
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
  /** The UI texts of the DYO calculator and the overlays calculator, which a game contains. */
  dyo: IslandProps<DyoWord>;
  overlays: IslandProps<Word<"desertOverlays">>;
  /** The Italian pieces, each with the rule id of its note. */
  pieces: readonly NotedPiece[];
  titles: Words["titles"];
  /** Sentences that say what each rule does (rules/deciding-line.ts). */
  decidingLines: DecidingLines;
  /** The day of each rule's most recent change, by the rule's id: "2026-11-26". Most rules have not changed. */
  changed: Readonly<Record<string, string>>;
  /** The calculators of each rule, by the rule's id. */
  ruleTools: Readonly<Record<string, readonly RuleTool[]>>;
  /** The titles of calculators, by their names. */
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

/** The game on the page, as props of its views (set-up, rules, sheet, play). */
export interface OpenGame {
  readonly props: Props;
  /** The form: the game's state, its UI texts, and controls bound to its fields. */
  readonly calculator: FormOf<GameFields, GameWord>;
  readonly words: Words;
  /** The game after its events: the current state, and the result of each event. */
  readonly inPlay: () => GameInPlay;
  /** The current state of the game. */
  readonly now: () => Game;
  /** All rules, with whether each is in force now. */
  readonly rules: () => readonly RuleInGame[];
  /** The open questions, and their number (rules/rule-lists.ts). */
  readonly questions: () => readonly OpenQuestion[];
  readonly openCount: () => number;
}
