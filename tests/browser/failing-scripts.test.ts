/** A calculator whose script is late, or does not come whole: it never shows an answer beside a choice that it does not answer. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import { parse } from "yaml";
import { alive, browserTests, PHONE } from "./open.ts";

const { context } = browserTests();
const ui = parse(readFileSync("content/ui.yaml", "utf8")) as Record<string, Record<"en" | "ja", string>>;
const SLUGS = globSync("*/index.html", { cwd: "dist/tools" })
  .filter((file) => readFileSync(`dist/tools/${file}`, "utf8").includes("<astro-island"))
  .map((file) => dirname(file));
const PATHS = SLUGS.flatMap((slug) => [`/tools/${slug}/`, `/ja/tools/${slug}/`]);

/** What may happen to each script of an island on its way. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "does not come": (route) => route.abort(),
  "is cut in half": async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length >> 1) });
  },
  "is a page of somebody else's": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" }),
};

/** Opens a page, with `fault` for each script of its islands. */
async function openWith(path: string, fault: (route: Route) => Promise<void>): Promise<Page> {
  const page = await (await context(PHONE)).newPage();
  await page.route(/\/_astro\/(?!Page\.)[^?]*\.js/, fault);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return page;
}

/** Runs a check on every page, a few at a time: they mostly wait. */
async function onEach(check: (path: string) => Promise<void>): Promise<void> {
  const left = [...PATHS];
  const lane = async () => {
    for (let path = left.shift(); path; path = left.shift()) await check(path);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`every calculator whose script ${name} says so, shows nothing to choose, and opens its tables`, async () => {
    assert.ok(SLUGS.length >= 15, SLUGS.join());
    await onEach(async (path) => {
      const page = await openWith(`${path}?ec=wet`, fault);
      const failed = page.locator(".failed");
      await failed.waitFor();
      assert.equal(await failed.innerText(), ui["tools.failed"]![path.startsWith("/ja/") ? "ja" : "en"]);
      assert.equal(
        await page.locator("astro-island :is(input, select, .answer)").filter({ visible: true }).count(),
        0,
        path,
      );
      assert.ok(await page.locator(".ready-tables[open] > :not(summary)").filter({ visible: true }).count(), path);
      await page.close();
    });
  });
}

test("every calculator whose script is late answers no choice before it has come, and then answers it", async () => {
  await onEach(async (path) => {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const page = await openWith(path, (route) => released.then(() => route.continue()));
    assert.ok(await page.locator(".answer").isVisible(), `${path}: the form of an empty address has its answer`);
    const control = page.locator("astro-island :is(input, select):not(:disabled)").filter({ visible: true }).first();
    await control.dispatchEvent("input");
    for (const answer of await page.locator("astro-island :is(.answer, .result, .copy)").all())
      assert.equal(await answer.isVisible(), false, path);
    release();
    await alive(page);
    assert.ok(await page.locator(".answer").isVisible(), path);
    await page.close();
  });
});
