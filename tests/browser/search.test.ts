/** Search: from everywhere, in both languages from both interfaces, numbers before words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { pathIn } from "../../scripts/base.ts";
import { builtRules } from "../../scripts/built-pages.ts";
import { browserTests, DESK, PHONE } from "./open.ts";

const { open } = browserTests();

/** The ids of the results of /search/, best first. */
async function results(page: Page): Promise<string[]> {
  const links = page.locator("[data-search-results] a");
  await links.first().waitFor({ timeout: 10_000 });
  const hrefs = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  return hrefs.map((path) => path.match(/\/r\/([^/]+)\//)?.[1] ?? path);
}

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
];

for (const language of ["", "ja/"]) {
  test(`words of either language find their rules from /${language}`, async () => {
    const { page, errors } = await open(`/${language}search/`);
    for (const [query, wanted] of FINDS) {
      await page.goto(`/${language}search/?q=${encodeURIComponent(query)}`);
      const found = (await results(page)).slice(0, 4);
      assert.ok(
        wanted.some((id) => found.includes(id)),
        `${query}: ${found.join(" ")}`,
      );
      assert.ok(await page.locator("[data-search-results] mark").count(), `${query}: nothing marked`);
    }
    const hrefs = await page
      .locator("[data-search-results] a")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    assert.ok(
      hrefs.every((h) => pathIn(h).startsWith(`/${language}`)),
      "results lead to the interface's language",
    );
    assert.deepEqual(errors, []);
  });
}

test("a rule number goes straight to its rule, however it is written", async () => {
  for (const [asked, wanted] of [
    ["F12.32", "/r/F12.32/"],
    ["f12-32", "/r/F12.32/"],
    ["Ｆ１２．３２", "/r/F12.32/"],
    ["d7.31", "/r/D7.31/"],
    ["f12", "/asl/f12/"],
  ] as const) {
    const { page } = await open(`/search/?q=${encodeURIComponent(asked)}`);
    await page.waitForURL(`**${wanted}`).catch(() => assert.fail(`${asked} leads to ${page.url()}`));
  }
});

test("a bare number lists the rule of each book first", async () => {
  const { page } = await open("/search/?q=12.32");
  assert.deepEqual((await results(page)).slice(0, 2), ["F12.32", "D12.32"]);
});

test("a number that does not exist says so and offers the nearest", async () => {
  const { page } = await open("/search/?q=F12.99");
  await page.getByText("F12.99 does not exist").waitFor();
  assert.ok((await page.locator("main a").allInnerTexts()).some((t) => t.includes("F12.5")));
});

test("nonsense finds nothing, and says so", async () => {
  const { page } = await open("/search/?q=zzzq");
  await page.getByText("Nothing found for “zzzq”").waitFor();
  assert.equal(await page.locator("[data-search-results] a").count(), 0);
  const japanese = await open("/ja/search/?q=%E9%AD%91%E9%AD%85%E9%AD%8D");
  await japanese.page.getByText("一致するルールはない").waitFor();
});

test("a query that holds markup is only text", async () => {
  const { page, errors } = await open(`/search/?q=${encodeURIComponent('<img src=x onerror="window.hit=1">dune')}`);
  await page.locator("[data-search-results] li").first().waitFor();
  assert.equal(await page.evaluate(() => (window as { hit?: number }).hit), undefined);
  assert.equal(await page.locator("main img").count(), 0);
  assert.deepEqual(errors, []);
});

test("/ and Ctrl-K open the search from everywhere; Esc gives the focus back", async () => {
  for (const path of ["/", "/r/F12.32/", "/ja/tools/sand-bog/"]) {
    const { page } = await open(path);
    await page.locator(".brand").focus();
    for (const key of ["/", "Control+k"]) {
      await page.keyboard.press(key);
      const field = page.locator(".search-dialog input");
      await field.waitFor();
      assert.ok(await field.evaluate((e) => e === document.activeElement), `${key} on ${path}`);
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => document.activeElement?.className === "brand");
    }
  }
});

test("in the dialog: type, arrow down, Enter", async () => {
  const { page, errors } = await open("/r/F12.32/", PHONE);
  await page.locator(".search-open").tap();
  await page.locator(".search-dialog input").fill("mausoleum");
  await page.locator(".search-dialog [data-search-results] a").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/r\/[FD]12\.44\//);
  assert.deepEqual(errors, []);
});

test("in the dialog Enter on a number opens that rule", async () => {
  const { page } = await open("/ja/", DESK);
  await page.keyboard.press("/");
  await page.locator(".search-dialog input").fill("ｆ12.42");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/ja/r/F12.42/");
});

test("the form on the first page searches", async () => {
  const { page } = await open("/");
  await page.locator(".search-form input").fill("砂丘");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\/\?q=/);
  assert.ok((await results(page)).slice(0, 4).includes("F12.42"));
});

test("a rule that is named is first, and Enter opens it, whatever stands beside its number", {
  timeout: 120_000,
}, async () => {
  const rules = builtRules().filter((_, i) => i % 15 === 0);
  assert.ok(rules.length >= 19);
  const { page, errors } = await open("/about/");
  for (const [i, { id, title }] of rules.entries()) {
    const inJapanese = i % 2 === 1;
    const queries = inJapanese
      ? [`${id}とは`, `${id} ${title.ja}`, `砂地で${id}`]
      : [`${id}?`, `${id} ${title.en}`, `${title.en} ${id}`, `what does ${id} say`, `does ${id} apply to halftracks`];
    const query = queries[i % queries.length]!;
    const root = inJapanese ? "/ja/" : "/";
    await page.goto(`${root}about/`);
    await page.keyboard.press("/");
    await page.locator(".search-dialog input").fill(query);
    const first = page.locator(".search-dialog [data-search-results] .number").first();
    await first.waitFor();
    assert.equal(await first.textContent(), id, query);
    await page.keyboard.press("Enter");
    await page
      .waitForURL((url) => pathIn(url.href) === `${root}r/${id}/`)
      .catch(() => assert.fail(`${query} leads to ${page.url()}`));
  }
  assert.deepEqual(errors, []);
});

test("words beside a number are searched for, and choose a calculator's state", async () => {
  const { page } = await open(`/search/?q=${encodeURIComponent("does F7.31 apply to halftracks")}`);
  await page.locator('[data-search-results] a[href*="/tools/sand-bog/?mover=halftrack"]').waitFor();
  assert.equal((await results(page))[0], "F7.31");
  await page.goto("/search/?q=F12.99+overlay");
  await page.getByText("F12.99 does not exist").waitFor();
  await page
    .locator("[data-search-results] mark", { hasText: /overlay/i })
    .first()
    .waitFor();
});
