import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { at, pathIn } from "../../scripts/base.ts";
import { launchHeadless } from "../../scripts/chromium.ts";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const DESK = { viewport: { width: 1280, height: 900 } } as const;
/** Milliseconds after which what a test waits for is taken never to come. */
export const PATIENCE = 120_000;

/** The address of the built site, which `npm test` serves once for all files. @throws Error without it */
function siteAddress(): string {
  const address = process.env.SITE_ADDRESS;
  if (!address) throw new Error("Browser tests are run by npm test, which serves the site: npm test -- <file>");
  return address;
}

/**
 * A browser and the built site for the tests of one file; each has its own browser, as a clipboard belongs to one. `open` gives a page of its own context, so that no test sees
 * another's storage, and without the service worker, which would stand between a test and the network; errors that a page
 * throws or logs end up in `errors`. Paths are the site's, wherever it stands. What a page's policy
 * refuses stands in `refused`, and fails the test if it still does so at its end.
 */
export function browserTests() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const refused: string[] = [];
  before(async () => {
    browser = await launchHeadless();
  });
  // An open page goes on running after its test and would slow the next one.
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((made) => made.close()));
    assert.deepEqual(refused.splice(0), [], "the page's Content-Security-Policy refused something");
  });
  after(async () => {
    await browser?.close();
  });
  const context = async (options: BrowserContextOptions = DESK) => {
    const baseURL = siteAddress();
    const permissions = ["clipboard-read", "clipboard-write"];
    const made = await browser.newContext({ baseURL, serviceWorkers: "block", permissions, ...options });
    // A busy machine is slow: a time-out says that something never comes.
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
  /** As `open`, and waits until the page's calculator answers. */
  const openCalculator: typeof open = async (path, options) => {
    const opened = await open(path, options);
    await alive(opened.page);
    return opened;
  };
  return { open, openCalculator, context, refused };
}

/** The text that was copied last. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Waits until every calculator of the page answers its reader and has read the address. */
export const alive = (page: Page) => page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));

/** Goes to the page of a calculator and waits until it answers. */
export async function visitCalculator(page: Page, path: string, goes?: Parameters<Page["goto"]>[1]): Promise<void> {
  await page.goto(path, goes);
  await alive(page);
}

/** Goes to an address that leads on, and waits until the page is at `to`. Where that happens at once, it interrupts the navigation. */
export async function followRedirect(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from, { waitUntil: "commit" }).catch((error: Error) => {
    if (!/interrupted by another navigation/.test(error.message)) throw error;
  });
  await page.waitForURL((url) => pathIn(url.href) === to).catch(() => assert.fail(`${from}: ${page.url()}`));
}

/** Holds the scripts of a page's islands back until the function that it resolves with is called. */
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

/** What a page throws and logs as errors from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  page.on("console", (m) => {
    // A missing page logs its own 404; that is the point of some tests.
    if (m.type() === "error" && !/404/.test(m.text())) errors.push(m.text());
  });
  return errors;
}

/** Counts, in every document that the page opens from now on, how far things jump (CLS). */
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

/** How far things have jumped in the page that is open. A jump is told after the frame that shows it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.shift ?? 0);
  });
