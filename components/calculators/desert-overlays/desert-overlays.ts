/** DYO overlays (F12.3–F12.42): the fields of the calculator and what its dice come to. */
import {
  formatLayout,
  type HalfBoard,
  type Layout,
  NORTHS,
  northOrEastHalf,
  parseLayout,
} from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import type { LogEntry, Next, Setup } from "../../../src/game/overlay-state.ts";
import { kindOf, OVERLAY_IDS } from "../../../src/game/overlay-tables.ts";
import { notation, oneOf, type StateOf, writeState } from "../kit/fields.ts";

/** The fields. What fell is in the address, and nowhere else. `dyo`: the state of the DYO scenario that they were opened from. */
export const FIELDS = {
  boards: notation("", () => true),
  north: oneOf(NORTHS),
  dice: notation("", () => true),
  dyo: notation("", () => true),
  onehex: notation(
    OVERLAY_IDS.filter((id) => kindOf(id) === "X").join("."),
    (text) => text === "none" || text.split(".").every((id) => OVERLAY_IDS.includes(id)),
  ),
};
export type OverlaysState = StateOf<typeof FIELDS>;

/** Which boards are in play and how they lie. */
export type Lie = Pick<OverlaysState, "boards" | "north">;

/**
 * The boards that a state names, up to the first that cannot be used, and their notation. `error`: why that one cannot be used, and
 * `rest`, what stands in the address from there on.
 */
export function boardsOf({ boards, north }: Lie) {
  const { layout, error } = parseLayout(boards, north);
  return {
    layout,
    notation: formatLayout(layout),
    error: boards && error ? { code: error.code, rest: boards.slice(error.at) || boards } : undefined,
  };
}
export type Boards = ReturnType<typeof boardsOf>;

/** The side of its board on which a half of a desert board lies: by its long axis east or west, or north or south (F12.3). */
export function sideOf({ rows, north }: Layout, { board, half }: HalfBoard): "north" | "south" | "east" | "west" {
  const own = rows.flatMap(({ boards }) => boards).find(({ number }) => number === board)!;
  const isFirst = northOrEastHalf(own, north) === half;
  if (north === "up" || north === "down") return isFirst ? "east" : "west";
  return isFirst ? "north" : "south";
}

/**
 * The first of the dice that mean the same on other boards: each roll is made for the same thing and comes to the same, and so is the
 * one for which a first die waits. `kept`: dice that can all be read on the boards as they lay.
 */
export function fittingDice(from: Layout, to: Layout, kept: string, oneHex: string[]): string {
  const meaning = (layout: Layout, dice: string) => {
    const { log, next, error } = replay(layout, dice, oneHex);
    const made = ({ step, board, half, overlay }: LogEntry | Next) => [step, board, half, overlay];
    const came = ({ result, perHalf, hexrow, hex1, hex2 }: LogEntry) => [result, perHalf, hexrow, hex1, hex2];
    const waiting = error && [error.code, ...made(next)];
    return JSON.stringify([log.map((entry) => [made(entry), came(entry)]), waiting]);
  };
  let fits = kept;
  while (fits && meaning(from, fits) !== meaning(to, fits)) fits = withoutLast(fits);
  return fits;
}

/** The overlays of one hex, which have no "2". */
export const oneHexOf = (state: Pick<OverlaysState, "onehex">): string[] => state.onehex.split(".");

/** The field `onehex` after one overlay has become of one hex, or is no longer. */
export const withOneHexChanged = (state: Pick<OverlaysState, "onehex">, id: string): string =>
  OVERLAY_IDS.filter((other) => (other === id) !== oneHexOf(state).includes(other)).join(".") || "none";

/**
 * What the dice of a state come to on its boards (F12.3–F12.42); nothing is read while a board cannot be used. `first`: the first die
 * of a DR, which waits for the second; `kept`: the dice that could be read, with the one that waits; `unread`: those that could not.
 */
export function playedOf(state: OverlaysState, { layout, error }: Boards) {
  const dice = state.dice.replace(/\s/g, "");
  const setup = replay(layout, error ? "" : dice, oneHexOf(state));
  const first = setup.error?.code === "incomplete" ? setup.error.token : "";
  const kept = setup.accepted + first;
  return { setup, first, kept, unread: dice.slice(kept.length) };
}
export type Played = ReturnType<typeof playedOf>;

/** Dice without the last token: a die, a reroll that was asked for, or a wadi laid by agreement. */
export const withoutLast = (dice: string): string => dice.replace(/(r\w+\.|a\w+\.\w+\.\w+\.|.)$/, "");

/** The token by which a wadi is laid, from what a player wrote: "W2 27H6-G7" and "w2 27 H6 - 27G7" are "aW2.27H6.27G7.". */
export function wadiToken(written: string): string {
  const text = written.normalize("NFKC").toUpperCase();
  const [, id, board, one, otherBoard = board, two] =
    /([A-Z]+\d+)\W+(\d+)\s*([A-Z]+\d+)\W+(?:(\d+)\s*)?([A-Z]+\d+)/.exec(text) ?? [];
  return `a${id}.${board}${one}.${otherBoard}${two}.`;
}

/** The wadis that can yet be laid by agreement (F12.41); none before the first wadi lies. */
export function freeWadis({ overlays, next }: Setup): string[] {
  const laid = overlays.filter((o) => o.hex1);
  if (!next.open || !laid.some((o) => o.kind === "W")) return [];
  return OVERLAY_IDS.filter((id) => kindOf(id) === "W" && !laid.some((o) => o.id === id));
}

/** The address of the DYO scenario that these overlays were opened from, with these overlays in it. `dyoHref`: that calculator's own. */
export function dyoAddress(dyoHref: string, state: OverlaysState): string {
  const scenario = new URLSearchParams(state.dyo);
  if (state.boards) scenario.set("overlays", writeState({ ...state, dyo: "" }, FIELDS).slice(1));
  return `${dyoHref}?${scenario}`;
}
