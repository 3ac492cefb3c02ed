/** Sorts the rules of a game into lists: rules in force, rules not in force with the reasons, and open questions. */

import { FIELDS, type Field, QUESTIONS, type Question } from "../../../src/game/in-force/game.ts";
import type { Failing, RuleInGame } from "../../../src/game/in-force/in-force.ts";
import type { Phase } from "../../../src/game/in-force/row.ts";
import { isSince } from "../../../src/rules/as-of.ts";
import { compareIds } from "../../../src/rules/ids.ts";
import { groupBy } from "../../../src/schemas/group-by.ts";

/** The phases in the order of play. */
export const PHASES = ["setup", "turn", "movement", "fire", "rout", "any"] as const satisfies readonly Phase[];

/** A question to the players: about a field of the set-up, or with the answer yes or no. */
export type FieldOrQuestion = Field | Question;

/** A rule in a list, or some parts of a rule. If `parts` is empty, the whole rule is meant. */
export type ListedRule = { readonly rule: string; readonly parts: readonly string[] };
/** A rule that is not in force, with every condition that fails. */
export type LeftOut = ListedRule & { readonly failing: readonly Failing[] };
/** Lists of rules by phase. A phase without rules has no list. */
export type ByPhase<L extends ListedRule> = ReadonlyMap<Phase, readonly L[]>;
/** Questions about things that few games have ("rare" questions). They are asked together, before all others. */
export const RARE = [
  ...(["windByDr", "dvp", "track", "knownMines", "sangar", "rubble"] as const),
  ...(["cactusHedge", "cactusPatch", "oliveGrove", "vineyard"] as const),
  ...(["motorcycle", "wagon", "aircraft", "parachutes", "freeFrench", "frenchBuilt", "reverseMotion"] as const),
] as const satisfies readonly Question[];
export type Rare = (typeof RARE)[number];

/**
 * Where a question is asked: with the rare questions (`RARE`), with the notes on Italian pieces, or in a phase. The
 * phase is the first one with a rule that depends on the question.
 */
export type Place = Phase | "rare" | "note";
/** An open question, where it is asked, and the rules that depend on it. */
export type OpenQuestion = {
  readonly ask: FieldOrQuestion;
  readonly place: Place;
  readonly rules: readonly ListedRule[];
};

/** The id of a note on Italian pieces. As a question it means: is a piece with this note in the game? */
export type NoteId = Extract<Question, `It-${string}`>;
/** Returns whether a name is the id of a note on Italian pieces. */
export const isNoteId = (name: string): name is NoteId => name.startsWith("It-");

/** All questions except notes, in the order in which questions of equal weight are asked. */
const ORDER: readonly string[] = [...FIELDS, ...QUESTIONS];

/** Returns whether a question asks for the value of a set-up field, not for yes or no. */
export const isField = (ask: FieldOrQuestion): ask is Field => (FIELDS as readonly string[]).includes(ask);

/**
 * Returns a number that sorts rules in the order of the books: opening rules, D1 to D13 and F12, notes on vehicles,
 * notes on Guns.
 */
function sectionOrder(rule: string): number {
  if (rule.startsWith("It-")) return rule.startsWith("It-V") ? 98 : 99;
  return Number(/^[DF](\d*)/.exec(rule)?.[1] ?? 0);
}
const byNumber = (a: ListedRule, b: ListedRule) =>
  sectionOrder(a.rule) - sectionOrder(b.rule) || compareIds(a.rule, b.rule);

/** Merges list entries with the same `key` into one entry with all their parts. Sorts the result by rule number. */
function merged<L extends ListedRule>(entries: readonly L[], key: (entry: L) => string = ({ rule }) => rule): L[] {
  return [...groupBy(entries, key).values()]
    .map((same) => ({ ...same[0]!, parts: [...new Set(same.flatMap(({ parts }) => parts))] }))
    .sort(byNumber);
}

const listed = ({ rule, part }: RuleInGame): ListedRule => ({ rule, parts: part ? [part] : [] });

/**
 * Lists rules by phase. `entry` returns the list entry for a rule, or undefined to omit the rule. Entries with the same
 * `key` in a phase are merged.
 */
