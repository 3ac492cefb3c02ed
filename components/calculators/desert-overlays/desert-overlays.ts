/** DYO overlays (F12.3–F12.42): the fields of the calculator, and functions that play its dice. */
import {
  formatLayout,
  type HalfBoard,
  type Layout,
  NORTHS,
  northOrEastHalf,
  parseLayout,
} from "../../../src/game/overlay-layout.ts";
import { replay } from "../../../src/game/overlay-setup.ts";
import type { Agreements, LogEntry, NextRoll, Setup } from "../../../src/game/overlay-state.ts";
import { kindOf, OVERLAY_IDS } from "../../../src/game/overlay-tables.ts";
import { flag, oneOf, type StateOf, validatedText, writeState } from "../kit/fields.ts";

/**
 * The fields of the calculator. `dyo` is the query string of the DYO scenario that opened this calculator; "" if none
 * did. `failed` and `south` are explained in `Agreements`.
 */
export const FIELDS = {
  boards: validatedText("", () => true),
  north: oneOf(NORTHS),
  failed: flag(),
  south: flag(),
  dice: validatedText("", () => true),
  dyo: validatedText("", () => true),
  onehex: validatedText(
    OVERLAY_IDS.filter((id) => kindOf(id) === "X").join("."),
    (text) => text === "none" || text.split(".").every((id) => OVERLAY_IDS.includes(id)),
  ),
  // Who rolled the dice: one `Thrower` for each die. Links from Khamsin 0.9.0 lack this field.
  by: validatedText("", (text) => /^[pt-]*$/.test(text)),
};
export type OverlaysState = StateOf<typeof FIELDS>;

/** The fields that the board editor changes: the boards, the direction of North, and two agreements of the players. */
export type BoardFields = Pick<OverlaysState, "boards" | "north" | "failed" | "south">;

/**
 * Parses the boards of a state, up to the first invalid board. `notation` is the normalized text of these boards.
 * `error` has the reason and, in `rest`, the text from the invalid board on.
 */
export function boardsOf({ boards, north }: Pick<BoardFields, "boards" | "north">) {
  const { layout, error } = parseLayout(boards, north);
  return {
    layout,
    notation: formatLayout(layout),
    error: boards && error ? { code: error.code, rest: boards.slice(error.at) || boards } : undefined,
  };
}
export type Boards = ReturnType<typeof boardsOf>;

/**
 * Returns the compass side of half a desert board (F12.3). If North is at the top or bottom of the plan, the halves are
 * east and west. Otherwise they are north and south.
 */
export function sideOf({ rows, north }: Layout, { board, half }: HalfBoard): "north" | "south" | "east" | "west" {
  const own = rows.flatMap(({ boards }) => boards).find(({ number }) => number === board)!;
  const isFirst = northOrEastHalf(own, north) === half;
  if (north === "up" || north === "down") return isFirst ? "east" : "west";
  return isFirst ? "north" : "south";
}

/**
 * Returns the dice that still fit after a change of boards or agreements: all dice before the first roll that the
 * change affects. A DR whose second die is missing is compared too. `from`, `to`: boards and agreements before and
 * after the change. `kept`: the dice before the change.
 */
export function fittingDice(
  from: readonly [Layout, Agreements],
  to: readonly [Layout, Agreements],
  kept: string,
): string {
  const meaning = ([layout, agreements]: readonly [Layout, Agreements], dice: string) => {
    const { log, next, error } = replay(layout, dice, agreements);
    const made = ({ step, board, half, overlay }: LogEntry | NextRoll) => [step, board, half, overlay];
    const came = ({ result, perHalf, hexrow, hex1, hex2 }: LogEntry) => [result, perHalf, hexrow, hex1, hex2];
    const waiting = error && [error.code, ...made(next)];
    return JSON.stringify([log.map((entry) => [made(entry), came(entry)]), waiting]);
  };
  let fits = kept;
  while (fits && meaning(from, fits) !== meaning(to, fits)) fits = withoutLastToken(fits);
  return fits;
}

/** Returns the ids of the one-hex overlays, which have no "2" hex. */
export const oneHexOf = (state: Pick<OverlaysState, "onehex">): string[] => state.onehex.split(".");

