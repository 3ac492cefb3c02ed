/**
 * Fuzzes the parsers of URLs and search queries with 10,000 unlikely texts each. No parser may throw, and every result
 * must be legal.
 * The fields of calculators are fuzzed in components/calculators/definitions.test.ts, and overlays in
 * src/game/overlay-setup.test.ts.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { nearestPath, pathStep, readPath } from "../components/calculators/path/path-notation.ts";
import { answer, MOST_LETTERS, nameQuery } from "../components/search/answer.ts";
import type { Sources } from "../components/search/sources.ts";
import { judgedQueries } from "../scripts/search-quality/quality.ts";
import { idTable } from "../src/content/id-table.ts";
import { formatHex, parseHex } from "../src/game/board-hexes.ts";
import { isRollNotation, playGuide } from "../src/game/dyo-guide.ts";
import { type DyoScenario, STEPS } from "../src/game/dyo-scenario.ts";
import { pathOf } from "../src/offline/requests.ts";
import { lookUp } from "../src/rules/lookup.ts";
import { readQuery } from "../src/search/query.ts";
import { NO_TERMS, searchTerms } from "../src/search/terms.ts";
import { content } from "./content.ts";
import { anyText, fuzzSettings, withOneError } from "./fuzz.ts";

const table = idTable(content);
const terms = { en: searchTerms(content.glossary, "en"), ja: searchTerms(content.glossary, "ja") };

test("any text is parsed to a path of at most 20 legal steps", () => {
  const check = (text: string) => {
    const near = nearestPath(text);
    assert.equal(nearestPath(near), near);
    assert.ok(readPath(text).length <= 20);
    for (const step of readPath(text)) pathStep(step);
  };
  const paths = ["oa.s.sc", "r.o.ow.b.bv.bv", "x6h.uy.hd", "x40.x0h"];
  fc.assert(fc.property(fc.oneof(withOneError(paths), anyText), check), fuzzSettings(10_000));
});

test("DYO: the set-up can be played with any dice texts that `isRollNotation` accepts", () => {
  const scenario: DyoScenario = {
    ...{ theatre: "northAfrica", month: 7, boards: ["desert"], broken: false, steppe: ["none"] },
    ...{ bombardments: 0, noNight: false, mudEc: false },
  };
  const thrown = fc.oneof(withOneError(["s", "ss", "34", "s35", "5"]), anyText);
  const check = (texts: string[], seed: string) => {
    const legal = STEPS.map((step, i) => [step, isRollNotation(step, texts[i]!) ? texts[i]! : ""]);
    const { steps } = playGuide(scenario, Object.fromEntries(legal), seed);
    assert.equal(steps.length, STEPS.length);
  };
  const five = fc.array(thrown, { minLength: 5, maxLength: 5 });
  fc.assert(fc.property(five, fc.constantFrom("", "sirocco"), check), fuzzSettings(10_000));
});

test("`formatHex` restores every text that `parseHex` accepts", () => {
  const check = (text: string) => {
    const hex = parseHex(text);
    if (hex) assert.equal(formatHex(hex), text);
  };
  fc.assert(fc.property(fc.oneof(withOneError(["26D5", "1A1", "27GG10"]), anyText), check), fuzzSettings(10_000));
});

const numbers = [...table.rules.slice(0, 40).map((r) => r.id), "12.31/.32", "F12-32", "fn 17", "D6.0-Crest", "It-OArt"];

test("`lookUp` finds only existing rules and sections, whatever the text", () => {
  const rules = new Set(table.rules.map((r) => r.id));
  const sections = new Set(table.sections.map((s) => s.id));
  const check = (text: string) => {
    const { ids, sections: named, missing } = lookUp(text, table);
    for (const id of [...ids, ...missing.flatMap((m) => m.nearest)]) assert.ok(rules.has(id), id);
    for (const { id } of named) assert.ok(sections.has(id), id);
    for (const { asked } of missing) assert.ok(asked && !rules.has(asked), asked);
  };
  fc.assert(fc.property(fc.oneof(withOneError(numbers), anyText), check), fuzzSettings(10_000));
});

test("`pathOf` decodes any path, or returns undefined if its %-escapes are malformed", () => {
  const check = (text: string) => {
    const path = pathOf(`/desert/${text}`, "/desert/");
    if (path !== undefined) assert.equal(path, decodeURIComponent(text));
  };
  fc.assert(
    fc.property(fc.oneof(withOneError(["r/F12.32/", "%E7%A0%82/", "%"]), anyText), check),
    fuzzSettings(10_000),
  );
});

const queries = judgedQueries().map((q) => q.query);

test("`readQuery` splits any text into query terms, none of them empty", () => {
  const check = (text: string) => {
    for (const list of Object.values(terms)) {
      for (const { forms } of readQuery(text, { ...NO_TERMS, terms: list }).slots) assert.ok(forms[0].text.trim());
    }
  };
  fc.assert(fc.property(fc.oneof(withOneError([...queries, ...numbers]), anyText), check), fuzzSettings(2000));
});

test("`answer` never throws, whatever the query, even if only ids.json has loaded", async () => {
  const failing = () => Promise.reject(new Error("no network"));
  const from = (words: boolean): Sources => ({
    ids: async () => table,
    headline: failing,
    japaneseText: failing,
    terms: {
      en: words ? async () => ({ ...NO_TERMS, terms: terms.en }) : failing,
      ja: words ? async () => ({ ...NO_TERMS, terms: terms.ja }) : failing,
    },
    texts: { en: failing, ja: failing },
  });
  const check = async (text: string, words: boolean, reads: "en" | "ja") => {
    const named = await nameQuery(text, from(words));
    assert.ok(named.query.length <= MOST_LETTERS);
    await answer(named, reads, from(words));
  };
  const typed = fc.oneof(withOneError([...queries, ...numbers, "x".repeat(400), "dune ".repeat(90)]), anyText);
  await fc.assert(
    fc.asyncProperty(typed, fc.boolean(), fc.constantFrom("en" as const, "ja" as const), check),
    fuzzSettings(1000),
  );
});
