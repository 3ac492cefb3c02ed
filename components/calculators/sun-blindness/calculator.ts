/** The fields and result texts of the Sun Blindness calculator (D11.61–D11.612). */
import { type Hex, parseHex } from "../../../src/game/board-hexes.ts";
import { WEATHERS } from "../../../src/game/scenario.ts";
import { type SunCondition, type SunResult, sunBlindness } from "../../../src/game/sun-blindness.ts";
import { type Hour, inCoveredArc, turned } from "../../../src/game/sun-zone.ts";
import { formatDrm } from "../../../src/rules/format-drm.ts";
import type { Answer } from "../kit/Answer.tsx";
import type { Result, ResultLine } from "../kit/copy.ts";
import { defineCalculator } from "../kit/define-calculator.ts";
import { count, flag, oneOf, type StateOf, validatedText } from "../kit/fields.ts";
import { type SayOf, wordsOf } from "../kit/words.ts";
import { conditionLines } from "../shared/result-lines.ts";

const words = wordsOf("sunBlindness", "ask.time", "ask.by", "ask.boards", "ask.weather", "ask.steppe", "ask.night");
type SunSay = SayOf<typeof words>;
/** An end of the LOS. */
export type End = "firer" | "target";

/** Creates a field for a hex without a board: "I5". It must start with a letter, because "2A1" is a hex of board 2. */
const hexOfABoard = (start: string) =>
  validatedText(start, (text) => /^[A-Z]/.test(text) && parseHex(`1${text}`) !== undefined);

export const FIELDS = {
  time: oneOf(["early", "late"]),
  north: count(1, 12, 12),
  board: count(1, 99, 26),
  firer: hexOfABoard("D5"),
  target: hexOfABoard("I5"),
  gun: oneOf(["none", "1", "3", "5", "7", "9", "11"]),
  by: oneOf(["ift", "th", "oba", "dc", "ft"]),
  fa: flag(),
  ta: flag(),
  higher: flag(),
  obstacle: flag(),
  desert: oneOf(["1", "0"]),
  weather: oneOf(WEATHERS),
  call: oneOf(["1", "0"]),
  night: flag(),
  steppe: oneOf(["none", "veryDry", "otherEc"]),
};
export type SunState = StateOf<typeof FIELDS>;

/** The hours of a clock face in display order, 12 first. */
export const HOURS: readonly Hour[] = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Returns the hex at an end of the LOS. */
export const hexOf = (state: SunState, end: End): Hex => parseHex(`${state.board}${state[end]}`)!;

/** Parses a typed hex: "I5" on the given board, or "26I5" on board 26. Returns undefined if there is no such hex. */
export function typedHex(text: string, board: number): Hex | undefined {
  const typed = text.normalize("NFKC").toUpperCase().replace(/\s/g, "");
  return parseHex(/^\d/.test(typed) ? typed : `${board}${typed}`);
}

/**
 * Normalizes the hexes in a query string: "26i5" becomes "I5". If the query string has no `board`, `board=26` is added.
 * An invalid hex stays unchanged, and so does a hex on another board than `board`.
 */
export function normalizeQuery(query: string): string {
  const given = new URLSearchParams(query);
  for (const end of ["firer", "target"]) {
    const [written = "", ...more] = given.getAll(end);
    const board = given.get("board");
    const hex = typedHex(written, Number(board ?? FIELDS.board.start));
    if (!hex || more.length || (board && Number(board) !== hex.board)) continue;
    if (!board) given.set("board", String(hex.board));
    given.set(end, hex.hexrow + hex.number);
  }
  return `?${given}`;
}

/** Returns the Sun Blindness DRM of the attack, with its conditions. */
export const sunResult = (state: SunState): SunResult =>
  sunBlindness(
    {
      time: state.time,
      desertBoard: state.desert === "1",
      weather: state.weather,
      night: state.night,
      specified: state.call === "1",
      steppe: state.steppe,
    },
    {
      by: state.by,
      firer: hexOf(state, "firer"),
      target: hexOf(state, "target"),
      north: state.north,
      firerAerial: state.fa,
      targetAerial: state.ta,
      firerAbove: state.higher ? 2 : 0,
      obstacleAbove: state.obstacle ? 2 : null,
    },
  );

/**
 * Returns the hour that the firer's Gun faces; undefined without a Gun. The hour is odd, because Guns face a hexspine.
 */
export const gunHour = ({ gun }: Pick<SunState, "gun">): Hour | undefined => (gun === "none" ? undefined : Number(gun));

/** The twelve directions, clockwise from north. Each number is part of a string key: `compass.3` is the text "east". */
const COMPASS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Returns the name of a direction on the board: "northeast". */
const directionText = (t: SunSay, { north }: SunState, hour: Hour): string =>
  t(`compass.${COMPASS[turned(hour, -north) % 12]!}`);

