/**
 * Tests that users are told which words of their query occur in no rule, and which correction was searched for instead.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { idTable } from "../../src/content/id-table.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { match } from "../../src/search/match.ts";
import { content } from "../../tests/content.ts";
import { termsOf } from "../../tests/search-asked.ts";
import { answer, nameQuery, numbersOf, SHELVES, type Shelf } from "./answer.ts";
import { announcement, isEmpty } from "./results.ts";
import type { Sources } from "./sources.ts";

const table = idTable(content);
/** Returns a stand-in for the full-text search, which finds words only in titles. */
const indexOf = (language: Language) => async (words: string) => {
  const hits = table.rules.filter((rule) => match(rule[language], words) === 1);
  return new Map(hits.map(({ id }) => [id, { score: 1 }]));
};
const FROM: Sources = {
  ids: async () => table,
  headline: () => Promise.reject(new Error("no calculator answers here")),
  terms: { en: async () => termsOf("en"), ja: async () => termsOf("ja") },
  japaneseText: async () => undefined,
  texts: { en: indexOf("en"), ja: indexOf("ja") },
};

/**
 * Searches for a query. Returns the answer with its status text, and the ids of the results that were found by words.
 */
async function search(query: string, language: Language, shelf?: Shelf, most?: number) {
  const texts = Object.entries(content.ui).filter(([key]) => key.startsWith("search."));
  const strings = Object.fromEntries(texts.map(([key, text]) => [key.slice("search.".length), text[language]]));
  const found = await answer(await nameQuery(query, FROM), language, FROM, { shelf, most });
  const status = announcement(found, { language, base: "/", strings }, shelf);
  return { ...found, status, ids: found.found.map(({ id }) => id) };
}

test("the status names a word that occurs in no rule, and the other words still find results", async () => {
  const { status, ids } = await search("captured zebra in a sangar", "en");
  assert.match(status, /In no rule: .*zebra/);
  assert.ok(ids.includes("D8.1"));
  assert.match((await search("サンガーのペンギン", "ja")).status, /どのルールにもない語：.*ペンギン/);
});

test("the status names a misspelt word and the corrected query, even if the query has another unknown word", async () => {
  const { status, meant, ids } = await search("hilock zebra", "en");
  assert.equal(meant, "hillock zebra");
  assert.match(status, /In no rule: hilock, zebra\. Searched for “hillock zebra”/);
  assert.ok(ids.includes("D6.1"));
  assert.match((await search("デルイの隠蔽", "ja")).status, /「デイルの隠蔽」で検索した/);
});

test("if no rule matches a query, the status says so and there are no results", async () => {
  for (const query of ["zebra", "river", "rice"]) {
    const { status, meant, ids } = await search(query, "en");
    assert.deepEqual([meant, ids], [undefined, []], query);
    assert.equal(status, `Nothing found for “${query}”. Try other words, or look here:`);
  }
  assert.equal(
    (await search("魑魅魍魎", "ja")).status,
    "「魑魅魍魎」に一致するものはない。 別の言葉で探すか、次のページを見る：",
  );
});

test("for players of ASL, a rule of ASL comes before its parallel rule of Squad Leader", async () => {
  for (const [query, asl, sl] of [
    ["rout", "F.1C", "D.1C"],
    ["random overlay placement", "F12.3", "D12.3"],
  ] as const) {
    const { ids } = await search(query, "en", undefined, Number.POSITIVE_INFINITY);
    assert.ok(ids.includes(sl) && ids.indexOf(asl) < ids.indexOf(sl), `${query}: ${ids.join(" ")}`);
  }
});

test("help links appear only if a query has no results in any book and no similar rule number", async () => {
  for (const [query, shelf, wanted] of [
    ["zebra", undefined, true],
    ["zebra", "sl", true],
    ["sangar", undefined, false],
    ["sangar", "italian", false],
    ["D7.39", undefined, false],
    ["D7.31", undefined, false],
  ] as const) {
    const found = await search(query, "en", shelf);
    assert.equal(isEmpty(found), wanted, `${query} ${shelf}`);
    assert.equal(/look here/.test(found.status), wanted, `${query} ${shelf}`);
  }
  assert.match((await search("sangar", "en", "italian")).status, /^None of the \d+ results is here\.$/);
});

test("the status and the full list give the same number of results, and the numbers on the buttons add up to it", async () => {
  for (const query of ["overlay", "sand", "D7.31", "12.32", "D6", "砂地"])
    for (const language of ["en", "ja"] as const) {
      const { counts, status } = await search(query, language);
      const all = counts.get(undefined)!;
      assert.ok(status.startsWith(all === 1 ? status : language === "en" ? `${all} results` : `${all}件`), status);
      const sum = SHELVES.map((shelf) => counts.get(shelf) ?? 0).reduce((a, b) => a + b);
      assert.equal(sum, all, query);
      for (const shelf of [undefined, ...SHELVES]) {
        const { ids, named, status } = await search(query, language, shelf, Number.POSITIVE_INFINITY);
        const count = counts.get(shelf) ?? 0;
        assert.equal(numbersOf(named, shelf).length + ids.length, count, `${query} ${shelf}`);
        if (count > 1) assert.match(status, new RegExp(`^${count}\\D*$`), `${query} ${shelf}`);
      }
    }
});

test("the status does not report numbers, or words that set a calculator's field, as unknown words", async () => {
  for (const query of ["sand bog 20", "D8.1", "lorry sand dune crest"])
    assert.doesNotMatch((await search(query, "en")).status, /In no rule/, query);
});
