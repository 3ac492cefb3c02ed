/** What the search costs in a browser: bytes of the first one, time of a later one, time of a rule number. */
import type { Browser, Page } from "playwright-core";
import type { Language } from "../../src/schemas/bilingual.ts";
import { builtSources, judgedQueries, measure, summary } from "../../tests/search/quality.ts";
import { type Figure, median } from "./figures.ts";

const FIRST: Record<Language, string[]> = { en: ["heat haze", "stuck"], ja: ["陽炎", "砂地ボグ"] };
/** The last letter of each is the keystroke that is measured. */
const LATER: Record<Language, string[]> = { en: ["hillock", "overlay"], ja: ["ワジ", "砂丘"] };
const NUMBER = "F12.32";

const searchPage = (language: Language) => `/${language === "ja" ? "ja/" : ""}search/`;

/** Types into the search page's field and resolves with the milliseconds from the last input to the list that answers it. */
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

/** Opens the search page with nothing cached and tells what is fetched from then on, as transferred. */
async function freshPage(browser: Browser, root: string, language: Language) {
  // What a worker hands over has no weight, and whether it does so already is chance.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(root + searchPage(language), { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const fetched = { bytes: 0, requests: 0 };
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    fetched.bytes += encodedDataLength;
    fetched.requests++;
  });
  return { page, fetched, close: () => context.close() };
}

/** What a first search for `query` transfers and how long it takes, on the site at `root`. */
export async function firstSearch(browser: Browser, root: string, language: Language, query: string) {
  const { page, fetched, close } = await freshPage(browser, root, language);
  const milliseconds = await answered(page, query);
  await page.waitForLoadState("networkidle");
  await close();
  return { milliseconds, kilobytes: fetched.bytes / 1024, requests: fetched.requests };
}

/** Milliseconds from Enter behind a rule number to the browser leaving for the rule. Pagefind is not to be had. */
async function numberResolved(page: Page): Promise<number> {
  await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: EventTarget };
    const input = document.querySelector<HTMLInputElement>(".search-page input")!;
    let entered = 0;
    input.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Enter") entered = performance.now();
      },
      true,
    );
    navigation.addEventListener("navigate", (event) => {
      // Only the address of this page changes while a query is typed.
      if ((event as Event & { destination: { sameDocument: boolean } }).destination.sameDocument) return;
      sessionStorage.setItem("resolved", String(performance.now() - entered));
    });
  });
  await page.locator(".search-page input").fill(NUMBER);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/r/${NUMBER}/`);
  return page.evaluate(() => Number(sessionStorage.getItem("resolved")));
}

/** The figures of the search of the site at `root`, each time the median of `runs`. */
export async function searchFigures(browser: Browser, root: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const figure = (of: string, measure: string, value: number, target: Pick<Figure, "most" | "least"> = {}) =>
    figures.push({ table: "Search", of, measure, value, ...target });
  for (const language of ["en", "ja"] as const) {
    const bytes: number[] = [];
    const requests: number[] = [];
    const cold: number[] = [];
    const warm: number[] = [];
    const numbers: number[] = [];
    for (let run = 0; run < runs; run++) {
      for (const query of FIRST[language]) {
        const { page, fetched, close } = await freshPage(browser, root, language);
        cold.push(await answered(page, query));
        await page.waitForLoadState("networkidle");
        bytes.push(fetched.bytes / 1024);
        requests.push(fetched.requests);
        for (const later of LATER[language]) {
          // Everything that it needs has been fetched once.
          await answered(page, later);
          await answered(page, query);
          warm.push(await answered(page, later));
        }
        await close();
      }
      const { page, close } = await freshPage(browser, root, language);
      await page.route("**/pagefind/**", (route) => route.abort());
      // The table of numbers is fetched once: here by a number that does not exist.
      await page.locator(".search-page input").fill("F99.99");
      await page.locator("[data-search-results] a[href]").first().waitFor();
      numbers.push(await numberResolved(page));
      await close();
    }
    figure(language, "first search KB", median(bytes), { most: 200 });
    figure(language, "first search requests", median(requests));
    figure(language, "first search ms", median(cold));
    figure(language, "later search ms", median(warm), { most: 100 });
    figure(language, "number to rule ms", median(numbers), { most: 30 });
  }
  return figures;
}

/** How well the search of dist/ answers the judged queries. */
export async function qualityFigures(): Promise<Figure[]> {
  const measured = await measure(judgedQueries(), builtSources().from);
  return (["en", "ja"] as const).flatMap((language) => {
    const { queries, mrr, top1, top3 } = summary(measured.filter((m) => m.language === language));
    const figure = (measure: string, value: number, least?: number): Figure => ({
      table: "Search quality",
      of: language,
      measure,
      value,
      ...(least === undefined ? {} : { least }),
    });
    return [
      figure("queries", queries),
      figure("MRR", mrr, 0.9),
      figure("first %", top1 * 100),
      figure("in top 3 %", top3 * 100),
    ];
  });
}
