import { type Half, halfOf, neighbour } from "./board-hexes.ts";
import { conflictsOf, wadisBeside } from "./overlay-conflicts.ts";
import { duneDrms, duneTarget, failedDuneDrms } from "./overlay-dunes.ts";
import {
  type Board,
  boardsWithOverlays,
  distanceIn,
  halfBoards,
  type Layout,
  northOrEastHalf,
  otherHalf,
} from "./overlay-layout.ts";
import type {
  Agreements,
  LogEntry,
  NextRoll,
  Overlay,
  Reroll,
  Roll,
  RollContext,
  RollOutcome,
  Setup,
  SetupError,
  SetupErrorCode,
} from "./overlay-state.ts";
import { boardResult, densityDrm, hexrowFor, kindOf, OVERLAY_IDS, overlayAt } from "./overlay-tables.ts";
import { readToken, type Token } from "./overlay-tokens.ts";
import { sumOfDrms } from "./table.ts";

/** The rule and the number of dice of each roll. */
const rolls = {
  density: ["F12.3", 1],
  board: ["F12.3", 1],
  selection: ["F12.3", 2],
  dunePlacement: ["F12.42", 1],
  duneType: ["F12.42", 1],
  hexrow: ["F12.31", 2],
  position: ["F12.32", 2],
  done: ["", 0],
} as const;

/** F12.32: the number added to the cdr to get the number of the "1" hex in its hexrow. */
const cdrPlus = 2;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The log and the overlays of a set-up. `setUp` adds to both. */
type Sheet = { log: LogEntry[]; overlays: Writable<Overlay>[] };

/**
 * A generator that runs a part of the placement procedure. It yields each roll that is needed, and receives the
 * player's token: the dice or a command.
 */
type Part<T = void> = Generator<NextRoll, T, Token>;

/**
 * Replays the random placement of overlays (F12.3–F12.42) from the players' dice.
 *
 * `tokens`: the dice and commands, such as "53 15 34 31 rS1.". A DR is written as cdr, then wdr. For the commands, see
 * `readToken`. Whitespace is ignored.
 *
 * The rolls are made in this order: the density, then each board with the selection of its overlays, then the positions
 * in order of selection. On each board the northernmost or easternmost half comes first, or the other half if the
 * players agreed on this (`agreements.south`).
 *
 * Never throws. If a token is illegal, sets `error` and returns the set-up before this token.
 */
export function replay(layout: Layout, tokens: string, agreements: Agreements = {}): Setup {
  const sheet: Sheet = { log: [], overlays: [] };
  const procedure = setUp(sheet, layout, agreements);
  const text = tokens.replace(/\s/g, "");
  let next = procedure.next().value;
  let read = 0;
  let error: SetupError | undefined;
  while (read < text.length && !error) {
    const token = readToken(text.slice(read), next.dice);
    const code = "code" in token ? token.code : refusal(token, next, sheet.overlays, layout);
    if (code) error = { code, at: read, token: token.text };
    else {
      next = procedure.next(token as Token).value;
      read += token.text.length;
    }
  }
  return { ...sheet, next, ...(error && { error }), accepted: text.slice(0, read) };
}

