/** Tests the search words of calculators: each word sets valid values, and no two words are the same. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readState } from "../components/calculators/kit/fields.ts";
import type { Language } from "../src/schemas/bilingual.ts";
import { namedValues } from "../src/search/named-values.ts";
import { sameWords } from "../src/search/words.ts";
import { definitions } from "./definitions.ts";
import { choicesOf, words } from "./search-asked.ts";

test("every search word of a calculator sets valid values of the calculator's fields", () => {
  assert.ok(words.size >= 8);
  for (const [slug, all] of words) {
    for (const { en, set, otherwise } of all)
      for (const values of [set, otherwise]) {
        const query = `?${new URLSearchParams(values)}`.replaceAll("%23", "3");
        assert.deepEqual(readState(query, definitions.get(slug)!.fields).bad, [], `${slug}: ${en.join()}`);
      }
  }
});

test("no two search words of a calculator are the same after normalization, and some name its subject", () => {
  for (const [slug, all] of words) {
    assert.ok(
      all.some((word) => !word.set),
      slug,
    );
    for (const language of ["en", "ja"] as const) {
      const spelling = (word: string) => sameWords(word) + (word.includes("#") ? "#" : "");
      const spelt = all.flatMap((word) =>
        (word.roles ?? [""]).flatMap((role) => [...new Set(word[language].map((one) => spelling(one) + role))]),
      );
      assert.deepEqual(
        spelt.filter((word, i) => spelt.indexOf(word) !== i),
        [],
        `${slug}, ${language}`,
      );
    }
  }
});

test("each calculator whose results appear in the search has search words that set values", () => {
  const answering = [...definitions].filter(([, { answersInSearch }]) => answersInSearch);
  assert.ok(answering.length >= 11);
  for (const [slug] of answering)
    assert.ok(
      words.get(slug)?.some((word) => word.set),
      slug,
    );
});

const ASKED: [language: Language, query: string, slug: string, address: string][] = [
  ["en", "los high dune foxhole", "los", "row=o.dc.d.o.o&aIn=entrenched"],
  ["ja", "ヒロック越し 視線", "los", "row=o.o.h.o.o"],
  ["en", "dummy mines for 48 factors", "minefields", "factors=48"],
  ["ja", "イタリア戦車 1941年3月 リビア", "availability", "when=1941-03&kind=tank&theatre=northAfrica"],
  ["en", "mortar fire at a foxhole in sand", "fire", "kind=mortar&cover=foxhole&in=sand"],
  ["ja", "砂地のタコツボに迫撃砲の射撃", "fire", "kind=mortar&cover=foxhole&in=sand"],
  ["en", "mortar fire at a hillock in sand", "fire", "kind=mortar&in=hillock&ground=sand"],
  ["en", "mortar fire at scrub in a deir", "fire", "kind=mortar&in=deir&ground=scrub"],
  ["ja", "砂地のヒロックに迫撃砲の射撃", "fire", "kind=mortar&in=hillock&ground=sand"],
  ["en", "sun in my eyes early morning with a flamethrower", "sun-blindness", "time=early&by=ft"],
  ["ja", "早朝 太陽に向かって火炎放射器", "sun-blindness", "time=early&by=ft"],
  ["en", "parachute landing in vineyard morale 8", "other-rolls", "roll=landing&landing=vineyard&morale=8"],
  ["ja", "落下傘降下 ブドウ畑 士気8", "other-rolls", "roll=landing&landing=vineyard&morale=8"],
  ["en", "dig in on sand", "other-rolls", "roll=entrench&place=sand"],
  ["en", "random overlays board 26", "desert-overlays", "boards=26"],
  ["ja", "地図盤26のオーバーレイ", "desert-overlays", "boards=26"],
  ["en", "overlay 2 boards", "desert-overlays", ""],
];
for (const [language, query, slug, address] of ASKED) {
  test(`the query "${query}" sets the expected fields of ${slug}`, () => {
    const wanted = new URLSearchParams(address);
    const read = new URLSearchParams(namedValues(query, [query], choicesOf(slug, language)).query);
    assert.deepEqual(Object.fromEntries(read), Object.fromEntries(wanted));
  });
}
