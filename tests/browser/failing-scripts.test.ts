/** Tests that a calculator with a late or broken script never shows a result for other choices. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import { parse } from "yaml";
import { browserTests, PHONE, waitForHydration } from "./open.ts";
import { SLUGS } from "./page-types.ts";

const { context } = browserTests();
const ui = parse(readFileSync("content/ui.yaml", "utf8")) as Record<string, Record<"en" | "ja", string>>;
/** Returns the paths of every `step`th calculator, alternately in English and in Japanese. */
const pathsOf = (step: number, first = 0) =>
  SLUGS.filter((_, i) => i % step === first % step).map((slug, i) => `${i % 2 ? "/ja" : ""}/tools/${slug}/`);

/** Returns a route handler that replaces a script of an island with `body`: its component or Solid's renderer. */
const insteadOf = (script: "component-url" | "renderer-url", body: string) => async (route: Route) => {
  const path = await route.request().frame().locator("astro-island").getAttribute(script);
  return new URL(route.request().url()).pathname === path
    ? route.fulfill({ contentType: "text/javascript", body })
    : route.continue();
};

/** Ways to break an island's scripts. The keys are part of test titles. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "script does not load": (route) => route.abort(),
  "script is truncated": async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
  },
  "script is another site's HTML page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" }),
  "script is empty": (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  "own script is only a comment": insteadOf("component-url", "/* gone */"),
  "own script throws while it hydrates": insteadOf("component-url", "export default () => [].missing()"),
  "Solid script is only a comment": insteadOf("renderer-url", "/* gone */"),
};
/** Returns a tab whose island scripts are broken by `fault`. */
async function brokenTab(fault: (route: Route) => Promise<void>): Promise<Page> {
  const page = await (await context(PHONE)).newPage();
  // Does not break Page.*.js and its two imports, because they belong to no island.
  await page.route(/\/_astro\/(?!Page\.|preload-helper\.|release\.)[^?]*\.js/, (route) => fault(route));
  return page;
}

for (const [i, [name, fault]] of Object.entries(FAULTS).entries()) {
  test(`a calculator whose ${name} shows an error and its tables instead of inputs`, async () => {
    // Tests each fault on other calculators, because all calculators share one error handler. no-script.test.ts tests
    // that each has tables.
    const page = await brokenTab(fault);
    for (const path of pathsOf(Object.keys(FAULTS).length, i)) {
      await page.goto(`${path}?ec=wet`, { waitUntil: "domcontentloaded" });
      const failed = page.locator(".failed");
      await failed.waitFor().catch((error) => assert.fail(`${path}: ${error}`));
      assert.equal(await failed.innerText(), ui["tools.failed"]![path.startsWith("/ja/") ? "ja" : "en"]);
      assert.equal(
        await page.locator("astro-island :is(input, select, .answer)").filter({ visible: true }).count(),
        0,
        path,
      );
      assert.ok(await page.locator(".ready-tables[open] > :not(summary)").filter({ visible: true }).count(), path);
    }
  });
}

test("a game with an empty, truncated or throwing script shows an error and no inputs", async () => {
  const faults = {
    "/game/": insteadOf("component-url", ""),
    "/ja/game/": FAULTS["script is truncated"]!,
    "/game/?view=rules": insteadOf("component-url", "export default () => [].missing()"),
  };
  for (const [path, fault] of Object.entries(faults)) {
    const page = await brokenTab(fault);
    await page.goto(path);
    await page.locator(".failed").waitFor();
    const controls = page.locator("astro-island :is(input, select, button)");
    assert.equal(await controls.filter({ visible: true }).count(), 0, path);
  }
});

test("an error in another script does not affect the calculator", async () => {
  const page = await (await context(PHONE)).newPage();
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => void Promise.reject(new Error("an extension's")), {
      once: true,
    });
  });
  await page.goto("/tools/kindling/");
  await waitForHydration(page);
  assert.equal(await page.locator("html[data-failed]").count(), 1, "the other script's error comes before hydration");
  assert.equal(await page.locator(".failed").isVisible(), false);
  assert.ok(await page.locator(".answer").isVisible());
});

test("while a calculator's script loads, an early choice hides the result until hydration", async () => {
  let released = Promise.withResolvers<void>();
  const page = await brokenTab((route) => released.promise.then(() => route.continue()));
  for (const path of pathsOf(4)) {
    released = Promise.withResolvers();
    await page.goto(path, { waitUntil: "domcontentloaded" });
    assert.ok(await page.locator(".answer").isVisible(), `${path}: the built page has the result of the defaults`);
    const control = page.locator("astro-island :is(input, select):not(:disabled)").filter({ visible: true }).first();
    await control.dispatchEvent("input");
    for (const answer of await page.locator("astro-island :is(.answer, .result, .copy)").all())
      assert.equal(await answer.isVisible(), false, path);
    released.resolve();
    await waitForHydration(page);
    assert.ok(await page.locator(".answer").isVisible(), path);
  }
});
