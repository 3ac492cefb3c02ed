/** The UI texts of a game, the summary at the top of its page, and the text that is copied. */
import type { RuleInGame } from "../../src/game/in-force/in-force.ts";
import type { Answer } from "../calculators/kit/Answer.tsx";
import type { Result, ResultLine } from "../calculators/kit/copy.ts";
import type { PrintedName } from "../calculators/kit/printed-names.ts";
import { type Say, type Word, type WordSet, wordsOf } from "../calculators/kit/words.ts";
import { type GameState, hasBegun, monthOf, placeOf } from "./game-fields.ts";
import { countOf, rulesInForce } from "./rules/rule-lists.ts";

/** The keys of a game's UI texts, and of the names of Weather, EC and so on, which come from the printed tables. */
export type GameWord = Word<"game"> | UiWords["ask"] | PrintedName;
export type GameSay = Say<GameWord>;
const ownWords = wordsOf(
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
export const words: WordSet<GameWord> = ownWords;
/** UI texts, the titles of all rules of the rule tables by id, and the names of the months, January first. */
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

/** Returns place and month of a game, as far as chosen: "Libya, Egypt, Algeria, Morocco, July 1942". */
export function whenAndWhere(words: Untitled, state: Pick<GameState, "place" | "month">): string {
  const [place, month] = [placeOf(state), monthOf(state)];
  return [place && words.t(`place.${place}`), month && monthText(words, month)].filter(Boolean).join(words.t("comma"));
}

/** Returns a text with the number of rules in force and of open questions. */
const countsText = (t: GameSay, rules: readonly RuleInGame[], open: number): string =>
  t("inForce", { count: countOf(rulesInForce(rules)) }) + t("comma") + openText(t, open);

/** Returns a text with the number of open questions. */
export const openText = (t: GameSay, count: number): string =>
  count ? t(count === 1 ? "open.one" : "open", { count }) : t("settled");

/** Returns a text with the number of open questions in brackets, if there are any: "In force (12 questions left)". */
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

/** Returns the text of a game to copy. `log` has the derivation of the game's rolls, then the game's log. */
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
