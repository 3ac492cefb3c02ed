/** The UI texts of a game, the summary at the top of its page, and the text to copy. */
import type { RuleInGame } from "../../src/game/in-force/in-force.ts";
import type { Answer } from "../calculators/kit/Answer.tsx";
import type { Result, ResultLine } from "../calculators/kit/copy.ts";
import type { PrintedName } from "../calculators/kit/printed-names.ts";
import { type Say, type Word, type WordSet, wordsOf } from "../calculators/kit/words.ts";
import { type GameState, hasBegun, monthOf, placeOf } from "./game-fields.ts";
import { countOf, rulesInForce } from "./rules/rule-lists.ts";

/**
 * The keys of the game page's UI texts. The names of Weather, EC and so on (`PrintedName`) come from the printed
 * tables.
 */
export type GameWord = Word<"game"> | UiWords["ask"] | PrintedName;
export type GameSay = Say<GameWord>;
export const words: WordSet<GameWord> = wordsOf(
  "game",
  "ask.year",
  "ask.month",
  "ask.bombard",
  "ask.nonight",
  "ask.mudec",
  "ask.haze",
  "ask.weather",
  "ask.time",
  "ask.ec",
  "ask.wind",
  "ask.dust",
);
/** The UI texts (`t`), the titles of all rules by rule id, and the names of the months from January. */
export type Words = {
  readonly t: GameSay;
  readonly titles: Readonly<Record<string, string>>;
  readonly months: readonly string[];
};
/** `Words` without titles of rules. */
export type Untitled = Omit<Words, "titles">;

/** Formats a month: "July 1942". */
export const monthText = ({ t, months }: Untitled, month: string): string =>
  t("monthOf", { month: months[Number(month.slice(5)) - 1]!, year: month.slice(0, 4) });

/** Returns the place and month of a game, if chosen: "Libya, Egypt, Algeria, Morocco, July 1942". */
export function whenAndWhere(words: Untitled, state: Pick<GameState, "place" | "month">): string {
  const [place, month] = [placeOf(state), monthOf(state)];
  return [place && words.t(`place.${place}`), month && monthText(words, month)].filter(Boolean).join(words.t("comma"));
}

/** Formats the numbers of rules in force and of open questions: "34 rules in force, 12 questions left". */
const countsText = (t: GameSay, rules: readonly RuleInGame[], open: number): string =>
  t("inForce", { count: countOf(rulesInForce(rules)) }) + t("comma") + openText(t, open);

/** Formats the number of open questions: "12 questions left". */
export const openText = (t: GameSay, count: number): string =>
  count ? t(count === 1 ? "open.one" : "open", { count }) : t("settled");

/** Adds the number of open questions to a text, if there are any: "In force (12 questions left)". */
export const withOpen = (t: GameSay, text: string, count: number): string =>
  count ? t("withOpen", { text, open: openText(t, count) }) : text;

/** Returns the name of a view. The rules view has the number of open questions: "In force (12 questions left)". */
export const viewText = (t: GameSay, view: GameState["view"], open: number): string =>
  withOpen(t, t(`view.${view}`), view === "rules" ? open : 0);

/**
 * Returns the summary at the top of the page: the game's name, or its place and month, and the number of rules in
 * force.
 */
export const answersOf = (words: Words, state: GameState, rules: readonly RuleInGame[], open: number): Answer[] => [
  { roll: state.name || whenAndWhere(words, state), odds: countsText(words.t, rules, open) },
];

/** Returns the text of a game to copy. `log`: how the set-up rolls led to their results, then the log of play. */
export function resultOf(
  words: Words,
  state: GameState,
  rules: readonly RuleInGame[],
  open: number,
  log: readonly ResultLine[],
): Result {
  return {
    title: state.name || words.t("unnamed"),
    lines: [
      { text: whenAndWhere(words, state) || words.t("unnamed") },
      ...(hasBegun(state) ? [{ text: countsText(words.t, rules, open) }, ...log] : []),
    ],
  };
}
