/** What a move costs, as lines with their rules: the words of every calculator that shows it. */
import { type Cost, costText, type MovementCost } from "../../src/game/movement-cost.ts";
import type { ResultLine } from "./kit/copy.ts";
import type { Say } from "./result-lines.ts";

/** The strings `cost.*`: "7 MP", "all MF". */
export function costName(t: Say, cost: Cost, kind: "MF" | "MP"): string {
  return cost === "ALL" ? t(`cost.all${kind}`) : t(`cost.${kind}`, { cost: costText(cost) });
}

/** The strings `cost.*`: each figure of a cost, or why the move cannot be made. */
export function costLines(t: Say, cost: MovementCost): ResultLine[] {
  if (!cost.possible) return [{ text: t(`cost.no.${cost.reason}`), rule: cost.rule }];
  return cost.lines.map((l) => ({
    text: t("cost.line", { cost: costText(l.cost), what: t(`cost.${l.name}`) }),
    rule: l.rule,
  }));
}
