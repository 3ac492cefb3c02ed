/** Answers: visible on a phone, started from remembered choices, and shareable. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { withDay } from "../../src/rules/as-of.ts";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, clipboard, DESK, PHONE, visitCalculator } from "./open.ts";
import { PAGE_TYPES, SLUGS } from "./page-types.ts";

const { context, openCalculator } = browserTests();
/** Every calculator in its start state, and states that show other parts of one. */
const TOOLS = [
  ...SLUGS.map((slug) => `tools/${slug}/`),
  ...PAGE_TYPES.filter((path) => /^tools\/(?!coverage).*\?/.test(path)),
];

/** Whether the main answer is in the window, with nothing over it. */
const isInSight = (page: Page) =>
  page
    .locator(".answer b")
    .first()
    .evaluate((e) => {
      const { left, top, bottom } = e.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && !!seen?.closest(".answer");
    });

/** The height in px of the answer and the longest step of questions together. */
const tallest = (page: Page) =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll<HTMLElement>(".calculator .inputs")].map((e) => e.offsetHeight);
    return document.querySelector<HTMLElement>(".answer")!.offsetHeight + Math.max(0, ...heights);
  });

/** Replaces the system's share sheet before any script of a page runs. */
const keepShared = () => {
  navigator.share = async (data) => {
    document.documentElement.dataset.shared = JSON.stringify(data);
  };
};
/** The data last shared. */
const shared = async (page: Page): Promise<{ title: string; url: string }> =>
  JSON.parse((await page.locator("html").getAttribute("data-shared"))!);

test("on a phone the answer of every calculator is visible at the start, after a change, and at the last field; at the start a window holds the answer and all questions of a step; its result can be shared", async () => {
  const faults: string[] = [];
  for (const [root, share, said] of [
    ["/", "Share", "Shared."],
    ["/ja/", "共有", "共有した。"],
  ] as const) {
    const page = await (await context(PHONE)).newPage();
    await page.addInitScript(keepShared);
    for (const path of TOOLS) {
      await visitCalculator(page, root + path);
      const fault = async (when: string) => {
        if (!(await isInSight(page))) faults.push(`${root}${path}: ${when}`);
      };
      await fault("at first");
      const height = path.includes("?") ? 0 : await tallest(page);
      if (height > PHONE.viewport.height) faults.push(`${root}${path}: ${height} px`);
      const field = page
        .locator(".calculator :is(.choices label:has(:not(:checked)), .check, .faces button, select):visible")
        .first();
      await field.scrollIntoViewIfNeeded();
      if (await field.evaluate((e) => e.matches("select"))) await field.selectOption({ index: 1 });
      else await field.click();
      await fault("after a choice");
      // Focuses the last control as a keyboard would; it must not end under the answer.
      const isCovered = await page
        .locator(".calculator :is(input, select, summary, button):visible:enabled")
        .last()
        .evaluate((e: HTMLElement) => {
          e.focus();
          const { left, top, bottom } = e.getBoundingClientRect();
          return !!document.elementFromPoint(left + 3, (top + bottom) / 2)?.closest(".answer");
        });
      if (isCovered) faults.push(`${root}${path}: the focus is under the answer`);
      await fault("at the last field");
      await page.getByRole("button", { name: share, exact: true }).click();
      await page.locator(".copy output", { hasText: said }).waitFor();
      const { title, url } = await shared(page);
      if (!title || !url.startsWith(page.url().replace(/[?#].*/, ""))) faults.push(`${root}${path}: shares ${url}`);
    }
  }
  assert.deepEqual(faults, []);
});

test("with Shift+Tab no focused field is under the answer", async () => {
  const { page } = await openCalculator("/tools/fire/?in=lowDune&dust=heavy", PHONE);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator(".copy button").first().focus();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const { left, top, bottom } = document.activeElement!.getBoundingClientRect();
      return (
        top < 0 || !!document.elementFromPoint(left + 3, (top + bottom) / 2)?.closest(".answer:not(:focus-within)")
      );
    });
    assert.equal(covered, false, `field ${i} from the end`);
  }
});

test("the unit and the EC last chosen are the next calculator's start and in its address, unless its address has any state", async () => {
  const { page } = await openCalculator("/tools/sand-bog/", PHONE);
  await choose(page, "Medium or heavy truck");
  await page.getByRole("checkbox", { name: "British-built" }).check();
  await choose(page, "Wet");
  await visitCalculator(page, "/ja/tools/path/");
  assert.equal(await query(page), "?mover=mediumHeavyTruck&british=1&ec=wet");
  await visitCalculator(page, "/tools/path/?mover=halftrack");
  assert.equal(await query(page), "?mover=halftrack");
  assert.equal(await page.getByRole("combobox", { name: "EC" }).inputValue(), "dry");
  await visitCalculator(page, "/tools/sand-bog/?path=sc");
  assert.match(await answer(page), /^Bogs on 10\+/, "a link shows everybody a fully tracked vehicle, EC Dry");
});

test("blocked storage breaks no calculator", async () => {
  const { page, errors } = await openCalculator("/tools/sand-bog/", DESK);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("shut", "SecurityError");
      },
    });
  });
  await visitCalculator(page, "/tools/sand-bog/");
  await choose(page, "Halftrack");
  assert.match(await answer(page), /^Bogs on 10\+/);
  assert.deepEqual(errors, []);
});

test("without a share sheet the link is copied; closing the sheet shows no message", async () => {
  const page = await (await context()).newPage();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await visitCalculator(page, "/tools/heat-haze/?range=25");
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator(".copy output", { hasText: "Link copied." }).waitFor();
  assert.equal(await clipboard(page), withDay(page.url()));
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
  });
  await visitCalculator(page, "/tools/heat-haze/?range=26");
  await page.getByRole("button", { name: "Share" }).click();
  assert.equal(await page.locator(".copy output").innerText(), "");
});
