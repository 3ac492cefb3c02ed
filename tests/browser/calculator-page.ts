/** What the tests of calculators do on a page. */
import type { Page } from "playwright-core";

/** The state that the address holds. */
export const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

/** What a calculator answers, on one line; `nth` of several, the chief one first. */
export const answer = async (page: Page, nth = 0): Promise<string> =>
  (await page.locator(".answer p").nth(nth).innerText()).replace(/\s+/g, " ").trim();

/** Chooses what is labelled so, to the letter: a radio button, a box, or the entry of a list. */
export async function choose(page: Page, name: string): Promise<void> {
  const named = { hasText: new RegExp(`^${name}$`) };
  const label = page.locator("label", named).first();
  if (await label.isVisible()) return label.click();
  await page
    .locator("select", { has: page.locator("option", named) })
    .first()
    .selectOption({ label: name });
}
