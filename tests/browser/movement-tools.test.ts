/** Tests the calculators of movement costs and of paths. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, query } from "./calculator-page.ts";
import { browserTests, PHONE } from "./open.ts";

const { openCalculator } = browserTests();
const lines = async (page: Page) => (await page.locator(".derivation li").allInnerTexts()).join(" | ");

test("movement: 'More conditions' stays open when its only condition is unchecked, and each cost names its rule", async () => {
  const { page, errors } = await openCalculator("/tools/movement/?unit=infantry&sand=1", PHONE);
  assert.match(await lines(page), /1 sand D7\.3 \| 1 Desert Open Ground D\.2/);
  await page.getByText("More conditions").tap();
  await page.getByLabel("SMOKE in the Location").check();
  assert.equal(await query(page), "?unit=infantry&sand=1&smoke=1");
  await page.getByLabel("SMOKE in the Location").uncheck();
  assert.ok(await page.getByLabel("SMOKE in the Location").isVisible());
  assert.deepEqual(errors, []);
});

test("movement: a COT can be typed in halves, such as 6.5, and is at most 40", async () => {
  const { page } = await openCalculator("/tools/movement/");
  await page.locator('select:has([value="openGround"])').focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowDown");
  const cot = page.getByLabel("COT of that terrain");
  await cot.fill("6.5");
  await cot.press("Enter");
  assert.equal(await answer(page), "6½ MP");
  await cot.fill("99");
  await cot.press("Enter");
  assert.equal(await query(page), "?book=asl&terrain=other&cot=40");
});

test("path: a tap on a hex opens its settings, and hexes beyond the unit's MP are marked", async () => {
  const { page, errors } = await openCalculator("/tools/path/?path=oa.s.sc&have=4", PHONE);
  const strip = page.locator(".strip label");
  assert.deepEqual(
    await strip.evaluateAll((all) =>
      all.map((hex) =>
        [...hex.querySelectorAll("b, span:not(.unseen)")]
          .map((e) => e.textContent?.replaceAll("\u00a0", " "))
          .join(" | "),
      ),
    ),
    ["1 MP | 12 | 97.2%", "3 MP | 11+ | 89.1%", "4 MP | 10+ | 74.3%"],
  );
  assert.deepEqual(await strip.evaluateAll((all) => all.map((hex) => hex.classList.contains("unpaid"))), [
    false,
    false,
    true,
  ]);
  await strip.nth(2).tap();
  assert.equal(await page.locator(".step").count(), 1, "one hex is open at a time");
  assert.ok(await page.getByRole("checkbox", { name: "across a Dune Crest hexside" }).isChecked());
  assert.deepEqual(errors, []);
});

test("path: hexes can be inserted, changed, moved and removed by keyboard, and Infantry makes no DR", async () => {
  const { page } = await openCalculator("/tools/path/?mover=infantry&path=s.u");
  assert.equal(await page.locator(".calculator", { hasText: "Sand Bog" }).count(), 0);
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await press("Add a hex after it");
  assert.equal(await query(page), "?mover=infantry&path=s.s.u");
  await page.locator(".step select").focus();
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLSelectElement).value), "h");
  assert.equal(await query(page), "?mover=infantry&path=s.h.u");
  await press("Move it one later");
  assert.equal(await query(page), "?mover=infantry&path=s.u.h");
  await page.locator(".strip input").nth(2).focus();
  await page.keyboard.press("ArrowLeft");
  await press("Remove it");
  assert.equal(await query(page), "?mover=infantry&path=s.h");
  assert.equal(await answer(page), "2 steps: 3 MF No DR");
});
