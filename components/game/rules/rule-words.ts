/** What the lists of rules say in words. */
import { type Book, ruleIn } from "../../../src/game/scenario.ts";
import type { Props } from "../open-game.ts";
import type { T } from "../words.ts";
import { type Asked, isNoteId, type LeftOut, type Listed, type Open } from "./rule-lists.ts";

/** The words of a game, and what its page hands to them. */
export type RuleWords = { readonly t: T; readonly titles: Props["titles"]; readonly months: Props["months"] };

/** Part of a rule in words; the tables of rules name only parts that have some (a test proves it). */
const partText = (t: T, part: string) => (t as (key: string) => string)(`part.${part}`);

/** The title of a rule, with the parts that are meant: "Cactus Patch (LOS, TEM)". */
export function titleText({ t, titles }: RuleWords, { rule, parts }: Listed): string {
  const title = titles[rule] ?? rule;
  return parts.length ? t("parts", { title, parts: parts.map((part) => partText(t, part)).join(t("comma")) }) : title;
}

/** The number that a rule has in the book played. */
export const numberOf = (book: Book, rule: string): string => ruleIn(book, rule);

/** Why a rule is left out: "Not in July 1942". */
export function reasonText({ t, titles, months }: RuleWords, { reason }: LeftOut, month: string): string {
  if (isNoteId(reason)) return t("left.italianNote", { note: titles[reason] ?? reason });
  const when = t("monthOf", { month: months[Number(month.slice(5)) - 1]!, year: month.slice(0, 4) });
  return t(`left.${reason}`, { month: when });
}

/** A question, or a field that is asked for. */
export const askText = ({ t, titles }: RuleWords, ask: Asked): string =>
  isNoteId(ask) ? t("ask.italianNote", { note: titles[ask] ?? ask }) : t(`ask.${ask}`);

/** How many of the rules that wait for an answer are named. */
export const MOST_NAMED = 6;

/** How many rules wait for an answer beyond those that are named; "" for none. */
export const moreText = (t: T, { rules }: Pick<Open, "rules">): string =>
  rules.length > MOST_NAMED ? t("more", { count: rules.length - MOST_NAMED }) : "";
