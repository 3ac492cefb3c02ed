import assert from "node:assert/strict";
import { test } from "node:test";
import { type DustyMove, dustRemoval, vehicleDust } from "./vehicle-dust.ts";

const move: DustyMove = {
  ...{ boards: "desert", ec: "dry", steppe: "none", windy: false },
  ...{ mp: 1, towing: false, started: false, paved: false, leftPlay: false },
};
const placed = (given: Partial<DustyMove>) => vehicleDust({ ...move, ...given }).placed;

test("D11.74: Vehicle Dust counters are placed as in the worked example", () => {
  assert.equal(placed({ mp: 1, started: true }), false, "a Start MP in the hex that it left");
  assert.equal(placed({ mp: 2 }), true, "2 MP into SMOKE");
  assert.equal(placed({ mp: 3 }), false, "3 MP instead");
  assert.equal(placed({ mp: 3, towing: true }), true, "1 of the 3 MP is for towing");
  assert.equal(placed({ mp: 4, towing: true }), false);
  assert.equal(vehicleDust(move).leastMpWithout, 3);
  assert.equal(vehicleDust({ ...move, towing: true }).leastMpWithout, 4);
});

test("D11.74: the last Vehicle Dust counter of the worked example is removed at the printed moments", () => {
  assert.deepEqual(dustRemoval("destroyed"), { moments: ["nextPfph", "wind"], turnedOver: false });
  assert.deepEqual(dustRemoval("motion"), { moments: ["firstMp", "wind"], turnedOver: true });
  assert.deepEqual(dustRemoval("halted"), { moments: ["nextPfph", "wind"], turnedOver: true });
});

test("D11.74: the counter is removed when a moving vehicle leaves its hex, or in the PFPh after it stopped", () => {
  assert.deepEqual(dustRemoval("moving"), { moments: ["leavesHex", "wind"], turnedOver: false });
  assert.deepEqual(dustRemoval("stopped"), { moments: ["nextPfph", "wind"], turnedOver: false });
});

test("D11.74: if one condition is not met, no counter is placed, and only this condition is shown as failing", () => {
  const cases: [Partial<DustyMove>, string][] = [
    [{ boards: "none" }, "desertBoard"],
    [{ ec: "moderate" }, "dry"],
    [{ steppe: "veryDry" }, "dry"],
    [{ mp: 3 }, "mp"],
    [{ started: true }, "noStart"],
    [{ paved: true }, "notPaved"],
    [{ leftPlay: true }, "inPlay"],
    [{ windy: true }, "calm"],
  ];
  for (const [given, name] of cases) {
    const { placed, conditions } = vehicleDust({ ...move, ...given });
    assert.equal(placed, false, name);
    assert.deepEqual(
      conditions.filter((c) => !c.holds).map((c) => c.name),
      [name],
    );
  }
  assert.equal(placed({ boards: "mixed" }), true);
  assert.equal(placed({ steppe: "veryDry", ec: "veryDry" }), true);
});

test("vehicleDust throws if the number of MP is not greater than 0", () => {
  assert.throws(() => vehicleDust({ ...move, mp: 0 }), RangeError);
  assert.throws(() => vehicleDust({ ...move, mp: Number.NaN }), RangeError);
});
