/** Tests zoom, reduced motion and forced colors on some pages. pages.test.ts tests zoom on every page type. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests, DESK, PHONE } from "./open.ts";
import { visit } from "./page-types.ts";

const { open, openCalculator } = browserTests();

test("at 400 % zoom, sticky and fixed elements cover at most half of the window", async () => {
  const { page } = await open("/", { viewport: { width: 320, height: 225 } });
  for (const path of ["tools/fire/?in=lowDune&dust=heavy", "tools/movement/", "tools/desert-overlays/", "asl/f12/"]) {
    await page.goto(`/${path}`);
    await page.evaluate(() => scrollTo(0, 600));
    const held = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((e) => /sticky|fixed/.test(getComputedStyle(e).position) && e.checkVisibility() && !e.closest(".table"))
        .map((e) => e.getBoundingClientRect())
        .filter((r) => r.bottom > 0 && r.top < innerHeight)
        .reduce((sum, r) => sum + Math.min(r.bottom, innerHeight) - Math.max(r.top, 0), 0),
    );
    assert.ok(held <= 112, `${path}: ${held} px of 225`);
  }
});

test("in a low window, as above an on-screen keyboard, the result is visible whichever field has the focus", async () => {
  const { page } = await openCalculator("/tools/heat-haze/", { viewport: { width: 740, height: 360 } });
  for (const path of ["heat-haze", "sun-blindness", "dust", "los", "fire"]) {
    await visit(page, `/tools/${path}/`);
    for (const [width, height] of [
      [740, 360],
      [360, 380],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = await page.evaluate(() => {
        const answer = document.querySelector(".answer :is(.next, p:not(:has(+ .next)))")!;
        const isShown = (r: DOMRect, top: number) => r.bottom > top && r.top < innerHeight;
        return [...document.querySelectorAll<HTMLElement>(".calculator :is(input, select, button)")]
          .filter((e) => e.getClientRects().length)
          .flatMap((e) => {
            e.focus();
            const at = answer.getBoundingClientRect();
            const bottom = document.querySelector(".answer")!.getBoundingClientRect().bottom;
            const isSeen = isShown(at, 0) && isShown(e.getBoundingClientRect(), at.top > 0 ? 0 : bottom);
            return isSeen ? [] : [e.closest("label, fieldset")?.textContent ?? e.textContent];
          });
      });
      assert.deepEqual(hidden, [], `${path}, ${width} × ${height}`);
    }
  }
});

test("nothing is animated for users who prefer reduced motion", async () => {
  const { page } = await open("/r/F12.32/", { ...DESK, reducedMotion: "reduce" });
  const moving = () =>
    page.evaluate(() => [
      ...document.getAnimations().map((a) => a.constructor.name),
      ...[...document.querySelectorAll("*")]
        .filter((e) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(e);
          return transitionDuration !== "0s" || animationName !== "none" || scrollBehavior === "smooth";
        })
        .map((e) => e.className),
    ]);
  await page.locator(".rule-text a.ref").first().hover();
  await page.locator(".preview").waitFor();
  assert.deepEqual(await moving(), []);
  await page.keyboard.press("/");
  await page.locator(".search-dialog[open]").waitFor();
  assert.deepEqual(await moving(), []);
  for (const path of ["/tools/heat-haze/", "/ja/asl/f12/"]) {
    await page.goto(path);
    assert.deepEqual(await moving(), [], path);
  }
});

test("with forced colors, chosen controls, bars, maps and drawings are still distinguishable", async () => {
  const { page } = await openCalculator("/tools/sand-bog/", { ...PHONE, forcedColors: "active" });
  /** Returns a screenshot of one pixel near the corner of an element. */
  const painted = async (selector: string) => {
    const box = page.locator(selector).first();
    await box.scrollIntoViewIfNeeded();
    const { x, y } = (await box.boundingBox())!;
    return (await page.screenshot({ clip: { x: x + 4, y: y + 4, width: 1, height: 1 } })).toString("base64");
  };
  const differ = async (on: string, off: string) =>
    assert.notEqual(await painted(on), await painted(off), `${on} as ${off}`);
  await differ(".choices input:checked + span", ".choices input:not(:checked) + span");
  await differ(".bad-bar rect", ".bars g:not(.bad-bar) rect");
  await visit(page, "/tools/dust/");
  const undo = page.getByRole("button", { name: "Undo" });
  const colorOf = (e: Element) => getComputedStyle(e).color;
  const live = await page.getByRole("button", { name: "Rain" }).evaluate(colorOf);
  assert.notEqual(await undo.evaluate(colorOf), live, "a disabled button has the color of disabled text");
  await visit(page, "/tools/sand-bog/");
  /** Asserts that a shape's color differs from its background. */
  const drawn = async (selector: string, property: "fill" | "stroke" | "outlineColor") => {
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const color = await page
      .locator(selector)
      .first()
      .evaluate((e, name) => getComputedStyle(e)[name], property);
    assert.notEqual(color, ground, selector);
    assert.notEqual(color, "none", selector);
  };
  await drawn(".bars rect", "fill");
  await visit(page, "/tools/availability/?piece=L3/35");
  await drawn(".pieces rect", "stroke");
  await visit(page, "/tools/sun-blindness/");
  for (const part of [".zone", ".dots", ".los"]) await drawn(part, "stroke");
  await drawn(".firer", "fill");
  // The light text of a chosen option needs a background of its own, because the system's background may be light too.
  const ownGround = await page
    .locator(".choices input:checked + span")
    .first()
    .evaluate((e) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(e);
      return color !== backgroundColor && forcedColorAdjust === "none";
    });
  assert.ok(ownGround);
  await page.goto("/r/F.2/");
  await drawn(".drawing .hex", "stroke");
  await differ(".languages [aria-pressed=true]", ".languages [aria-pressed=false]");
  await page.goto("/ja/glossary/#bog");
  await drawn(":target", "outlineColor");
  assert.equal(await page.locator(":target").evaluate((e) => getComputedStyle(e).outlineStyle), "solid");
  await page.goto("/search/?q=dune");
  await page.locator(".search-fold").click();
  await page.locator(".search-books").waitFor();
  await differ(".search-books [aria-pressed=true]", ".search-books [aria-pressed=false]");
  await differ(`${SEARCH_RESULTS} mark`, `${SEARCH_RESULTS} .result-where`);
});
