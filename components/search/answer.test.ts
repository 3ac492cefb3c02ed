/** Tests that a word that no rule contains is never ignored or replaced without a message. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { idTable } from "../../src/content/id-table.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import { match } from "../../src/search/match.ts";
import { content } from "../../tests/content.ts";
import { termsOf } from "../../tests/search-asked.ts";
import { answer, nameQuery } from "./answer.ts";
import { announcement } from "./results.ts";
import type { Sources } from "./sources.ts";

const table = idTable(content);
/** Returns a full-text search that searches only the titles. */
const indexOf = (language: Language) => async (words: string) => {
  const hits = table.rules.filter((rule) => match(rule[language], words) === 1);
  const data = async () => ({ content: "", meta: { title: "" } });
  return new Map(hits.map(({ id }) => [id, { score: 1, data }]));
};
const FROM: Sources = {
  ids: async () => table,
  headline: () => Promise.reject(new Error("no calculator answers here")),
  terms: { en: async () => termsOf("en"), ja: async () => termsOf("ja") },
  japaneseText: async () => undefined,
  texts: { en: indexOf("en"), ja: indexOf("ja") },
};

/** Returns the answer to a query, with its status text and the ids of the results. */
async function search(query: string, language: Language) {
  const texts = Object.entries(content.ui).filter(([key]) => key.startsWith("search."));
  const strings = Object.fromEntries(texts.map(([key, text]) => [key.slice("search.".length), text[language]]));
  const found = await answer(await nameQuery(query, FROM), language, FROM);
  const status = announcement(found, { language, base: "/", strings });
  return { ...found, status, ids: found.found.map(({ id }) => id) };
}

test("a word that no rule contains is named in the status, beside results for the other words", async () => {
  const { status, ids } = await search("captured zebra in a sangar", "en");
  assert.match(status, /In no rule: .*zebra/);
  assert.ok(ids.includes("D8.1"));
  assert.match((await search("サンガーのペンギン", "ja")).status, /どのルールにもない語：.*ペンギン/);
});

test("the status names a misspelt word and the corrected query, even if another word is unknown", async () => {
  const { status, meant, ids } = await search("hilock zebra", "en");
  assert.equal(meant, "hillock zebra");
  assert.match(status, /In no rule: hilock, zebra\. Searched for "hillock zebra"/);
  assert.ok(ids.includes("D6.1"));
  assert.match((await search("デルイの隠蔽", "ja")).status, /「デイルの隠蔽」で検索した/);
});

test("if nothing is found, the status says so and no results are shown", async () => {
  for (const query of ["zebra", "river", "rice"]) {
    const { status, meant, ids } = await search(query, "en");
    assert.deepEqual([meant, ids], [undefined, []], query);
    assert.equal(status, `Nothing found for "${query}".`);
  }
});

test("numbers, and words that set a value of a calculator, are not reported as unknown", async () => {
  for (const query of ["sand bog 20", "D8.1", "lorry sand dune crest"])
    assert.doesNotMatch((await search(query, "en")).status, /In no rule/, query);
});
