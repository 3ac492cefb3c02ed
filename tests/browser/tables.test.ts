/** Tests that tables can be read on narrow screens: columns do not squeeze their words, wide tables scroll. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { builtPages } from "../../scripts/built-pages.ts";
import { brokenWords } from "./broken-words.ts";
import { browserTests, PHONE } from "./open.ts";

const { open } = browserTests();

/**
 * The pages with tables, without pages that have the tables of other pages: pages of single rules, and pages that only
 * show a parallel section.
 */
const PATHS = builtPages()
  .filter(({ path, html }) => /<table/.test(html) && !/\/(?:r|booklet)\//.test(path) && !/"noindex"/.test(html))
  .map(({ path }) => path);

/**
 * Returns a message for each cell that is narrower than four Japanese characters and has several lines, and for each
 * table that scrolls and cannot be reached by keyboard.
 */
function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].filter((r) => r.width).map((r) => Math.round(r.bottom))).size;
    for (const cell of document.querySelectorAll("main :is(th, td)")) {
      if (!cell.checkVisibility() || cell.clientWidth <= 1) continue;
      const text = cell.textContent!.trim().slice(0, 40);
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(cell);
      const width = (cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) / parseFloat(fontSize);
      const range = new Range();
      range.selectNodeContents(cell);
      // The heads of the terrain chart are abbreviations of two characters, and the notes of pieces are folded.
      if (cell.querySelector(".full, details")) continue;
      if (cell.matches(":lang(ja)") && /[^ -~]{5}/.test(text) && width < 3.9 && linesOf(range) > 1)
        faults.push(`is ${width.toFixed(1)} characters wide: ${text}`);
    }
    for (const box of document.querySelectorAll<HTMLElement>(".table"))
      if (box.scrollWidth > box.clientWidth + 1 && box.tabIndex < 0 && getComputedStyle(box).overflowX === "auto")
        faults.push(`is out of the keyboard's reach: ${box.textContent!.trim().slice(0, 40)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push("the page scrolls sideways");
    return faults;
  });
}

/** Returns the faults of the open page at 360 and at 320 px. */
async function faultsOn(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const found = [...(await brokenWords(page, "main :is(th, td)")), ...(await squeezed(page))];
    faults.push(...found.map((fault) => `${path} at ${width} px ${fault}`));
  }
  return faults;
}

test("on a phone no table breaks a word or squeezes Japanese into a column of single characters", async () => {
  // Without scripts, calculators show their tables, and pages open faster.
  const { page } = await open("/", { ...PHONE, javaScriptEnabled: false });
  const faults: string[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    faults.push(...(await faultsOn(page, path)));
  }
  assert.deepEqual(faults.slice(0, 20), []);
});

test("the first column of a table and its header stay in place while the other columns scroll", async () => {
  const { page } = await open("/", { ...PHONE, javaScriptEnabled: false });
  for (const [path, caption] of [
    ["/asl/f11/", "Dust by density"],
    ["/tools/dyo/", "Chances of Dust at the start"],
  ] as const) {
    await page.goto(path);
    const box = page.locator(".table", { hasText: caption });
    const left = () =>
      box
        .locator("thead th:first-child, tbody tr:first-child th")
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const before = await left();
    await box.evaluate((e) => e.scrollTo(60, 0));
    assert.equal(await box.evaluate((e) => e.scrollLeft), 60, path);
    assert.deepEqual(await left(), before, path);
  }
});
