/**
 * Parses and formats the field `when`, the chosen months: a year "1941", a month "1941-03", or a period
 * "1941-03_1942-11".
 */
import { validatedText } from "../kit/fields.ts";

/** The years of the war that the finder offers. */
export const YEARS = ["1940", "1941", "1942", "1943", "1944", "1945"];
/** The numbers of the months: "01" to "12". */
export const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, "0"));

/** Matches a year, a month or a period. `whenField` checks that the period ends after its first month. */
const WHEN = /^194[0-5](?:-(?:0[1-9]|1[0-2])(?:_194[0-5]-(?:0[1-9]|1[0-2]))?)?$/;

/** The field for the chosen months. Its value is the unparsed text: "1941-03". */
export const whenField = validatedText(
  "1941-03",
  (text) => WHEN.test(text) && (text.length < 15 || text.slice(0, 7) < text.slice(8)),
);

/** Parses a value of `whenField`. */
export const readWhen = (text: string) => ({
  year: text.slice(0, 4),
  /** The number of the first month, "03", or "" for the whole year. */
  month: text.slice(5, 7),
  /** The final month of a period, "1942-11", or "" if there is no period. */
  until: text.slice(8),
});
/** The chosen months, as the form shows them: `month` and `until` are "" if not chosen. */
export type When = ReturnType<typeof readWhen>;

/** Serializes the chosen months for `whenField`. Drops the final month if it is not after the first month. */
export function writeWhen({ year, month, until }: When): string {
  const first = month ? `${year}-${month}` : year;
  return month && until > first ? `${first}_${until}` : first;
}

/** Returns the first and the final chosen month, both inclusive. */
export const monthsOf = ({ year, month, until }: When) => ({
  from: `${year}-${month || "01"}`,
  to: until || `${year}-${month || "12"}`,
});

/** Returns the months in which a period can end: all months of the war after its first month. */
export function laterMonths(when: When): string[] {
  const { from } = monthsOf(when);
  return YEARS.flatMap((year) => MONTHS.map((month) => `${year}-${month}`)).filter((month) => month > from);
}
