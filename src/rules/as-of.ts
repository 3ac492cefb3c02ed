/**
 * The day on which a link was made, as a parameter of its URL: `/r/D7.31/?as=2026-11-26`. The page shows what has
 * changed since that day. Days are in UTC, like the dates of changes of rules, so that a link means the same in every
 * time zone.
 */
import { withoutKeys } from "./without-keys.ts";

/** The key of the query parameter. */
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
 * Returns the day in a query string; undefined if the query has no day, a day that does not exist, or a day in the
 * future. components/layout/inline-scripts.ts has a shorter copy of this check, which runs before a page is rendered.
 */
export function dayIn(query: string, now = today()): string | undefined {
  const day = DAY.exec(new URLSearchParams(query).get(AS_OF) ?? "")?.[0] ?? "";
  const time = Date.parse(day);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return exists && day <= now ? day : undefined;
}

/**
 * Returns whether a change was made after a link. A change of the same day does not count, because most links of that
 * day are made after the release and quote the new text. The rule's page lists the change in any case.
 */
export const isSince = (change: string, day: string): boolean => change > day;
