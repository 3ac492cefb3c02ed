/**
 * Tests the search box and paths below /r/ with rule numbers, section numbers, lists and ranges.
 * src/rules/lookup.test.ts tests their parsing.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { pathIn } from "../../scripts/base.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests } from "./open.ts";

const { open } = browserTests();

const listed = (page: Page, where: string) =>
  page
    .locator(`${where} a`)
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    .then((all) => all.map((address) => pathIn(address).replace(/^\/r\/|\/$/g, "")));

test("the search box lists every rule of a list or range, first and in order", async () => {
  for (const [query, wanted] of [
    ["12.31/.32", ["F12.31", "F12.32", "D12.31", "D12.32"]],
    ["section 12", ["/asl/f12", "/sl/d12"]],
  ] as const) {
    const { page, errors } = await open(`/search/?q=${encodeURIComponent(query)}`);
    await page.locator(`${SEARCH_RESULTS} a`).first().waitFor();
    assert.deepEqual((await listed(page, SEARCH_RESULTS)).slice(0, wanted.length), wanted, query);
    assert.deepEqual(errors, []);
    await page.context().close();
  }
});

test("the search box shows the known rules of a list, and reports its unknown numbers", async () => {
  const { page } = await open(`/search/?q=${encodeURIComponent("F12.32, F12.39")}`);
  await page.getByText("F12.39 does not exist. Nearest:").waitFor();
  const lists = page.locator(`${SEARCH_RESULTS} ol`);
  assert.ok((await lists.first().innerText()).startsWith("F12.33"));
  assert.ok((await lists.nth(1).innerText()).startsWith("F12.32"));
});

test("a path below /r/ redirects if it contains one number, and lists the rules if it contains several", async () => {
  for (const [address, wanted] of [
    ["/ja/r/イタリア軍車両注8/", "/ja/r/It-V8/"],
    ["/r/section F12/", "/asl/f12/"],
  ] as const) {
    const { page } = await open(address);
    await page.waitForURL(`**${wanted}`).catch(() => assert.fail(`${address} leads to ${page.url()}`));
    await page.context().close();
  }
  const { page, errors } = await open("/r/F12.31-.33,F12.39/");
  await page.getByText("There is no rule F12.39.").waitFor();
  const lists = page.locator(".not-found ul");
  assert.deepEqual((await lists.first().innerText()).match(/F12\.\d+/g), ["F12.31", "F12.32", "F12.33"]);
  assert.match(await lists.nth(1).innerText(), /^F12\.33/);
  assert.deepEqual(errors, []);
});
