/** Tests the search: it opens from every page, and finds numbers and words in both languages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { pathIn } from "../../scripts/base.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests } from "./open.ts";

const { open } = browserTests();

/** Returns the rule ids or paths of the results on /search/: `["F12.42", "/asl/f12/"]`. */
async function results(page: Page): Promise<string[]> {
  const links = page.locator(`${SEARCH_RESULTS} a`);
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  return hrefs.map((path) => path.match(/\/r\/([^/]+)\//)?.[1] ?? path);
}

for (const [language, query, wanted] of [
  ["", "砂丘", "F12.42"],
  ["ja/", "stuck", "D7.31"],
] as const)
  test(`/${language}search/ finds rules by words of the other language, and links to pages in its own language`, async () => {
    const { page, errors } = await open(`/${language}search/?q=${encodeURIComponent(query)}`);
    assert.ok((await results(page)).slice(0, 4).includes(wanted));
    assert.ok(await page.locator(`${SEARCH_RESULTS} mark`).count());
    const hrefs = await page
      .locator(`${SEARCH_RESULTS} a`)
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    assert.ok(hrefs.every((h) => pathIn(h).startsWith(`/${language}`)));
    assert.deepEqual(errors, []);
  });

test("a rule or section number in the search page's URL redirects to the rule or section", async () => {
  for (const [asked, wanted] of [
    ["ｆ12-32", "/r/F12.32/"],
    ["f12", "/asl/f12/"],
  ] as const) {
    const { page } = await open(`/search/?q=${encodeURIComponent(asked)}`);
    await page.waitForURL(`**${wanted}`).catch(() => assert.fail(`${asked} leads to ${page.url()}`));
  }
});

for (const [root, query, said] of [
  ["/", "zzzq", "Nothing found for “zzzq”. Try other words, or look here:"],
  ["/ja/", "魑魅魍", "「魑魅魍」に一致するものはない。 別の言葉で探すか、次のページを見る："],
] as const) {
  test(`a query that finds nothing shows a message and links to other pages (${root})`, async () => {
    const { page, errors } = await open(`${root}search/?q=${encodeURIComponent(query)}`);
    const links = page.locator(".search-help a");
    await links.first().waitFor();
    assert.equal(await page.locator(".search-status").innerText(), said);
    await page.waitForFunction(
      (text) => document.querySelector(".search-page [role=status]")!.textContent === text,
      said,
    );
    const paths = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
    assert.deepEqual(
      paths.map(pathIn),
      ["asl/", "sl/", "italian/", "glossary/", "tools/"].map((path) => root + path),
    );
    assert.equal(await page.locator(`${SEARCH_RESULTS} ol`).count(), 0);
    // Enter opens only results, never a link of the help text.
    await page.locator(".search-page input").press("Enter");
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.ok(await page.locator(".search-page input").evaluate((e) => e === document.activeElement));
    await links.last().click();
    await page.waitForURL(`**${root}tools/`);
    assert.deepEqual(errors, []);
  });
}

test("if nothing is found, Enter in the dialog opens no link of the help text", async () => {
  const { page } = await open("/r/F12.32/");
  await page.keyboard.press("/");
  await page.locator(".search-dialog input").fill("zzzq");
  await page.locator(".search-dialog .search-help a").first().waitFor();
  await page.keyboard.press("Enter");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(pathIn(page.url()), "/r/F12.32/");
});

test("/ and Ctrl-K open the search from every page, and Esc returns the focus", async () => {
  for (const path of ["/", "/r/F12.32/", "/ja/tools/sand-bog/"]) {
    const { page } = await open(path);
    await page.locator(".brand").focus();
    for (const key of ["/", "Control+k"]) {
      await page.keyboard.press(key);
      const field = page.locator(".search-dialog input");
      await field.waitFor();
      assert.ok(await field.evaluate((e) => e === document.activeElement), `${key} on ${path}`);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => document.activeElement?.className === "brand");
    }
  }
});

test("the search form of the home page opens the search page with the typed query", async () => {
  const { page } = await open("/");
  await page.locator(".ways .search-form input").fill("砂丘");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\/\?q=/);
  assert.ok((await results(page)).slice(0, 4).includes("F12.42"));
});

test("if a query has a rule number and other words, both are searched for", async () => {
  const { page } = await open(`/search/?q=${encodeURIComponent("does F7.31 apply to halftracks")}`);
  await page.locator(`${SEARCH_RESULTS} a[href*="/tools/sand-bog/?mover=halftrack"]`).waitFor();
  assert.equal((await results(page))[0], "F7.31");
  await page.goto("/search/?q=F12.99+overlay");
  await page.getByText("F12.99 does not exist").waitFor();
  await page
    .locator(`${SEARCH_RESULTS} mark`, { hasText: /overlay/i })
    .first()
    .waitFor();
});
