/** Tests the home page, the list of calculators and the 404 page, as a new visitor sees them. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { at, pathIn } from "../../scripts/base.ts";
import { PHASES } from "../../src/schemas/tools.ts";
import { content } from "../content.ts";
import { brokenWords } from "./broken-words.ts";
import { browserTests, DESK, PHONE } from "./open.ts";

const { open } = browserTests();
const LAPTOP = { viewport: { width: 1280, height: 800 } };

/** Returns the text, position and size of each element that matches the selector. */
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((e) => {
      const { top, bottom, width, height } = e.getBoundingClientRect();
      return { words: e.textContent!.replace(/\s+/g, " ").trim(), top, bottom, width, height };
    }),
  );

for (const root of ["/", "/ja/"]) {
  test(`every calculator has a tile in its phase of the game, on a phone without scrolling, large enough to tap, and without broken words (${root})`, async () => {
    const { page, errors } = await open(`${root}tools/`, PHONE);
    const tiles = await boxes(page, ".tiles a");
    assert.equal(tiles.length, content.tools.length + 2, "all calculators, the scenario sheet and the quick reference");
    const paths = await page.locator(".tiles a").evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
    assert.deepEqual(paths.slice(0, 2).map(pathIn), [`${root}game/`, `${root}quick/`]);
    for (const { words, top, bottom, width, height } of tiles) {
      assert.ok(top > 0 && bottom <= PHONE.viewport.height, `${words}: ${top} to ${bottom}`);
      assert.ok(width >= 44 && height >= 44, `${words}: ${width} × ${height}`);
    }
    assert.equal((await boxes(page, ".tiles a svg")).filter(({ width }) => width >= 24).length, tiles.length);

    for (const window of [PHONE, DESK]) {
      await page.setViewportSize(window.viewport);
      const headings = await boxes(page, ".phases h2");
      assert.deepEqual(
        headings.map(({ words }) => words),
        PHASES.map((phase) => content.ui[`tools.phase.${phase}`]![root === "/" ? "en" : "ja"]),
      );
      assert.deepEqual(
        headings.map(({ top }) => top).toSorted((a, b) => a - b),
        headings.map(({ top }) => top),
      );
      for (const { words, height } of headings) assert.ok(height < 40, `${words}: one line`);
    }
    const fire = page.locator(".phases .fire");
    for (const slug of ["dust", "smoke-grenades"]) assert.equal(await fire.locator(`a[href*="/${slug}/"]`).count(), 1);
    assert.match(await fire.locator('a[href*="/dust/"]').innerText(), root === "/" ? /Wind\s+Change DR/ : /風変化DR/);

    for (const [width, letters] of [
      [360, ""],
      [320, ""],
      [360, "32px"],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      const broken = await brokenWords(page, ".tiles a");
      assert.deepEqual(broken, [], `${width} px, ${letters}`);
    }

    await page.locator(".keep a[href$='/offline/']").click();
    await page.waitForURL(`**${at(root)}offline/`);
    await page.goBack();
    await page.locator(".phases .sheets a").first().click();
    // Without a game there is nothing to print yet, so the page asks for the scenario first.
    await page.locator(".answer", { hasText: root === "/" ? "First choose" : "まず選ぶ" }).waitFor();
    assert.deepEqual(errors, []);
  });

  test(`without scrolling, the home page shows its introduction, reasons to trust it, and four ways to start (${root})`, async () => {
    for (const window of [PHONE, LAPTOP]) {
      const { page, errors } = await open(root, window);
      const first = await boxes(page, ".home-lead .lead, .trust li, .ways > section");
      assert.equal(first.length, 1 + 5 + 4);
      for (const { words, bottom } of first) assert.ok(bottom <= window.viewport.height, `${words}: ${bottom}`);
      const headings = await page.locator("main :is(h1, h2, h3)").evaluateAll((all) => all.map((e) => e.tagName));
      assert.equal(headings.filter((name) => name === "H1").length, 1);
      assert.equal(headings[0], "H1");
      const [tools] = await boxes(page, ".tiles");
      const [books] = await boxes(page, ".home-columns");
      assert.ok(tools!.bottom < books!.top, "the calculators are above the list of sections");
      await page.locator(".ways a[href='#dispute']").click();
      const [rule] = await boxes(page, ".home .rule-head");
      assert.ok(rule!.top > 0 && rule!.bottom < window.viewport.height, "the rule is in the window");
      await page.locator(".ways a[href$='/tools/']").click();
      await page.waitForURL(`**${at(root)}tools/`);
      assert.deepEqual(errors, []);
    }
  });

  test(`the home page's rule has the same text as its own page, and can be cited and shown in both languages (${root})`, async () => {
    const { page, errors } = await open(root, PHONE);
    const rule = page.locator("article.rule");
    const wordsOf = async () => (await rule.locator(".rule-text").first().textContent())!.replace(/\s+/g, " ");
    const [here, number] = [await wordsOf(), (await rule.getAttribute("id"))!];
    assert.ok(here.length > 500);
    assert.ok(content.tools.some(({ rules }) => rules.includes(number)));
    assert.equal(await rule.locator(".rule-tools .tool").count(), 1);
    await page.locator("[data-set-view=both]").click();
    assert.ok(
      await rule
        .locator(`.text.${root === "/" ? "ja" : "en"}`)
        .first()
        .isVisible(),
    );
    await rule.locator(".cite").first().click();
    await page.locator(".cite-menu").waitFor();
    await page.goto(`${root}r/${number}/`);
    assert.equal(await wordsOf(), here);
    assert.deepEqual(errors, []);
  });
}

test("the home page states the correct numbers of rules and rulings, and its drawing is a small file", async () => {
  const { page } = await open("/", DESK);
  const files = globSync("content/rules/**/*.mdx");
  const rulings = files.flatMap((file) => readFileSync(file, "utf8").match(/^<Reading\b/gm) ?? []).length;
  const trust = await page.locator(".trust").innerText();
  assert.match(trust, new RegExp(`\\b${files.length} rules[^]*\\b${rulings} rulings`));
  const drawing = await page.locator("svg.desert").evaluate((e) => e.outerHTML);
  assert.ok(gzipSync(drawing).length <= 3 * 1024);
  assert.equal(await page.locator("svg.desert").getAttribute("aria-hidden"), "true");
});

test("an unknown address under /ja/ shows a 404 page entirely in Japanese, with a working search field", async () => {
  const { page, errors } = await open("/ja/nowhere/at/all/?a=1");
  const japanese = page.locator(".site-header", { hasText: "計算ツール" });
  await japanese.waitFor();
  await page.waitForFunction(() => document.title.startsWith("ページがない"));
  const ours = await page.locator(".site-header, main, .site-footer, .skip").allInnerTexts();
  const latin = ours.join(" ").match(/\b[A-Za-z]{6,}\b/g) ?? [];
  assert.deepEqual(
    latin.filter((word) => !["English", "License"].includes(word)),
    [],
  );
  assert.equal(pathIn(page.url()), "/ja/nowhere/at/all/?a=1", "the address is kept");
  const links = await page
    .locator(":is(header, main, footer) a:not(.language)")
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  assert.deepEqual(
    links.filter((path) => !pathIn(path).startsWith("/ja/")),
    [],
  );
  assert.match((await page.locator("dialog.search-dialog").getAttribute("aria-label"))!, /検索/);
  await page.locator(".not-found:not([hidden]) input").fill("F12.32");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${at("/ja/")}search/?q=F12.32`);
  assert.deepEqual(errors, []);
});

test("the symbol ∥ is explained on pages that use it, and only there", async () => {
  const { page } = await open("/r/F.2/");
  const legend = page.locator(".site-footer", { hasText: "∥" }).locator(".legend");
  for (const [path, stands] of [
    ["/r/F.2/", true],
    ["/ja/asl/f12/", true],
    ["/r/D7.31/", true],
    ["/glossary/", false],
  ] as const) {
    await page.goto(path);
    assert.equal((await page.locator("main .ref > sup").count()) > 0, stands, path);
    assert.equal(await legend.isVisible(), stands, path);
  }
});
