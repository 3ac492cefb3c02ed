/** Tests pages in which the browser's translator has wrapped or replaced text nodes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BrowserContextOptions, Page } from "playwright-core";
import { SEARCH_RESULTS } from "../selectors.ts";
import { htmlWithoutFonts, WAYS, wrapTexts } from "../wrap-texts.ts";
import { browserTests, DESK, errorsOf } from "./open.ts";

const { context } = browserTests();

/** Opens a page whose scripts load only after `beforehand` has changed the page. */
async function openLate(path: string, beforehand: (page: Page) => Promise<void>, options: BrowserContextOptions) {
  const page = await (await context({ ...DESK, ...options })).newPage();
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text;
    };
  });
  const parsed = Promise.withResolvers<void>();
  const prepared = Promise.withResolvers<void>();
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await prepared.promise;
    await route.continue();
  });
  // Waits until the page is parsed and has requested its scripts, which are delayed.
  page.on("request", (request) => request.resourceType() === "script" && parsed.resolve());
  await page.goto(path, { waitUntil: "commit" });
  await parsed.promise;
  await page.waitForFunction(() => document.readyState !== "loading");
  await beforehand(page);
  prepared.resolve();
  await page.waitForLoadState("load");
  return { page, errors };
}

/**
 * Asserts that `read` returns the same on a translated page as on the original page. The page is changed before its
 * scripts load, and again whenever `read` calls `pause`.
 */
async function compare<Found>(
  path: string,
  read: (page: Page, pause: () => Promise<void>) => Promise<Found[]>,
  options: BrowserContextOptions = {},
) {
  const visit = async (change: (page: Page) => Promise<void>) => {
    const { page, errors } = await openLate(path, change, options);
    const found = await read(page, () => change(page));
    assert.deepEqual(errors, []);
    return found;
  };
  const [alone, ...translated] = await Promise.all([
    visit(async () => {}),
    ...WAYS.map((way) => visit((page) => page.evaluate(wrapTexts, way))),
  ]);
  for (const [i, found] of translated.entries()) assert.deepEqual(found, alone, WAYS[i]);
  return alone!;
}

/** Returns the text that the page has copied. Not read from the clipboard, because all pages share one clipboard. */
const copied = (page: Page) => page.evaluate(() => document.documentElement.dataset.copied);

const html = (page: Page, selector: string) => page.evaluate(htmlWithoutFonts, selector);

/** Performs an action of a search, waits until the new results are announced, and returns the HTML. */
async function answered(page: Page, within: string, act: () => Promise<void>): Promise<string> {
  const readOut = page.evaluate(
    (within) =>
      new Promise<void>((resolve) => {
        const spoken = document.querySelector(`${within} [role=status]`)!;
        const seen = () => !/^(?:Searching|検索中)/.test(spoken.textContent) && resolve();
        new MutationObserver(seen).observe(spoken, { childList: true });
      }),
    within,
  );
  await act();
  await readOut;
  return html(page, within);
}

for (const { path, within, key } of [
  { path: "/", within: ".search-dialog", key: "/" },
  { path: "/ja/search/", within: ".search-page" },
])
  test(`a page changed by the browser's translator can be searched repeatedly: ${path}`, async () => {
    const found = await compare(path, async (page, pause) => {
      const all: string[] = [];
      if (key) {
        await page.keyboard.press(key);
        await page.locator(`${within} input`).waitFor();
      }
      const type = (query: string) => page.locator(within).getByRole("searchbox").fill(query);
      const press = (button: string) => page.locator(`${within} ${button}`).click();
      const acts = [
        ...["砂丘", "D7.31", "zzzq", "hex"].map((query) => () => type(query)),
        () => press(`${SEARCH_RESULTS} > p button`),
        () => press(".search-books button:nth-child(2)"),
      ];
      for (const act of acts) {
        await pause();
        all.push(await answered(page, within, act));
      }
      return all;
    });
    assert.equal(new Set(found).size, found.length, "different queries have the same results");
  });

test("the glossary's filter works on a page changed by the browser's translator", async () => {
  const found = await compare("/glossary/", async (page, pause) => {
    const all: string[] = [];
    for (const typed of ["dune", "d", "", "bog"]) {
      await pause();
      await page.getByRole("searchbox").fill(typed);
      all.push(await html(page, "main"));
    }
    return all;
  });
  assert.equal(new Set(found).size, found.length);
});

test("on a page changed by the browser's translator a rule or a passage is cited with its original text", async () => {
  const [whole, passage] = await compare("/r/F12.32/", async (page, pause) => {
    const all: string[] = [];
    for (const selected of [false, true])
      for (const format of ["Plain text", "BBCode", "Link"]) {
        await pause();
        if (selected)
          await page
            .locator(".rule .text.en p")
            .first()
            .evaluate((p) => {
              getSelection()!.selectAllChildren(p);
            });
        await page.locator(".rule .cite").first().focus();
        await page.keyboard.press("Enter");
        await page.getByRole("menuitem", { name: format, exact: true }).waitFor();
        await pause();
        await page.getByRole("menuitem", { name: format, exact: true }).click();
        await page.locator(".cite-status", { hasText: format }).waitFor();
        all.push(`${await copied(page)}\n${await page.locator(".cite-status").innerText()}`);
      }
    return [all.slice(0, 3).join("\n"), all.slice(3).join("\n")];
  });
  assert.match(whole!, /^With the hexrow/);
  assert.match(passage!, /:~:text=/);
});

test("on a page changed by the browser's translator the site can be stored for offline reading and removed", async () => {
  const found = await compare(
    "/offline/",
    async (page, pause) => {
      const all: string[] = [];
      const [keep, remove] = [/^Keep the whole site/, /^Remove/];
      for (const [press, next] of [
        [keep, remove],
        [remove, keep],
      ] as const) {
        await page.getByRole("button", { name: press }).waitFor();
        await pause();
        await page.getByRole("button", { name: press }).click();
        await page.getByRole("button", { name: next }).waitFor();
        all.push(
          await html(page, "[data-state]"),
          await html(page, "[data-actions]"),
          await html(page, "[data-progress]"),
        );
      }
      return all;
    },
    { serviceWorkers: "allow" },
  );
  assert.match(found[0]!, /The whole site is kept/);
  assert.doesNotMatch(found[3]!, /The whole site is kept/);
});
