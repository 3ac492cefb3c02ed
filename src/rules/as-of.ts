/**
 * The parameter `as` of a link is the day on which the link was made: `/r/D7.31/?as=2026-11-26`. The page then shows
 * what has changed since that day. Days are in UTC, so that a link means the same in every time zone.
 */
import { withoutKeys } from "./without-keys.ts";

/** The name of the query parameter. */
export const AS_OF = "as";

/** Returns today's date in UTC: "2026-11-26". */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Adds the query parameter to an address: "/r/D7.31/#D7.31" → "/r/D7.31/?as=2026-11-26#D7.31". */
export function withDay(address: string, day = today()): string {
  const [page, fragment] = address.split(/(?=#)(.*)/s);
  return `${page}${page!.includes("?") ? "&" : "?"}${AS_OF}=${day}${fragment ?? ""}`;
}

/** Removes the parameter `as` from a query string. */
export const withoutDay = (query: string): string => withoutKeys(query, (key) => key === AS_OF);

/** Matches a day, even if punctuation follows because the link is part of a sentence: "2026-11-26)." */
const DAY = /^\d{4}-\d\d-\d\d(?!\d)/;

/**
 * Returns the day in a query string. Returns undefined if the day is missing, does not exist, or is in the future.
 * components/layout/inline-scripts.ts has a shorter copy of this check, which runs before a page is rendered.
 */
export function dayIn(query: string, now = today()): string | undefined {
  const day = DAY.exec(new URLSearchParams(query).get(AS_OF) ?? "")?.[0] ?? "";
  const time = Date.parse(day);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return exists && day <= now ? day : undefined;
}

/** Copies the day from the query string `dated`, if it has one: "?ec=dry", "?as=2026-11-26" → "?ec=dry&as=2026-11-26". */
export function withDayOf(query: string, dated: string): string {
  const day = dayIn(dated);
  return day ? withDay(query, day) : query;
}

/**
 * Returns whether a rule was changed after the day on which a link was made. A change on the same day does not count,
 * because most links of that day already quote the new text.
 */
export const isSince = (change: string, day: string): boolean => change > day;
