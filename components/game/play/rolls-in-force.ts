/** Finds the rolls that the rules in force call for during play. */
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";

/** Identifies a roll by the rule that calls for it and, if necessary, the part of the rule. */
export type RollOf = Pick<RuleInGame, "rule" | "part">;

/** The rule of the Wind Change DR. The play view has separate controls for this roll. */
const WIND_CHANGE = "D11.76";

const isRoll = ({ kind, phase, rule }: RuleInGame) => kind === "roll" && phase !== "setup" && rule !== WIND_CHANGE;

/**
 * Returns the rolls that the rules in force call for. `open`: the number of rolls that may be added when open questions
 * are answered.
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
