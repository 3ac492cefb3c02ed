import type { Period, Piece } from "../../src/schemas/availability.ts";

/**
 * The dates and RF in a note on Italian vehicles or guns: "TL 37 balkans" → "1940-10–1941-04 1.3, …". The key is the
 * name and the theater. In a note on a single vehicle or gun, the key is only the theater.
 */
export type Availability = Map<string, string>;

/** Formats a period and its RF: "1940-06–1940-12 0.9". */
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
