/** Tests the calculators for DYO scenarios and Dust, and the tables of overlays. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { at } from "../../scripts/base.ts";
import { query } from "./calculator-page.ts";
import { browserTests, PHONE, waitForHydration } from "./open.ts";

const { openCalculator } = browserTests();
/** Returns the text of the log of rolls. Reads the query string first, which gives the page time to update the log. */
const card = async (page: Page) => {
  await query(page);
  return page.locator(".card").innerText();
};
const die = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * Enters all dice of a set-up in July: Clear Weather (DR 7), Midday (dr 3), EC Very Dry (dr 4 + 3), Heavy Wind (dr 6)
 * and Light Dust (dr 5 + 2).
 */
async function typeAll(page: Page, press: (name: string) => Promise<void>) {
  const due = (rule: string) => page.locator(".answer .ref", { hasText: new RegExp(`^${rule}$`) }).waitFor();
  await due("F11.2");
  for (const name of ["cdr 3", "wdr 4"]) await press(name);
  for (const [rule, name] of Object.entries({ "F11.3": "dr 3", "F11.4": "dr 4", "F11.5": "dr 6" })) {
    await due(rule);
    await press(name);
  }
  await page.getByRole("button", { name: "Both sides have set up" }).click();
  await due("F11.701");
  await press("dr 5");
}

test("DYO: on a phone dice are entered in the order of the rules, and the link shows the opponent the same scenario", async () => {
  const { page, errors } = await openCalculator("/tools/dyo/", PHONE);
  await typeAll(page, (name) => die(page, name).tap());
  await page.locator(".answer", { hasText: "Done: all rolls are made" }).waitFor();
  const text = await card(page);
  assert.equal(await query(page), "?w=34&t=3&ec=4&wind=6&dust=5&up=1");
  assert.equal(
    await page.getByRole("link", { name: "Follow the Dust in play" }).getAttribute("href"),
    at("/tools/dust/?boards=desert&ec=veryDry&steppe=0&density=light&force=h"),
  );
  const opponent = await openCalculator(`/tools/dyo/${await query(page)}`);
  await opponent.page.getByText("DR 3 + 4 = 7").waitFor();
  assert.equal(await card(opponent.page), text);
  assert.deepEqual([...errors, ...opponent.errors], []);
});

test("DYO: the keyboard alone completes a set-up, and focus is never lost", async () => {
  const { page } = await openCalculator("/tools/dyo/");
  await page.locator(".panel summary").focus();
  const roll = page.locator(".panel > .big");
  await roll.first().focus();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press("Enter");
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "BODY", `after roll ${i + 1}`);
  }
  await page.getByRole("button", { name: "Both sides have set up" }).focus();
  await page.keyboard.press("Enter");
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "BODY");
  assert.match(await query(page), /seed=[a-z0-9]{6}&w=s&t=s/);
});

test("DYO: the seed cannot be changed after the first roll, and Undo removes one roll at a time", async () => {
  const { page, errors } = await openCalculator("/tools/dyo/?seed=sirocco&w=s&t=4");
  assert.ok(await page.getByLabel("Seed of the dice").isDisabled());
  await page.getByRole("button", { name: "Roll again: Weather" }).click();
  await page.getByRole("button", { name: "Roll 2 dice" }).click();
  assert.match(await card(page), /\(seed, roll 2\)/);
  assert.match(await query(page), /w=ss&t=4/);
  for (const left of [/w=ss(&|$)/, /w=s(&|$)/]) {
    await page.getByRole("button", { name: "Undo" }).click();
    assert.match(await query(page), left);
  }
  assert.deepEqual(errors, []);
});

test("DYO: overlays are placed on another page, which links back to the same scenario", async () => {
  const { page, errors } = await openCalculator("/tools/dyo/?w=34&t=3&ec=4&wind=6");
  await page.getByRole("link", { name: "Open the overlays’ calculator" }).click();
  await page.waitForURL("**/tools/desert-overlays/?**");
  await waitForHydration(page);
  await page.locator(".faces button", { hasText: "26" }).click();
  await page.getByRole("button", { name: "Start rolling" }).click();
  await page.getByRole("button", { name: "dr 5", exact: true }).click();
  await page.getByRole("link", { name: "Back to the DYO scenario" }).click();
  await page.waitForURL("**/tools/dyo/?w=34&t=3&ec=4&wind=6&overlays=boards%3D26%26dice%3D5%26by%3Dt");
  await waitForHydration(page);
  await page.getByRole("link", { name: "These overlays and their dice" }).waitFor();
  assert.deepEqual(errors, []);
});

test("Dust: the Wind Change DR of each turn can be entered by tapping, and undone", async () => {
  const { page, errors } = await openCalculator("/tools/dust/?density=none", PHONE);
  const now = page.locator(".verdict", { hasText: "density now" }).locator("b");
  for (const wind of ["Mild Breeze, Gusts", "Heavy Wind", "Heavy Wind, Gusts"])
    await page.getByRole("button", { name: wind, exact: true }).tap();
  assert.equal((await now.innerText()).trim(), "Light");
  assert.match(await query(page), /turns=mg\.h\.hg$/);
  await page.getByRole("button", { name: "Undo" }).tap();
  assert.equal((await now.innerText()).trim(), "None");
  assert.deepEqual(errors, []);
});

test("overlays: a tap opens the tables, and the numbers of dice combinations are shown on a phone too", async () => {
  for (const language of ["/", "/ja/"]) {
    const { page } = await openCalculator(`${language}tools/desert-overlays/`, PHONE);
    assert.equal(await page.locator(".ready-tables table").first().isVisible(), false);
    await page.locator(".ready-tables summary").tap();
    assert.equal(await page.locator(".ready-tables table").first().isVisible(), true);
    assert.equal(await page.locator(".ready-tables td small").first().isVisible(), true, language);
  }
});
