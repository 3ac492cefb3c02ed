/** Tests in a browser how published, moved and misspelled addresses open. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { publishedAddresses } from "../../scripts/addresses.ts";
import { pathIn } from "../../scripts/base.ts";
import { browserTests, followRedirect, visitCalculator, waitForHydration } from "./open.ts";

const { open, context } = browserTests();

// Only one URL of a calculator per language is opened here. components/calculators/definitions.test.ts tests the others.
const STATES = publishedAddresses().states.filter((state) => !state.startsWith("/tools/"));
for (const state of [
  ...STATES,
  "/tools/sand-bog/?mover=armoredCar&path=o.s.sc",
  "/ja/tools/heat-haze/?at=both&range=20",
])
  test(`a published URL is still understood and kept unchanged: ${state}`, async () => {
    const { page, errors } = await open(state);
    await waitForHydration(page);
    assert.equal(pathIn(page.url()), state);
    assert.equal(await page.locator('.bad[role="alert"]').count(), 0, "a query value is no longer understood");
    assert.deepEqual(errors, []);
  });

test("the redirect from a moved address keeps the query and the anchor", async () => {
  const { page } = await open("/r/F12/?view=ja#F12.32");
  await page.waitForURL("**/asl/f12/?view=ja#F12.32");
  await visitCalculator(page, "/ja/tools/overlays/?boards=26-27&dice=13");
  await page.waitForURL("**/ja/tools/desert-overlays/?boards=26-27&dice=13");
});

test("a moved address redirects without JavaScript too", async () => {
  const page = await (await context({ javaScriptEnabled: false })).newPage();
  await page.goto("/ja/r/F7/");
  await page.waitForURL("**/ja/asl/f7/");
});

/** Text that may follow an address in a sentence, and become part of a link by mistake. */
const ENDINGS = [")", ").", ",", "。", "、", "』）", "を参照", "&", "\u200b", "\u00a0", '"', "?"];
/** Paths of several types of pages, one for each ending. */
const KINDS =
  "/ja/ /asl/ /ja/asl/f12/ /sl/d-fn/ /r/F12.32/ /ja/r/It-V8/ /tools/sand-bog/ /ja/notes/d11/ /glossary/ /game/ /italian/pieces/ /ja/search/".split(
    " ",
  );
test("trailing punctuation is removed from the address of any kind of page", async () => {
  const { page, errors } = await open("/about/");
  // One ending per page is enough, because all pages share the script that removes endings.
  for (const [i, kind] of KINDS.entries()) {
    const end = ENDINGS[i % ENDINGS.length]!;
    // Every other path lacks its final slash. Before "?" it keeps the slash, because some hosts do not add it.
    const asked = (i % 2 || end === "?" ? kind : kind.slice(0, -1)) + end;
    await followRedirect(page, encodeURI(asked), kind);
    assert.equal(await page.locator(".not-found").count(), 0, asked);
  }
  assert.deepEqual(errors, []);
});

test("a misspelled address redirects to its page, in the same language", async () => {
  const { page } = await open("/about/");
  const leads = {
    "/f12.32/": "/r/F12.32/",
    "/r/7.31/": "/r/D7.31/",
    "/asl/F12/": "/asl/f12/",
    "/Tools/Sand-Bog/?mover=tank": "/tools/sand-bog/?mover=tank",
    "/JA/r/F12.32/": "/ja/r/F12.32/",
    "/Ja/R/f12.32).": "/ja/r/F12.32/",
    "/ja/ASL/F12/#F12.32": "/ja/asl/f12/#F12.32",
    "/JA": "/ja/",
  };
  for (const [from, to] of Object.entries(leads)) await followRedirect(page, from, to);
});

test("an address with two rule numbers, or without a known one, does not redirect", async () => {
  const { page } = await open(encodeURI("/r/F12.31/F12.32)"));
  const offered = page.locator(".not-found ul").first().locator("a");
  await page.getByText("This address names more than one place:").waitFor();
  assert.deepEqual(
    (await offered.allTextContents()).map((text) => text.split(" ")[0]),
    ["F12.31", "F12.32"],
  );
  await page.goto(encodeURI("/r/F12.39).。"));
  await page.getByText("There is no rule F12.39.").waitFor();
  for (const path of [encodeURI("/r/砂丘/"), "/r/).", "/tools/sand-bogs)", "/asl/f99)"]) {
    await page.goto(path);
    // Waits until the network is idle, because a redirect would have happened by then.
    await page.waitForLoadState("networkidle");
    assert.equal(pathIn(page.url()), path, "there is no redirect");
    await page.getByText("There is no page at this address.").waitFor();
  }
});

test("a fragment in the wrong case or with trailing punctuation is corrected", async () => {
  const place = (page: Page) => page.evaluate(() => document.querySelector(":target")?.id);
  const { page, errors } = await open("/sl/d7/#d7.31)");
  await page.waitForURL("**/sl/d7/#D7.31");
  assert.equal(await place(page), "D7.31");
  for (const end of ENDINGS) {
    for (const id of ["D7.4", "d7.31"]) {
      await page.evaluate((hash) => (location.hash = hash), id + end);
      await page.waitForURL(`**/sl/d7/#${id.toUpperCase()}`);
      assert.equal(await place(page), id.toUpperCase(), id + end);
    }
  }
  await page.evaluate(() => (location.hash = "D7.39)"));
  assert.equal(await place(page), undefined, "another rule must not be the target");
  await page.goto(encodeURI("/glossary/#Bog).。"));
  await page.waitForURL("**/glossary/#bog");
  assert.deepEqual(errors, []);
});

test("text after a calculator's URL is not parsed as part of the last query value", async () => {
  const right = "/tools/heat-haze/?at=vehicle&range=30";
  const { page } = await open("/about/");
  await followRedirect(page, encodeURI(`${right}を参照`), right);
  assert.equal(await page.locator('.bad[role="alert"]').count(), 0);
});
