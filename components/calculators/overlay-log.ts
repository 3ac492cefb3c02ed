/** What the rolls of a set-up are in words. */

import { formatHex } from "../../src/game/board-hexes.ts";
import type { Drm } from "../../src/game/overlay-dunes.ts";
import type { LogEntry, Overlay } from "../../src/game/overlay-state.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { ResultLine } from "./kit/copy.ts";

/** A string of the page, with values filled in. */
export type Say = (key: string, values?: object) => string;

/** A line for each modifier. */
export function drmLines(drms: readonly Drm[], t: Say): ResultLine[] {
  return drms.map((d) => ({ text: `${formatDrm(d.drm)} ${t(d.because, d)}`, rule: d.overlay ? "F12.42" : "F12.3" }));
}

/** What a roll came to, and what is then wrong with it. */
export function rollLines(entry: LogEntry, t: Say): ResultLine[] {
  const { step, rule, dice, finalDr, drm = 0, hex1, hex2, result, perHalf = "", conflictsWith, reroll } = entry;
  const [cdr = 0, wdr] = dice;
  const line = (key: string, rule: string) => ({
    text: t(key, {
      ...entry,
      cdr,
      wdr,
      dr: finalDr === cdr ? cdr : `${cdr} ${formatDrm(finalDr - cdr)} = ${formatDrm(finalDr).replace("+", "")}`,
      drm: formatDrm(drm),
      hex1: hex1 && formatHex(hex1),
      hex2: hex2 && formatHex(hex2),
      others: conflictsWith?.join(", "),
      result: t(result + perHalf),
    }),
    rule,
  });
  const lines = [line(`log.${step === "position" && !hex2 ? "oneHex" : step}`, rule)];
  if (reroll?.because === "asked" && step === "hexrow") lines.push(line("again.asked", reroll.rule));
  if (result === "taken" || result === "conflict") lines.push(line(`is.${result}`, "F12.33"));
  return lines;
}

/** The whole log, numbered. */
export function logLines(log: readonly LogEntry[], t: Say): ResultLine[] {
  return log.flatMap((entry, i) =>
    [...rollLines(entry, t), ...drmLines(entry.drms, t)].map((line, k) =>
      k ? line : { ...line, text: `(${i + 1}) ${line.text}` },
    ),
  );
}

/** Where an overlay lies, "27H6-G7" as F12.2 writes it, or on which half-board it waits. */
export function overlayText(overlay: Overlay, t: Say): string {
  const { id, dune, hex1, hex2, conflictsWith, checkE1 } = overlay;
  const hexes = hex1 && formatHex(hex1) + (hex2 ? `-${hex2.hexrow}${hex2.number}` : "");
  return [
    t(hex1 ? "lies" : "waits", { half: "Q", ...overlay, id: id + t(`dune.${dune}`), hexes }),
    conflictsWith.length ? t("is.conflict", { overlay: id, others: conflictsWith.join(", ") }) : "",
    checkE1 ? t("checkE1") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
