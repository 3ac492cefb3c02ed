/** Tests the search when its script is missing or broken, as it can be after a deploy. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests } from "./open.ts";

const { context, open } = browserTests();

const ANSWERS = {
  missing: { status: 404, body: "" },
  "an HTML page": { contentType: "text/html", body: "<!doctype html><title>Khamsin</title>" },
  empty: { contentType: "text/javascript", body: "" },
};
const lose = (page: Page, script: string, answer: (typeof ANSWERS)[keyof typeof ANSWERS]) =>
  page.route(new RegExp(`/_astro/${script}[^/]*\\.js`), (route) => route.fulfill(answer));

for (const [i, [name, answer]] of Object.entries(ANSWERS).entries()) {
  const [language, message] = i % 2 ? ["ja/", "検索を読み込めなかった。"] : ["", "The search could not be loaded."];

  test(`if the search dialog's script is ${name}, the Search button, / and Ctrl+K open the search page`, async () => {
    const { page } = await open(`/${language}r/F12.32/`);
    await lose(page, "dialog", answer);
    for (const act of [
      () => page.locator(".search-open").click(),
      () => page.keyboard.press("/"),
      () => page.keyboard.press("Control+k"),
    ]) {
      await page.goto(`/${language}r/F12.32/`);
      await act();
      await page.waitForURL(`**/${language}search/`);
    }
  });

  test(`if the search page's script is ${name}, the page shows a message until the script loads again`, async () => {
    const { page } = await open(`/${language}`);
    await lose(page, "search\\.astro", answer);
    await page.goto(`/${language}search/?q=bog`);
    await page.getByText(message!).waitFor();
    await page.unrouteAll();
    await page.reload();
    await page.locator(`${SEARCH_RESULTS} a`).first().waitFor();
    assert.equal(await page.getByText(message!).count(), 0);
  });
}

test("if the search dialog's script fails to load, the search page opens with the text typed so far", async () => {
  const page = await (await context()).newPage();
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/_astro\/dialog[^/]*\.js/, async (route) => {
    await coming;
    await route.fulfill({ status: 404 });
  });
  await page.goto("/r/F12.32/");
  await page.keyboard.press("/");
  await page.keyboard.type("bog");
  come();
  await page.waitForURL("**/search/?q=bog");
});
