/** Texts of the lists of rules. */

import type { Reason } from "../../../src/game/in-force/finding.ts";
import type { Say } from "../../calculators/kit/words.ts";
import { monthText, type T, type Words } from "../words.ts";
import { type Asked, isNoteId, type Listed, type Open } from "./rule-lists.ts";
import type { Said } from "./said.ts";

/** The name of a part of a rule. A test checks that every part in the tables has one. */
export const partText = (t: T, part: string): string => (t as Say)(`part.${part}`);

/** Returns the title of a rule, with its listed parts: "Cactus Patch (LOS, TEM)". */
export function titleText({ t, titles }: Words, { rule, parts }: Listed): string {
  const title = titles[rule] ?? rule;
  return parts.length ? t("parts", { title, parts: parts.map((part) => partText(t, part)).join(t("comma")) }) : title;
}

/** Returns why a rule is left out: "Not in July 1942". */
export function reasonText(words: Words, reason: Reason, month: string): string {
  const { t, titles } = words;
  if (isNoteId(reason)) return t("left.italianNote", { note: titles[reason] ?? reason });
  return t(`left.${reason}`, { month: monthText(words, month) });
}

/** Returns the text of a question, or of a field that is asked for. */
export const askText = ({ t, titles }: Words, ask: Asked): string =>
  isNoteId(ask) ? t("ask.italianNote", { note: titles[ask] ?? ask }) : t(`ask.${ask}`);

/** The maximum number of named rules that depend on a question. One more is named too, rather than counted. */
const MOST_NAMED = 6;

/** Returns the rules to name, of those that depend on a question. */
export const namedOf = ({ rules }: Pick<Open, "rules">): readonly Listed[] =>
  rules.length > MOST_NAMED + 1 ? rules.slice(0, MOST_NAMED) : rules;

/** Returns the number of rules that are not named, in words; "" if there are none. */
export function moreText(t: T, of: Pick<Open, "rules">): string {
  const more = of.rules.length - namedOf(of).length;
  return more ? t("more", { count: more }) : "";
}

/** Returns messages about unreadable answers in a link. */
export function faultsOf(t: T, { answers, unread, isCut }: Said): string[] {
  const count = Object.keys(answers).length;
  return [...(isCut ? [t("saidCut", { count })] : []), ...(unread ? [t("saidUnread", { text: unread, count })] : [])];
}