/** Returns the label of an option for the direction of north: "12 o’clock: up". */
export const northText = (t: SunSay, hour: Hour): string =>
  hour === 12 || hour === 3 || hour === 6 || hour === 9 ? t(`north.${hour}`) : t("clock", { hour });

/** Returns the text that says which way the hexrows run, and which drawing of the Zone applies. */
export function orientationText(t: SunSay, { north }: SunState): string {
  if (north % 6 === 0) return t("orientation.columns");
  if (north % 6 === 3) return t("orientation.rows");
  return t(north % 2 ? "orientation.spine" : "orientation.side");
}

/** Returns the label of an option for the direction that the Gun faces. */
export function facingText(t: SunSay, state: SunState, gun: SunState["gun"]): string {
  const hour = gunHour({ gun });
  return hour ? t("gun.facing", { facing: directionText(t, state, hour), hour }) : t("gun.none");
}

/** Returns the DRM as text: "+2". If there is none, the text says so. */
export const drmText = (t: SunSay, { drm }: SunResult): string => (drm ? formatDrm(drm) : t("noDrm"));
/** Returns the text that says whether Sun Blindness is in effect in the scenario. */
export const effectText = (t: SunSay, { inEffect }: SunResult): string => t(inEffect ? "inEffect" : "notInEffect");

const conditionsOf = ({ scenario, attack }: SunResult): readonly SunCondition[] => [...scenario, ...attack];

/** Returns a line for each condition, marked as met or not met. */
export const ofConditions = (t: SunSay, { time }: SunState, conditions: readonly SunCondition[]): ResultLine[] =>
  conditionLines(t, conditions, { side: t(`side.${time}`) });

/** Returns the line that says where the LOS is: in the Zone, on its border or outside. */
export const zoneLine = (
  t: SunSay,
  { time, board, firer, target }: SunState,
  { place, rule }: SunResult,
): ResultLine => ({
  text: t(`place.${place}`, { side: t(`side.${time}`), board, firer, target }),
  rule,
});

/** Returns two main results: first the DRM, or why there is none; then whether the LOS is in the Zone. */
export function answersOf(t: SunSay, state: SunState, result: SunResult): Answer[] {
  const failing = conditionsOf(result).filter(({ holds }) => !holds).length;
  const why = result.inEffect ? t("someFail", { n: failing }) : effectText(t, result);
  const { text, rule } = zoneLine(t, state, result);
  return [
    { roll: drmText(t, result), odds: result.drm ? t("drmTo") : why },
    { roll: text, rule },
  ];
}

/** Returns whether the DRM depends on how we read the rule, which does not define the Zone for all hexes. */
export const restsOnReading = ({ place }: SunResult): boolean =>
  place === "border" || place === "inside" || place === "outside";

/** Returns notes on the Gun's CA, the EC, our reading of the Zone, and the LOS. */
export function lastingLines(t: SunSay, state: SunState, { place, inEffect }: SunResult): ResultLine[] {
  const facing = gunHour(state);
  const lines: ResultLine[] = [];
  if (facing) {
    const held = place !== "same" && inCoveredArc(hexOf(state, "firer"), hexOf(state, "target"), facing);
    const text = t(held ? "gun.in" : "gun.out", { facing: directionText(t, state, facing) });
    lines.push({ text, rule: "D11.611" });
  }
  if (inEffect && state.time === "early") lines.push({ text: t("ec"), rule: "D11.6111" });
  return [...lines, { text: t("reading"), rule: "D11.611" }, { text: t("los"), rule: "D11.6" }];
}

/** Returns the title and lines that the copy buttons copy. */
export const sunCopy = (t: SunSay, state: SunState, result: SunResult): Result => ({
  title: t("copyTitle", {
    time: t(`time.${state.time}`),
    board: state.board,
    firer: state.firer,
    target: state.target,
    north: t("clock", { hour: state.north }),
    drm: drmText(t, result),
  }),
  lines: [
    zoneLine(t, state, result),
    ...ofConditions(t, state, conditionsOf(result)),
    ...lastingLines(t, state, result),
  ],
});

export const calculator = defineCalculator({
  words,
  fields: FIELDS,
  wordOf: (key) => (key === "desert" ? "boards" : key),
  valueWordOf: (key, value) => (key === "desert" ? `boards.${value === "1" ? "some" : "none"}` : `${key}.${value}`),
  normalizeQuery,
  find: sunResult,
  books: { only: () => ({ book: "sl", other: "unknown" }) },
  answers: answersOf,
  result: sunCopy,
});
