/**
 * A cost in a table. "1 + 2 × COT" is [1, 2]: 1 MF or MP, and 2 times COT. "ALL" means all MF or MP of the unit. Null
 * means that the move is not allowed.
 */
type PrintedCost = readonly [figure: number, cot: number] | "ALL" | null;

/**
 * Parses a cost: "2", "6 +", "1 + COT", "1 + 2 × COT", "−1", "ALL" or "–". Ignores a footnote mark at the end. Returns
 * undefined for other texts.
 */
export function costOf(text: string): PrintedCost | undefined {
  const cost = text.replace(/[*†‡]+$/, "");
  if (cost === "ALL") return cost;
  if (cost === "–") return null;
  const m = /^(−?\d+)?(?:(?:^| \+ )(?:(\d+) × )?(COT))?$/.exec(cost.replace(/ \+$/, " + COT"));
  if (!m?.[0]) return undefined;
  return [Number((m[1] ?? "0").replace("−", "-")), m[3] ? Number(m[2] ?? 1) : 0];
}

/** The allowed forms of a cost, for error messages. */
export const COST_FORMS = 'a cost is written "2", "6 +", "COT", "1 + 2 × COT", "ALL" or "–"';
