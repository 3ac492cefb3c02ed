/** Formats movement costs, for all calculators that show them. The UI texts are `cost.*` in content/ui. */
import { type Cost, type CostLine, costText, isRemark, type MovementCost } from "../../../src/game/movement-cost.ts";
import type { ResultLine } from "../kit/copy.ts";
import type { Say, WordOf } from "../kit/words.ts";

type T = Say<WordOf<"cost">>;

/** Formats a cost as text: "7 MP", "all MF". */
export function costName(t: T, cost: Cost, kind: "MF" | "MP"): string {
  return cost === "ALL" ? t(`cost.all${kind}`) : t(`cost.${kind}`, { cost: costText(cost) });
}

/** Returns a line for each part of a cost: "4 a full level up". If the move is impossible, returns the reason. */
export function costLines(t: T, cost: MovementCost): ResultLine[] {
  if (!cost.possible) return [{ text: t(`cost.no.${cost.reason}`), rule: cost.rule }];
  return cost.lines.map((line) => figureLine(t, line));
}

/** Returns the line for one part of a cost, with its rule. A remark has no number. */
export function figureLine(t: T, line: CostLine): ResultLine {
  const { name, cost, rule } = line;
  const what = t(`cost.${name}`);
  const text = isRemark(line) ? what : t("cost.line", { cost: costText(cost), what });
  return { text, ...(rule ? { rule } : {}) };
}
