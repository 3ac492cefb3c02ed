/**
 * The notation of a row of hexes in the query string. Hexes are joined by ".", the viewer's hex first. A hex consists
 * of these parts, in this order. Parts that do not apply are omitted, and so is Level 0:
 *
 * - a letter for the form of the hex
 * - "q" if the LOS meets the hillock of this hex twice
 * - the level
 * - a letter for the ground
 * - "z" and the DRM of SMOKE or Dust
 * - a letter for the hexside to the next hex
 * - "_" and the hex on the other side, if the LOS runs along a hexspine
 *
 * "o.h1nc.h_oc.o" has four hexes:
 *
 * - "o": Level 0
 * - "h1nc": a hillock at Level 1 with sand, and a Crest on its far side
 * - "h_oc": a hexspine with a Crest, between a hillock and Level 0
 * - "o": Level 0
 */
import { isHillock } from "../../../src/game/los/line.ts";
import {
  FORMS,
  type Form,
  GROUNDS,
  type Ground,
  type LosHex,
  PLAIN_HEX,
  SIDES,
  type Side,
} from "../../../src/game/los/row.ts";
import { LEAST_HEXES, MOST_HEXES } from "../../../src/game/los/row-faults.ts";
import { count } from "../kit/fields.ts";

export const LEVELS = count(-1, 4, 0);
export const SMOKE = count(0, 4, 0);

const FORM_LETTERS: Record<Form, string> = {
  flat: "o",
  hillock: "h",
  summit: "s",
  lowDune: "l",
  highDune: "d",
  deir: "e",
  deirLip: "p",
  wadi: "w",
};
const GROUND_LETTERS: Record<Ground, string> = {
  open: "",
  scrub: "u",
  hammada: "m",
  sand: "n",
  track: "t",
  broken: "b",
  brush: "r",
  grain: "g",
  cactus: "k",
  wreck: "x",
};
const SIDE_LETTERS: Record<Side, string> = { none: "", crest: "c", lip: "l", cliff: "f", wall: "a", hedge: "y" };

const HEX = /^([ohsldepw])(q)?(-?\d+)?([umntbrgkx])?(?:z(\d+))?([clfay])?$/;

/** Returns the key of a letter. Every letter has a key, because `HEX` matches no other letters. */
const keyOf = <K extends string>(keys: readonly K[], letters: Record<K, string>, letter = ""): K =>
  keys.find((key) => letters[key] === letter)!;

/** Parses a hex; undefined if invalid. A number out of range becomes the nearest legal number. */
function readHex(text: string): LosHex | undefined {
  const m = HEX.exec(text);
  if (!m) return undefined;
  return {
    level: LEVELS.nearest(m[3] ?? "0"),
    form: keyOf(FORMS, FORM_LETTERS, m[1]),
    ground: keyOf(GROUNDS, GROUND_LETTERS, m[4]),
    smoke: SMOKE.nearest(m[5] ?? "0"),
    side: keyOf(SIDES, SIDE_LETTERS, m[6]),
    ...(m[2] && { twice: true }),
  };
}

const writeHex = (hex: LosHex): string =>
  [
    FORM_LETTERS[hex.form] + (hex.twice && isHillock(hex) ? "q" : ""),
    (hex.level || "") + GROUND_LETTERS[hex.ground],
    (hex.smoke ? `z${hex.smoke}` : "") + SIDE_LETTERS[hex.side],
  ].join("");

/**
 * Returns whether the LOS may run along a hexspine at an index: not at the ends of the row, and not next to another
 * hexspine.
 */
export const maySplit = (hexes: readonly LosHex[], at: number): boolean =>
  at > 0 && at < hexes.length - 1 && !hexes[at - 1]!.beside && !hexes[at + 1]!.beside;

/** Removes what has no effect: the hexside after the last hex, impossible hexspines, and hexes beyond MOST_HEXES. */
function tidied(hexes: readonly LosHex[]): LosHex[] {
  const out: LosHex[] = [];
  const last = Math.min(hexes.length, MOST_HEXES) - 1;
  hexes.slice(0, MOST_HEXES).forEach(({ beside, ...hex }, i) => {
    const splits = beside && i > 0 && i < last && !out[i - 1]!.beside;
    out.push({ ...hex, side: i === last ? "none" : hex.side, ...(splits ? { beside } : {}) });
  });
  return out;
}

/** Parses a row of hexes. Drops invalid hexes, and hexes beyond MOST_HEXES. */
export function readRow(text: string): LosHex[] {
  const hexes = text.split(".", 1000).flatMap((part): LosHex[] => {
    const [first = "", other = ""] = part.split("_");
    const [hex, beside] = [readHex(first), readHex(other)];
    return hex ? [beside ? { ...hex, beside } : hex] : [];
  });
  return tidied(hexes);
}

/** Serializes a row of hexes for the query string. */
export const writeRow = (hexes: readonly LosHex[]): string =>
  tidied(hexes)
    .map((hex) => writeHex(hex) + (hex.beside ? `_${writeHex(hex.beside)}` : ""))
    .join(".");

/**
 * Makes a row of hexes legal. Drops invalid hexes, and adds a hex of Open Ground if only one hex is left. Returns "" if
 * none is left.
 */
export function nearestRow(text: string): string {
  const hexes = readRow(text);
  return hexes.length ? writeRow(hexes.length < LEAST_HEXES ? [...hexes, PLAIN_HEX] : hexes) : "";
}

/** Returns the row of hexes as seen from the target. Each hexside moves to the hex that now comes before it. */
export const reversed = (hexes: readonly LosHex[]): LosHex[] =>
  hexes.map((_, i) => {
    const from = hexes.length - 1 - i;
    return { ...hexes[from]!, side: hexes[from - 1]?.side ?? "none" };
  });
