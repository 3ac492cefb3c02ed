/**
 * A row of hexes in the address: hexes joined by ".", the viewer's first, each a letter for its form, "q" if it is of
 * the one hillock that the LOS meets twice, and then what differs from Level 0 Open Ground: its level, a letter for its ground, "z" with the DRM of SMOKE or Dust in it, a letter for the hexside to
 * the next hex. "_" comes before the other hex of a hexspine. "o.h1nc.h_oc.o": Level 0; a hillock at Level 1, sand, with a
 * Crest on its far side; a hexspine with a Crest between a hillock and Level 0; Level 0.
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

/** What a letter means. @throws never: the pattern of a hex has these letters only */
const meant = <K extends string>(keys: readonly K[], letters: Record<K, string>, letter = ""): K =>
  keys.find((key) => letters[key] === letter)!;

/** Reads one hex; undefined where the text is none. A number out of range becomes the nearest. */
function readHex(text: string): LosHex | undefined {
  const m = HEX.exec(text);
  if (!m) return undefined;
  return {
    level: LEVELS.nearest(m[3] ?? "0"),
    form: meant(FORMS, FORM_LETTERS, m[1]),
    ground: meant(GROUNDS, GROUND_LETTERS, m[4]),
    smoke: SMOKE.nearest(m[5] ?? "0"),
    side: meant(SIDES, SIDE_LETTERS, m[6]),
    ...(m[2] && { twice: true }),
  };
}

const writeHex = (hex: LosHex): string =>
  [
    FORM_LETTERS[hex.form] + (hex.twice && isHillock(hex) ? "q" : ""),
    (hex.level || "") + GROUND_LETTERS[hex.ground],
    (hex.smoke ? `z${hex.smoke}` : "") + SIDE_LETTERS[hex.side],
  ].join("");

/** Whether a LOS may run along a hexspine between this hex of the row and another: the hexes before and after it have none. */
export const maySplit = (hexes: readonly LosHex[], at: number): boolean =>
  at > 0 && at < hexes.length - 1 && !hexes[at - 1]!.beside && !hexes[at + 1]!.beside;

/** A row with all that counts and nothing else: no hexside after its last hex, and no hexspine where none can be. */
function tidied(hexes: readonly LosHex[]): LosHex[] {
  const out: LosHex[] = [];
  const last = Math.min(hexes.length, MOST_HEXES) - 1;
  hexes.slice(0, MOST_HEXES).forEach(({ beside, ...hex }, i) => {
    const splits = beside && i > 0 && i < last && !out[i - 1]!.beside;
    out.push({ ...hex, side: i === last ? "none" : hex.side, ...(splits ? { beside } : {}) });
  });
  return out;
}

/** Reads the hexes of a row that can be read, at most MOST_HEXES. */
export function readRow(text: string): LosHex[] {
  const hexes = text.split(".", 1000).flatMap((part): LosHex[] => {
    const [first = "", other = ""] = part.split("_");
    const [hex, beside] = [readHex(first), readHex(other)];
    return hex ? [beside ? { ...hex, beside } : hex] : [];
  });
  return tidied(hexes);
}

/** Writes a row as the address holds it. */
export const writeRow = (hexes: readonly LosHex[]): string =>
  tidied(hexes)
    .map((hex) => writeHex(hex) + (hex.beside ? `_${writeHex(hex.beside)}` : ""))
    .join(".");

/** The legal row nearest to a text: those of its hexes that can be read, with Open Ground to make two; "" where none can be. */
export function nearestRow(text: string): string {
  const hexes = readRow(text);
  return hexes.length ? writeRow(hexes.length < LEAST_HEXES ? [...hexes, PLAIN_HEX] : hexes) : "";
}

/** The same row from its other end. */
export const reversed = (hexes: readonly LosHex[]): LosHex[] =>
  hexes.map((_, i) => {
    const from = hexes.length - 1 - i;
    return { ...hexes[from]!, side: hexes[from - 1]?.side ?? "none" };
  });
