/**
 * The link to share a game. It is short enough for programs that pass on links. It ends with "end=1". A link of this
 * version without "end=1" has been truncated.
 */
import { trimmedEvents } from "../../../src/game/turns/events.ts";
import { AS_OF, today } from "../../../src/rules/as-of.ts";
import { linkState } from "../../calculators/kit/fields.ts";
import { FIELDS, type GameState, isUntouched } from "../game-fields.ts";

/** The maximum length of a link, in characters. */
export const LONGEST_LINK = 2000;
/** The version of the link format (parameter `v`). Links made by Khamsin 0.9.0 have no `v` and are version 1. */
const VERSION = "2";
/**
 * The marks: parameters of a link that are not fields of the game. `v`: the format version. `as`: the date of the link.
 * `end`: the end mark of version 2. `sum`: the checksum of version 1.
 */
export const MARKS: readonly string[] = ["v", AS_OF, "end", "sum"];

/** Adds the marks to a query string. The end mark is last, so that a truncated link lacks it. */
const withMarks = (query: string) => `?v=${VERSION}&${AS_OF}=${today()}&${query.slice(1)}&end=1`;

/** Computes the checksum of a version 1 link (FNV-1a). It does not depend on the link's percent-encoding. */
function checksum(params: URLSearchParams): string {
  const rest = new URLSearchParams([...params].filter(([key]) => key !== "sum"));
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${rest}`)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}

/**
 * Returns whether the checksum of a link is correct. Also tries it without unknown parameters, which other programs may
 * have added.
 */
function isWhole(params: URLSearchParams, sum: string): boolean {
  const own = new URLSearchParams([...params].filter(([key]) => Object.hasOwn(FIELDS, key) || MARKS.includes(key)));
  return sum === checksum(params) || sum === checksum(own);
}

/**
 * Returns what is wrong with a link: "newer" for an unknown version, "cut" for a truncated link. Returns undefined if
 * nothing is wrong.
 */
function faultKind(query: string): "newer" | "cut" | undefined {
  const params = new URLSearchParams(query);
  const sum = params.get("sum");
  if (sum !== null && !isWhole(params, sum)) return "cut";
  const version = params.get("v") ?? "1";
  if (version === "" || (version === VERSION && params.get("end") !== "1")) return "cut";
  return version === "1" || version === VERSION ? undefined : "newer";
}

/** Removes the marks from the query of a link. A faulty link keeps its marks, so that they are reported. */
export function withoutMarks(query: string): string {
  if (faultKind(query)) return query;
  return `?${new URLSearchParams([...new URLSearchParams(query)].filter(([key]) => !MARKS.includes(key)))}`;
}

/** A link to share a game. */
export interface SharedLink {
  readonly href: string;
  /** How many dice rolls were omitted, the oldest first, to shorten the link. */
  readonly left: number;
}

/** Returns the link to share a game. `page`: the URL of the page without a query. */
export function shareLink(state: GameState, page: string): SharedLink {
  const linkTo = (play: string) => page + withMarks(linkState({ ...state, play }, FIELDS));
  const whole = linkTo(state.play);
  if (whole.length <= LONGEST_LINK) return { href: whole, left: 0 };
  const { text, left } = trimmedEvents(state.play, Math.max(0, state.play.length - (whole.length - LONGEST_LINK)));
  return { href: linkTo(text), left };
}

/** The parts of a game that a message about a faulty link may list, with the fields of each part. */
const PARTS = {
  name: ["name"],
  scenario: ["kind", "book", "place", "month"],
  boards: ["boards", "lie", "north"],
  overlays: ["overlays", "failed", "south", "dice", "onehex", "by"],
  weather: ["weather", "time", "ec", "wind", "dust", "haze", "sun", "bombard", "nonight", "mudec"],
  rolls: ["seed", "rw", "rt", "re", "rf", "rd", "up"],
  answers: ["said"],
  turns: ["play"],
} as const satisfies Record<string, readonly (keyof GameState)[]>;
export type LinkPart = keyof typeof PARTS;

/** Returns the parts of a game that differ from an empty game. */
const partsOf = (state: GameState): LinkPart[] =>
  (Object.keys(PARTS) as LinkPart[]).filter((part) => PARTS[part].some((key) => !isUntouched(state, key)));

/**
 * Returns what is wrong with a link, and which parts of its game could be read. Returns undefined if nothing is wrong.
 * `state`: the game that was read from `query`.
 */
export function linkFault(query: string, state: GameState) {
  const kind = faultKind(query);
  return kind && { kind, parts: partsOf(state) };
}
