import assert from "node:assert/strict";
import { test } from "node:test";
import { noBreak, plainSpaces } from "./no-break.ts";

test('`noBreak` replaces the spaces in "DR ≥ 12", "3/36 = 8.3%" and "3 MF", but not other spaces; `plainSpaces` restores them', () => {
  for (const [text, joined] of [
    ["a Final DR ≥ 12 fails", "a Final DR_≥_12 fails"],
    ["guns of ≥ 70mm", "guns of_≥_70mm"],
    ["1 + 2 × COT = 5", "1 +_2_×_COT =_5"],
    ["{count} MP and 3 MF; 2 hexes, 1 hexside", "{count}_MP and 3_MF; 2_hexes, 1 hexside"],
    ["Odds of fire: {fraction} = {percent}, 3/36 = 8.3%", "Odds of fire: {fraction}_=_{percent}, 3/36_=_8.3%"],
    ["½ dr (FRD): 0 – +3*, as – if", "½_dr_(FRD): 0_–_+3*, as – if"],
    ["at Level −1, Levels {from} to 2", "at Level_−1, Levels_{from} to 2"],
    ["TEM +1 · LOS +2", "TEM +1_· LOS +2"],
  ] as const) {
    assert.equal(noBreak(text).replaceAll("\u00a0", "_"), joined);
    assert.equal(plainSpaces(noBreak(text)), text);
  }
});
