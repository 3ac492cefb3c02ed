import { after, afterEach, before } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchChromium } from "../../scripts/chromium.ts";
import { serveSite } from "../serve.ts";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const DESK = { viewport: { width: 1280, height: 900 } } as const;

/**
 * A browser and the built site for the tests of one file. `open` gives a page of its own context, so that no test sees
 * another's storage, and without the service worker, which would stand between a test and the network; errors that a page throws or logs end up in `errors`.
 */
export function browserTests() {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;
  const contexts: BrowserContext[] = [];
  before(async () => {
    site = await serveSite();
    browser = await launchChromium();
  });
  // A page that nobody looks at any more still runs.
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((made) => made.close()));
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  const context = async (options: BrowserContextOptions = DESK) => {
    const made = await browser.newContext({ baseURL: site.root, serviceWorkers: "block", ...options });
    contexts.push(made);
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
  return { open, context };
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

/** How far things have jumped in the page that is open. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
