/** What the search costs in a browser: bytes of the first one, time of a later one; Starlight's bytes beside it. */
import type { Browser, Page } from "playwright-core";
import type { Language } from "../../src/schemas/bilingual.ts";
import { WHOLE } from "./budgets.ts";
import { type Figure, median } from "./figures.ts";
import type { Host } from "./host.ts";

const FIRST: Record<Language, string[]> = { en: ["heat haze", "stuck"], ja: ["陽炎", "砂地ボグ"] };
/** The last letter of each is the keystroke that is measured. */
const LATER: Record<Language, string[]> = { en: ["hillock", "overlay"], ja: ["ワジ", "砂丘"] };

const FIRST_KB = "first search KB";
const LATER_MS = "later search ms";
const STARLIGHT = "Starlight (en)";

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

/** Opens a page with nothing cached and, when it has come to rest, tells what its host sends from then on. */
async function restingPage(browser: Browser, { root, sent }: Host, path: string) {
  // What a service worker hands over has no weight, and whether it does so already is chance.
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(root + path, { waitUntil: "networkidle" });
  const before = { ...sent };
  return {
    page,
    /** Kilobytes and requests since then. */
    fetched: async () => {
      await page.waitForLoadState("networkidle");
      return { kilobytes: (sent.bytes - before.bytes) / 1024, requests: sent.requests - before.requests };
    },
    close: () => context.close(),
  };
}

/** What a first search for `query` costs on the site, and how many milliseconds the searches `later` take after it. */
export async function search(browser: Browser, site: Host, language: Language, query: string, later: string[] = []) {
  const { page, fetched, close } = await restingPage(browser, site, searchPage(language));
  const milliseconds = await answered(page, query);
  const first = { ...(await fetched()), milliseconds };
  const warm: number[] = [];
  for (const next of later) {
    // Everything that it needs has been fetched once.
    await answered(page, next);
    await answered(page, query);
    warm.push(await answered(page, next));
  }
  await close();
  return { ...first, later: warm };
}

/** What a first search for `query` costs in the Starlight site, from the dialog that its button opens. */
async function starlightSearch(browser: Browser, site: Host, query: string) {
  const { page, fetched, close } = await restingPage(browser, site, "/");
  await page.locator("button[data-open-modal]").click();
  await page.locator("#starlight__search input").fill(query);
  await page.locator("#starlight__search li a[href]").first().waitFor();
  const first = await fetched();
  await close();
  return first;
}

/** The figures of the site's search and of the Starlight site's, each the median of `runs`. */
export async function searchFigures(browser: Browser, site: Host, starlight: Host, runs: number): Promise<Figure[]> {
  const seen = new Map<string, Map<string, number[]>>();
  const note = (of: string, measure: string, ...values: number[]) => {
    const row = seen.get(of) ?? seen.set(of, new Map()).get(of)!;
    row.set(measure, [...(row.get(measure) ?? []), ...values]);
  };
  for (let run = 0; run < runs; run++) {
    for (const language of ["en", "ja"] as const) {
      for (const query of FIRST[language]) {
        const found = await search(browser, site, language, query, LATER[language]);
        note(language, FIRST_KB, found.kilobytes);
        note(language, "first search requests", found.requests);
        note(language, "first search ms", found.milliseconds);
        note(language, LATER_MS, ...found.later);
      }
    }
    for (const query of FIRST.en) {
      const found = await starlightSearch(browser, starlight, query);
      note(STARLIGHT, FIRST_KB, found.kilobytes);
      note(STARLIGHT, "first search requests", found.requests);
    }
  }
  const targets: Record<string, number> = { [FIRST_KB]: WHOLE.firstSearchKB, [LATER_MS]: WHOLE.laterSearchMs };
  return [...seen].flatMap(([of, row]) =>
    [...row].map(([measure, values]) => ({
      ...{ table: "Search", of, measure, value: median(values) },
      ...(of !== STARLIGHT && targets[measure] ? { most: targets[measure] } : {}),
    })),
  );
}
