/**
 * Parses rows of hexes in the notation of the LOS tests. Example: "wadi cliff flat flat3+entrenched" is a wadi hex, a
 * cliff hexside, a flat hex, and a flat hex at Level 3 with an entrenched unit.
 */
import assert from "node:assert/strict";
import { type Los, losOf } from "../src/game/los/los.ts";
import {
  FORMS,
  GROUNDS,
  type LosHex,
  type LosRow,
  type LosUnit,
  PLAIN_HEX,
  PLAIN_UNIT,
  POSTURES,
  SIDES,
  UNITS,
} from "../src/game/los/row.ts";

const isOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);

/** Parses a hex: "hillock1:brush~2" is a hillock hex on Level 1 with brush, in SMOKE of +2. */
const hexOf = (word: string): LosHex => {
  const [, form = "", level = "0", ground = "open", smoke = "0"] =
    /^([a-zA-Z]+)(-?\d)?(?::([a-z]+))?(?:~(\d))?$/.exec(word) ?? [];
  assert.ok(isOf(FORMS, form) && isOf(GROUNDS, ground), `no hex: ${word}`);
  return { ...PLAIN_HEX, form, ground, level: Number(level), smoke: Number(smoke) };
};

/**
 * Parses a hex ("flat"), or two hexes if the LOS runs along the hexspine between them: "flat/flat", "flat/crest/flat".
 */
const placeOf = (word: string): LosHex => {
  const [hex = "", ...rest] = word.split("/");
  const beside = rest.at(-1);
  if (beside === undefined) return hexOf(hex);
  const side = rest.length > 1 ? rest[0]! : "none";
  assert.ok(isOf(SIDES, side), `no hexspine: ${word}`);
  return { ...hexOf(hex), beside: { ...hexOf(beside), side } };
};

const unitOf = (words: readonly string[]): LosUnit => {
  let unit = PLAIN_UNIT;
  for (const word of words) {
    if (isOf(UNITS, word)) unit = { ...unit, kind: word };
    else if (isOf(POSTURES, word)) unit = { ...unit, posture: word };
    else assert.fail(`no unit: ${word}`);
  }
  return unit;
};

/** Parses a row of hexes and hexsides. "+" adds the state of the unit in the first or last hex: "flat+entrenched". */
export function rowOf(text: string, book: LosRow["book"] = "sl"): LosRow {
  const hexes: LosHex[] = [];
  const units: LosUnit[] = [];
  for (const word of text.split(" ")) {
    if (isOf(SIDES, word)) {
      hexes.push({ ...hexes.pop()!, side: word });
      continue;
    }
    const [hex = "", ...unit] = word.split("+");
    hexes.push(placeOf(hex));
    units.push(unitOf(unit));
  }
  return { hexes, viewer: units[0]!, target: units.at(-1)!, book };
}

/** Reverses a row of hexes, so that the viewer becomes the target. */
export function reversed(row: LosRow): LosRow {
  const hexes = row.hexes.toReversed();
  const side = (i: number) => row.hexes[row.hexes.length - 2 - i]?.side ?? "none";
  return { ...row, hexes: hexes.map((h, i) => ({ ...h, side: side(i) })), viewer: row.target, target: row.viewer };
}

/** Returns the LOS of a row of hexes, and asserts that it has the same verdict in the other direction. */
export function mutualLos(text: string, book: LosRow["book"] = "sl"): Los {
  const row = rowOf(text, book);
  const los = losOf(row);
  assert.equal(losOf(reversed(row)).verdict, los.verdict, `${text}: not the same from the other end`);
  return los;
}

/** Asserts that the LOS of every row of hexes has this verdict. */
export function all(verdict: Los["verdict"], rows: readonly string[], book: LosRow["book"] = "sl"): void {
  for (const text of rows) {
    const los = mutualLos(text, book);
    const why = los.decidedBy ? ` by ${los.decidedBy.name} at ${los.decidedBy.at} (${los.decidedBy.rule})` : "";
    assert.equal(los.verdict, verdict, `${text}: ${los.verdict}${why}`);
  }
}
