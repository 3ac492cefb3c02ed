/** The UI texts for placing DYO overlays: the next roll, the log, the list of overlays and the errors. */
import { formatHex } from "../../../src/game/board-hexes.ts";
import type { Drm } from "../../../src/game/overlay-dunes.ts";
import type { LayoutErrorCode } from "../../../src/game/overlay-layout.ts";
import type { LogEntry, NextRoll, Overlay, Setup, SetupErrorCode } from "../../../src/game/overlay-state.ts";
import { tokensIn } from "../../../src/game/overlay-tokens.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Result, ResultLine } from "../kit/copy.ts";
import { sanitizeForMessage } from "../kit/sanitize-for-message.ts";
import type { Say, Word } from "../kit/words.ts";
import { throwerText } from "../shared/thrower-text.ts";
import { type Boards, type OverlaysState, type Played, throwersOf } from "./desert-overlays.ts";

export type OverlaysSay = Say<Word<"desertOverlays">>;

/**
 * Returns the next roll as text: "Is Sand Dune SD1 placed? Roll a dr …". After the last roll, says that all is done.
 */
export function askText(t: OverlaysSay, { next, overlays }: Setup): string {
  const { step, board = "", half = "", overlay = "", drm } = next;
  const hexrow = overlays.find((o) => o.id === overlay)?.hexrow ?? "";
  const placed = overlays.filter(({ hex1 }) => hex1).length;
  return t(`ask.${step}`, { board, half, overlay, drm: formatDrm(drm), hexrow, placed });
}

/** Returns a line for each drm of the next roll. If it is a reroll, the first line says why. */
export const reasonLines = (t: OverlaysSay, { reroll, drms }: NextRoll): ResultLine[] => [
  ...(reroll ? [{ text: t(`again.${reroll.because}`), rule: reroll.rule }] : []),
  ...drmLines(t, drms),
];

/** Returns a line for each agreement that the players made (F12.42, F12.3). */
export const agreementLines = (t: OverlaysSay, state: Pick<OverlaysState, "failed" | "south">): ResultLine[] => [
  ...(state.failed ? [{ text: t("failed"), rule: "F12.42" }] : []),
  ...(state.south ? [{ text: t("south"), rule: "F12.3" }] : []),
];

/** Returns a line for each drm of a roll. */
const drmLines = (t: OverlaysSay, drms: readonly Drm[]): ResultLine[] =>
  drms.map(({ drm, because, overlay = "" }) => ({
    text: `${formatDrm(drm)} ${t(because, { overlay })}`,
    rule: overlay ? "F12.42" : "F12.3",
  }));

/**
 * Returns the result of a roll for a board or a dune. Returns "" for other rolls, because their log texts already say
 * the result.
 */
function resultText(t: OverlaysSay, { step, result, perHalf }: LogEntry): string {
  if (step === "board") return (t as Say)(`halves.${result}${perHalf}`);
  return step === "dunePlacement" || step === "duneType" ? (t as Say)(result!) : "";
}

/** Returns the lines of one roll: its dice and result, then conflicts and reminders. */
function rollLines(t: OverlaysSay, entry: LogEntry): ResultLine[] {
  const { step, rule, dice, finalDr, drm = 0, hex1, hex2, result, conflictsWith = [], besideWadis, reroll } = entry;
  const { board = "", half = "", overlay = "", hexrow = "" } = entry;
  const [cdr = 0, wdr = 0] = dice;
  const log = t(`log.${step === "position" && !hex2 ? "oneHex" : step}`, {
    ...{ board, half, overlay, hexrow, cdr, wdr, finalDr },
    dr: finalDr === cdr ? cdr : `${cdr} ${formatDrm(finalDr - cdr)} = ${formatDrm(finalDr).replace("+", "")}`,
    drm: formatDrm(drm),
    hex1: hex1 ? formatHex(hex1) : "",
    hex2: hex2 ? formatHex(hex2) : "",
    result: resultText(t, entry),
  });
  const lines: ResultLine[] = [{ text: log, rule }];
  if (reroll?.because === "asked" && step === "hexrow") lines.push({ text: t("again.asked"), rule: reroll.rule });
  if (result === "taken" || result === "conflict")
    lines.push({ text: t(`is.${result}`, { overlay, others: conflictsWith.join(", ") }), rule: "F12.33" });
  if (result === "positioned" && board === 25) lines.push({ text: t("checkE1"), rule: "F12.3" });
  if (besideWadis)
    lines.push({ text: t("is.besideWadi", { overlay, others: besideWadis.join(", ") }), rule: "F12.33" });
  return lines;
}

