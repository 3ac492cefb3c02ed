/** Tests the calculator for fire by mouse, by keyboard and on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { query } from "./calculator-page.ts";
import { browserTests, PHONE } from "./open.ts";

const { open, openCalculator } = browserTests();
const ask = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

test("fire: only questions that matter for the chosen attack are shown", async () => {
  const { page, errors } = await openCalculator("/tools/fire/");
  const crest = page.getByLabel("Fire enters the hex");
  assert.equal(await crest.isVisible(), false, "without a Dune the question is among the rare questions");
  await ask(page, "Terrain of the hex").selectOption({ label: "Sand, Low Dune" });
  await crest.check();
  await ask(page, "Cover").selectOption({ label: "Foxhole" });
  await page.locator(".answer b", { hasText: "+2" }).waitFor();
  assert.equal(await query(page), "?book=asl&in=lowDune&cover=foxhole&duneCrest=1");
  await ask(page, "Attack").selectOption({ label: "OBA (HE)" });
  await page.locator(".answer", { hasText: "½ FP: 20 → 10, 8 FP column" }).waitFor();
  assert.equal(await crest.count(), 0, "no Dune Crest against Indirect Fire");
  assert.deepEqual(errors, []);
});

test("fire: the form can be used with the keyboard alone, and a choice does not move the focus", async () => {
  const { page } = await openCalculator("/tools/fire/?dust=light");
  await ask(page, "Attack").focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await ask(page, "Attack").inputValue(), "gun");
  await page.getByRole("spinbutton", { name: "Range in hexes", exact: true }).fill("59");
  await page.waitForFunction(() => location.search === "?kind=gun&dust=light&range=59");
  await page.getByLabel("LOS passes").focus();
  await page.keyboard.press("Space");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).type), "checkbox");
  assert.equal(await query(page), "?kind=gun&dust=light&range=59&ffe=1");
});

test("fire: cover that cannot exist in the chosen hex is reported until the hex is changed", async () => {
  const { page } = await openCalculator("/tools/fire/?cover=sangar");
  await ask(page, "Terrain of the hex").selectOption("sand");
  await page.locator(".bad").waitFor();
  await ask(page, "Terrain of the hex").selectOption("hammada");
  await page.locator(".answer b", { hasText: "+1" }).waitFor();
  assert.equal(await page.locator(".bad").count(), 0, "a hammada hex may have a sangar");
});

test("fire: on a phone controls are at least 44 px high", async () => {
  const { page } = await open("/ja/tools/fire/?in=deir&dust=heavy", PHONE);
  const heights = await page
    .locator(".fire :is(select, button, label.check)")
    .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().height));
  assert.ok(Math.min(...heights) > 43.9, heights.join());
});
