/** The months asked for: a whole year "1941", one month "1941-03", or a period "1941-03_1942-11". */
import { notation } from "../kit/fields.ts";

export const YEARS = ["1940", "1941", "1942", "1943", "1944", "1945"];
/** The numbers of the months: "01" to "12". */
export const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, "0"));

/** A year, a month, or two months. The field checks that the second month is the later one. */
const WHEN = /^194[0-5](?:-(?:0[1-9]|1[0-2])(?:_194[0-5]-(?:0[1-9]|1[0-2]))?)?$/;

export const whenField = notation(
  "1941-03",
  (text) => WHEN.test(text) && (text.length < 15 || text.slice(0, 7) < text.slice(8)),
);

/** Parses the value of the field. */
export const readWhen = (text: string) => ({
  year: text.slice(0, 4),
  /** "03"; "" for the whole year. */
  month: text.slice(5, 7),
  /** The last month of a period, "1942-11", or "" if there is no period. */
  until: text.slice(8),
});
export type When = ReturnType<typeof readWhen>;

/** Serializes the parts for the field. Drops a last month that is not after the first. */
export function writeWhen({ year, month, until }: When): string {
  const first = month ? `${year}-${month}` : year;
  return month && until > first ? `${first}_${until}` : first;
}

/** The first and the last month asked for, inclusive. */
export const monthsOf = ({ year, month, until }: When) => ({
  from: `${year}-${month || "01"}`,
  to: until || `${year}-${month || "12"}`,
});

/** The months that can end a period. */
export function laterMonths(when: When): string[] {
  const { from } = monthsOf(when);
  return YEARS.flatMap((year) => MONTHS.map((month) => `${year}-${month}`)).filter((month) => month > from);
}
