/** Addresses in a browser: what stands behind a question mark, and addresses that lead on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { publishedAddresses } from "../../scripts/addresses.ts";
import { pathIn } from "../../scripts/base.ts";
import { alive, browserTests, visitCalculator } from "./open.ts";

const { open, context } = browserTests();

// Every other one in Japanese: what reads an address is the same.
for (const [i, english] of publishedAddresses().states.entries()) {
  const state = i % 2 ? `/ja${english}` : english;
  test(`taken over as it is: ${state}`, async () => {
    const { page, errors } = await open(state);
    await alive(page);
    assert.equal(pathIn(page.url()), state);
    assert.equal(await page.locator('.bad[role="alert"]').count(), 0, "something in it is no longer understood");
    assert.deepEqual(errors, []);
  });
}

test("an address that has moved leads on with its query and its anchor", async () => {
  const { page } = await open("/r/F12/?view=ja#F12.32");
  await page.waitForURL("**/asl/f12/?view=ja#F12.32");
  await visitCalculator(page, "/ja/tools/overlays/?boards=26-27&dice=13");
  await page.waitForURL("**/ja/tools/desert-overlays/?boards=26-27&dice=13");
});

test("without a script it leads on too", async () => {
  const page = await (await context({ javaScriptEnabled: false })).newPage();
  await page.goto("/ja/r/F7/");
  await page.waitForURL("**/ja/sl/d7/");
});
