/**
 * Determines which desert rules are in force in a game, which are not and why, and which depend on questions to the
 * players.
 */
import { checkMonth } from "../scenario.ts";
import { CLIMATE } from "./climate-rules.ts";
import { type Finding, type Reason, truthOf } from "./finding.ts";
import type { Field, Game, Question } from "./game.ts";
import { ITALIAN, ITALIAN_NOTES } from "./italian.ts";
import { type NotedPiece, noteFindings } from "./noted.ts";
import { OPENING } from "./opening.ts";
import { OVERLAYS } from "./overlays.ts";
import { findingsOf, idsOf, isInBook, type Kind, type Phase, type RuleRow } from "./row.ts";
import { TERRAIN } from "./terrain.ts";

/**
 * All game rules with an effect at set-up or in play, with their conditions. A rule has several rows if its parts have
 * different conditions.
 */
export const RULE_ROWS: readonly RuleRow[] = [
  ...OPENING,
  ...TERRAIN,
  ...CLIMATE,
  ...OVERLAYS,
  ...ITALIAN,
  ...ITALIAN_NOTES,
];

/** A condition that fails, and the rule that states the condition. */
export type Failing = { readonly reason: Reason; readonly by: string };

/** A rule or a part of it, and whether it is in force in a game. */
export type RuleInGame = {
  readonly rule: string;
  readonly part?: string | undefined;
  readonly phase: Phase;
  readonly kind: Kind;
} & (
  | { readonly inForce: true }
  /** `failing`: every condition that fails. */
  | { readonly inForce: false; readonly failing: readonly Failing[] }
  /** Whether the rule is in force depends on the answers to `asks`. */
  | { readonly inForce: "ask"; readonly asks: readonly (Field | Question)[] }
);

function judgement(row: RuleRow, id: string, findings: readonly Finding[]): RuleInGame {
  const { phase, kind, part } = row;
  const rule = { rule: id, part, phase, kind };
  const truth = truthOf(findings);
  if (truth === true) return { ...rule, inForce: true };
  const found = findings.filter(({ holds }) => holds === truth);
  if (truth === "ask") {
    const asks = found.map(({ name, ask }) => ask ?? (name as Question));
    return { ...rule, inForce: "ask", asks: [...new Set(asks)] };
  }
  const failing = new Map(found.map(({ name, rule: by = id }) => [name + by, { reason: name, by }]));
  return { ...rule, inForce: false, failing: [...failing.values()] };
}

/**
 * Determines whether each rule is in force in a game: D.1–D13.6, F.1–F12.52 and the notes on Italian pieces. A rule is
 * in force, not in force for stated reasons, or undecided until the players answer a question. `pieces`: the Italian
 * pieces, with the rule ids of their notes.
 * @throws RangeError when the month is not of the form "1942-07"
 */
export function inForce(game: Game, pieces: readonly NotedPiece[]): RuleInGame[] {
  checkMonth(game.month);
  return RULE_ROWS.flatMap((row) => {
    const conditions = row.when.flatMap((name) => findingsOf(name, game));
    const isNote = ITALIAN_NOTES.includes(row);
    const findings = isNote ? [...noteFindings(row.rule as `It-${string}`, game, pieces), ...conditions] : conditions;
    return idsOf(row).map((id) =>
      judgement(row, id, isInBook(id, game.book) ? findings : [{ name: "otherBook", holds: false }]),
    );
  });
}
