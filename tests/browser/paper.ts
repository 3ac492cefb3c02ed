/** Helpers for tests of printed pages. */
import type { Page } from "playwright-core";

/** Returns the number of pages when printed. Counts the page objects in Chromium's PDF. */
export async function pageCount(page: Page, format: "A4" | "Letter", scale = 1): Promise<number> {
  const pdf = await page.pdf({ format, scale });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Shows a page with its print styles, wide enough for two columns. */
export async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: "print" });
}

/** Returns the number of visible elements that match a selector. */
export const visibleCount = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((all) => all.filter((e) => e.checkVisibility()).length);

/** Selector of the elements that must not be printed. */
export const NOT_PRINTED = "button, nav, dialog, .site-header, [type=range], .copy, .rule-tools, .quick-tools";

/** Returns the text colors of the elements that match a selector, each color once: `["rgb(0, 0, 0)"]`. */
export const colors = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => [...new Set(all.map((e) => getComputedStyle(e).color))]);
export const BLACK = "rgb(0, 0, 0)";
