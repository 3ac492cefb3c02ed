/** Finds the rolls during play that the rules in force call for. */
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";

/** A roll, identified by the rule or the part of a rule that calls for the roll. */
export type RollOf = Pick<RuleInGame, "rule" | "part">;

/** The rule of the Wind Change DR, which the play view shows separately. */
const WIND_CHANGE = "D11.76";

const isRoll = ({ kind, phase, rule }: RuleInGame) => kind === "roll" && phase !== "setup" && rule !== WIND_CHANGE;

/**
 * Returns the rolls that the rules in force call for, in the order of `rules`. `open`: the number of rolls of rules
 * that may be in force, depending on open questions.
 */
export function rollsInForce(rules: readonly RuleInGame[]): {
  readonly rolls: readonly RollOf[];
  readonly open: number;
} {
  const rolls = rules.filter(isRoll);
  return {
    rolls: rolls.filter(({ inForce }) => inForce === true),
    open: rolls.filter(({ inForce }) => inForce === "ask").length,
  };
}
