/** Helpers for tests of calculators. */
import type { Page } from "playwright-core";

/** Returns the query string of the page, such as "?ec=wet". */
export const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

/** Returns a result of the calculator as one line of text. The first result is the main result. */
export const answer = async (page: Page, nth = 0): Promise<string> =>
  (await page.locator(".answer p").nth(nth).innerText()).replace(/\s+/g, " ").trim();

/** Chooses a radio button, a checkbox or an option of a list by its exact label. */
export async function choose(page: Page, name: string): Promise<void> {
  const named = { hasText: new RegExp(`^${name}$`) };
  const label = page.locator("label", named).first();
  if (await label.isVisible()) return label.click();
  await page
    .locator("select", { has: page.locator("option", named) })
    .first()
    .selectOption({ label: name });
}
