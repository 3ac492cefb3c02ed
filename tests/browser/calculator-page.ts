/** What the tests of calculators do on a page. */
import type { Page } from "playwright-core";

/** The state that the address holds. */
export const query = (page: Page): Promise<string> => page.evaluate(() => location.search);

/** What a calculator answers, on one line; `nth` of several, the chief one first. */
export const answer = async (page: Page, nth = 0): Promise<string> =>
  (await page.locator(".answer p").nth(nth).innerText()).replace(/\s+/g, " ").trim();

/** Clicks the choice or box that is labelled so, to the letter. */
export const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator("label", { hasText: new RegExp(`^${name}$`) })
    .first()
    .click();
