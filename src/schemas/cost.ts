/**
 * A cost as tables print it: MF or MP, and how many times COT go with them; "ALL" is the whole allotment. Null where there is no
 * cost because the move cannot be made.
 */
type PrintedCost = readonly [figure: number, cot: number] | "ALL" | null;

/** Reads "2", "6 +", "1 + COT", "1 + 2 × COT", "−1", "ALL" or "–", with a mark of a footnote or without; undefined for all else. */
export function costOf(text: string): PrintedCost | undefined {
  const cost = text.replace(/[*†‡]+$/, "");
  if (cost === "ALL") return cost;
  if (cost === "–") return null;
  const m = /^(−?\d+)?(?:(?:^| \+ )(?:(\d+) × )?(COT))?$/.exec(cost.replace(/ \+$/, " + COT"));
  if (!m?.[0]) return undefined;
  return [Number((m[1] ?? "0").replace("−", "-")), m[3] ? Number(m[2] ?? 1) : 0];
}

/** How a cost is written, for who has written it otherwise. */
export const COST_FORMS = 'a cost is written "2", "6 +", "COT", "1 + 2 × COT", "ALL" or "–"';
