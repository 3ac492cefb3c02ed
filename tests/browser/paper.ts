/** A page as a printer gives it. */
import type { Page } from "playwright-core";

/** How many sides of paper a page takes. Chromium writes an object for each, uncompressed. */
export async function sheets(page: Page, format: "A4" | "Letter", scale = 1): Promise<number> {
  const pdf = await page.pdf({ format, scale });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Shows a page as paper of a width that holds two columns. */
export async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: "print" });
}

/** How many elements of a kind can be seen. */
export const seen = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((all) => all.filter((e) => e.checkVisibility()).length);

/** What paper has no use for. */
export const TO_PRESS = "button, nav, dialog, .site-header, [type=range], .copy, .rule-tools, .quick-tools";

/** The colors of the letters of a kind of elements. */
export const colors = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => [...new Set(all.map((e) => getComputedStyle(e).color))]);
export const BLACK = "rgb(0, 0, 0)";
