/** How a calculator is found on its page. */
import type { Page } from "playwright-core";

/** Where a calculator stands: Astro's island, or the older mark of such a place. */
export const CALCULATOR = ":is(astro-island, [data-calculator])";
const NOT_ALIVE = ":is(astro-island[ssr], [data-calculator]:not([data-live]))";

/** Scrolls to each calculator of a page, as some load when they are seen, waits until all answer, and goes back to the top. */
export async function bringToLife(page: Page): Promise<void> {
  await page.waitForFunction((selector) => {
    const waiting = document.querySelector(selector);
    for (const part of waiting?.children ?? []) part.scrollIntoView();
    return !waiting;
  }, NOT_ALIVE);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
}
