/** The calculators of Hammada Immobilization, movement costs and paths, as players use them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, PHONE, visitCalculator } from "./open.ts";

const { openCalculator } = browserTests();
const lines = async (page: Page) => (await page.locator(".derivation li").allInnerTexts()).join(" | ");

test("hammada: a heavy truck, by tap on a phone; paid 2 times; Accessible Open Ground", async () => {
  const { page, errors } = await openCalculator("/tools/hammada/", PHONE);
  assert.equal(await answer(page), "Immobilized on 11+ 3/36 = 8.3%");
  await choose(page, "Medium or heavy truck");
  assert.equal(await answer(page), "Immobilized on 10+ 6/36 = 16.7%");
  assert.match(await lines(page), /\+1 .*not of British make D3\.31[\s\S]*DRM in all: \+2[\s\S]*10 or more/);
  await page.getByLabel("pays 2 times the MP").check();
  await choose(page, "Open Ground Accessible to hammada");
  assert.equal(await answer(page), "Immobilized on 12+ 1/36 = 2.8%");
  assert.equal(await query(page), "?mover=mediumHeavyTruck&hex=openGroundAccessible&doubled=1");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("movement: on a phone by tap, the answer stays in sight; each line has its rule", async () => {
  const { page, errors } = await openCalculator("/tools/movement/", PHONE);
  await choose(page, "Infantry");
  await page.getByLabel("with sand").check();
  assert.ok(await page.locator(".answer").isVisible());
  const box = (await page.locator(".answer").boundingBox())!;
  assert.ok(box.y >= 0 && box.y + box.height <= 740, "in the viewport");
  assert.equal(await answer(page), "2 MF 1 + 1");
  assert.match(await lines(page), /1 sand D7\.3 \| 1 Desert Open Ground D\.2/);
  await page.getByLabel("EC Wet or Mud").check();
  assert.equal(await answer(page), "1 MF 1 − 1 + 1");
  await page.getByText("More conditions").tap();
  await page.getByLabel("SMOKE in the Location").check();
  assert.equal(await query(page), "?unit=infantry&sand=1&wet=1&smoke=1");
  await page.getByLabel("SMOKE in the Location").uncheck();
  assert.ok(await page.getByLabel("SMOKE in the Location").isVisible(), "what was opened stays open");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("movement: by keyboard, with a COT typed in halves", async () => {
  const { page } = await openCalculator("/tools/movement/");
  await page.locator('select:has([value="openGround"])').focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press("ArrowDown");
  const cot = page.getByLabel("COT of that terrain");
  await cot.fill("6.5");
  await cot.press("Enter");
  assert.equal(await answer(page), "6½ MP");
  await cot.fill("99");
  await cot.press("Enter");
  assert.equal(await answer(page), "40 MP");
  assert.equal(await query(page), "?terrain=other&cot=40");
});

/** What stands below each hex of the strip: cost, DR that fail, odds so far. */
const strip = (page: Page) =>
  page
    .locator(".strip label")
    .evaluateAll((all) =>
      all.map((hex) => [...hex.querySelectorAll("b, span:not(.unseen)")].map((e) => e.textContent).join(" | ")),
    );

test("path: tank D of D7.511 as a strip of hexes; a tap on one opens it", async () => {
  const { page, errors } = await openCalculator("/tools/path/?path=oa.s.sc", PHONE);
  assert.deepEqual(await strip(page), ["1 MP | 12 | 97.2%", "3 MP | 11+ | 89.1%", "4 MP | 10+ | 74.3%"]);
  assert.equal(await answer(page), "3 steps: 8 MP no DR failed 1925/2592 = 74.27%");
  await page.locator(".strip label").nth(2).tap();
  assert.equal(await page.locator(".step").count(), 1, "one hex is open at a time");
  assert.equal(await page.locator(".step .verdict").innerText(), "4 MP · 8 MP in all");
  assert.ok(await page.getByRole("checkbox", { name: "across a Dune Crest hexside" }).isChecked());
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(errors, []);
});

test("path: by keyboard a hex is put in between, changed, moved and taken out; Infantry makes no DR", async () => {
  const { page } = await openCalculator("/tools/path/?mover=infantry&path=s.u");
  assert.equal(await page.locator(".calculator", { hasText: "Sand Bog" }).count(), 0);
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await press("Add a hex after it");
  assert.equal(await query(page), "?mover=infantry&path=s.s.u");
  await page.locator('.step input[value="s"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), "h");
  assert.equal(await query(page), "?mover=infantry&path=s.h.u");
  await press("Move it one later");
  assert.equal(await query(page), "?mover=infantry&path=s.u.h");
  await page.locator(".strip input").nth(2).focus();
  await page.keyboard.press("ArrowLeft");
  await press("Remove it");
  assert.equal(await query(page), "?mover=infantry&path=s.h");
  assert.equal(await answer(page), "2 steps: 3 MF No DR");
});

test("path: the hexes that its MP do not pay for are marked", async () => {
  const { page } = await openCalculator("/tools/path/?mover=lightTruck&have=10&begin=1&path=s.sv.s");
  assert.deepEqual(
    await page.locator(".strip label").evaluateAll((all) => all.map((hex) => hex.classList.contains("unpaid"))),
    [false, false, true],
  );
});

test("the book that was chosen counts in the next calculator, and an address decides before it", async () => {
  const { page } = await openCalculator("/tools/movement/?unit=infantry&wadi=1&terrain=hammada");
  assert.equal(await answer(page), "2 MF 1 + 1");
  await choose(page, "ASL");
  assert.equal(await answer(page), "3 MF 1 + 2");
  assert.match(await lines(page), /F5\.2.*Figures from: ASL\. Squad Leader adaptation: 2 MF/);
  assert.equal(await query(page), "?book=asl&unit=infantry&terrain=hammada&wadi=1");
  await visitCalculator(page, "/tools/path/");
  assert.match(await query(page), /book=asl/);
  // A link means what it meant before there was a choice of book.
  await visitCalculator(page, "/tools/path/?mover=infantry&path=hw");
  assert.equal(await page.getByRole("combobox", { name: "Figures from" }).inputValue(), "sl");
  await visitCalculator(page, "/tools/minefields/?factors=36");
  assert.equal(await page.getByRole("radio", { name: "ASL", exact: true }).isChecked(), true);
});