function byPhase<L extends ListedRule>(
  rules: readonly RuleInGame[],
  entry: (rule: RuleInGame) => L | undefined,
  key?: (entry: L) => string,
): ByPhase<L> {
  const ofPhase = (phase: Phase) => rules.filter((rule) => rule.phase === phase).flatMap((rule) => entry(rule) ?? []);
  const all = PHASES.map((phase) => [phase, merged(ofPhase(phase), key)] as const);
  return new Map(all.filter(([, own]) => own.length));
}

/** Returns the rules in force, by phase. */
export const rulesInForce = (rules: readonly RuleInGame[]): ByPhase<ListedRule> =>
  byPhase(rules, (rule) => (rule.inForce === true ? listed(rule) : undefined));

/**
 * Returns the ids of the rules in force that changed after `day`, sorted by number. `changed`: for each rule, the day
 * on which it last changed.
 */
export const changedSince = (
  rules: readonly RuleInGame[],
  changed: Readonly<Record<string, string>>,
  day: string,
): readonly string[] =>
  merged(rules.filter((rule) => rule.inForce === true && isSince(changed[rule.rule] ?? "", day)).map(listed)).map(
    ({ rule }) => rule,
  );

/** Returns whether a rule is only in the book that is not played. */
export const isOfOtherBook = (rule: RuleInGame): boolean =>
  rule.inForce === false && rule.failing.some(({ reason }) => reason === "otherBook");

/** Returns the rules of the book played that are not in force, by phase. */
export const rulesLeftOut = (rules: readonly RuleInGame[]): ByPhase<LeftOut> =>
  byPhase(
    rules,
    (rule) => (rule.inForce === false && !isOfOtherBook(rule) ? { ...listed(rule), failing: rule.failing } : undefined),
    ({ rule, failing }) => [rule, ...failing.flatMap(({ reason, by }) => [reason, by])].join(),
  );

/** Returns whether a question is about something that few games have (`RARE`). */
export const isRare = (ask: FieldOrQuestion): ask is Rare => (RARE as readonly string[]).includes(ask);

/** Returns where a question is asked. `phases`: the phases of the rules that depend on the question. */
const placeIn = (ask: FieldOrQuestion, phases: readonly Phase[]): Place =>
  isNoteId(ask) ? "note" : isRare(ask) ? "rare" : PHASES.find((phase) => phases.includes(phase))!;

/**
 * Returns a number that sorts questions on which the same number of rules depend. Rare questions are in the order of
 * `RARE`, notes in the order of the books, and others in the order of `ORDER`.
 */
const rankOf = (ask: FieldOrQuestion): number =>
  isNoteId(ask) ? sectionOrder(ask) : isRare(ask) ? RARE.indexOf(ask) : ORDER.indexOf(ask);

/**
 * Returns the open questions. In each phase, the questions on which most rules depend come first. All views use this
 * function and `countOpen`, so that they show the same number of questions.
 */
export function openQuestions(rules: readonly RuleInGame[]): readonly OpenQuestion[] {
  const waiting = rules.flatMap((rule) => (rule.inForce === "ask" ? rule.asks.map((ask) => ({ ask, rule })) : []));
  const all = [...groupBy(waiting, ({ ask }) => ask)].map(([ask, found]): OpenQuestion => {
    const place = placeIn(
      ask,
      found.map(({ rule }) => rule.phase),
    );
    return { ask, place, rules: merged(found.map(({ rule }) => listed(rule))) };
  });
  const weight = ({ place, rules: own }: OpenQuestion) => (place === "rare" || place === "note" ? 0 : own.length);
  return all.sort((a, b) => weight(b) - weight(a) || rankOf(a.ask) - rankOf(b.ask) || compareIds(a.ask, b.ask));
}

/**
 * Counts open questions. All rare questions count as one question, because they are asked together. The notes on
 * Italian pieces count as one question too.
 */
export const countOpen = (questions: readonly OpenQuestion[]): number =>
  new Set(questions.map(({ ask, place }) => (place === "rare" || place === "note" ? place : ask))).size;

/** Counts the rules in all phases. A rule that is in several phases is counted once. */
export const countOf = (phases: ByPhase<ListedRule>): number =>
  new Set([...phases.values()].flat().map(({ rule }) => rule)).size;
