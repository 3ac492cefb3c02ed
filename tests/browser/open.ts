import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { at, pathIn } from "../../scripts/base.ts";
import { launchHeadless } from "../../scripts/chromium.ts";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const DESK = { viewport: { width: 1280, height: 900 } } as const;
/** Timeout in milliseconds. It is long, so that tests do not fail on a busy machine. */
export const PATIENCE = 120_000;

/** Returns the URL of the built site, which `npm test` serves. @throws Error outside `npm test` */
function siteAddress(): string {
  const address = process.env.SITE_ADDRESS;
  if (!address) throw new Error("Browser tests are run by npm test, which serves the site: npm test -- <file>");
  return address;
}

/**
 * Starts a browser for the tests of one file. Each file has its own browser, because a browser has only one clipboard.
 *
 * `open` opens a page in a new context, so that tests share no storage. Paths are relative to the site's base path.
 * Service workers are blocked, because they would intercept requests. `errors` lists what the page throws or logs as
 * errors. `refused` lists violations of the Content-Security-Policy. A test that leaves a violation in it fails.
 */
export function browserTests() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const refused: string[] = [];
  before(async () => {
    browser = await launchHeadless();
  });
  // Closes all pages, because an open page would slow the next test.
  afterEach(async () => {
    await Promise.all(
      contexts.splice(0).map(async (made) => {
        if (made.isClosed()) return;
        // A route handler that throws after its test would fail the whole file.
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
  /** Like `open`, but also waits until the calculator has hydrated. */
  const openCalculator: typeof open = async (path, options) => {
    const opened = await open(path, options);
    await waitForHydration(opened.page);
    return opened;
  };
  return { open, openCalculator, context, refused };
}

/** Returns the text in the clipboard. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Waits until all islands of the page have hydrated. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));

/** Opens a calculator in an existing page, and waits until it has hydrated. */
export async function visitCalculator(page: Page, path: string, goes?: Parameters<Page["goto"]>[1]): Promise<void> {
  await page.goto(path, goes);
  await waitForHydration(page);
}

/** Opens a URL that redirects to the path `to`. Ignores the error of `goto` if the redirect interrupts it. */
export async function followRedirect(page: Page, from: string, to: string): Promise<void> {
  await page.goto(from, { waitUntil: "commit" }).catch((error: Error) => {
    if (!/interrupted by another navigation/.test(error.message)) throw error;
  });
  await page.waitForURL((url) => pathIn(url.href) === to).catch(() => assert.fail(`${from}: ${page.url()}`));
}

/** Delays the loading of scripts, by default those that hydrate islands, until the returned function is called. */
export async function holdScripts(page: Page, scripts = /\/_astro\/client\..*\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns a list to which every later error of the page is added. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (e) => errors.push(e.message));
  page.on("console", (m) => {
    // A 404 is not an error here, because some tests open missing pages.
    if (m.type() === "error" && !/404/.test(m.text())) errors.push(m.text());
  });
  return errors;
}

/** Measures the layout shift (CLS) of every document that is opened from now on. `shiftOf` returns it. */
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

/** Returns the layout shift that `watchShift` has measured. Waits three frames, because shifts are reported late. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return Number(document.documentElement.dataset.shift ?? 0);
  });
