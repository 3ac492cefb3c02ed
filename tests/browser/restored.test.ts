/**
 * Tests calculators in browsers that restore values into forms or refuse history changes.
 * tests/browsers/control-values.test.ts tests Back and reload of every calculator in each browser engine.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumOptions } from "../../scripts/chromium.ts";
import { browserTests, PATIENCE, waitForHydration } from "./open.ts";

const { open, openCalculator } = browserTests();

/** Returns the query string, the values of the controls, and the result. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLInputElement>(".calculator :is(input, select)");
    return {
      query: location.search,
      controls: [...controls].map(({ type, value, checked }) => (/radio|box/.test(type) ? checked : value)),
      answer: document.querySelector(".answer")!.textContent,
    };
  });

/**
 * With this query the calculator has other controls than in its server-rendered HTML. A browser that restores values by
 * position would fill the wrong controls.
 */
const STATE = "tools/sand-bog/?mover=mediumHeavyTruck&pressure=low&ec=moist&path=ot.sv.s";

let caching: Browser | undefined;
after(() => caching?.close());
test("Back restores a calculator unchanged from the back/forward cache", async () => {
  caching = await chromium.launch({ ...chromiumOptions(), ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const page = await caching.newPage({ baseURL: process.env.SITE_ADDRESS!, serviceWorkers: "block" });
  page.setDefaultTimeout(PATIENCE);
  const base = process.env.SITE_ADDRESS!;
  await page.goto(`${base}/${STATE}`);
  await waitForHydration(page);
  const first = await shown(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = `${persisted}`;
    });
  });
  await page.goto(`${base}/about/`);
  await page.goBack({ waitUntil: "commit" });
  await page.locator("[data-persisted=true]").waitFor();
  assert.deepEqual(await shown(page), first);
});

test("if Firefox restores an old checkbox after the page has loaded, the calculator unchecks it", async () => {
  const { page } = await openCalculator("/tools/movement/");
  const first = await shown(page);
  // Fires an input event without a change event, as Firefox does.
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>("input[type=checkbox]")!;
    box.checked = true;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.waitForFunction(() => !document.querySelector("input[type=checkbox]:checked"));
  assert.deepEqual(await shown(page), first);
});

/** Makes all history changes throw from now on, as Safari does after 100 changes. */
const refuse = (page: Page) =>
  page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException("Attempt to use history.pushState() more than 100 times per 30 seconds", "SecurityError");
    };
  });

test("dice can be rolled while the browser refuses history changes, and the URL is updated afterwards", async () => {
  const { page, errors } = await openCalculator("/tools/desert-overlays/?boards=26-27");
  await refuse(page);
  await page.locator("#roll").click();
  const rolled = await shown(page);
  await page.locator("button.rest").click();
  assert.ok(!(await page.locator("#roll").isVisible()), "the rest was not rolled");
  await page.locator("button.undo").click();
  page.on("dialog", (dialog) => dialog.accept());
  await page.locator("button.over").click();
  await page.locator("#roll").click();
  assert.equal((await shown(page)).query, rolled.query);
  await page.evaluate(() => {
    for (const how of ["pushState", "replaceState"] as const) history[how] = History.prototype[how];
  });
  await page.locator("#roll").click();
  assert.match((await shown(page)).query, /dice=\d/);
  assert.deepEqual(errors, []);
});

test("the language of rules can be switched while the browser refuses history changes", async () => {
  const { page, errors } = await open("/asl/f12/");
  await refuse(page);
  await page.locator("[data-set-view=en]").click();
  assert.equal(await page.locator("html").getAttribute("data-view"), "en");
  await page.locator("[data-set-view=both]").click();
  assert.equal(await page.locator("[data-set-view=both]").getAttribute("aria-pressed"), "true");
  assert.deepEqual(errors, []);
});
