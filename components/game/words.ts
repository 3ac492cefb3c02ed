/** What a game answers first, and what is copied of it. */
import type { RuleInGame } from "../../src/game/in-force/in-force.ts";
import type { PrintedName } from "../calculators/dyo/printed-names.ts";
import type { Answer } from "../calculators/kit/Answer.tsx";
import type { Result, ResultLine } from "../calculators/kit/copy.ts";
import { type Say, type Word, type WordSet, wordsOf } from "../calculators/kit/words.ts";
import type { State } from "./game-fields.ts";
import { countOf, rulesInForce } from "./rules/rule-lists.ts";

/** The words of a game; those of Weather, EC and Wind are the printed tables'. */
export type GameWord = Word<"game"> | PrintedName;
export type T = Say<GameWord>;
const ownWords = wordsOf("game");
export const words: WordSet<GameWord> = ownWords;
/** The words, the titles of all rules that can be in force, by id, and the months in this language, January first. */
export type Words = {
  readonly t: T;
  readonly titles: Readonly<Record<string, string>>;
  readonly months: readonly string[];
};
/** Words that need no titles. */
export type Untitled = Omit<Words, "titles">;

/** "July 1942" */
export const monthText = ({ t, months }: Untitled, month: string): string =>
  t("monthOf", { month: months[Number(month.slice(5)) - 1]!, year: month.slice(0, 4) });

/** "Libya, Egypt, Algeria, Morocco, July 1942" */
export const whenAndWhere = (words: Untitled, { place, month }: Pick<State, "place" | "month">): string =>
  words.t("whenAndWhere", { place: words.t(`place.${place}`), month: monthText(words, month) });

/** How many questions stand open. */
export const openCount = (rules: readonly RuleInGame[]): number =>
  new Set(rules.flatMap((rule) => (rule.inForce === "ask" ? rule.asks : []))).size;

/** How many rules are in force, and how many questions stand open. */
function countsText(t: T, rules: readonly RuleInGame[]): string {
  const count = countOf(rulesInForce(rules));
  const open = openCount(rules);
  return t("inForce", { count }) + t("comma") + (open ? t("open", { count: open }) : t("settled"));
}

/** What to roll while the set-up is rolled; else where and when the game is, and what is in force. */
export function answersOf(
  words: Words,
  state: State,
  rules: readonly RuleInGame[],
  rolls: readonly Answer[],
): Answer[] {
  if (state.view === "setup" && rolls.length) return [...rolls];
  return [{ roll: state.name || whenAndWhere(words, state), odds: countsText(words.t, rules) }];
}

/** A game as it is copied. `log`: what has happened in it. */
export function resultOf(words: Words, state: State, rules: readonly RuleInGame[], log: readonly ResultLine[]): Result {
  return {
    title: state.name || words.t("unnamed"),
    lines: [{ text: whenAndWhere(words, state) }, { text: countsText(words.t, rules) }, ...log],
  };
}