/** Returns the result of the previous roll as text. */
export const latestRollText = (t: OverlaysSay, { log }: Setup): string =>
  log
    .slice(-1)
    .flatMap((entry) => rollLines(t, entry))
    .map(({ text }) => text)
    .join("\n");

/** Returns the lines of all rolls. The first line of each roll has its number, and who rolled its dice. */
export function logLines(t: OverlaysSay, log: readonly LogEntry[], by: string): ResultLine[] {
  const throwers = throwersOf(by, log);
  return log.flatMap((entry, i) =>
    [...rollLines(t, entry), ...drmLines(t, entry.drms)].map((line, k) =>
      k ? line : { ...line, text: `(${i + 1}) ${line.text}${throwerText(t, throwers[i]!)}` },
    ),
  );
}

/** Returns the placed overlays with their hexes, in one line: "W1: 26Z5-Z4". */
export const placedText = (t: OverlaysSay, { overlays }: Pick<Setup, "overlays">): string =>
  overlays
    .filter(({ hex1 }) => hex1)
    .map((overlay) => overlayText(t, overlay))
    .join(" · ");

/**
 * Returns an overlay with its hexes in the notation of F12.2: "W3: 27H6-H7". Before it is placed, names its half-board.
 */
export function overlayText(t: OverlaysSay, overlay: Overlay): string {
  const { board, half = "Q", dune, hex1, hex2, conflictsWith, checkE1 } = overlay;
  const id = overlay.id + (dune ? t(`dune.${dune}`) : "");
  const hexes = hex1
    ? formatHex(hex1) + (hex2 ? `-${formatHex(hex2).slice(hex2.board === hex1.board ? 2 : 0)}` : "")
    : "";
  return [
    hexes ? t("lies", { id, hexes }) : t("waits", { id, board, half }),
    conflictsWith.length ? t("is.conflict", { others: conflictsWith.join(", ") }) : "",
    checkE1 && hex1 ? t("checkE1") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns why boards or dice are invalid. Returns "" if only the second die of a DR is missing. */
export const errorText = (t: OverlaysSay, code: LayoutErrorCode | SetupErrorCode | undefined): string =>
  code && code !== "incomplete" ? t(`error.${code}`) : "";

/** Returns what to do next while the boards are edited: "First: tap the boards in play." */
export const boardsText = (t: OverlaysSay, boards: string): string =>
  boards ? t("boardsChosen", { boards: boards.split(/[-+/]/).join(", ") }) : t("chooseBoards");

/** Returns lines about the boards and dice of a link that are invalid or cannot be played yet. */
export function problemLines(t: OverlaysSay, boards: Boards, { setup, unread }: Played): ResultLine[] {
  const lines: ResultLine[] = [];
  if (boards.error) {
    const { code, rest } = boards.error;
    lines.push({ text: t("badBoards", { rest: sanitizeForMessage(rest), because: errorText(t, code) }) });
  }
  const waiting = boards.error || !boards.notation ? tokensIn(unread) : "";
  const wrong = unread.slice(waiting.length);
  if (waiting) lines.push({ text: t("waitingDice", { rest: sanitizeForMessage(waiting) }) });
  if (wrong)
    lines.push({
      text: t("badDice", { rest: sanitizeForMessage(wrong), because: errorText(t, setup.error?.code ?? "badCommand") }),
    });
  return lines;
}

/** Returns the result that the copy buttons copy. */
export const overlaysResult = (t: OverlaysSay, state: OverlaysState, boards: Boards, { setup }: Played): Result => ({
  title: `${t("title")}: ${boards.notation}, ${t(`north.${state.north}`)}`,
  lines: [
    ...agreementLines(t, state),
    ...setup.overlays.map((o) => ({ text: overlayText(t, o) })),
    ...logLines(t, setup.log, state.by),
  ],
});
