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
/** The paths of all calculators, alternately in English and in Japanese. */
const PATHS = SLUGS.map((slug, i) => `${i % 2 ? "/ja" : ""}/tools/${slug}/`);

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
/** Runs `check` for each path, in a tab whose island scripts are broken by `fault`. Uses two tabs, to save time. */
async function onEach(
  paths: string[],
  fault: (route: Route) => Promise<void>,
  check: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const left = [...paths];
  const lane = async () => {
    const page = await (await context(PHONE)).newPage();
    // Does not break Page.*.js and its two imports, because they belong to no island.
    await page.route(/\/_astro\/(?!Page\.|preload-helper\.|release\.)[^?]*\.js/, (route) => fault(route));
    for (let path = left.shift(); path; path = left.shift()) await check(page, path);
  };
  await Promise.all([lane(), lane()]);
}

for (const [i, [name, fault]] of Object.entries(FAULTS).entries()) {
  test(`a calculator whose ${name} shows an error and its tables instead of inputs`, async () => {
    // Tests the first fault on all calculators, and each other fault on a quarter of them, because all calculators
    // share one error handler.
    const paths = i ? PATHS.filter((_, n) => n % 4 === i % 4) : PATHS;
    await onEach(paths, fault, async (page, path) => {
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
    });
  });
}

test("a game with an empty, truncated or throwing script shows an error and no inputs", async () => {
  const faults = [
    insteadOf("component-url", ""),
    FAULTS["script is truncated"]!,
    insteadOf("component-url", "export default () => [].missing()"),
  ];
  for (const fault of faults) {
    await onEach(["/game/", "/ja/game/"], fault, async (page, path) => {
      await page.goto(path);
      await page.locator(".failed").waitFor();
      const controls = page.locator("astro-island :is(input, select, button)");
      assert.equal(await controls.filter({ visible: true }).count(), 0, path);
    });
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
  const held = new Map<Page, Promise<void>>();
  await onEach(
    PATHS,
    (route) => held.get(route.request().frame().page())!.then(() => route.continue()),
    async (page, path) => {
      let release = () => {};
      held.set(page, new Promise((done) => (release = done)));
      await page.goto(path, { waitUntil: "domcontentloaded" });
      assert.ok(await page.locator(".answer").isVisible(), `${path}: the built page has the result of the defaults`);
      const control = page.locator("astro-island :is(input, select):not(:disabled)").filter({ visible: true }).first();
      await control.dispatchEvent("input");
      for (const answer of await page.locator("astro-island :is(.answer, .result, .copy)").all())
        assert.equal(await answer.isVisible(), false, path);
      release();
      await waitForHydration(page);
      assert.ok(await page.locator(".answer").isVisible(), path);
    },
  );
});
