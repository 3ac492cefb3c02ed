import assert from "node:assert/strict";
import { test } from "node:test";
import { content } from "../../tests/content.ts";
import { ruleText } from "../content/rule-text.ts";
import { breakdown, NOTED_BREAKDOWN, NOTED_WEAPONS } from "./breakdown.ts";

const dice = [1, 2, 3, 4, 5, 6];
const throws = dice.flatMap((a) => dice.map((b) => a + b));

test("It-VF, It-V5, It-V7: the odds that a weapon breaks in one or two DR match an enumeration of the dice", () => {
  for (const weapon of NOTED_WEAPONS) {
    const { odds, oddsOfAny } = breakdown(weapon, NOTED_BREAKDOWN, false, 2);
    assert.deepEqual(odds, { count: 3n, total: 36n });
    const either = throws.flatMap((one) => throws.filter((two) => one >= 11 || two >= 11));
    assert.deepEqual(oddsOfAny, { count: BigInt(either.length), total: 1296n });
  }
  for (let number = 2; number <= 12; number++)
    assert.equal(breakdown("sa", number, false, 1).odds.count, BigInt(throws.filter((dr) => dr >= number).length));
});

test("It-VF, It-V5, It-V7: the note of each weapon contains its breakdown number, B11 or X11", () => {
  for (const weapon of NOTED_WEAPONS) {
    const { letter, rule } = breakdown(weapon, NOTED_BREAKDOWN, false, 1);
    assert.match(ruleText(rule, "en", content), RegExp(`\\b${letter}${NOTED_BREAKDOWN}\\b`), weapon);
  }
});

test("D11.732: in Extremely Heavy Dust, a weapon with a B or X number of 11 breaks on an Original DR ≥ 10", () => {
  const { number, odds } = breakdown("ft", NOTED_BREAKDOWN, true, 1);
  assert.deepEqual([number, odds.count], [10, BigInt(throws.filter((dr) => dr >= 10).length)]);
});
