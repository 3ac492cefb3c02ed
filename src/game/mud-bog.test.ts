import assert from "node:assert/strict";
import { test } from "node:test";
import { countsInMud, MUD_HEXES, type MudHex, mudHexesCounted } from "./mud-bog.ts";

const inEffect = { aridLand: true, desertBoardsOnly: true, mud: true, plainDesert: true };
const entered = (some: Partial<Record<MudHex, number>>) => ({
  ...(Object.fromEntries(MUD_HEXES.map((hex) => [hex, 0])) as Record<MudHex, number>),
  ...some,
});

test("D11.8: only Open Ground Accessible to hammada counts for the Bog dr, except along a paved road", () => {
  assert.deepEqual(MUD_HEXES.filter(countsInMud), ["open", "openTrack"]);
  assert.equal(mudHexesCounted(inEffect, entered({ open: 2, openTrack: 1, openPaved: 3 })), 3);
  assert.equal(mudHexesCounted(inEffect, entered({ scrub: 1, hammada: 1, sand: 1, openElsewhere: 4 })), 0);
});

test("D11.8: the normal Bog rules apply if any condition of Desert Mud fails", () => {
  for (const name of Object.keys(inEffect))
    assert.equal(mudHexesCounted({ ...inEffect, [name]: false }, entered({ open: 2 })), null, name);
  assert.throws(() => mudHexesCounted(inEffect, entered({ open: -1 })), RangeError);
});
