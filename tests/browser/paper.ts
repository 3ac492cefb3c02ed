/** Pages in print. */
import type { Page } from "playwright-core";

/** The number of printed pages. Chromium writes an uncompressed object for each. */
export async function sheets(page: Page, format: "A4" | "Letter", scale = 1): Promise<number> {
  const pdf = await page.pdf({ format, scale });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Shows a page in print style, at a width for two columns. */
export async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: "print" });
}

/** The number of visible elements matching a selector. */
export const seen = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((all) => all.filter((e) => e.checkVisibility()).length);

/** Elements that are useless on paper. */
export const TO_PRESS = "button, nav, dialog, .site-header, [type=range], .copy, .rule-tools, .quick-tools";

/** The text colors of matching elements. */
export const colors = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => [...new Set(all.map((e) => getComputedStyle(e).color))]);
export const BLACK = "rgb(0, 0, 0)";
