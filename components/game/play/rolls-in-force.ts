/** The rolls by the rules in force that players make during play. */
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";

/** A roll that a rule, or a part of it, calls for. */
export type RollOf = Pick<RuleInGame, "rule" | "part">;

/** The Wind Change DR, which the view shows separately. */
const WIND_CHANGE = "D11.76";

const isRoll = ({ kind, phase, rule }: RuleInGame) => kind === "roll" && phase !== "setup" && rule !== WIND_CHANGE;

/** Returns the rolls in force, in the order of the rules, and the number of open rules that may have one. */
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
