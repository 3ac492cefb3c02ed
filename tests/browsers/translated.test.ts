/** Tests that pages changed by the browser's translator have the same HTML as untouched pages after each input. */
import assert from "node:assert/strict";
import { SEARCH_RESULTS } from "../selectors.ts";
import { htmlWithoutFonts, WAYS, type Way, wrapTexts } from "../wrap-texts.ts";
import { journey, openReader } from "./journey.ts";
import type { Reader } from "./reader.ts";

type Step = (reader: Reader) => Promise<void>;

const press =
  (selector: string): Step =>
  (reader) =>
    reader.press(selector);
const choose =
  (value: string): Step =>
  (reader) =>
    reader.select(`select:has([value="${value}"])`, value);
/** Chooses a radio button by its value. */
const take = (value: string) => press(`label:has([value="${value}"])`);
/** Enters a whole query at once and waits for a rule. Typing letter by letter would show other results first. */
const search =
  (query: string, rule: string): Step =>
  async (reader) => {
    await reader.fill(".search-page input", "");
    await reader.until("the last results to go", () => !document.querySelector("[data-search-results] a"));
    await reader.evaluate((text) => {
      const field = document.querySelector<HTMLInputElement>(".search-page input")!;
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, query);
    await reader.shows(`${SEARCH_RESULTS} a`, rule);
    await reader.until("the status to be read out", () => {
      const [status, spoken] = [".search-status", "[role=status]"].map(
        (selector) => document.querySelector(`.search-page ${selector}`)!.textContent,
      );
      return status === spoken && /\d/.test(status!);
    });
  };

const PAGES: { path: string; within: string; steps: Step[] }[] = [
  {
    path: "/tools/sand-bog/",
    within: ".calculator",
    steps: [
      choose("mediumHeavyTruck"),
      press(".step .check"),
      choose("motorcycle"),
      press(".steps + button"),
      choose("halftrack"),
    ],
  },
  {
    path: "/ja/tools/heat-haze/",
    within: ".calculator",
    steps: [take("intense"), press(".range button:last-child"), press(".range button:first-child"), choose("vehicle")],
  },
  {
    path: "/game/?id=a",
    within: ".calculator",
    steps: [
      take("rules"),
      take("sheet"),
      take("play"),
      take("setup"),
      press(".board-choice button:nth-of-type(2)"),
      take("rules"),
    ],
  },
  {
    path: "/ja/search/",
    within: ".search-page",
    steps: [search("heat haze", "D11.62"), search("high dune", "D7.5"), search("bog", "D7.31")],
  },
];

/** Opens a page, takes the steps, and returns the HTML after each. With `way`, wraps the texts before each step. */
async function htmlAfterSteps(
  reader: Reader,
  { path, within, steps }: (typeof PAGES)[number],
  way?: Way,
): Promise<string[]> {
  await reader.goto(path);
  const html: string[] = [];
  for (const step of steps) {
    if (way) await reader.evaluate(wrapTexts, way);
    await step(reader);
    html.push(await reader.evaluate(htmlWithoutFonts, within));
  }
  return html;
}

for (const [i, page] of PAGES.entries()) {
  const way = WAYS[i % 2]!;
  journey(
    `${page.path}: after each input, the HTML is as usual, even if a browser's translator has ${way} the text nodes`,
    async (translated) => {
      // This tab is closed first, because Firefox draws fewer and fewer frames of a page in a background tab.
      const untouched = await openReader();
      const usual = await htmlAfterSteps(untouched, page).finally(() => untouched.tab.close());
      for (const [step, html] of (await htmlAfterSteps(translated, page, way)).entries())
        assert.equal(html, usual[step], `step ${step + 1}`);
    },
  );
}
