/** Tests the Sun Blindness calculator by tap, by keyboard, by typing and in print. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { query } from "./calculator-page.ts";
import { browserTests, PHONE } from "./open.ts";

const { openCalculator } = browserTests();
const PATH = "/tools/sun-blindness/";
const end = async (page: Page, which: "firer" | "target") =>
  (await page.locator(`.map .${which} text`).textContent()) ?? "";

test("sun blindness: on a phone a tap on the map sets the target, then the firer", async () => {
  const { page, errors } = await openCalculator(PATH, PHONE);
  const map = page.locator(".map > svg");
  const { width, height } = (await map.boundingBox())!;
  // The map is 11.8 hexes high: 10 hexes and two margins of 0.9. A hex must be large enough to tap.
  assert.ok(height / 11.8 >= 30, `a hex is ${height / 11.8} px high`);
  const board = (32 * Math.sqrt(3)) / 2 + 1.8;
  const tap = (column: number, down: number) =>
    map.tap({
      position: { x: ((0.9 + (column * Math.sqrt(3)) / 2) / board) * width, y: ((0.9 + down / 2) / 11.8) * height },
    });
  await tap(7, 8);
  assert.equal(await end(page, "target"), "H4");
  assert.match(await query(page), /target=H4/);
  await page.locator(".moves label", { hasText: /^Firer’s hex$/ }).tap();
  await tap(4, 9);
  assert.equal(await end(page, "firer"), "E5");
  assert.equal(await query(page), "?firer=E5&target=H4");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("sun blindness: firer and target can be moved by keyboard, and the result is announced with its hexes", async () => {
  const { page } = await openCalculator(PATH);
  const map = page.getByRole("application");
  await map.focus();
  for (const key of ["ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  assert.equal(await end(page, "target"), "J2");
  const live = page.locator(".calculator [role=status]");
  assert.match(await live.innerText(), /D5 to J2/);
  await page.keyboard.press("Enter");
  assert.match((await map.getAttribute("aria-label"))!, /move: Firer/);
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await end(page, "firer"), "A6", "the firer stays within the map");
  assert.match(await live.innerText(), /A6 to J2/);
  assert.ok(await map.evaluate((el) => el === document.activeElement));
  // The map is one tab stop, so Tab leaves the map.
  await page.keyboard.press("Tab");
  assert.ok(!(await map.evaluate((el) => el === document.activeElement)));
});

test("sun blindness: a hex can be typed with its board, and an invalid hex is refused", async () => {
  const { page } = await openCalculator(PATH);
  const firer = page.getByRole("textbox", { name: "Firer" });
  await firer.fill("25h6");
  await firer.press("Enter");
  assert.equal(await query(page), "?board=25&firer=H6");
  await firer.fill("A0");
  await firer.press("Enter");
  assert.match((await page.getByRole("alert").allInnerTexts()).join(), /No hex A0/);
  assert.equal(await firer.inputValue(), "H6");
  assert.equal(await query(page), "?board=25&firer=H6");
});

test("sun blindness: the whole map fits the printed page", async () => {
  const { page } = await openCalculator(PATH, { viewport: { width: 700, height: 900 } });
  await page.emulateMedia({ media: "print" });
  const { x, width } = (await page.locator(".map > svg").boundingBox())!;
  assert.ok(x >= 0 && x + width <= 700, `${x} to ${x + width}`);
  assert.ok(await page.locator(".answer").isVisible());
  assert.equal(await page.locator(".copy").isVisible(), false);
});
