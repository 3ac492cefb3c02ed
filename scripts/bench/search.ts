/**
 * Measures the search in a browser: the bytes and the time of a first search, and the time of later searches. For
 * comparison, also measures the bytes of a first search on Starlight.
 */
import type { Browser, Page } from "playwright-core";
import { SITE_BUDGETS } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { gzipped, type Loaded, openPage } from "./open.ts";

/** Queries to measure: `first` as the first search on the page, `later` after it. */
const QUERIES = {
  en: { page: "/search/", first: ["heat haze", "stuck"], later: ["hillock", "overlay"] },
  ja: { page: "/ja/search/", first: ["陽炎", "砂地ボグ"], later: ["ワジ", "砂丘"] },
};

/** Types a query into the search page. Returns the milliseconds until the new results are shown. */
const answered = (page: Page, query: string): Promise<number> =>
  page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>(".search-page input")!;
    const list = document.querySelector("[data-search-results]")!;
    const before = list.firstElementChild;
    const done = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (list.firstElementChild === before || !list.querySelector("ol a[href]")) return;
        watch.disconnect();
        resolve(performance.now());
      });
      watch.observe(list, { childList: true, subtree: true });
    });
    const typed = performance.now();
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return (await done) - typed;
  }, query);

const firstFigures = (of: string, loaded: readonly Loaded[], before: number, most?: number): Figure[] => {
  const files = loaded.slice(before);
  const value = files.reduce((sum, { body }) => sum + gzipped(body), 0) / 1024;
  return [
    { table: "Search", of, measure: "first search KB", value, most },
    { table: "Search", of, measure: "first search requests", value: files.length },
  ];
};

/** Measures this site's search in both languages, and Starlight's search. `site` and `starlight` are root URLs. */
export async function searchFigures(browser: Browser, site: string, starlight: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [of, { page: path, first, later }] of Object.entries(QUERIES)) {
    for (const query of first) {
      const { page, loaded, close } = await openPage(browser, site + path);
      const before = (await loaded()).length;
      figures.push({ table: "Search", of, measure: "first search ms", value: await answered(page, query) });
      figures.push(...firstFigures(of, await loaded(), before, SITE_BUDGETS.firstSearchKB));
      for (const next of later) {
        // Searches for `next` twice and measures the second time, when all files are cached. The search for `query` in
        // between changes the list of results.
        await answered(page, next);
        await answered(page, query);
        const value = await answered(page, next);
        figures.push({ table: "Search", of, measure: "later search ms", value, most: SITE_BUDGETS.laterSearchMs });
      }
      await close();
    }
  }
  for (const query of QUERIES.en.first) {
    const { page, loaded, close } = await openPage(browser, `${starlight}/`);
    const before = (await loaded()).length;
    await page.locator("button[data-open-modal]").click();
    await page.locator("#starlight__search input").fill(query);
    await page.locator("#starlight__search li a[href]").first().waitFor();
    figures.push(...firstFigures("Starlight (en)", await loaded(), before));
    await close();
  }
  return figures;
}
