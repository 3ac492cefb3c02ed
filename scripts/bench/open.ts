import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions } from "playwright-core";

/** A file that a page has loaded, or the page itself. */
export interface Loaded {
  /** Playwright's resource type: "document", "script", "stylesheet", "fetch" … */
  kind: string;
  path: string;
  body: Buffer;
}

/** Returns the size of a file in bytes after gzip, or the original size if it is smaller. */
export const gzipped = (content: string | Buffer): number =>
  content.length ? Math.min(gzipSync(content, { level: 9 }).length, Buffer.byteLength(content)) : 0;

/**
 * Opens a page with an empty cache. Waits until its calculators are hydrated and the network is idle.
 * The returned function `loaded` waits until the network is idle again, and returns all files loaded so far. Service
 * workers are blocked, because their responses have no transfer size.
 */
export async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const page = await context.newPage();
  const pending: Promise<Loaded | undefined>[] = [];
  page.on("response", (response) => {
    const { pathname: path } = new URL(response.url());
    // Skips the favicon, because a browser loads it only once for all pages.
    if (path.endsWith("/favicon.svg")) return;
    const kind = response.request().resourceType();
    pending.push(
      response.body().then(
        (body) => ({ kind, path, body }),
        () => undefined,
      ),
    );
  });
  await page.goto(address, { waitUntil: "networkidle" });
  // Scrolls each calculator into view, because some are hydrated only when they are visible.
  await page.waitForFunction(() => {
    const waiting = document.querySelector("astro-island[ssr]");
    for (const part of waiting?.children ?? []) part.scrollIntoView();
    return !waiting;
  });
  await page.evaluate(() => scrollTo(0, 0));
  const loaded = async (): Promise<Loaded[]> => {
    await page.waitForLoadState("networkidle");
    return (await Promise.all(pending)).filter((file) => file !== undefined);
  };
  await loaded();
  return { page, loaded, close: () => context.close() };
}
