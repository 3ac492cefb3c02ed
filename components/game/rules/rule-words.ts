/** Formats the texts of the rules view: rules, reasons, questions and headings. */

import type { Reason } from "../../../src/game/in-force/finding.ts";
import type { Question } from "../../../src/game/in-force/game.ts";
import type { Phase } from "../../../src/game/in-force/row.ts";
import type { Say } from "../../calculators/kit/words.ts";
import { type GameSay, monthText, openText, type Words } from "../words.ts";
import type { ParsedAnswers } from "./players-answers.ts";
import { type FieldOrQuestion, isNoteId, type ListedRule, type OpenQuestion } from "./rule-lists.ts";

/** Returns the name of a part of a rule. A test checks that every part in the rule tables has a name. */
export const partText = (t: GameSay, part: string): string => (t as Say)(`part.${part}`);

/** Returns the title of a rule, with its listed parts: "Cactus Patch (LOS, TEM)". */
export function titleText({ t, titles }: Words, { rule, parts }: ListedRule): string {
  const title = titles[rule] ?? rule;
  return parts.length ? t("parts", { title, parts: parts.map((part) => partText(t, part)).join(t("comma")) }) : title;
}

/** Returns the text of a reason why a rule is not in force: "Not in July 1942". */
export function reasonText(words: Words, reason: Reason, month: string): string {
  const { t, titles } = words;
  if (isNoteId(reason)) return t("left.italianNote", { note: titles[reason] ?? reason });
  return t(`left.${reason}`, { month: monthText(words, month) });
}

/** Returns the text of a yes-or-no question, or of a question about a field of the set-up. */
export const askText = ({ t, titles }: Words, ask: FieldOrQuestion): string =>
  isNoteId(ask) ? t("ask.italianNote", { note: titles[ask] ?? ask }) : t(`ask.${ask}`);

/** Returns the label of a question's checkbox: "Cactus hedge (SSR)", "Fiat 508 MC". */
export const thingText = ({ t, titles }: Words, ask: Question): string =>
  isNoteId(ask) ? (titles[ask] ?? ask) : (t as Say)(`thing.${ask}`);

/** Returns the heading of a phase: "Moving (12)", "Moving (12; 3 questions left)". */
export const phaseText = (t: GameSay, phase: Phase, count: number, open: number): string =>
  t(open ? "inPhaseOpen" : "inPhase", { phase: t(`phase.${phase}`), count, open: openText(t, open) });

/**
 * How many rules are named under a question before the text "and 2 more". If only one rule remains, it is named too.
 */
const MOST_NAMED = 6;

/**
 * Returns the rules to name under a question: all rules that depend on it, or the first six if there are more than
 * seven.
 */
export const namedOf = ({ rules }: Pick<OpenQuestion, "rules">): readonly ListedRule[] =>
  rules.length > MOST_NAMED + 1 ? rules.slice(0, MOST_NAMED) : rules;

/** Returns how many rules `namedOf` omits, as text: "and 2 more". Returns "" if it omits none. */
export function moreText(t: GameSay, of: Pick<OpenQuestion, "rules">): string {
  const more = of.rules.length - namedOf(of).length;
  return more ? t("more", { count: more }) : "";
}

/** Returns messages about unreadable answers in the URL. */
export function unreadableAnswerMessages(t: GameSay, { answers, unread, isCut }: ParsedAnswers): string[] {
  const count = Object.keys(answers).length;
  return [...(isCut ? [t("saidCut", { count })] : []), ...(unread ? [t("saidUnread", { text: unread, count })] : [])];
}
