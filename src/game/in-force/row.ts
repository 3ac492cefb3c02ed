/**
 * Defines `RuleRow`: a game rule, the phase in which players need it, and the conditions under which it is in force.
 */
import type { Book } from "../scenario.ts";
import * as climate from "./climate.ts";
import type { Finding } from "./finding.ts";
import type { Game, QUESTIONS } from "./game.ts";
import * as ground from "./ground.ts";
import * as boards from "./on-boards.ts";
import * as pieces from "./pieces.ts";

/** The phase in which players need a rule. `turn`: the start of a Player Turn. */
export type Phase = "setup" | "turn" | "movement" | "fire" | "rout" | "any";
/** What a rule is about. `movement`, `fire`: a cost, modifier or limit of movement or fire; `roll`: a die roll. */
export type Kind = "movement" | "fire" | "los" | "roll" | "setUp" | "other";

const { overlay, alteredTo, ...onBoards } = boards;
const { conditionsIn, mud, hazeIs, sunAt, ecOf, ...inClimate } = climate;
const { askedCondition, someVehicle, ...ofPieces } = pieces;

/**
 * The conditions that a `RuleRow` can name, besides dates and questions. If a condition returns several findings, all
 * of them must hold.
 */
export const CONDITIONS = {
  dyo: ({ dyo }: Game): Finding => ({ name: "dyo", holds: dyo }),
  printed: ({ dyo }: Game): Finding => ({ name: "printed", holds: !dyo }),
  windByDr: (game: Game) => (game.dyo ? [] : askedCondition("windByDr")(game)),
  ...onBoards,
  broken: alteredTo("broken"),
  steppe: alteredTo("steppe"),
  overlay: overlay(),
  wadiOverlay: overlay("W1", "W2", "W3", "W4"),
  d6: overlay("D6"),
  x1: overlay("X1"),
  x2: overlay("X2"),
  x3: overlay("X3"),
  x4or5: overlay("X4", "X5"),
  e1: overlay("E1"),
  ...inClimate,
  normalHaze: hazeIs("normal"),
  intenseHaze: hazeIs("intense"),
  sunEarly: sunAt("early"),
  sunLate: sunAt("late"),
  ...ground,
  ...ofPieces,
  axisVehicle: someVehicle("axisVehicle"),
} as const satisfies Record<string, (game: Game) => Finding | readonly Finding[]>;
/**
 * The name of a condition: a key of `CONDITIONS`, a date ("before 1944-01" excludes that month), or a question to the
 * players.
 */
export type ConditionName =
  | keyof typeof CONDITIONS
  | `${"since" | "before"} 19${number}-${number}`
  | (typeof QUESTIONS)[number];
/** Evaluates a condition for a game. If it returns several findings, all of them must hold. */
export function findingsOf(name: ConditionName, game: Game): Finding | readonly Finding[] {
  if (name in CONDITIONS) return CONDITIONS[name as keyof typeof CONDITIONS](game);
  const [, way, month = ""] = /^(since|before) (.+)$/.exec(name) ?? [];
  if (way) return { name: "date", holds: way === "since" ? game.month >= month : game.month < month };
  return askedCondition(name as (typeof QUESTIONS)[number])(game);
}

/**
 * A rule, or a part of a rule, with its conditions.
 *
 * `rule`: the id of the rule, or two ids if the books number it differently ("D.3 F.4"). `part`: the name of the part,
 * if the parts of the rule have different conditions. `when`: the conditions, all of which must hold. Without
 * conditions, the rule is always in force.
 */
export type RuleRow = {
  readonly rule: string;
  readonly part?: string;
  readonly phase: Phase;
  readonly kind: Kind;
  readonly when: readonly ConditionName[];
};

/**
 * Creates rows of one phase and kind. Each key of `rules` is a rule ("D7.31") or a part of a rule ("D7.41#half"). Its
 * value is the list of conditions.
 */
export const rows = (phase: Phase, kind: Kind, rules: Readonly<Record<string, readonly ConditionName[]>>): RuleRow[] =>
  Object.entries(rules).map(([key, when]) => {
    const [rule = "", part] = key.split("#");
    return part ? { rule, part, phase, kind, when } : { rule, phase, kind, when };
  });

/**
 * Returns the ids of a row's rule: `["D.3", "F.4"]`. Only the opening rules and Section 12 have a different id in each
 * book.
 */
export const idsOf = ({ rule }: Pick<RuleRow, "rule">): readonly string[] => rule.split(" ");
/** Returns the name of a rule ("D7.31"), or of a part of it ("D7.41#half"). */
export const nameOf = ({ rule, part }: { rule: string; part?: string | undefined }): string =>
  part ? `${rule}#${part}` : rule;
/** Returns whether a book has the rule with this id. */
export const isInBook = (id: string, book: Book): boolean =>
  !/^(?:F|D\.|D12\.)/.test(id) || id.startsWith(book === "asl" ? "F" : "D");
