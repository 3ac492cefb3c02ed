/** Tests the page header: how it hides on scrolling, its table of contents, and its color schemes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { pathIn } from "../../scripts/base.ts";
import { PAPER } from "../../src/offline/manifest.ts";
import { accessibilityFindings } from "./axe.ts";
import { browserTests, PHONE, waitForHydration } from "./open.ts";

const { open, openCalculator } = browserTests();

/** Waits until the header bar is at the top of the window, or above it and hidden. */
const barIs = (page: Page, where: "in view" | "away") =>
  page.waitForFunction((inView) => {
    const { top, bottom } = document.querySelector(".site-bar")!.getBoundingClientRect();
    return inView ? top === 0 : bottom <= 0;
  }, where === "in view");
const scroll = (page: Page, y: number) => page.evaluate((top) => scrollBy({ top, behavior: "instant" }), y);

for (const path of ["/sl/d11/", "/ja/r/D11.621/?view=both"])
  test(`the header bar is one line with its buttons, hides on scrolling down and returns on scrolling up: ${path}`, async () => {
    const { page } = await open(path, PHONE);
    for (const width of [1130, 414, 360, 320, 280]) {
      await page.setViewportSize({ width, height: 740 });
      const bottoms = await page
        .locator(".site-bar, .site-bar .theme-open")
        .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().bottom));
      assert.ok(Math.max(...bottoms) <= 56, `${bottoms} px at ${width} px`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      const links = await page
        .locator(".site-header nav a")
        .evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
      assert.equal(new Set(links).size, 1, `the navigation is one line at ${width} px`);
      if (width > 360) continue;
      await scroll(page, 600);
      await barIs(page, "away");
      await scroll(page, -100);
      await barIs(page, "in view");
      assert.ok(await page.locator(".search-open").isVisible());
      await scroll(page, -1000);
    }
  });

test("the header bar covers neither the target of a link nor a focused element", async () => {
  const { page } = await open("/sl/d11/#D11.74", PHONE);
  const coveredBy = () => page.locator(".site-bar").evaluate((bar) => bar.getBoundingClientRect().bottom);
  for (const id of ["D11.2", "D11.621", "D11.1"]) {
    await page.locator(".contents-open").evaluate((button: HTMLElement) => button.click());
    await page.locator(`#contents a[href="#${id}"]`).click();
    const top = await page.locator(`[id="${id}"]`).evaluate((rule) => rule.getBoundingClientRect().top);
    assert.ok(top >= (await coveredBy()), `${id} at ${top}`);
    await barIs(page, "in view");
  }
  await page.goto("/sl/d11/#D11.4");
  await page.locator("#D11\\.4 .rule-text a").first().focus();
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Shift+Tab");
    const top = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
    // Reads the attribute that hides the header bar, because the bar itself may still be moving.
    const hides = await page.evaluate(() => document.documentElement.hasAttribute("data-scrolls-down"));
    assert.ok(hides || top >= 52, `${await page.evaluate(() => document.activeElement!.outerHTML)} at ${top}`);
  }
});

test("the header bar returns when it gets the keyboard focus", async () => {
  const { page } = await open("/sl/d11/", PHONE);
  await scroll(page, 600);
  await barIs(page, "away");
  await page.keyboard.press("Tab");
  await page.locator(".search-open").focus();
  await barIs(page, "in view");
});

test("a calculator's result stays at the top of a phone's window, and the header bar scrolls away", async () => {
  const { page } = await openCalculator("/tools/sand-bog/?path=s.s.s.s", PHONE);
  for (const y of [500, -100]) {
    await scroll(page, y);
    await barIs(page, "away");
    assert.equal(await page.locator(".answer").evaluate((answer) => answer.getBoundingClientRect().top), 0);
  }
});

for (const root of ["/", "/ja/"])
  test(`a rule's page opens its section's contents, or goes to the section's page if they cannot load (${root})`, async () => {
    const { page } = await open(`${root}r/F7.31/`, PHONE);
    const opener = page.getByRole("link", { name: root === "/" ? "Contents of F7" : "F7の目次" });
    await opener.tap();
    const here = page.locator("#contents [aria-current]");
    assert.equal(await here.locator(".number").innerText(), "F7.31");
    assert.ok(await here.evaluate((link) => link === document.activeElement));
    assert.deepEqual(await accessibilityFindings(page, root, "light", "#contents"), []);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#contents").isVisible(), false);
    await page.locator(".contents-open").tap();
    await page.locator("#contents a", { hasText: "F7.41" }).first().tap();
    await page.waitForURL(`**${root}r/F7.41/`);
    await page.route("**/ids.json", (route) => route.abort());
    await page.locator(".contents-open").tap();
    await page.waitForURL(/\/asl\/f7\/#F7\.41/);
  });

test("the chosen color scheme applies on all pages from the first rendering, and print is always light", async () => {
  const { page, errors } = await open("/about/", { ...PHONE, colorScheme: "light" });
  // Records the color scheme when `<body>` appears, before the first rendering.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.schemeAtFirst = document.documentElement.dataset.theme ?? "none";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = () =>
    page.evaluate(() => ({
      atFirst: document.documentElement.dataset.schemeAtFirst,
      paper: getComputedStyle(document.body).backgroundColor,
      bar: [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")].find(
        (m) => matchMedia(m.media).matches,
      )!.content,
      pressed: document.querySelector("[data-set-theme][aria-pressed=true]")!.textContent,
    }));
  const rgb = (color: string) => `rgb(${[1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)).join(", ")})`;
  const looks = (name: keyof typeof PAPER) => ({ paper: rgb(PAPER[name]), bar: PAPER[name] });
  // Uses the buttons in the header. Further down, the test uses the buttons in the footer.
  await page.getByRole("button", { name: "Colors" }).tap();
  await page.locator("#theme").getByRole("button", { name: "Dark", exact: true }).tap();
  assert.deepEqual(await seen(), { atFirst: undefined, ...looks("dark"), pressed: "Dark" });
  await page.reload();
  assert.deepEqual(await seen(), { atFirst: "dark", ...looks("dark"), pressed: "Dark" });
  await page.goto("/ja/tools/sand-bog/");
  await waitForHydration(page);
  assert.deepEqual(await seen(), { atFirst: "dark", ...looks("dark"), pressed: "ダーク" });
  await page.emulateMedia({ media: "print" });
  assert.equal((await seen()).paper, "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.getByRole("button", { name: "ライト" }).tap();
  assert.deepEqual(await seen(), { atFirst: "dark", ...looks("light"), pressed: "ライト" });
  await page.getByRole("button", { name: "端末の設定" }).tap();
  assert.deepEqual(await seen(), { atFirst: "dark", ...looks("dark"), pressed: "端末の設定" });
  assert.equal(pathIn(page.url()).split("?")[0], "/ja/tools/sand-bog/");
  assert.deepEqual(errors, []);
});
