/** Tests the search, by keyboard and by pointer, in the dialog and on its page, in both languages. */
import assert from "node:assert/strict";
import { SEARCH_RESULTS } from "../selectors.ts";
import { journey } from "./journey.ts";
import { DESK, PHONE } from "./tab.ts";

const RESULTS = `${SEARCH_RESULTS} a`;

for (const [language, query, rule] of [
  ["", "stuck in sand", "D7.31"],
  ["ja/", "砂地 ボグ", "D7.31"],
] as const)
  journey(`a rule can be found with the keyboard alone from /${language}: ${query}`, async (reader) => {
    await reader.goto(`/${language}asl/f12/`);
    await reader.openSearch();
    await reader.type(query);
    await reader.shows(RESULTS, rule);
    await reader.key("ArrowDown");
    await reader.until(
      "the focus on the first result",
      (css) => document.activeElement === document.querySelector(css),
      RESULTS,
    );
    const place = await reader.evaluate((css) => document.querySelector(css)!.getAttribute("href")!, RESULTS);
    await reader.key("Enter");
    await reader.at(place);
    await reader.back();
    assert.equal(await reader.address(), `/${language}asl/f12/`);
  });

journey("Escape closes the search and returns the focus to the search button", async (reader) => {
  await reader.goto("/r/F12.32/");
  await reader.press(".search-open");
  await reader.shows(".search-dialog input");
  await reader.until("the field's focus", () => document.activeElement?.matches(".search-dialog input"));
  await reader.type("sand");
  await reader.shows(RESULTS);
  await reader.key("Escape");
  await reader.until("the dialog to close", () => !document.querySelector<HTMLDialogElement>(".search-dialog")!.open);
  assert.ok(await reader.evaluate(() => document.activeElement?.matches(".search-open")));
});

for (const [language, size] of [
  ["", DESK],
  ["ja/", PHONE],
] as const)
  journey(
    `typing words lists rules, and typing a rule's number and Enter opens the rule: /${language}search/`,
    async (reader) => {
      await reader.goto(`/${language}search/`);
      await reader.fill(".search-page input", "heat haze");
      await reader.shows(RESULTS, "D11.62");
      await reader.fill(".search-page input", "f12-32");
      await reader.shows(RESULTS, "F12.32");
      await reader.key("Enter");
      await reader.at(`/${language}r/F12.32/`);
    },
    { size },
  );
