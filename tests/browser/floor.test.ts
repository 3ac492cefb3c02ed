/** Tests calculators, games, search, citing and previews in the oldest supported browser (src/build/floor.ts). */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { type BuiltIn, missingInFloor } from "../browser-support.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests, DESK, errorsOf, waitForHydration } from "./open.ts";

const { context } = browserTests();

/** Deletes built-ins that the old browser lacks. Runs in the browser, before the page's scripts. */
function takeAway(missing: readonly BuiltIn[]) {
  for (const { owner, name, isStatic } of missing) {
    const own = owner && (Reflect.get(globalThis, owner) ?? Reflect.get(Intl, owner));
    const holders = owner && owner !== "Window" ? [isStatic ? own : own?.prototype] : [globalThis, Intl];
    for (const holder of holders) if (holder) Reflect.deleteProperty(holder, name);
  }
  // Shows closed popovers, because the old browser lacks the built-in style that hides them.
  addEventListener("DOMContentLoaded", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".\\:popover-open { display: block }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Opens a page in an emulated old browser. */
async function openOld(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await (await context(DESK)).newPage();
  await page.addInitScript(takeAway, missingInFloor());
  const errors = errorsOf(page);
  await page.goto(path);
  await waitForHydration(page);
  return { page, errors };
}

test("the emulated browser lacks newer features", async () => {
  const { page } = await openOld("/");
  const has = await page.evaluate(() => ({
    groupBy: "groupBy" in Map,
    checkVisibility: "checkVisibility" in Element.prototype,
    canParse: "canParse" in URL,
    idle: "requestIdleCallback" in window,
    helpers: "map" in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    json: "json" in Response,
    segmenter: "Segmenter" in Intl,
  }));
  assert.deepEqual([...new Set(Object.values(has))], [false], JSON.stringify(has));
  assert.ok(await page.evaluate(() => "findLast" in Array.prototype && "json" in Response.prototype));
});

// tests/floor.test.ts tests which APIs the other calculators use.
test("calculators of each kind show a result after a choice, and a game shows each of its views", async () => {
  const { page, errors } = await openOld("/game/");
  for (const [i, slug] of ["sand-bog", "desert-overlays", "availability", "los", "dyo"].entries()) {
    await page.goto(`${i % 2 ? "/ja" : ""}/tools/${slug}/`);
    await waitForHydration(page);
    assert.ok(await page.locator(".answer").first().isVisible(), slug);
    const control = page.locator(
      "astro-island :is(select:enabled, input[type=radio]:not(:checked), input[type=checkbox])",
    );
    const first = control.filter({ visible: true }).first();
    if (!(await first.count())) continue;
    if (await first.evaluate((e) => e.tagName === "SELECT")) {
      const other = await first.locator("option:not(:checked)").first().getAttribute("value");
      await first.selectOption(other!);
    } else await first.click();
    assert.ok(await page.locator(".answer").first().isVisible(), `${slug}, after a choice`);
  }
  for (const view of ["rules", "sheet", "play"]) {
    await page.goto(
      `/game/?view=${view}&boards=25-26&weather=clear&time=none&ec=dry&wind=noWind&dust=light&haze=normal&sun=none`,
    );
    await waitForHydration(page);
    assert.ok(await page.locator("astro-island .game").isVisible(), view);
  }
  assert.deepEqual(errors, []);
});

test("the search finds rules in both languages", async () => {
  const { page, errors } = await openOld("/search/?q=dune");
  await page.locator(`${SEARCH_RESULTS} li`).first().waitFor();
  await page.goto("/ja/search/?q=砂丘");
  await page.locator(`${SEARCH_RESULTS} li`).first().waitFor();
  assert.deepEqual(errors, []);
});

test("a rule can be cited, and a reference can be previewed", async () => {
  const { page, errors } = await openOld("/r/F12.32/");
  await page.locator(".rule .cite").first().click();
  await page.getByRole("menuitem", { name: "Plain text" }).click();
  await page.locator(".cite-status").filter({ hasText: "F12.32" }).waitFor();
  assert.equal(await page.locator(".cite-menu").isVisible(), false);
  await page.locator(".rule-text a.ref").first().hover();
  await page.locator(".preview").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".preview").waitFor({ state: "hidden" });
  assert.deepEqual(errors, []);
});
