/** The rules of a game as lists for its players: in force, left out with the reason, and open. */

import { AGREED, FIELDS, type Field, GROUND, PIECES, type Question } from "../../../src/game/in-force/game.ts";
import type { Failing, RuleInGame } from "../../../src/game/in-force/in-force.ts";
import type { Phase } from "../../../src/game/in-force/row.ts";
import { isSince } from "../../../src/rules/as-of.ts";
import { compareIds } from "../../../src/rules/ids.ts";
import { groupBy } from "../../../src/schemas/group-by.ts";

/** The phases in the order of play. */
export const PHASES = ["setup", "turn", "movement", "fire", "rout", "any"] as const satisfies readonly Phase[];

/** An open point of a game: a question, or a field of its set-up. */
export type Asked = Field | Question;

/** A rule, or some parts of it. Empty `parts`: the whole rule. */
export type Listed = { readonly rule: string; readonly parts: readonly string[] };
/** A rule left out, with every condition that fails. */
export type LeftOut = Listed & { readonly failing: readonly Failing[] };
/** Rules by phase. Phases without rules are left out. */
export type ByPhase<L extends Listed> = ReadonlyMap<Phase, readonly L[]>;
/** An open question, and the rules that depend on it. */
export type Open<A extends Asked = Asked> = { readonly ask: A; readonly rules: readonly Listed[] };

/** The id of a note on Italian pieces, as the question whether a piece with that note is in the game. */
export type NoteId = Extract<Question, `It-${string}`>;
/** Whether a name is the id of a note on Italian pieces. */
export const isNoteId = (name: string): name is NoteId => name.startsWith("It-");

/** The subject of a question. */
export type Group = "field" | "ground" | "piece" | "agreed" | "note";
const GROUPS = { field: FIELDS, ground: GROUND, piece: PIECES, agreed: AGREED } as const;
const ORDER: readonly string[] = Object.values(GROUPS).flat();

export const groupOf = (ask: Asked): Group =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find((group) =>
    (GROUPS[group] as readonly string[]).includes(ask),
  ) ?? "note";

/** Whether an open point is a field of the set-up, not a yes-or-no question. */
export const isField = (ask: Asked): ask is Field => groupOf(ask) === "field";

/** The position of a rule in the books: opening rules, D1 to D13 (with F12), notes on vehicles, notes on Guns. */
function sectionOrder(rule: string): number {
  if (rule.startsWith("It-")) return rule.startsWith("It-V") ? 98 : 99;
  return Number(/^[DF](\d*)/.exec(rule)?.[1] ?? 0);
}
const byNumber = (a: Listed, b: Listed) => sectionOrder(a.rule) - sectionOrder(b.rule) || compareIds(a.rule, b.rule);

/** Merges the entries for parts of a rule that have the same `key`. */
function merged<L extends Listed>(entries: readonly L[], key: (entry: L) => string = ({ rule }) => rule): L[] {
  return [...groupBy(entries, key).values()]
    .map((same) => ({ ...same[0]!, parts: [...new Set(same.flatMap(({ parts }) => parts))] }))
    .sort(byNumber);
}

const listed = ({ rule, part }: RuleInGame): Listed => ({ rule, parts: part ? [part] : [] });

/** Groups entries of rules by phase, in the order of play, sorted by number. Phases without entries are left out. */
function byPhase<L extends Listed>(
  rules: readonly RuleInGame[],
  entry: (rule: RuleInGame) => L | undefined,
  key?: (entry: L) => string,
): ByPhase<L> {
  const ofPhase = (phase: Phase) => rules.filter((rule) => rule.phase === phase).flatMap((rule) => entry(rule) ?? []);
  const all = PHASES.map((phase) => [phase, merged(ofPhase(phase), key)] as const);
  return new Map(all.filter(([, own]) => own.length));
}

/** Returns the rules in force. */
export const rulesInForce = (rules: readonly RuleInGame[]): ByPhase<Listed> =>
  byPhase(rules, (rule) => (rule.inForce === true ? listed(rule) : undefined));

/** Returns the ids of the rules in force that changed after a day, by number. `changed`: the day of each rule's last change, by id. */
export const changedSince = (
  rules: readonly RuleInGame[],
  changed: Readonly<Record<string, string>>,
  day: string,
): readonly string[] =>
  merged(rules.filter((rule) => rule.inForce === true && isSince(changed[rule.rule] ?? "", day)).map(listed)).map(
    ({ rule }) => rule,
  );

/** Whether a rule is only in the book that is not played. */
export const isOfOtherBook = (rule: RuleInGame): boolean =>
  rule.inForce === false && rule.failing.some(({ reason }) => reason === "otherBook");

/** Returns the rules of the book played that are left out. */
export const rulesLeftOut = (rules: readonly RuleInGame[]): ByPhase<LeftOut> =>
  byPhase(
    rules,
    (rule) => (rule.inForce === false && !isOfOtherBook(rule) ? { ...listed(rule), failing: rule.failing } : undefined),
    ({ rule, failing }) => [rule, ...failing.flatMap(({ reason, by }) => [reason, by])].join(),
  );

/** Returns the open questions, the one with most rules first, and separately those about notes on Italian pieces. */
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

/** Counts the different rules in lists by phase. */
export const countOf = (phases: ByPhase<Listed>): number =>
  new Set([...phases.values()].flat().map(({ rule }) => rule)).size;
