/** Opens pages to be measured. */
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions } from "playwright-core";

/** A file that a page has loaded, or the page itself. */
export interface Loaded {
  /** Playwright's resource type: "document", "script", "stylesheet", "fetch" … */
  kind: string;
  path: string;
  body: Buffer;
}

/** The bytes of a content after gzip; what gzip cannot make smaller is sent as it is. */
export const gzipped = (content: string | Buffer): number =>
  content.length ? Math.min(gzipSync(content, { level: 9 }).length, Buffer.byteLength(content)) : 0;

/**
 * Opens the page at `address` with an empty cache and waits until its calculators answer and nothing loads any more. `loaded` waits
 * for that again, and gives all that the page has loaded by then. The service worker stays away: what it hands over has no weight.
 */
export async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...options, serviceWorkers: "block" });
  const page = await context.newPage();
  const pending: Promise<Loaded | undefined>[] = [];
  page.on("response", (response) => {
    const { pathname: path } = new URL(response.url());
    // A browser asks for an icon once, with whichever page comes first.
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
  // Some calculators load only when they are seen.
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
