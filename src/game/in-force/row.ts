/** A row of the tables of rules: a rule, when a player needs it, and what a game must be like for it to matter. */
import type { Book } from "../scenario.ts";
import * as climate from "./climate.ts";
import type { Finding } from "./finding.ts";
import type { Game, QUESTIONS } from "./game.ts";
import * as ground from "./ground.ts";
import * as boards from "./on-boards.ts";
import * as pieces from "./pieces.ts";

/** When in the game a rule is needed; `turn`: as a Player Turn begins. */
export type Phase = "setup" | "turn" | "movement" | "fire" | "rout" | "any";
/** What a rule does: a cost or limit of movement, a modifier or limit of fire, LOS, a die roll, set-up. */
export type Kind = "movement" | "fire" | "los" | "roll" | "setUp" | "other";

const { overlay, alteredTo, ...onBoards } = boards;
const { conditionsIn, mud, hazeIs, sunAt, ecOf, ...inClimate } = climate;
const { said, someVehicle, ...ofPieces } = pieces;

/** The conditions that rows name beside the questions. Each has one fact of a game that must hold, or several. */
export const CONDITIONS = {
  dyo: ({ dyo }: Game): Finding => ({ name: "dyo", holds: dyo }),
  printed: ({ dyo }: Game): Finding => ({ name: "printed", holds: !dyo }),
  windByDr: (game: Game) => (game.dyo ? [] : said("windByDr")(game)),
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
/** A condition of the table, a time ("before 1944-01": not in that month any more), or a question whose answer settles it. */
export type ConditionName =
  | keyof typeof CONDITIONS
  | `${"since" | "before"} 19${number}-${number}`
  | (typeof QUESTIONS)[number];
/** What a game has of a condition. */
export function findingsOf(name: ConditionName, game: Game): Finding | readonly Finding[] {
  if (name in CONDITIONS) return CONDITIONS[name as keyof typeof CONDITIONS](game);
  const [, way, month = ""] = /^(since|before) (.+)$/.exec(name) ?? [];
  if (way) return { name: "date", holds: way === "since" ? game.month >= month : game.month < month };
  return said(name as (typeof QUESTIONS)[number])(game);
}

/**
 * `rule`: its id; where the books number it differently or only one has it, "D.3 F.4" or "F.10" (`idIn`). `part`: which
 * part of a rule whose parts have different conditions. `when`: all must hold; none: always in force.
 */
export type RuleRow = {
  readonly rule: string;
  readonly part?: string;
  readonly phase: Phase;
  readonly kind: Kind;
  readonly when: readonly ConditionName[];
};

/** Rows of one phase and kind, one for each rule. */
export const rows = (phase: Phase, kind: Kind, rules: Readonly<Record<string, readonly ConditionName[]>>): RuleRow[] =>
  Object.entries(rules).map(([key, when]) => {
    const [rule = "", part] = key.split("#");
    return part ? { rule, part, phase, kind, when } : { rule, phase, kind, when };
  });

/** The ids of a row: those of the opening rules and of Section 12 belong to one book, the others to both. */
export const idsOf = ({ rule }: Pick<RuleRow, "rule">): readonly string[] => rule.split(" ");
/** The name of a rule, or of a part of it: "D7.31", "D7.41#half". */
export const nameOf = ({ rule, part }: { rule: string; part?: string | undefined }): string =>
  part ? `${rule}#${part}` : rule;
/** Whether a book has a rule of this id. */
export const isInBook = (id: string, book: Book): boolean =>
  !/^(?:F|D\.|D12\.)/.test(id) || id.startsWith(book === "asl" ? "F" : "D");
