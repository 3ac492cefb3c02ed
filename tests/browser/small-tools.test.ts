/** Tests the calculators of Known Minefields and of other desert rolls. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answer, query } from "./calculator-page.ts";
import { browserTests } from "./open.ts";

const { openCalculator } = browserTests();

test("minefields: counter strengths can be typed with commas or spaces, and buttons change the factors", async () => {
  const { page, errors } = await openCalculator("/tools/minefields/");
  await page.getByRole("button", { name: "Known factors set up: one less" }).click();
  assert.match(await answer(page, 1), /Not all of them fit on such counters; 22 would/);
  await page.getByLabel("Strengths of the counters").fill("5, 4 3");
  await page.keyboard.press("Enter");
  await page.getByText("5 counters: 4 × 5 + 1 × 3").waitFor();
  assert.equal(await query(page), "?factors=23&strengths=5.4.3");
  assert.deepEqual(errors, []);
});

test("other rolls: on a wide screen two fields side by side have their labels at the same height", async () => {
  const { page } = await openCalculator("/tools/other-rolls/");
  const tops = await page
    .locator(".calculator .range > label")
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  assert.equal(tops.length, 2);
  assert.equal(tops[0], tops[1]);
});

test("other rolls: each roll keeps its own values, and the URL has only the values of the chosen roll", async () => {
  const { page } = await openCalculator("/tools/other-rolls/?need=9");
  const roll = page.getByRole("combobox", { name: "Roll" });
  await roll.press("ArrowDown");
  assert.equal(await roll.inputValue(), "reliability");
  assert.equal(await query(page), "?roll=reliability");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "DR made: one more" }).focus();
  await page.keyboard.press("Enter");
  // The probability of at least one success in two DR: 1 − (35/36)² = 71/1296.
  await page.getByText("71/1296 = 5.48%").waitFor();
  assert.equal(await query(page), "?roll=reliability&times=2");
  await roll.press("ArrowUp");
  assert.equal(await query(page), "?need=9");
});
