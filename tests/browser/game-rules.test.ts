/** Tests the rules view of a game: rules in force, open questions, and rules not in force. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { at } from "../../scripts/base.ts";
import { answer, query } from "./calculator-page.ts";
import { browserTests, DESK, PHONE } from "./open.ts";
import { onPaper, visibleCount } from "./paper.ts";

const { openCalculator } = browserTests();

/**
 * The query of a printed scenario on boards 25–28 by day, Clear, EC Dry. Without a place and a date, the game is in
 * Libya in July 1942.
 */
const JULY = "?view=rules&boards=25-26-27-28&weather=clear&time=none&ec=dry&wind=noWind&dust=none";
const question = (page: Page, text: string) => page.locator(".asked", { hasText: text });
/** Returns the radio button for an answer to a question. */
const said = (page: Page, text: string, value: string) =>
  question(page, text).locator("label", { hasText: new RegExp(`^${value}$`) });
const fold = (page: Page, heading: string | RegExp) =>
  page.locator("details", { has: page.locator("summary", { hasText: heading }) });
/** Returns the first list item that contains a link to the rule. */
const line = (page: Page, list: string, rule: string) =>
  page.locator(`${list} li`, { has: page.getByRole("link", { name: rule, exact: true }) }).first();

const RARE = "Rarer terrain, pieces and SSR";
const TRACK = "Does an SSR define a Track?";

test("in July in Libya the rules view asks about Heat Haze and a Track, and the answers bring their rules into force", async () => {
  const { page, errors } = await openCalculator(`/game/${JULY}`, PHONE);
  const counts = await answer(page);
  const thing = page.getByRole("checkbox", { name: "Track (SSR)" });

  // On a phone only the first phase is open. The questions about rarer terrain are closed below one heading.
  assert.equal(await page.locator(".phases details[open]").count(), 1);
  assert.ok((await visibleCount(page, ".phases .rules li")) > 0);
  assert.match(await fold(page, RARE).innerText(), /: 0 chosen \(1 question left\)$/);
  await fold(page, RARE).locator("summary").tap();

  // On a phone one tap opens the rules of a phase, and the page does not scroll sideways.
  await fold(page, "Moving").locator("summary").tap();
  await line(page, ".phases", "D2.21").waitFor();
  assert.equal(await line(page, ".phases", "D9.1").count(), 0);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.viewport.width);

  await thing.tap();
  const track = line(page, ".phases", "D9.1");
  await track.waitFor();
  assert.match(await track.innerText(), /−1.*No Bog DR|−1/s, "what the rule does");
  assert.equal(
    await fold(page, "Moving").getByRole("link", { name: "Movement costs" }).getAttribute("href"),
    at("/tools/movement/?book=sl&wet=0&dust=none"),
  );
  assert.notEqual(await answer(page), counts);
  assert.match(await query(page), /&said=\w+-$/);
  // The answered question keeps its position, so that the player does not tap another control by mistake.
  assert.ok(await thing.isChecked());
  assert.match(await fold(page, RARE).locator("summary").innerText(), /: 1 chosen/);

  await fold(page, "Not in force").locator("summary").tap();
  assert.match(await line(page, ".left-out", "D.3").innerText(), /Not in July 1942/);

  // The question about Heat Haze is in the phase whose rules depend on it.
  await fold(page, "Firing").locator("summary").tap();
  await said(page, "Heat Haze (SSR)", "Heat Haze").tap();
  await line(page, ".phases", "D11.62").waitFor();
  assert.match(await query(page), /&haze=normal/);
  assert.deepEqual(errors, []);
});

test("one button answers “no” to all open questions about rarer terrain and pieces, also after a reload", async () => {
  const { page, errors } = await openCalculator(`/game/${JULY}`);
  const rest = page.getByRole("button", { name: /^None of/ });
  await fold(page, RARE).locator("summary").click();
  await page.getByRole("checkbox", { name: "Sangars" }).check();
  assert.match(await rest.innerText(), /^None of the others \(\d+\)$/);
  await rest.click();
  assert.equal(await rest.count(), 0);
  await line(page, ".phases", "D8.4").waitFor();
  const address = await query(page);
  assert.ok(address.length < 200, address);
  await page.reload();
  await fold(page, /^Answered/)
    .locator("summary")
    .click();
  await said(page, TRACK, "Yes").click();
  await line(page, ".phases", "D9.1").waitFor();
  assert.deepEqual(errors, []);
});

test("a truncated link opens with the answers that could be parsed, and shows a message until the next answer", async () => {
  const { page } = await openCalculator(`/game/${JULY}&said=00000d`, DESK);
  await page.locator(".bad", { hasText: "The link is cut short: it holds 3 answers" }).waitFor();
  await fold(page, /^Answered/)
    .locator("summary")
    .click();
  assert.ok(await said(page, "Are there Known Minefields?", "Yes").locator("input").isChecked());
  await said(page, "Are there Guns?", "No").click();
  await page.locator(".bad").waitFor({ state: "detached" });
});

test("the set-up also asks about rarer terrain and pieces, and the rules view uses the answers", async () => {
  const { page, errors } = await openCalculator(`/game/${JULY.replace("view=rules&", "")}`, PHONE);
  await page.getByRole("checkbox", { name: "Sangars" }).tap();
  await page.locator(".choices label", { hasText: /^In force/ }).tap();
  await line(page, ".phases", "D8.2").waitFor();
  assert.deepEqual(errors, []);
});

test("a phone prints the rules of all phases, though only the first is open", async () => {
  const { page } = await openCalculator(`/game/${JULY}`, PHONE);
  assert.equal(await page.locator(".phases details[open]").count(), 1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await onPaper(page);
  assert.ok((await visibleCount(page, ".phases .rules li")) > 20);
});

test("the rules in force print without links to calculators", async () => {
  const { page } = await openCalculator(`/game/${JULY}`, DESK);
  assert.ok((await visibleCount(page, ".phases .tool")) > 10);
  await onPaper(page);
  assert.ok((await visibleCount(page, ".phases .rules li")) > 20);
  assert.equal(await visibleCount(page, ".phases .tool"), 0);
});