/** Returns the players' agreements in a state, as `replay` expects them. */
export const agreementsOf = (state: Pick<OverlaysState, "onehex" | "failed" | "south">): Agreements => ({
  oneHex: oneHexOf(state),
  failed: state.failed,
  south: state.south,
});

/** Adds an overlay to the field `onehex`, or removes it if it is there. Returns the new value of the field. */
export const withOneHexChanged = (state: Pick<OverlaysState, "onehex">, id: string): string =>
  OVERLAY_IDS.filter((other) => (other === id) !== oneHexOf(state).includes(other)).join(".") || "none";

/**
 * Plays the dice of a state on its boards (F12.3–F12.42). If a board is invalid, plays no dice. `first`: the first die
 * of a DR whose second die is missing. `kept`: the valid dice, including `first`. `unread`: the dice from the first
 * invalid die on.
 */
export function playedOf(state: OverlaysState, { layout, error }: Boards) {
  const dice = state.dice.replace(/\s/g, "");
  const setup = replay(layout, error ? "" : dice, agreementsOf(state));
  const first = setup.error?.code === "incomplete" ? setup.error.token : "";
  const kept = setup.accepted + first;
  return { setup, first, kept, unread: dice.slice(kept.length) };
}
export type Played = ReturnType<typeof playedOf>;

/** Removes the last die "3", reroll "rS3.", or wadi placed by agreement "aW2.27H6.27G7.". */
export const withoutLastToken = (dice: string): string => dice.replace(/(r\w+\.|a\w+\.\w+\.\w+\.|.)$/, "");

/**
 * Who rolled a die: "p": the page; "t": the players, who typed the result; "-": unknown, because an old link does not
 * say.
 */
export type Thrower = "p" | "t" | "-";

/** Counts the dice in the field `dice`, without the rerolls and the wadis placed by agreement. */
const diceIn = (dice: string): number => dice.replace(/r\w+\.|a\w+\.\w+\.\w+\./g, "").length;

/**
 * Returns the field `by` after a change of the dice: one `Thrower` for each die, or "" if none is known. `last`: who
 * rolled the new dice, which are at the end of `dice`.
 */
export function withThrowers(by: string, dice: string, last: readonly Thrower[] = []): string {
  const before = diceIn(dice) - last.length;
  const changed = by.slice(0, before).padEnd(before, "-") + last.join("");
  return /[pt]/.test(changed) ? changed : "";
}

/**
 * Returns who rolled the dice of each roll in the log. "pt": the page rolled the first die, the players rolled the
 * second.
 */
export function throwersOf(by: string, log: readonly LogEntry[]): readonly string[] {
  let from = 0;
  return log.map(({ dice }) => {
    const own = by.slice(from, from + dice.length);
    from += dice.length;
    return own;
  });
}

/** Converts a wadi that the user typed to its token: "W2 27H6-G7" or "w2 27 H6 - 27G7" becomes "aW2.27H6.27G7.". */
export function wadiTokenFromText(written: string): string {
  const text = written.normalize("NFKC").toUpperCase();
  const [, id, board, one, otherBoard = board, two] =
    /([A-Z]+\d+)\W+(\d+)\s*([A-Z]+\d+)\W+(?:(\d+)\s*)?([A-Z]+\d+)/.exec(text) ?? [];
  return `a${id}.${board}${one}.${otherBoard}${two}.`;
}

/**
 * Returns the ids of the wadis that the players can still place by agreement (F12.41). Empty before the first wadi is
 * placed.
 */
export function freeWadis({ overlays, next }: Setup): string[] {
  const laid = overlays.filter((o) => o.hex1);
  if (!next.open || !laid.some((o) => o.kind === "W")) return [];
  return OVERLAY_IDS.filter((id) => kindOf(id) === "W" && !laid.some((o) => o.id === id));
}

/** Returns the link back to the DYO scenario, with the overlays added. `dyoHref`: the URL of the DYO calculator. */
export function dyoAddress(dyoHref: string, state: OverlaysState): string {
  const scenario = new URLSearchParams(state.dyo);
  if (state.boards) scenario.set("overlays", writeState({ ...state, dyo: "" }, FIELDS).slice(1));
  return `${dyoHref}?${scenario}`;
}
