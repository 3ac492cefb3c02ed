/**
 * Tests random and malicious URLs: their queries, rule numbers, views and anchors.
 * components/calculators/definitions.test.ts fuzzes the fields of calculators.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import type { Page } from "playwright-core";
import { pathIn } from "../../scripts/base.ts";
import { anyText, fuzzSettings, knownStates, MARKUP, withOneError, written } from "../fuzz.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { fieldsOf } from "../states.ts";
import { browserTests, errorsOf, visitCalculator } from "./open.ts";

const { context } = browserTests();

async function opened(): Promise<{ page: Page; errors: string[] }> {
  const page = await (await context()).newPage();
  await page.addInitScript(() => {
    Object.assign(window, { ran: () => Object.assign(window, { times: 1 }) });
  });
  return { page, errors: errorsOf(page) };
}

/** Returns the HTML of elements injected by markup in the URL. Adds "ran" if an injected script has run. */
const injected = (page: Page, part = "main"): Promise<string[]> =>
  page.evaluate(
    (part) => [
      ...[
        ...document.querySelectorAll(`${part} :is(script, img, iframe, object), [srcdoc], [onerror], [onload]`),
        ...[...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter((a) => a.origin !== location.origin),
      ].map((e) => e.outerHTML),
      ...("times" in window ? ["ran"] : []),
    ],
    part,
  );

const some = (right: readonly string[], runs: number) =>
  [...MARKUP, ...fc.sample(fc.oneof(withOneError(right), anyText), fuzzSettings(runs))].map((text) =>
    text.toWellFormed(),
  );

test("calculators: markup in any query parameter stays text, and is reported as an invalid value", async () => {
  const { page, errors } = await opened();
  for (const [i, slug] of Object.keys(knownStates()).entries()) {
    const keys = Object.keys(await fieldsOf(slug));
    const all = written(keys.map((key, k) => [key, MARKUP[(i + k) % MARKUP.length]!]));
    await visitCalculator(
      page,
      `/${i % 2 ? "ja/" : ""}tools/${slug}/?${all}&${all}&%E0%A4%A=1&constructor=1&__proto__=1`,
    );
    await page.locator('.bad[role="alert"]').first().waitFor();
    assert.deepEqual([await injected(page, ".calculator"), errors], [[], []], slug);
    // Changes the query without loading the page again, as the browser's Back does. Loading it each time is too slow.
    const queries = MARKUP.map((markup) => written(keys.map((key) => [key, markup])));
    await page.evaluate((queries) => {
      for (const query of queries) {
        history.replaceState(null, "", `${location.pathname}?${query}`);
        dispatchEvent(new PopStateEvent("popstate"));
        const markup = document.querySelector(
          ".calculator :is(script, img, iframe, object, [srcdoc], [onerror], [onload])",
        );
        if (markup) throw new Error(`${query}: ${markup.outerHTML}`);
      }
    }, queries);
    assert.deepEqual([await injected(page, ".calculator"), errors], [[], []], slug);
  }
});

test("search: every query stays in the address, and gets results or a message that there are none", async () => {
  const { page, errors } = await opened();
  // Opens only one query by URL. The others are typed below, because both ways fill the same input.
  await page.goto(`/search/?q=${encodeURIComponent(MARKUP[0]!)}&book=constructor&q=2&__proto__=1`);
  const input = page.locator(".search-page input");
  const status = page.locator(".search-status");
  await status.getByText(/results|Nothing/).waitFor();
  assert.equal(await input.inputValue(), MARKUP[0]);
  for (const query of [...some(["stuck in sand", "F12.32", "砂丘の高さ", "12.31/.32"], 10), "dune ".repeat(2000)]) {
    // Removes line breaks, as `<input>` does.
    const line = query.replace(/[\r\n]/g, "");
    // Clears the status, so that the previous query's status is not mistaken for the new one.
    await status.evaluate((element) => element.replaceChildren());
    await input.fill(line);
    await page.waitForFunction(
      (asked) =>
        /^(?!Searching)./.test(document.querySelector(".search-status")!.textContent) &&
        new URL(location.href).searchParams.get("q") === (asked.trim() ? asked : null),
      line,
    );
    assert.equal(await input.inputValue(), line);
    assert.deepEqual([await injected(page), errors], [[], []], query);
  }
  await status.getByText("Only the first 200 letters are searched for.").waitFor();
  await page.goto(`/ja/search/?q=%E0%A4%A&book=%3Cimg%3E`);
  await page.locator(`${SEARCH_RESULTS} a`).first().waitFor();
  assert.deepEqual([await injected(page), errors], [[], []]);
});

test("a path below /r/ with any text opens a rule or the 404 page, in the language of the path", async () => {
  const { page, errors } = await opened();
  // Responds with the 404 page, because the test server rejects malformed escapes and encoded slashes.
  const body = readFileSync("dist/404.html", "utf8");
  await page.route(/^[^?]*\/r\//, (route) => {
    const path = pathIn(route.request().url());
    if (existsSync(`dist${path}index.html`)) return route.continue();
    return route.fulfill({ status: 404, contentType: "text/html", body });
  });
  const numbers = some(["F12.32", "f12-32", "12.31", "It-OArt", "fn 17", "F12.39"], 8).filter((n) => n.length < 900);
  for (const [i, number] of ["%E0%A4%A", ...numbers.map(encodeURIComponent)].entries()) {
    const language = i % 2 ? "ja" : "en";
    const path = `/${i % 2 ? "ja/" : ""}r/${number}/`;
    await page.goto(path);
    await page
      .locator(`html[lang="${language}"] :is(.not-found .lead, article.rule, .section-head)`)
      .first()
      .waitFor()
      .catch(() => assert.fail(`${path}: ${page.url()}`));
    // Waits until a redirect from the 404 page has finished, if there is one.
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll(".not-found")].filter((e) => e.checkVisibility()).length ===
        (document.querySelector("article.rule") ? 0 : 1),
    );
    assert.equal(await page.locator("html").getAttribute("lang"), language, path);
    assert.deepEqual([await injected(page), errors], [[], []], path);
  }
});

