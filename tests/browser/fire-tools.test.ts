/** The calculator of fire as players use it: by mouse, by keyboard, on a phone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { query } from "./calculator-page.ts";
import { browserTests, PHONE } from "./open.ts";

const { open, openCalculator } = browserTests();
const total = async (page: Page) => (await page.locator(".answer p:first-child b").innerText()).trim();
const ask = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const lines = (page: Page) => page.getByRole("list", { name: "Modifiers" }).locator("li").allInnerTexts();
const notes = (page: Page) => page.locator(".notes").innerText();

test("fire: squad B of D7.513, by mouse: only what matters is asked", async () => {
  const { page, errors } = await openCalculator("/tools/fire/");
  assert.equal(await total(page), "No DRM");
  assert.equal(await page.getByLabel("Fire enters the hex").count(), 0);
  await ask(page, "Its hex").selectOption({ label: "Sand, Low Dune" });
  await page.getByLabel("Fire enters the hex").check();
  await ask(page, "Cover").selectOption({ label: "Foxhole" });
  await page.locator(".answer b", { hasText: "+2" }).waitFor();
  assert.deepEqual(await lines(page), [
    "+1 foxhole in sand, ½ of its TEM D7.42",
    "+1 Dune Crest (a vehicle may claim HD instead) D7.513",
  ]);
  assert.equal(await query(page), "?in=lowDune&cover=foxhole&duneCrest=1");
  await page.getByLabel("The firer is higher").check();
  await page.locator(".answer b", { hasText: "+1" }).waitFor();
  assert.match(await notes(page), /the firer is higher\s+D7\.513/);
  await ask(page, "Attack").selectOption({ label: "OBA (HE)" });
  await page.locator(".answer", { hasText: "½ FP: 20 → 10, 8 FP column" }).waitFor();
  assert.equal(await total(page), "+2", "the foxhole against OBA");
  assert.equal(await page.getByLabel("Fire enters the hex").count(), 0, "no Dune Crest against Indirect Fire");
  assert.deepEqual(errors, []);
});

test("fire: the keyboard alone works, and focus stays where it is", async () => {
  const { page } = await openCalculator("/tools/fire/?dust=light");
  await ask(page, "Attack").focus();
  await page.keyboard.press("ArrowDown");
  assert.equal(await ask(page, "Attack").inputValue(), "gun");
  await ask(page, "Range").focus();
  await page.keyboard.type("59");
  await page.waitForFunction(() => location.search === "?kind=gun&dust=light&range=59");
  await page.getByLabel("LOS passes").focus();
  await page.keyboard.press("Space");
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).type), "checkbox");
  assert.equal(await query(page), "?kind=gun&dust=light&range=59&ffe=1");
});

test("fire: a choice that no longer goes leaves the address with the next answer as it stands there", async () => {
  const { page } = await openCalculator("/tools/fire/?cover=sangar");
  await ask(page, "Its hex").selectOption("sand");
  await page.locator(".bad").waitFor();
  await ask(page, "Its hex").selectOption("hammada");
  await page.locator(".answer b", { hasText: "+1" }).waitFor();
  assert.equal(await page.locator(".bad").count(), 0, "the sangar is back");
});

test("fire: on a phone the answer stays in sight while questions are answered, and nothing is wider than the screen", async () => {
  for (const path of ["/tools/fire/?in=deir&dust=heavy", "/ja/tools/fire/?in=deir&dust=heavy"]) {
    const { page } = await open(path, PHONE);
    await page.locator("select").first().scrollIntoViewIfNeeded();
    const box = (await page.locator(".answer").boundingBox())!;
    assert.ok(box.y >= 0 && box.y + box.height <= 741, `${path}: ${JSON.stringify(box)}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    const small = await page
      .locator(".fire :is(select, button, label.check)")
      .evaluateAll((all) => all.filter((el) => el.getBoundingClientRect().height < 43.9).length);
    assert.equal(small, 0, "targets of 44 px");
  }
});
