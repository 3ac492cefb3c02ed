/** Links from a rule into a calculator that is filled in already: the calculator takes every one as it is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadContent } from "../../src/content/load.ts";
import { browserTests, DESK } from "./open.ts";

const { open } = browserTests();
const { tools } = loadContent(process.cwd());

test("every prefilled link of a rule is understood by its calculator", async () => {
  const { page, errors } = await open("/tools/", DESK);
  const examples = tools.flatMap(({ slug, examples }) => examples.map((e) => `/tools/${slug}/?${e.query}`));
  assert.ok(examples.length > 20);
  for (const address of new Set(examples)) {
    await page.goto(address);
    await page.locator(".calculator").waitFor();
    assert.deepEqual(await page.locator(".bad p").allInnerTexts(), [], address);
  }
  assert.deepEqual(errors, []);
});
