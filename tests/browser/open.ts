import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { at, pathIn } from "../../scripts/base.ts";
import { launchHeadless } from "../../scripts/chromium.ts";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const DESK = { viewport: { width: 1280, height: 900 } } as const;
/**
 * Timeout in milliseconds, long enough for a busy machine, so that it runs out only if the awaited event never happens.
 */
export const PATIENCE = 120_000;

/** Returns the URL of the built site, which `npm test` serves for all test files. @throws Error outside `npm test` */
function siteAddress(): string {
  const address = process.env.SITE_ADDRESS;
  if (!address) throw new Error("Browser tests are run by npm test, which serves the site: npm test -- <file>");
  return address;
}

/**
 * Sets up a browser and the built site for the tests of one file. Each file has its own browser, because a browser has
 * only one clipboard. `open` creates a page in its own context, so that tests share no storage. The context has no
 * service worker, because a worker would intercept requests. Paths are relative to the site's base. Errors that a page
 * throws or logs are in `errors`. Violations of a page's policy are in `refused`; a test that ends with a violation in
 * this list fails.
 */
export function browserTests() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const refused: string[] = [];
  before(async () => {
    browser = await launchHeadless();
  });
  // An open page would keep running after its test and slow the next one.
  afterEach(async () => {
    await Promise.all(
      contexts.splice(0).map(async (made) => {
        if (made.isClosed()) return;
        // A route handler may still be waiting. If it threw after the test, the whole file would fail.
        await Promise.all([made, ...made.pages()].map((routed) => routed.unrouteAll({ behavior: "ignoreErrors" })));
        await made.close();
      }),
    );
    assert.deepEqual(refused.splice(0), [], "the page's Content-Security-Policy refused something");
  });
  after(async () => {
    await browser?.close();
  });
  const context = async (options: BrowserContextOptions = DESK) => {
    const baseURL = siteAddress();
    const permissions = ["clipboard-read", "clipboard-write"];
    const made = await browser.newContext({ baseURL, serviceWorkers: "block", permissions, ...options });
    made.setDefaultTimeout(PATIENCE);
    made.setDefaultNavigationTimeout(PATIENCE);
    contexts.push(made);
    made.on("console", (m) => {
      if (/Content Security Policy/.test(m.text())) refused.push(`${m.page()?.url()}: ${m.text()}`);
    });
    made.on("page", (page) => {
      const goto = page.goto.bind(page);
      page.goto = (path, goes) => goto(path.startsWith("/") ? at(path) : path, goes);
    });
    return made;
  };
  const open = async (
    path: string,
    options: BrowserContextOptions = DESK,
  ): Promise<{ page: Page; errors: string[] }> => {
    const page = await (await context(options)).newPage();
    const errors = errorsOf(page);
    await page.goto(path);
    return { page, errors };
  };
  /** Like `open`, and waits for the page's calculator to hydrate. */
  const openCalculator: typeof open = async (path, options) => {
    const opened = await open(path, options);
    await waitForHydration(opened.page);
    return opened;
  };
  return { open, openCalculator, context, refused };
}

/** Returns the text in the clipboard. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Waits until every calculator of the page has hydrated and read the address. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));

/** Opens the page of a calculator and waits for hydration. */
export async function visitCalculator(page: Page, path: string, goes?: Parameters<Page["goto"]>[1]): Promise<void> {
  await page.goto(path, goes);
  await waitForHydration(page);
}

/**
 * Opens an address that redirects, and waits until the page is at `to`. An immediate redirect interrupts the
 * navigation.
 */
export async function followRedirect(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from, { waitUntil: "commit" }).catch((error: Error) => {
    if (!/interrupted by another navigation/.test(error.message)) throw error;
  });
  await page.waitForURL((url) => pathIn(url.href) === to).catch(() => assert.fail(`${from}: ${page.url()}`));
}

/** Delays the scripts of a page's islands until the returned function is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/_astro\/client\..*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Collects errors that a page throws or logs from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  page.on("console", (m) => {
    // Ignores the message about a 404, which the browser logs when a test opens a missing page.
    if (m.type() === "error" && !/404/.test(m.text())) errors.push(m.text());
  });
  return errors;
}

/** Measures layout shift (CLS) in every document that the page opens from now on. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        const root = document.documentElement.dataset;
        root.shift = String(Number(root.shift ?? 0) + entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Returns the layout shift of the open page. Waits a few frames, because a shift is reported after the frame that shows
 * the shift.
 */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.shift ?? 0);
  });
