/** Tests the switch "Rules: ASL / SL" in the header, which chooses the book for results, links and games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { answer, query } from "./calculator-page.ts";
import { browserTests, PHONE, visitCalculator, waitForHydration } from "./open.ts";

const { open, openCalculator } = browserTests();

const pressed = (page: Page) => page.locator(".books [aria-pressed=true]").innerText();
const press = (page: Page, book: "ASL" | "SL") => page.locator(".books").getByText(book, { exact: true }).click();
const line = (page: Page) => page.locator(".by-book").innerText();

test("the switch shows ASL on a first visit, and keeps the chosen book on other pages and after a reload", async () => {
  const { page, errors } = await openCalculator("/tools/sand-bog/", PHONE);
  assert.equal(await pressed(page), "ASL");
  assert.equal(await query(page), "?book=asl");
  await page.getByRole("group", { name: "Rules" }).getByRole("button", { name: "SL", exact: true }).tap();
  assert.equal(await query(page), "?book=sl");
  for (const path of ["/tools/path/", "/quick/", "/search/", "/tools/heat-haze/", "/game/", "/tools/minefields/"]) {
    await page.goto(path);
    await waitForHydration(page);
    assert.equal(await pressed(page), "SL", path);
  }
  assert.equal(await query(page), "?book=sl");
  await page.reload();
  await waitForHydration(page);
  assert.equal(await pressed(page), "SL");
  assert.deepEqual(errors, []);
});

test("a link's book (SL in links of version 0.9.0) applies to its page, and other pages keep the chosen book", async () => {
  const { page } = await openCalculator("/ja/tools/movement/?unit=infantry&wadi=1&terrain=hammada");
  assert.equal(await pressed(page), "SL");
  assert.match(await answer(page), /^2 ?MF/);
  assert.ok((await line(page)).startsWith("SLの数値。ASL："), await line(page));
  await press(page, "ASL");
  assert.match(await answer(page), /^3 ?MF/);
  assert.ok((await line(page)).startsWith("ASLの数値。SL："), await line(page));
  assert.equal(await query(page), "?book=asl&unit=infantry&terrain=hammada&wadi=1");
  // The shared link contains `book=sl`, although a link without a book means SL too.
  await press(page, "SL");
  await page.locator(".share").click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(shared, /[?&]book=sl&/);
  await press(page, "ASL");
  await visitCalculator(page, shared);
  assert.equal(await pressed(page), "SL");
  await visitCalculator(page, "/ja/tools/path/");
  assert.equal(await pressed(page), "ASL", "the link did not change the choice");
  await visitCalculator(page, "/ja/tools/minefields/?factors=36");
  assert.equal(await pressed(page), "ASL", "links to mines without a book mean ASL");
});

test("results cite rules by the numbers of the chosen book, even if both books give the same result", async () => {
  const { page, errors } = await openCalculator("/tools/heat-haze/?range=30", PHONE);
  const cited = page.locator(".calculator a.ref", { hasText: "11.62" }).first();
  assert.deepEqual([await cited.innerText(), await cited.getAttribute("href")], ["F11.62", "/r/F11.62/"]);
  await press(page, "SL");
  assert.deepEqual([await cited.innerText(), await cited.getAttribute("href")], ["D11.62", "/r/D11.62/"]);
  await visitCalculator(page, "/tools/fire/?in=crest&front=1&book=asl");
  await page.locator(".calculator a.ref", { hasText: "D6.0-Crest (SL)" }).first().waitFor();
  assert.deepEqual(errors, []);
});

test("the ASL/SL switch works by keyboard, even before the calculator has loaded", async () => {
  const { page, errors } = await open("/ja/tools/movement/?unit=infantry&from=wadi");
  await page.locator(".books button").first().focus();
  await page.keyboard.press("Enter");
  await waitForHydration(page);
  assert.match(await answer(page), /^2 ?MF/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  assert.match(await answer(page), /^3 ?MF/);
  assert.equal(await pressed(page), "SL");
  assert.deepEqual(errors, []);
});

test("a new game uses the chosen book, and in an open game the switch shows and changes the game's book", async () => {
  const { page } = await openCalculator("/game/?id=old1&boards=26");
  assert.equal(await pressed(page), "SL", "a game of 0.9.0 without a book");
  await press(page, "ASL");
  assert.match(await query(page), /book=asl/);
  await visitCalculator(page, "/game/");
  assert.equal(await pressed(page), "ASL");
});

test("if SL is chosen the quick reference hides rows that apply only to ASL, and links open the chosen book", async () => {
  const { page } = await open("/quick/");
  const own = page.locator(".quick [data-book=asl]").first();
  assert.ok(await own.isVisible());
  const link = page.locator(".quick a[href*='/movement/?terrain=scrub']");
  await link.click();
  await waitForHydration(page);
  assert.equal(await pressed(page), "ASL");
  await press(page, "SL");
  await page.goto("/quick/");
  assert.ok(!(await own.isVisible()));
  await visitCalculator(page, "/tools/heat-haze/?range=30&book=sl");
  assert.equal(await page.locator(".bad").count(), 0, "a calculator of one book ignores the book of the link");
});

test("the quick reference, tables and lists of rules show the numbers of the chosen book", async () => {
  for (const [path, cited, asl] of [
    ["/quick/", ".quick a.ref", "F7.31"],
    ["/ja/tools/heat-haze/", ".ready-tables a.ref", "F11.62"],
    ["/tools/dust/", ".ready-tables a.ref", "D11.71 (SL)"],
    ["/ja/tools/sand-bog/", ".connections .number", "F7.31"],
  ] as const) {
    const { page } = await open(path);
    await page.locator(".ready-tables summary").evaluateAll((all) => {
      for (const summary of all) (summary as HTMLElement).click();
    });
    const numbers = async () => {
      const texts = await page.locator(cited).filter({ visible: true }).allInnerTexts();
      return texts.map((text) => text.replaceAll("\u00a0", " "));
    };
    const sl = `D${/[\d.]+/.exec(asl)![0]}`;
    const inAsl = await numbers();
    assert.ok(inAsl.includes(asl), `${path}: ${inAsl}`);
    const unmarked = inAsl.filter((number) => /^D/.test(number) && !number.includes("(SL)"));
    assert.deepEqual(unmarked, [], path);
    await press(page, "SL");
    const inSl = await numbers();
    assert.ok(inSl.includes(sl) && !inSl.includes(asl), `${path}: ${inSl}`);
    await page.close();
  }
});

test("for players of ASL the search marks rules of SL, and names the parallel rule of ASL", async () => {
  const { page } = await open("/search/?q=sand+bog");
  const number = page.locator("[data-search-results] .number").first();
  await number.filter({ hasText: "D7.31 (SL) · ASL: F7.31", visible: true }).waitFor();
  await press(page, "SL");
  await page.locator("[data-search-results] .in-asl").first().waitFor({ state: "hidden" });
  assert.equal(await number.innerText(), "D7.31");
});

test("the search shows the result for the chosen book, and updates it when the book changes", async () => {
  const { page } = await open("/search/?q=infantry+out+of+wadi+MF");
  const said = page.locator(".result-book").first();
  await said.filter({ hasText: "ASL’s figure; SL: " }).waitFor();
  await press(page, "SL");
  await said.filter({ hasText: /^SL’s figure; ASL: / }).waitFor();
});
