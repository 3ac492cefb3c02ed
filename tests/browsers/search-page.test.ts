/** Tests the search page after Back, and searches for Japanese words that browsers segment differently. */
import assert from "node:assert/strict";
import { answer, nameQuery } from "../../components/search/answer.ts";
import { builtSources } from "../../scripts/search-quality/quality.ts";
import { hasNoRuleNumber } from "../../src/rules/lookup.ts";
import { isJapanese } from "../../src/search/words.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { journey } from "./journey.ts";

const RESULTS = `${SEARCH_RESULTS} a`;

journey("Back restores the query, all its results and the scroll position", async (reader) => {
  await reader.goto("/search/?q=sand");
  await reader.shows(RESULTS, "D7.1");
  const count = () => reader.evaluate((css) => document.querySelectorAll(css).length, RESULTS);
  const before = await count();
  await reader.press(`${SEARCH_RESULTS} button`);
  await reader.until("more results", (css, least) => document.querySelectorAll(css).length > least, RESULTS, before);
  const all = await count();
  const place = await reader.evaluate((css) => {
    const last = [...document.querySelectorAll<HTMLAnchorElement>(css)].at(-1)!;
    last.scrollIntoView({ block: "center", behavior: "instant" });
    const scroll = Math.round(scrollY);
    last.click();
    return scroll;
  }, RESULTS);
  await reader.until("the result's page", () => /\/(?:r|asl|sl|italian|tools|glossary)\//.test(location.pathname));
  await reader.back();
  await reader.until("the same results", (css, all) => document.querySelectorAll(css).length === all, RESULTS, all);
  await reader.until("the same scroll", (place) => Math.abs(scrollY - place) < 4, place);
  assert.equal(await reader.address(), "/search/?q=sand");
});

/** Japanese search texts. Firefox and Chromium split some of them into different words. */
const QUERIES =
  "ボグ はまる ワジに入る 砂地 砂丘 陽炎 砂塵 塹壕 射撃 夜間 太陽 戦車 車両 砂地、ボグ。 ワジヘクスの戦車 無作為方向選択".split(
    " ",
  );

journey("Japanese words find the same first results in every browser as in Node", async (reader) => {
  const { from } = builtSources();
  const { terms } = await from.terms.ja();
  const known = terms.flatMap(({ says, also }) => [...says, ...also]).filter(isJapanese);
  await reader.goto("/ja/search/");
  for (const query of [...QUERIES, ...known.filter((_, i) => i % 40 === 0)]) {
    const expected = await answer(await nameQuery(query, from), "ja", from);
    if (!hasNoRuleNumber(expected.named)) continue;
    const titles = expected.found.slice(0, 5).map(({ title }) => title);
    await reader.fill(".search-page input", query);
    await reader.until(
      `the results for ${query}: ${titles.join(", ")}`,
      (titles) => {
        const found = [...document.querySelectorAll("[data-search-results] .result-title")].map((t) => t.textContent!);
        return found.slice(0, 5).join() === titles.join();
      },
      titles,
    );
  }
});
