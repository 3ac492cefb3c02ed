/** The rules of a game as its players read them: in force, left out with the reason, and what is still to be settled. */

import { AGREED, FIELDS, type Field, GROUND, PIECES, type Question } from "../../../src/game/in-force/game.ts";
import type { Failing, RuleInGame } from "../../../src/game/in-force/in-force.ts";
import type { Phase } from "../../../src/game/in-force/row.ts";
import { compareIds } from "../../../src/rules/ids.ts";
import { groupBy } from "../../../src/schemas/group-by.ts";

/** The phases in the order of play. */
export const PHASES = ["setup", "turn", "movement", "fire", "rout", "any"] as const satisfies readonly Phase[];

/** What can be open in a game: a question, or a field of its set-up. */
export type Asked = Field | Question;

/** A rule, or those parts of it that a list is about: all of it without any. */
export type Listed = { readonly rule: string; readonly parts: readonly string[] };
/** A rule that is left out, and every condition that fails. */
export type LeftOut = Listed & { readonly failing: readonly Failing[] };
/** The rules of each phase that has any. */
export type ByPhase<L extends Listed> = ReadonlyMap<Phase, readonly L[]>;
/** What is to be settled, and the rules that wait for it. */
export type Open<A extends Asked = Asked> = { readonly ask: A; readonly rules: readonly Listed[] };

/** The id of a note on Italian pieces, which asks whether a piece with that note is there. */
export type NoteId = Extract<Question, `It-${string}`>;
/** Whether something is asked about pieces with an Italian note. */
export const isNoteId = (name: string): name is NoteId => name.startsWith("It-");

/** What a question is about. */
export type Group = "field" | "ground" | "piece" | "agreed" | "note";
const GROUPS = { field: FIELDS, ground: GROUND, piece: PIECES, agreed: AGREED } as const;
const ORDER: readonly string[] = Object.values(GROUPS).flat();

export const groupOf = (ask: Asked): Group =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find((group) =>
    (GROUPS[group] as readonly string[]).includes(ask),
  ) ?? "note";

/** Whether something open is a field of the set-up, not a question with yes or no. */
export const isField = (ask: Asked): ask is Field => groupOf(ask) === "field";

/** Where a rule stands among the others: opening rules, D1 to D13 (F12 among them), notes on vehicles, then on Guns. */
function sectionOrder(rule: string): number {
  if (rule.startsWith("It-")) return rule.startsWith("It-V") ? 98 : 99;
  return Number(/^[DF](\d*)/.exec(rule)?.[1] ?? 0);
}
const byNumber = (a: Listed, b: Listed) => sectionOrder(a.rule) - sectionOrder(b.rule) || compareIds(a.rule, b.rule);

/** One entry for all parts of a rule that have the same `key`. */
function merged<L extends Listed>(entries: readonly L[], key: (entry: L) => string = ({ rule }) => rule): L[] {
  return [...groupBy(entries, key).values()]
    .map((same) => ({ ...same[0]!, parts: [...new Set(same.flatMap(({ parts }) => parts))] }))
    .sort(byNumber);
}

const listed = ({ rule, part }: RuleInGame): Listed => ({ rule, parts: part ? [part] : [] });

/** The entries of rules by phase, in the order of play, those of a phase by their number. A phase without any is left out. */
function byPhase<L extends Listed>(
  rules: readonly RuleInGame[],
  entry: (rule: RuleInGame) => L | undefined,
  key?: (entry: L) => string,
): ByPhase<L> {
  const ofPhase = (phase: Phase) => rules.filter((rule) => rule.phase === phase).flatMap((rule) => entry(rule) ?? []);
  const all = PHASES.map((phase) => [phase, merged(ofPhase(phase), key)] as const);
  return new Map(all.filter(([, own]) => own.length));
}

/** The rules in force. */
export const rulesInForce = (rules: readonly RuleInGame[]): ByPhase<Listed> =>
  byPhase(rules, (rule) => (rule.inForce === true ? listed(rule) : undefined));

/** Whether a rule is not of the book that is played. */
export const isOfOtherBook = (rule: RuleInGame): boolean =>
  rule.inForce === false && rule.failing.some(({ reason }) => reason === "otherBook");

/** The rules left out; those of the other book are no part of this game, and are not named. */
export const rulesLeftOut = (rules: readonly RuleInGame[]): ByPhase<LeftOut> =>
  byPhase(
    rules,
    (rule) => (rule.inForce === false && !isOfOtherBook(rule) ? { ...listed(rule), failing: rule.failing } : undefined),
    ({ rule, failing }) => [rule, ...failing.flatMap(({ reason, by }) => [reason, by])].join(),
  );

/** What is open, each once, what most rules wait for first; the questions about notes on Italian pieces by themselves. */
export function openQuestions(rules: readonly RuleInGame[]): {
  readonly open: readonly Open[];
  readonly notes: readonly Open<NoteId>[];
} {
  const waiting = rules.flatMap((rule) => (rule.inForce === "ask" ? rule.asks.map((ask) => ({ ask, rule })) : []));
  const all = [...groupBy(waiting, ({ ask }) => ask)].map(
    ([ask, found]): Open => ({ ask, rules: merged(found.map(({ rule }) => listed(rule))) }),
  );
  const place = (ask: Asked) => ORDER.indexOf(ask);
  return {
    open: all
      .filter(({ ask }) => !isNoteId(ask))
      .sort((a, b) => b.rules.length - a.rules.length || place(a.ask) - place(b.ask)),
    notes: all
      .flatMap(({ ask, rules }) => (isNoteId(ask) ? [{ ask, rules }] : []))
      .sort((a, b) => byNumber({ rule: a.ask, parts: [] }, { rule: b.ask, parts: [] })),
  };
}

/** How many rules lists by phase hold. */
export const countOf = (phases: ByPhase<Listed>): number =>
  new Set([...phases.values()].flat().map(({ rule }) => rule)).size;
