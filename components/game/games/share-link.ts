/** The link that opens a game elsewhere: short enough for every program that passes it on, and with a sum that tells if it was cut. */
import { trimmedEvents } from "../../../src/game/turns/events.ts";
import { linkState } from "../../calculators/kit/fields.ts";
import type { GameFields, State } from "../game-fields.ts";

/** The greatest number of characters of a link. */
export const LONGEST_LINK = 2000;
/** The version of the notation of links. */
export const VERSION = 1;

/** The sum of what a query says (FNV-1a), however its letters are encoded. */
function sumOf(query: string): string {
  const said = new URLSearchParams(query);
  said.delete("sum");
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(said.toString())) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}

/** A query with its sum, which stands first, so that whoever gets half of the link has it. */
const withSum = (query: string) => (query ? `?sum=${sumOf(query)}&${query.slice(1)}` : query);

/** Whether a query has a sum that is another's: it was cut, or changed on its way. */
export function isDamaged(query: string): boolean {
  const sum = new URLSearchParams(query).get("sum");
  return sum !== null && sum !== sumOf(query);
}

/** A query in the form that the fields read: without its sum. A sum that is wrong stays and is a fault of the address. */
export function withoutSum(query: string): string {
  if (isDamaged(query)) return query;
  const params = new URLSearchParams(query);
  if (!params.has("sum")) return query;
  params.delete("sum");
  return `?${params}`;
}

export interface SharedLink {
  readonly href: string;
  /** How many dice for rules it has no room for, the oldest. */
  readonly left: number;
}

/** The link that shows everybody a game. `page`: the address of the page without a query. */
export function shareLink(state: State, fields: GameFields, page: string): SharedLink {
  const linkTo = (play: string) => page + withSum(linkState({ ...state, play }, fields));
  const whole = linkTo(state.play);
  if (whole.length <= LONGEST_LINK) return { href: whole, left: 0 };
  // Sums have at most seven letters, and one may have fewer than another.
  const most = state.play.length - (whole.length - LONGEST_LINK) - 7;
  const { text, left } = trimmedEvents(state.play, Math.max(0, most));
  return { href: linkTo(text), left };
}

/** The parts of a game that a link may tell. */
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

/** The parts of which a state tells something. */
export const partsOf = (state: State, fields: GameFields): LinkPart[] =>
  (Object.keys(PARTS) as LinkPart[]).filter((part) => PARTS[part].some((key) => state[key] !== fields[key].start));

/** What is wrong with a link as a whole: it is of another version, or was cut or changed on its way. `parts`: what it tells still. */
export interface LinkFault {
  readonly what: "newer" | "older" | "cut";
  readonly parts: readonly LinkPart[];
}

/** What is wrong with the link whose query was read as this state. A version that is no number is taken for a newer one. */
export function faultOf(query: string, state: State, fields: GameFields): LinkFault | undefined {
  const parts = partsOf(state, fields);
  if (isDamaged(query)) return { what: "cut", parts };
  const version = new URLSearchParams(query).get("v");
  if (version === null || version === `${VERSION}`) return undefined;
  return { what: Number(version) < VERSION ? "older" : "newer", parts };
}
