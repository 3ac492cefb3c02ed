/** What the set-up's rolls are in words. */
import { formatHex, type Hex } from "../../src/game/board-hexes.ts";
import type { Drm } from "../../src/game/overlay-dunes.ts";
import type { LogEntry, Overlay } from "../../src/game/overlay-state.ts";
import type { ResultLine } from "./copy.ts";
import { signed } from "./parts.tsx";

/** A string of the page, with values filled in. */
export type Say = (key: string, values?: object) => string;

/** "27H6-G7", as F12.2 writes where an overlay lies; "" when it is not positioned. */
export function hexesOf({ hex1, hex2 }: { readonly hex1?: Hex; readonly hex2?: Hex }): string {
  return hex1 ? formatHex(hex1) + (hex2 ? `-${hex2.hexrow}${hex2.number}` : "") : "";
}

/** A line for each modifier. */
export function drmLines(drms: readonly Drm[], t: Say): ResultLine[] {
  return drms.map(({ drm, because, overlay }) => ({
    text: `${signed(drm)} ${t(because, { overlay })}`,
    rule: overlay ? "F12.42" : "F12.3",
  }));
}

/** What a roll came to, and what is wrong with it. */
export function rollLines(entry: LogEntry, t: Say): ResultLine[] {
  const { step, rule, dice, finalDr, drms, hex1, hex2, result, perHalf = "", conflictsWith, reroll } = entry;
  const [cdr, wdr] = dice;
  const say = (key: string) =>
    t(key, {
      ...entry,
      cdr,
      wdr,
      dr: drms.length ? `${cdr} ${signed(finalDr - cdr!)} = ${finalDr}` : cdr,
      drm: signed(entry.drm ?? 0),
      number: hex1?.number,
      hex1: hex1 && formatHex(hex1),
      hex2: hex2 && formatHex(hex2),
      others: conflictsWith?.join(", "),
      result: t(result + perHalf),
    });
  const lines = [{ text: say(`log.${step === "position" && !hex2 ? "oneHex" : step}`), rule }];
  const problem =
    result === "taken" || result === "conflict" ? result : step === "hexrow" && reroll?.because === "asked" && "asked";
  return problem ? [...lines, { text: say(problem), rule: "F12.33" }] : lines;
}

/** The whole log, numbered. */
export function logLines(log: readonly LogEntry[], t: Say): ResultLine[] {
  return log.flatMap((entry, i) => {
    const [first, ...others] = rollLines(entry, t);
    return [{ ...first!, text: `(${i + 1}) ${first!.text}` }, ...drmLines(entry.drms, t), ...others];
  });
}

/** An overlay in the list: where it lies, and on which half-board. */
export function overlayText(overlay: Overlay, t: Say): string {
  const { id, dune, board, half = "Q" } = overlay;
  return t(overlay.hex1 ? "lies" : "waits", {
    id: dune ? `${id} (${t(dune)})` : id,
    board,
    half,
    hexes: hexesOf(overlay),
  });
}
