import type { Period, Piece } from "../../src/schemas/availability.ts";

/**
 * Dates and RF of a note by piece and theatre: "TL 37 balkans" → "1940-10–1941-04 1.3, …". In a note on a single piece
 * the key is only the theatre.
 */
export type Availability = Map<string, string>;

/** Formats a period with its RF, to compare dates of the frontmatter with printed dates. */
export function formatPeriod({ from, to, rf, only }: Pick<Period, "from" | "to" | "rf" | "only">): string {
  return [`${from}–${to}`, rf?.toFixed(1), only].filter(Boolean).join(" ");
}

/** Returns the dates and RF in the frontmatter of a note. */
export function availabilityOf(pieces: Piece[]): Availability {
  const found: Availability = new Map();
  for (const { name, periods, option, relativeTo } of pieces) {
    const prefix = pieces.length > 1 ? `${name} ` : "";
    for (const [theatre, of] of Map.groupBy(periods, (period) => period.theatre))
      found.set(`${prefix}${theatre}`, of.map(formatPeriod).join(", "));
    if (relativeTo)
      found.set(`${prefix}RF of the ${relativeTo.piece}`, `+${relativeTo.plus}, at most ${relativeTo.most}`);
    if (option?.period)
      found.set(
        `${prefix}${option.name} in ${option.period.theatre}`,
        formatPeriod({ ...option.period, rf: option.rf }),
      );
    else if (option) found.set(`${prefix}${option.name}`, `${option.rf}`);
  }
  return found;
}
