/** The link that opens a game elsewhere: short enough for every program that passes it on, with a mark at its end. */
import { trimmedEvents } from "../../../src/game/turns/events.ts";
import { AS_OF, today } from "../../../src/rules/as-of.ts";
import { linkState } from "../../calculators/kit/fields.ts";
import { FIELDS, type State } from "../game-fields.ts";

/** The maximum length of a link, in characters. */
export const LONGEST_LINK = 2000;
/** The version of links: the first parameter, `v`. Links of Khamsin 0.9.0 have none and are version 1. */
const VERSION = "2";
/** The parameters of a link other than the game's. `as`: its day; `end`: the end mark of version 2; `sum`: the checksum of version 1. */
export const MARKS: readonly string[] = ["v", AS_OF, "end", "sum"];

/** Adds the marks of a link to a query. The day is not at the end, so that a link whose day was cut is known as cut. */
const withMarks = (query: string) => `?v=${VERSION}&${AS_OF}=${today()}&${query.slice(1)}&end=1`;

/** The checksum of a link of version 1 (FNV-1a), independent of how its characters are encoded. */
function checksum(params: URLSearchParams): string {
  const rest = new URLSearchParams([...params].filter(([key]) => key !== "sum"));
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${rest}`)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Whether the checksum of a link is correct, with all its parameters or without unknown ones, which other programs may have added. */
function isWhole(params: URLSearchParams, sum: string): boolean {
  const own = new URLSearchParams([...params].filter(([key]) => Object.hasOwn(FIELDS, key) || MARKS.includes(key)));
  return sum === checksum(params) || sum === checksum(own);
}

/** Returns whether a link is of a newer version, or was cut; undefined if neither. An unknown version counts as newer. */
function faultKind(query: string): "newer" | "cut" | undefined {
  const params = new URLSearchParams(query);
  const sum = params.get("sum");
  if (sum !== null && !isWhole(params, sum)) return "cut";
  const version = params.get("v") ?? "1";
  if (version === "" || (version === VERSION && params.get("end") !== "1")) return "cut";
  return version === "1" || version === VERSION ? undefined : "newer";
}

/** Removes the marks from a link's query. If the link is faulty, the marks remain and are faults of the address. */
export function withoutMarks(query: string): string {
  if (faultKind(query)) return query;
  return `?${new URLSearchParams([...new URLSearchParams(query)].filter(([key]) => !MARKS.includes(key)))}`;
}

export interface SharedLink {
  readonly href: string;
  /** The number of dropped dice for rules, the oldest ones, for which there was no room. */
  readonly left: number;
}

/** Returns the link that opens a game elsewhere. `page`: the address of the page without a query. */
export function shareLink(state: State, page: string): SharedLink {
  const linkTo = (play: string) => page + withMarks(linkState({ ...state, play }, FIELDS));
  const whole = linkTo(state.play);
  if (whole.length <= LONGEST_LINK) return { href: whole, left: 0 };
  const { text, left } = trimmedEvents(state.play, Math.max(0, state.play.length - (whole.length - LONGEST_LINK)));
  return { href: linkTo(text), left };
}

/** The parts of a game in a link, with their fields. */
const PARTS = {
  name: ["name"],
  scenario: ["kind", "book", "place", "month"],
  boards: ["boards", "lie", "north"],
  overlays: ["overlays", "dice", "onehex"],
  weather: ["weather", "time", "ec", "wind", "dust", "haze", "sun", "bombard", "nonight", "mudec"],
  rolls: ["seed", "rw", "rt", "re", "rf", "rd", "up"],
  answers: ["said"],
  turns: ["play"],
} as const satisfies Record<string, readonly (keyof State)[]>;
export type LinkPart = keyof typeof PARTS;

/** The parts of a game in which a state differs from an empty game. */
const partsOf = (state: State): LinkPart[] =>
  (Object.keys(PARTS) as LinkPart[]).filter((part) => PARTS[part].some((key) => state[key] !== FIELDS[key].start));

/**
 * Returns the fault of a link, with the parts that could be read; undefined without a fault. `state`: the readable state of `query`.
 */
export function linkFault(query: string, state: State) {
  const kind = faultKind(query);
  return kind && { kind, parts: partsOf(state) };
}
