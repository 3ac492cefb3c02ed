/** Tests entering the turns of a game, including the example of D11.76. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { at } from "../../scripts/base.ts";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, DESK, PHONE, waitForHydration } from "./open.ts";

const { openCalculator } = browserTests();
/** The query of a game on Desert Boards only, in Clear Weather, EC Dry and a Mild Breeze, without Dust. */
const START = "?view=play&boards=25-26&weather=clear&time=none&ec=dry&wind=mildBreeze&dust=none&haze=none&sun=none";
const events = async (page: Page) => new URLSearchParams(await query(page)).get("play") ?? "";
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();

test("D11.76: the three turns of the example can be entered on a phone, reloaded and undone", async () => {
  const { page, errors } = await openCalculator(`/game/${START}`, PHONE);
  /** The result of each Wind Change DR of the example, and the Dust after the DR. */
  const drs = [
    ["Gusts, for this Player Turn", "no Dust"],
    ["Heavy Wind", "no Dust"],
    ["Gusts, for this Player Turn", "Light Dust"],
    ["Gusts, for this Player Turn", "Moderate Dust"],
    ["Mild Breeze", "Light Dust"],
    ["No Wind", "Light Dust"],
  ] as const;
  for (const [i, [brought, dust]] of drs.entries()) {
    if (i) await press(page, /^Next Player Turn: /);
    if (i === 2) for (const die of ["cdr 3", "wdr 6"]) await press(page, die);
    await choose(page, brought);
    await press(page, /^Record: /);
    await page.locator(".answer", { hasText: dust }).waitFor();
  }
  const now = await answer(page);
  assert.match(now, /^Turn 3, second side No Wind, Light Dust, Clear, EC Dry$/);
  assert.equal(await events(page), "cg_n_ch_n_c36tg_n_cg_n_cm_n_co");
  const log = page.locator(".log");
  const told = await log.innerText();
  assert.equal((told.match(/D11\.76/g) ?? []).length, 3, "Dust rises twice and falls once");
  assert.equal(await log.locator(".ref", { hasText: "D11.76" }).first().getAttribute("href"), at("/r/D11.76/"));

  await page.reload();
  await waitForHydration(page);
  assert.equal(await answer(page), now);
  assert.equal(await log.innerText(), told);

  await press(page, /^Undo: /);
  await page.locator(".answer", { hasText: "Taken back: Wind Change DR: No Wind" }).waitFor();
  assert.equal(await events(page), "cg_n_ch_n_c36tg_n_cg_n_cm_n");
  await choose(page, "Rain begins");
  await press(page, /^Record: /);
  await page.locator(".answer", { hasText: "no Dust" }).waitFor();
  while ((await events(page)).split("_").length > 3) await press(page, /^Undo: /);
  assert.equal(await events(page), "cg_n_ch");
  assert.deepEqual(errors, []);
});

test("dice rolled by the page are kept after a reload, and when the choice made after the roll is undone", async () => {
  const { page, errors } = await openCalculator(`/game/${START}`, DESK);
  await press(page, "Roll the Wind Change DR");
  await page
    .getByText(/^Wind Change DR\s\d\s\+\s\d\s=\s\d+$/)
    .first()
    .waitFor();
  const dice = /^k([1-6]{2}p)$/.exec(await events(page))![1]!;
  assert.match(
    await page.evaluate(() => document.activeElement!.textContent),
    /^Record: no change$/,
    "the focus moves to the next step",
  );
  await page.reload();
  await waitForHydration(page);
  assert.equal(await page.getByRole("button", { name: "Roll the Wind Change DR" }).count(), 0);
  await choose(page, "Heavy Wind");
  await choose(page, "Gusts, for this Player Turn");
  await press(page, "Record: Heavy Wind, Gusts");
  assert.equal(await events(page), `c${dice}hg`);
  assert.match(
    await page.evaluate(() => document.activeElement!.textContent),
    /^Next Player Turn: Turn 1, second side$/,
  );
  await press(page, /^Undo: Wind Change DR/);
  assert.equal(await events(page), `k${dice}`);
  assert.deepEqual(errors, []);
});

test("the dice that a rule needs are rolled with one tap, or entered one by one", async () => {
  const { page, errors } = await openCalculator(`/game/${START}&book=asl`, DESK);
  await press(page, "dr: Entrenching");
  assert.match(await events(page), /^dF\.1B\*[1-6]p$/);
  await press(page, "DR: Entrenching");
  assert.match(await events(page), /^dF\.1B\*[1-6]p_dF\.1B\*[1-6]{2}p$/);
  await choose(page, "We roll real dice");
  await press(page, "DR: Entrenching");
  const rolls = page.locator(".rolls-in-force");
  for (const die of ["cdr 5", "wdr 2"]) await rolls.getByRole("button", { name: die }).click();
  assert.match(await events(page), /_dF\.1B\*52t$/);
  assert.match(await answer(page, 1), /^Entrenching: DR 5 \+ 2 = 7 \(typed\)$/);
  assert.deepEqual(errors, []);
});

test("an SSR cannot set Dust if the EC or rain exclude Dust", async () => {
  const { page, errors } = await openCalculator(`/game/${START}`, DESK);
  await page.locator(".changes summary").click();
  const list = (label: string) =>
    page.locator(".changes label", { hasText: new RegExp(`^${label}`) }).locator("select");
  const change = (label: string, option: string) => list(label).selectOption({ label: option });
  await change("Dust", "Very Heavy");
  assert.equal(await events(page), "uveryHeavy");
  await change("EC", "Moist");
  assert.match(await answer(page), /no Dust, Clear, EC Moist$/);
  assert.deepEqual(await list("Dust").locator("option").allInnerTexts(), ["None"]);
  assert.match(await page.locator(".changes .hint").innerText(), /The EC are not dry enough\. D11\.71$/);
  await change("EC", "Dry");
  await press(page, "Rain begins");
  assert.match(await page.locator(".changes .hint").innerText(), /D11\.77$/);
  assert.equal(await events(page), "uveryHeavy_emoist_edry_wr");
  assert.deepEqual(errors, []);
});