test("the 404 page lists the sections even if ids.json fails to load", async () => {
  const { page, errors } = await opened();
  await page.route("**/ids.json", (route) => route.abort());
  await page.goto("/r/F12.39/");
  await page.getByText("There is no page at this address.").waitFor();
  assert.ok(await page.locator(".not-found:not([hidden]) li a", { hasText: "F12" }).isVisible());
  assert.deepEqual(
    errors.filter((e) => !/ERR_FAILED/.test(e)),
    [],
  );
});

test("a malformed `view` or anchor leaves both languages visible and injects no HTML", async () => {
  const { page, errors } = await opened();
  for (const path of ["/asl/f12/", "/ja/r/F12.32/"]) {
    await page.goto(`${path}?view=${encodeURIComponent(MARKUP[1]!)}&view=ja&view=__proto__#%E0%A4%A`);
    assert.ok(await page.locator(".text.en").first().isVisible());
    assert.ok(await page.locator(".text.ja").first().isVisible());
    await page.evaluate(
      (anchors) =>
        anchors.forEach((anchor) => {
          location.hash = anchor;
          dispatchEvent(new HashChangeEvent("hashchange"));
        }),
      some(["F12.32", "F12.32-example-1"], 100),
    );
    // The language link must work with a malformed anchor, too.
    await page.evaluate(() => (location.hash = "%E0%A4%A"));
    await page.locator("a.language").click();
    await page.waitForURL((url) => pathIn(url.pathname).startsWith("/ja/") !== path.startsWith("/ja/"));
    assert.deepEqual([await injected(page), errors], [[], []], path);
  }
});
