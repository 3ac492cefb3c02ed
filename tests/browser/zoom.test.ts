/** Zoomed in, with larger letters, without motion, in the system's colors: every page type still reads and works. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { browserTests, DESK, PHONE } from "./open.ts";
import { PAGE_TYPES, visit } from "./page-types.ts";

const { open, openCalculator } = browserTests();

/** 1280 px at 400 % and at 200 %, a small phone, and letters of twice the size on a desk and on a phone. */
const VIEWS = [
  { name: "400 %", width: 320, height: 225, letters: "" },
  { name: "200 %", width: 640, height: 450, letters: "" },
  { name: "letters of 200 %", width: 1280, height: 900, letters: "32px" },
  { name: "letters of 200 % on a phone", width: 360, height: 740, letters: "32px" },
] as const;

/** What is too wide for the window, runs out of its own box, cannot be scrolled to by keyboard, or lies under something else. */
function faultsOf(page: Page, letters: string): Promise<string[]> {
  return page.evaluate((letters) => {
    const root = document.documentElement;
    root.style.fontSize = letters;
    const faults: string[] = [];
    const nameOf = (e: Element) => `${e.localName}.${e.className} ${e.textContent?.trim().slice(0, 30)}`;
    if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    const boxes = [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")].filter(
      (e) => !e.closest("svg svg, svg *, .unseen, .skip") && e.checkVisibility(),
    );
    for (const e of boxes) {
      const { overflowX, display } = getComputedStyle(e);
      if (e.scrollWidth <= e.clientWidth + 1 || display === "inline" || !e.clientWidth) continue;
      if (/auto|scroll/.test(overflowX)) {
        // On phones a finger does it.
        if (!(letters && innerWidth < 640) && e.tabIndex < 0 && !e.querySelector("a[href]"))
          faults.push(`out of the keyboard's reach: ${nameOf(e)}`);
      } else if (/^(?:button|select|a|label|legend|th|td|summary|h[1-6])$/.test(e.localName))
        faults.push(`runs out of its box: ${nameOf(e)}`);
    }
    // Controls that stand in the page do not lie over each other.
    const controls = boxes.filter(
      (e) =>
        e.matches("button, select, input:not(.choices input), summary, .choices label") &&
        getComputedStyle(e).position !== "fixed",
    );
    const at = controls.map((e) => e.getBoundingClientRect());
    at.forEach((a, i) => {
      for (let k = i + 1; k < at.length; k++) {
        const b = at[k]!;
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2 && !controls[i]!.contains(controls[k]!))
          faults.push(`${nameOf(controls[i]!)} over ${nameOf(controls[k]!)}`);
      }
    });
    root.style.fontSize = "";
    return faults;
  }, letters);
}

test("zoomed to 400 %, or with letters of twice the size, nothing scrolls sideways, is cut or lies over another", async () => {
  const readers = ["/", "/ja/"].map(async (root) => {
    const { page } = await open(root, DESK);
    const faults: string[] = [];
    for (const path of PAGE_TYPES) {
      await visit(page, root + path);
      for (const { name, width, height, letters } of VIEWS) {
        await page.setViewportSize({ width, height });
        faults.push(...(await faultsOf(page, letters)).map((fault) => `${root}${path}, ${name}: ${fault}`));
      }
      await page.setViewportSize(DESK.viewport);
    }
    return faults;
  });
  assert.deepEqual((await Promise.all(readers)).flat(), []);
});

test("zoomed to 400 % no header, sum or sheet takes more than half of the window", async () => {
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

test("who wants no motion sees none", async () => {
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

test("in the system's colors the state of a control and the bars of odds are seen", async () => {
  const { page } = await openCalculator("/tools/sand-bog/", { ...PHONE, forcedColors: "active" });
  /** What is painted just inside the corner of a box. */
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
  /** Drawn in another color than the ground that it stands on. */
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
  await drawn(".timeline rect", "fill");
  await visit(page, "/tools/sun-blindness/");
  for (const part of [".zone", ".dots", ".los"]) await drawn(part, "stroke");
  await drawn(".firer", "fill");
  // The system would put its own ground behind letters that are light on dark, which nobody could read.
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
  await differ(".views [aria-pressed=true]", ".views [aria-pressed=false]");
  await page.goto("/ja/glossary/#bog");
  await drawn(":target", "outlineColor");
  assert.equal(await page.locator(":target").evaluate((e) => getComputedStyle(e).outlineStyle), "solid");
  await page.goto("/search/?q=dune");
  await page.locator(".search-books").waitFor();
  await differ(".search-books [aria-pressed=true]", ".search-books [aria-pressed=false]");
  await differ("[data-search-results] mark", "[data-search-results] .result-where");
});
