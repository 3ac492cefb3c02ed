/**
 * The notation of a row of hexes in the query: hexes joined by ".", the viewer's hex first. A hex is a letter for its
 * form, then whatever differs from Level 0 Open Ground, in this order: "q" (a hex of a hillock that the LOS meets
 * twice), the level, a letter for the ground, "z" and the DRM of SMOKE or Dust, a letter for the hexside to the next
 * hex. "_" precedes the hex on the other side of a hexspine. "o.h1nc.h_oc.o" has four hexes: Level 0; a hillock at
 * Level 1 with sand, and a Crest on its far side; a hexspine with a Crest, between a hillock and Level 0; Level 0.
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

/** Returns the key whose letter is `letter`. Some key has the letter, because `HEX` matches no other letters. */
const keyOf = <K extends string>(keys: readonly K[], letters: Record<K, string>, letter = ""): K =>
  keys.find((key) => letters[key] === letter)!;

/** Parses a hex; undefined if the text is invalid. A number out of range becomes the nearest legal number. */
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
 * Returns whether the LOS may run along a hexspine at an index of the row: not at the ends, and not next to another
 * hexspine.
 */
export const maySplit = (hexes: readonly LosHex[], at: number): boolean =>
  at > 0 && at < hexes.length - 1 && !hexes[at - 1]!.beside && !hexes[at + 1]!.beside;

/**
 * Removes from a row the parts that have no effect: the hexside after the final hex, impossible hexspines, and hexes
 * beyond MOST_HEXES.
 */
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

/** Serializes a row of hexes for the query. */
export const writeRow = (hexes: readonly LosHex[]): string =>
  tidied(hexes)
    .map((hex) => writeHex(hex) + (hex.beside ? `_${writeHex(hex.beside)}` : ""))
    .join(".");

/**
 * Normalizes a row of hexes: keeps its valid hexes, and adds a hex of Open Ground if only one hex is valid. Returns ""
 * if no hex is valid.
 */
export function nearestRow(text: string): string {
  const hexes = readRow(text);
  return hexes.length ? writeRow(hexes.length < LEAST_HEXES ? [...hexes, PLAIN_HEX] : hexes) : "";
}

/** Returns a row of hexes as seen from the target, with each hexside moved to the hex before it. */
export const reversed = (hexes: readonly LosHex[]): LosHex[] =>
  hexes.map((_, i) => {
    const from = hexes.length - 1 - i;
    return { ...hexes[from]!, side: hexes[from - 1]?.side ?? "none" };
  });
