import assert from "node:assert/strict";
import { test } from "node:test";
import { coloredUnbogDr } from "./unbogging.ts";

test("It-V27: a squad subtracts 2 from the colored dr, a crew or HS 1, and two crews or HS 2", () => {
  assert.deepEqual(
    (["none", "squad", "crewOrHs", "twoCrewsOrHs"] as const).map((helpers) => coloredUnbogDr(helpers, 3).drm + 0),
    [0, -2, -1, -2],
  );
  for (let number = 1; number <= 6; number++) {
    const faces = [1, 2, 3, 4, 5, 6];
    const odds = (off: number) => ({ count: BigInt(faces.filter((f) => f - off <= number).length), total: 6n });
    assert.deepEqual(coloredUnbogDr("squad", number).alone, odds(0));
    assert.deepEqual(coloredUnbogDr("squad", number).helped, odds(2));
    assert.deepEqual(coloredUnbogDr("crewOrHs", number).helped, odds(1));
  }
  assert.throws(() => coloredUnbogDr("squad", 1.5), RangeError);
});
