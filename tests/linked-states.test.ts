/** Tests that links to calculators from rules, worked examples and the quick reference have valid query values. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readState, writeState } from "../components/calculators/kit/fields.ts";
import { at } from "../scripts/base.ts";
import { builtPages } from "../scripts/built-pages.ts";
import { content } from "./content.ts";
import { fieldsOf } from "./states.ts";

/** Asserts that a calculator parses a query without errors, and then writes back the same query. */
async function assertKnown(slug: string, query: string) {
  const fields = await fieldsOf(slug);
  const { state, bad } = readState(`?${query}`, fields);
  assert.deepEqual(bad, [], `${slug}?${query}`);
  assert.equal(writeState(state, fields), `?${query}`, slug);
}

test("every rule with a worked example links to the calculator in both languages, with a valid query string", async () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]));
  const examples = content.tools.flatMap(({ slug, examples }) => examples.map((example) => ({ slug, ...example })));
  assert.ok(examples.length >= 10);
  for (const { slug, rule, query } of examples) {
    for (const language of ["/", "/ja/"]) {
      const address = at(`${language}tools/${slug}/?${query}`);
      const links = pages.get(`${language}r/${rule}/`)!.root.querySelectorAll("a");
      assert.ok(
        links.some((link) => link.getAttribute("href") === address),
        `${rule}: ${address}`,
      );
    }
    await assertKnown(slug, query);
  }
});

test("every link from the quick reference to a calculator has a valid query string", async () => {
  const { terrain, panels } = content.quick;
  const states = new Set([...terrain, ...panels].flatMap((e) => e.tools).filter((tool) => tool.includes("?")));
  assert.ok(states.size >= 15);
  for (const state of states) {
    const [slug, query] = state.split("?");
    await assertKnown(slug!, query!);
  }
});
