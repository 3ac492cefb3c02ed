/** What the page hands to a game, and what each of its views is given. */
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
  /** The words of the two calculators that run inside. */
  dyo: IslandProps<DyoWord>;
  overlays: IslandProps<Word<"desertOverlays">>;
  /** The Italian pieces, each with the rule that is its note. */
  pieces: readonly NotedPiece[];
  titles: Words["titles"];
  /** The calculators of each rule that has any, by the rule's id; and their titles, by their names. */
  ruleTools: Readonly<Record<string, readonly RuleTool[]>>;
  toolTitles: Readonly<Record<string, string>>;
  /** Address that a calculator's name is put into: "/ja/tools/{slug}/". */
  toolHref: string;
  months: Words["months"];
  /** The address of the Dust calculator. */
  dustHref: string;
  /** What the head of the sheet says in the other language. */
  inOther: SheetWords;
  /** The whole sheet, from which the game's is cut, in this language and in the other one. */
  children?: JSX.Element;
  other?: JSX.Element;
}

/** A game that is open on the page. */
export interface OpenGame {
  readonly props: Props;
  /** Its state, its words, and the controls bound to its fields. */
  readonly calculator: FormOf<GameFields, GameWord>;
  readonly words: Words;
  /** Its turns: what holds now, and what became of each event. */
  readonly inPlay: () => GameInPlay;
  /** The game as it is now. */
  readonly now: () => Game;
  /** What is in force now. */
  readonly rules: () => readonly RuleInGame[];
}
