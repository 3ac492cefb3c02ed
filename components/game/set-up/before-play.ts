/**
 * Formats the text at the top of the set-up view. It lists the choices that are still missing. Once all are made, it
 * says what to roll or read before play.
 */
import { STEPS } from "../../../src/game/dyo-scenario.ts";
import type { RuleInGame } from "../../../src/game/in-force/in-force.ts";
import type { Answer } from "../../calculators/kit/Answer.tsx";
import { isRolled } from "../dyo-state.ts";
import { type GameState, hasBegun, monthOf, placeOf } from "../game-fields.ts";
import type { GameSay } from "../words.ts";

/** Returns the names of the questions without an answer, among scenario, place, date and boards. */
const missingOf = (t: GameSay, state: GameState): string[] => [
  ...(state.kind === "unknown" ? [t("need.kind")] : []),
  ...(placeOf(state) ? [] : [t("need.place")]),
  ...(monthOf(state) ? [] : [t("need.date")]),
  ...(state.boards ? [] : [t("need.boards")]),
];

/**
 * The SSR that matter in the desert, each with its rule. An SSR is shown only if its rule can be in force in the game.
 */
const SSR = { haze: "D11.62", sun: "D11.61", dust: "D11.7" } as const;

/**
 * Returns what to do before play, in one line. For a printed scenario, it names the SSR to look for: all of them while
 * no boards are chosen, because no rule is excluded yet. For a DYO scenario, it lists the rolls in order.
 */
export function beforePlay(
  t: GameSay,
  state: Pick<GameState, "kind" | "place" | "boards">,
  rules: readonly RuleInGame[],
): Answer {
  const mayApply = (id: string) =>
    !state.boards || rules.some(({ rule, part, inForce }) => rule === id && !part && inForce !== false);
  const listed = (items: readonly string[]) => items.join(t("comma"));
  if (state.kind === "printed") {
    const found = (Object.keys(SSR) as (keyof typeof SSR)[]).filter((ssr) => mayApply(SSR[ssr]));
    const ssr = listed([...found.map((one) => t(`ssr.${one}`)), t("ssr.map")]);
    return { roll: t("before.printed"), odds: t("before.ssr", { ssr }) };
  }
  if (!isRolled(state)) {
    const rolls = (["D11.3", "D11.701"] as const)
      .filter(mayApply)
      .map((id) => t(`order.${id === "D11.3" ? "time" : "dust"}`));
    return { roll: t("before.elsewhere"), odds: rolls.length ? t("before.also", { rolls: listed(rolls) }) : "" };
  }
  const [dust, ...others] = [...STEPS].reverse().map((step) => t(`order.${step}`));
  return { roll: t("before.dyo"), odds: listed([...others.reverse(), t("order.overlays"), t("order.setUp"), dust!]) };
}

/**
 * Returns the texts at the top of the set-up view. A printed scenario needs no boards to say that nothing is rolled.
 * `rolls`: the next roll and the result of the previous roll; empty if nothing is left to roll.
 */
export function setUpAnswers(
  t: GameSay,
  state: GameState,
  rules: readonly RuleInGame[],
  rolls: readonly Answer[],
): readonly Answer[] {
  const missing = missingOf(t, state);
  const listed = missing.join(t("comma"));
  if (missing.length && !(state.kind === "printed" && hasBegun(state)))
    return [{ roll: t("first", { missing: listed }) }];
  const before = beforePlay(t, state, rules);
  if (missing.length) return [before, { roll: t("then", { missing: listed }) }];
  const [next, fell] = rolls;
  if (!next) return [before];
  return [next, fell?.roll ? fell : { roll: before.roll + t("colon") + (before.odds ?? "") }];
}
