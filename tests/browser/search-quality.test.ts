/** Tests the search with queries whose right results are known, and how much data a first search loads. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { answer, nameQuery } from "../../components/search/answer.ts";
import { builtRules } from "../../scripts/built-pages.ts";
import { builtSources, judgedQueries, LISTS, measure, summary } from "../../scripts/search-quality/quality.ts";
import { parseId } from "../../src/rules/ids.ts";
import { LANGUAGES, type Language } from "../../src/schemas/bilingual.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests } from "./open.ts";

const { open } = browserTests();
const queries = judgedQueries();
/** The lowest allowed mean reciprocal rank (MRR) of each list of queries. */
const LEAST = { "queries.tsv": 0.9, "questions.tsv": 0.85, "worries.tsv": 0.8 } as const;

test("the test queries expect only existing rules and pages", async () => {
  const { from } = builtSources();
  const { rules, sections } = await from.ids();
  const { pages } = await from.terms.en();
  const known = new Set([...rules, ...sections, ...pages].map((r) => r.id));
  for (const { query, best, good } of LISTS.flatMap((file) => judgedQueries(file))) {
    for (const id of [...best, ...good]) assert.ok(known.has(id), `${query}: ${id}`);
  }
});

test("the search index has the rules in the order of ids.json", async () => {
  const { from } = builtSources();
  const { rules } = await from.ids();
  assert.deepEqual(
    rules.filter((r) => !r.held).map((r) => r.id),
    builtRules().map((r) => r.id),
  );
  // In a wrong order these queries would return the ids of other rules.
  assert.deepEqual([...(await from.texts.en("paved road")).keys()][0], "D9.3");
  assert.deepEqual([...(await from.texts.ja("砂嵐")).keys()], ["D-fn20"]);
});

test("Pagefind's index contains each rule once, and only English text", () => {
  const entry = JSON.parse(readFileSync("dist/pagefind/en/pagefind-entry.json", "utf8"));
  assert.deepEqual(Object.keys(entry.languages), ["en"]);
  assert.equal(entry.languages.en.page_count, builtRules().length);
  assert.equal(readdirSync("dist/pagefind/en/fragment").length, builtRules().length);
});

test("search-texts.ja.json contains each rule once, with its title and text", () => {
  const { rules } = JSON.parse(readFileSync("dist/search-texts.ja.json", "utf8"));
  assert.deepEqual(
    Object.entries<[string, string]>(rules).map(([id, [title, content]]) => [id, title, content.length > 0]),
    builtRules().map(({ id, title }) => [id, title.ja, true]),
  );
});

for (const file of LISTS) {
  test(`the mean reciprocal rank of ${file} is at least ${LEAST[file]} in each language`, async () => {
    const measured = await measure(judgedQueries(file), builtSources().from);
    for (const language of ["en", "ja"] as const) {
      const own = measured.filter((m) => m.language === language);
      assert.deepEqual(
        own.filter((m) => m.failed).map((m) => m.query),
        [],
      );
      const { mrr } = summary(own);
      const misses = own.filter((m) => m.place !== 1).map((m) => `${m.query} (${m.place || "not found"})`);
      assert.ok(mrr >= LEAST[file], `${language}: ${mrr.toFixed(3)}; not first: ${misses.join(", ")}`);
    }
  });
}

/** Queries, each with rules of which at least one must be among the first four results. */
const FINDS: [query: string, wanted: string[]][] = [
  ["砂丘", ["F12.42", "D12.42", "D7.5"]],
  ["high dune", ["D7.5", "F12.42", "D12.42", "D7.511"]],
  ["bog", ["D7.31", "D7.311"]],
  ["stuck", ["D7.31", "D7.311"]],
  ["陽炎", ["D11.62"]],
  ["heat haze", ["D11.62"]],
  ["無作為方向選択", ["F12.32", "D12.32"]],
  ["ﾜｼﾞ", ["F12.41", "D12.41", "D5.1"]],
  ["escarpment", ["F12.5", "D12.5"]],
  ["mausoleum", ["F12.44", "D12.44"]],
  ["D6", ["F12.421"]],
];
/** Queries, each with the id or path of the expected first result. */
const FIRST = {
  "hilock tem": "D6.5",
  "chance to bog in sand": "tools/sand-bog/",
  "what does COT mean": "glossary/#cost-of-terrain",
  "cheat sheet": "quick/",
  "wadis section": "D5",
  "truck sand dune crest": "tools/sand-bog/?path=sc&mover=mediumHeavyTruck",
  "haze tank 20": "tools/heat-haze/?at=vehicle&range=20",
  "Italian tank 3/41 Libya": "tools/availability/?when=1941-03&theatre=northAfrica&kind=tank",
  "トラック 砂地 砂丘クレスト": "tools/sand-bog/?path=sc&mover=mediumHeavyTruck",
  "陽炎 戦車 20": "tools/heat-haze/?at=vehicle&range=20",
  "イタリア 戦車 3/41 リビア": "tools/availability/?when=1941-03&theatre=northAfrica&kind=tank",
};

test("queries find their rules and pages, whatever the language of the query and of the user", async () => {
  const { from } = builtSources();
  const found = async (query: string, reads: Language) =>
    (await answer(await nameQuery(query, from), reads, from)).found;
  for (const reads of LANGUAGES)
    for (const [query, wanted] of FINDS) {
      const ids = (await found(query, reads)).slice(0, 4).map(({ id }) => id);
      assert.ok(
        wanted.some((id) => ids.includes(id)),
        `${query}: ${ids.join(" ")}`,
      );
    }
  const parts = (address: string) => address.split(/[?&]/).sort();
  for (const [query, wanted] of Object.entries(FIRST)) {
    const [first] = await found(query, "en");
    assert.deepEqual(parts(first!.id + ((first!.headline ?? first!.namedValues)?.query ?? "")), parts(wanted), query);
  }
});

test("the search page finds the same rules in the browser as the search in Node", async () => {
  const sample = queries.filter((q, i) => q.kind !== "id" && i % 24 === 0);
  const measured = await measure(sample, builtSources().from);
  for (const { language, query, found } of measured) {
    const { page } = await open(`/${language === "ja" ? "ja/" : ""}search/?q=${encodeURIComponent(query)}`);
    const links = page.locator(`${SEARCH_RESULTS} ol a`);
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
    assert.deepEqual(
      hrefs.flatMap((path) => path.match(/\/r\/([^/]+)\//)?.[1] ?? []),
      found.filter((id) => parseId(id)),
      query,
    );
    await page.close();
  }
});

test("a first search loads at most 200 KB and only one index", async () => {
  const weights: { query: string; bytes: number }[] = [];
  for (const [language, query] of [
    ["en", "heat haze"],
    ["en", "stuck"],
    ["ja", "陽炎"],
    ["ja", "砂地ボグ"],
    ["ja", "bog"],
  ] as const) {
    const { from, weight } = builtSources();
    await answer(await nameQuery(query, from), language, from);
    assert.equal(new Set(weight().indexes).size, 1, query);
    // The search dialog's own script adds 10 KB.
    weights.push({ query, bytes: weight().bytes + 10 * 1024 });
  }
  const sizes = weights.map((w) => `${w.query}: ${Math.round(w.bytes / 1024)} KB`).join(", ");
  for (const { bytes } of weights) assert.ok(bytes <= 200 * 1024, sizes);
  console.log(sizes);
});
