/** DYO overlays (F12.3–F12.42): the fields of the calculator and what its dice come to. */
import {
  formatLayout,
  type Layout,
  type LayoutErrorCode,
  NORTHS,
  parseLayout,
} from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import type { Setup } from "../../../src/game/overlay-state.ts";
import { kindOf, type OverlayTables } from "../../../src/game/overlay-tables.ts";
import { notation, oneOf, type StateOf } from "../kit/fields.ts";

/** The fields, for the IDs of all overlays: what fell is in the address, and nowhere else. */
export const fieldsFor = (ids: readonly string[]) => ({
  boards: notation("", () => true),
  north: oneOf(NORTHS),
  dice: notation("", () => true),
  onehex: notation(
    ids.filter((id) => kindOf(id) === "X").join("."),
    (text) => text === "none" || text.split(".").every((id) => ids.includes(id)),
  ),
});
export type State = StateOf<ReturnType<typeof fieldsFor>>;

export interface Boards {
  layout: Layout;
  /** The boards that can be used, in their notation. */
  notation: string;
  /** Why the next board cannot be used. `rest`: what stands in the address from there on. */
  error?: { code: LayoutErrorCode; rest: string };
}
/** The boards that a state names, up to the first that cannot be used. */
export function boardsOf({ boards, north }: Pick<State, "boards" | "north">): Boards {
  const { layout, error } = parseLayout(boards, north);
  const notation = formatLayout(layout);
  if (!boards || !error) return { layout, notation };
  return { layout, notation, error: { code: error.code, rest: boards.slice(error.at) || boards } };
}

/** The overlays of one hex, which have no "2". */
export const oneHexOf = (state: Pick<State, "onehex">): string[] => state.onehex.split(".");

/** The field `onehex` after one overlay has become of one hex, or is no longer. */
export const withOneHexChanged = (state: Pick<State, "onehex">, id: string, ids: readonly string[]): string =>
  ids.filter((other) => (other === id) !== oneHexOf(state).includes(other)).join(".") || "none";

export interface Played {
  setup: Setup;
  /** The first die of a DR, which waits for the second. */
  first: string;
  /** The dice that could be read, with the one that waits. */
  kept: string;
  /** The dice that could not. */
  unread: string;
}
/** What the dice of a state come to on its boards (F12.3–F12.42); nothing is read while a board cannot be used. */
export function playedOf(state: State, { layout, error }: Boards, tables: OverlayTables): Played {
  const dice = state.dice.replace(/\s/g, "");
  const setup = replay(layout, error ? "" : dice, tables, oneHexOf(state));
  const first = setup.error?.code === "incomplete" ? setup.error.token : "";
  const kept = setup.accepted + first;
  return { setup, first, kept, unread: dice.slice(kept.length) };
}

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
export function freeWadis({ overlays, next }: Setup, ids: readonly string[]): string[] {
  const laid = overlays.filter((o) => o.hex1);
  if (!next.open || !laid.some((o) => o.kind === "W")) return [];
  return ids.filter((id) => kindOf(id) === "W" && !laid.some((o) => o.id === id));
}

/** A die that the page throws: "1" to "6". A byte of the last, incomplete six would favor some faces, so another is drawn. */
export function throwDie(): string {
  const byte = crypto.getRandomValues(new Uint8Array(1))[0]!;
  return byte < 252 ? String((byte % 6) + 1) : throwDie();
}
