/** What the lists of rules say in words. */

import type { Reason } from "../../../src/game/in-force/finding.ts";
import type { Say } from "../../calculators/kit/words.ts";
import { monthText, type T, type Words } from "../words.ts";
import { type Asked, isNoteId, type Listed, type Open } from "./rule-lists.ts";
import type { Said } from "./said.ts";

/** Part of a rule in words; the tables of rules name only parts that have some (a test proves it). */
export const partText = (t: T, part: string): string => (t as Say)(`part.${part}`);

/** The title of a rule, with the parts that are meant: "Cactus Patch (LOS, TEM)". */
export function titleText({ t, titles }: Words, { rule, parts }: Listed): string {
  const title = titles[rule] ?? rule;
  return parts.length ? t("parts", { title, parts: parts.map((part) => partText(t, part)).join(t("comma")) }) : title;
}

/** Why a rule is left out: "Not in July 1942". */
export function reasonText(words: Words, reason: Reason, month: string): string {
  const { t, titles } = words;
  if (isNoteId(reason)) return t("left.italianNote", { note: titles[reason] ?? reason });
  return t(`left.${reason}`, { month: monthText(words, month) });
}

/** A question, or a field that is asked for. */
export const askText = ({ t, titles }: Words, ask: Asked): string =>
  isNoteId(ask) ? t("ask.italianNote", { note: titles[ask] ?? ask }) : t(`ask.${ask}`);

/** The most rules that are named among those that wait for an answer; one more is named rather than counted. */
const MOST_NAMED = 6;

/** The rules that wait for an answer, as far as they are named. */
export const namedOf = ({ rules }: Pick<Open, "rules">): readonly Listed[] =>
  rules.length > MOST_NAMED + 1 ? rules.slice(0, MOST_NAMED) : rules;

/** How many rules wait for an answer beyond those that are named; "" for none. */
export function moreText(t: T, of: Pick<Open, "rules">): string {
  const more = of.rules.length - namedOf(of).length;
  return more ? t("more", { count: more }) : "";
}

/** What could not be read of the answers in a link, in sentences. */
export function faultsOf(t: T, { answers, unread, isCut }: Said): string[] {
  const count = Object.keys(answers).length;
  return [...(isCut ? [t("saidCut", { count })] : []), ...(unread ? [t("saidUnread", { text: unread, count })] : [])];
}