/** Runs the whole placement procedure: yields each roll, and continues when it receives the player's token. */
function* setUp({ log, overlays }: Sheet, layout: Layout, agreements: Agreements): Part<never> {
  const boards = boardsWithOverlays(layout);
  const cells = halfBoards(layout);
  /**
   * The IDs of the Sand Dunes that failed their placement dr, if the players agreed that these count as selected.
   * Otherwise empty.
   */
  const failed: string[] = [];

  /**
   * Makes a roll: yields it and receives the token with its dice. If this token is already `known`, yields nothing. The
   * returned function `write` adds the roll to the log, with its outcome.
   */
  function* roll(step: Roll, context: RollContext, known?: Token) {
    const next = nextRoll(step, context);
    const token: Token = known ?? (yield next);
    const dice = "dice" in token ? token.dice : [];
    const finalDr = dice.reduce((sum, die) => sum + die, next.drm);
    const write = (outcome: RollOutcome) => log.push({ rule: next.rule, step, ...context, dice, finalDr, ...outcome });
    const [first = 0, second = 0] = dice;
    return { first, second, finalDr, write };
  }

  function* rollBoard(board: Board, density: number): Part {
    const context = { board: board.number, drms: [{ drm: density, because: "density" } as const] };
    const { finalDr, write } = yield* roll("board", context);
    const outcome = boardResult(finalDr);
    write(outcome);
    const first = northOrEastHalf(board, layout.north);
    const second = otherHalf(first);
    const both = agreements.south ? [second, first] : [first, second];
    const receiving = { both, northOrEast: [first], southOrWest: [second], none: [] };
    for (const half of receiving[outcome.result]) for (let i = 0; i < outcome.perHalf; i++) yield* select(board, half);
  }

  function* select(board: Board, half: Half): Part {
    const place = { board: board.number, half };
    let id = "";
    let reroll: Reroll | undefined;
    while (!id) {
      const { first: cdr, second: wdr, write } = yield* roll("selection", { ...place, drms: [], reroll });
      const overlay = overlayAt(cdr, wdr);
      if (overlays.some((o) => o.id === overlay) || failed.includes(overlay)) reroll = again("taken");
      else id = overlay;
      write({ overlay, result: id ? "selected" : "taken" });
    }
    const kind = kindOf(id);
    const drms = (counts: (o: Overlay) => boolean) => duneDrms(cells, place, overlays.filter(counts));
    if (kind === "SD") {
      const sand = [...drms((o) => o.kind === "S" || o.kind === "SD"), ...failedDuneDrms(failed)];
      const { finalDr, write } = yield* roll("dunePlacement", { ...place, overlay: id, drms: sand });
      const isPlaced = finalDr <= duneTarget;
      write({ result: isPlaced ? "placed" : agreements.failed ? "notPlacedCounts" : "notPlaced" });
      if (!isPlaced) {
        if (agreements.failed) failed.push(id);
        return;
      }
    }
    const selected = newOverlay(id, board, half);
    overlays.push(selected);
    if (kind === "SD") {
      const high = drms((o) => o.dune === "high");
      const { finalDr, write } = yield* roll("duneType", { ...place, overlay: id, drms: high });
      selected.dune = finalDr <= duneTarget ? "high" : "low";
      write({ result: selected.dune });
    }
  }

  /**
   * Rolls an overlay's hexrow and position, and rerolls both as long as the overlay conflicts with another. `known`:
   * the token of the first hexrow DR, if it was received already.
   */
  function* position(overlay: Writable<Overlay>, known?: Token, reroll?: Reroll): Part {
    const { id, board, half = "A" } = overlay;
    do {
      const context = { board, half, overlay: id, drms: [], reroll };
      const row = yield* roll("hexrow", context, known);
      const hexrow = hexrowFor(half, row.finalDr);
      row.write({ result: "hexrow", hexrow });
      overlay.hexrow = hexrow;
      overlay.hex1 = overlay.hex2 = undefined;
      overlay.conflictsWith = [];
      const { first: cdr, second: wdr, write } = yield* roll("position", context);
      const hex1 = { board, hexrow, number: cdr + cdrPlus };
      const hex2 = overlay.oneHex ? undefined : neighbour(hex1, wdr);
      overlay.hex1 = hex1;
      overlay.hex2 = hex2;
      overlay.attempts++;
      const conflictsWith = conflictsOf(overlay, overlays);
      overlay.conflictsWith = conflictsWith;
      const besideWadis = conflictsWith.length ? [] : wadisBeside(overlay, overlays);
      const result = conflictsWith.length ? "conflict" : "positioned";
      write({ result, hex1, hex2, conflictsWith, ...(besideWadis.length && { besideWadis }) });
      known = undefined;
      reroll = again("conflict");
    } while (overlay.conflictsWith.length);
  }

  function newOverlay(id: string, { number, e1 }: Board, half?: Half): Writable<Overlay> {
    const kind = kindOf(id);
    const single = agreements.oneHex?.includes(id) ?? kind === "X";
    const untouched = { conflictsWith: [], attempts: 0, agreed: false };
    return { id, kind, board: number, half, oneHex: single, checkE1: e1, ...untouched };
  }

  if (boards.length) {
    const { first: dr, write } = yield* roll("density", { drms: [] });
    const drm = densityDrm(dr);
    write({ result: "densityDrm", drm });
    for (const board of boards) yield* rollBoard(board, drm);
  }
  for (;;) {
    const waiting = overlays.find((o) => !o.hex1);
    const { board, half, id } = waiting ?? {};
    const token = yield nextRoll(waiting ? "hexrow" : "done", { board, half, overlay: id, drms: [] }, true);
    if ("wadi" in token) {
      const { wadi: overlay, hex1, hex2 } = token;
      const half = halfOf(hex1.hexrow);
      const board = boards.find((b) => b.number === hex1.board) as Board;
      const laid = { ...newOverlay(overlay, board, half), hex1, hex2, agreed: true };
      // If the wadi was already selected, replace its entry, so that the order of selection stays the same.
      const old = overlays.findIndex((o) => o.id === overlay);
      overlays.splice(old < 0 ? overlays.length : old, 1, laid);
      const entry = { board: board.number, half, overlay, hex1, hex2, dice: [], drms: [], finalDr: 0 };
      log.push({ rule: "F12.41", step: "agreed", result: "agreed", ...entry });
    } else if ("reroll" in token)
      yield* position(overlays.find((o) => o.id === token.reroll) as Writable<Overlay>, undefined, again("asked"));
    else yield* position(waiting as Writable<Overlay>, token);
  }
}

/** Returns why a command is not legal before the next roll; undefined if it is legal. */
function refusal(
  token: Token,
  next: NextRoll,
  overlays: readonly Overlay[],
  layout: Layout,
): SetupErrorCode | undefined {
  if ("dice" in token) return undefined;
  if (!next.open) return "notNow";
  if ("reroll" in token) {
    const overlay = overlays.find((o) => o.id === token.reroll);
    if (!overlay?.hex1) return "notPositioned";
    return overlay.agreed ? "laidByAgreement" : undefined;
  }
  const { wadi: id, hex1, hex2 } = token;
  const wadi = { id, kind: kindOf(id), hex1, hex2 };
  if (wadi.kind !== "W" || !OVERLAY_IDS.includes(id)) return "notAWadi";
  const laid = overlays.filter((o) => o.kind === "W" && o.hex1);
  if (!laid.length) return "noWadiYet";
  if (laid.some((o) => o.id === id)) return "alreadyPositioned";
  const inPlay = boardsWithOverlays(layout).map(({ number }) => number);
  if (!inPlay.includes(hex1.board) || !inPlay.includes(hex2.board)) return "boardNotInPlay";
  if (distanceIn(layout, hex1, hex2) !== 1) return "hexesNotAdjacent";
  return conflictsOf(wadi, overlays).length ? "conflict" : undefined;
}

function nextRoll(step: NextRoll["step"], context: RollContext, open = false): NextRoll {
  const [rule, dice] = rolls[step];
  return { step, rule, dice, ...context, drm: sumOfDrms(context.drms), open };
}

function again(because: Reroll["because"]): Reroll {
  return { rule: "F12.33", because };
}
