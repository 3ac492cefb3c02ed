/** Tests that calculators' results stay visible, use choices made in other calculators, and can be shared. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { withDay } from "../../src/rules/as-of.ts";
import { answer, choose, query } from "./calculator-page.ts";
import { browserTests, clipboard, PHONE, visitCalculator } from "./open.ts";
import { PAGE_TYPES, SLUGS } from "./page-types.ts";

const { context, openCalculator } = browserTests();
/** The paths of all calculators, then paths with a query that reveals hidden inputs. */
const TOOLS = [
  ...SLUGS.map((slug) => `tools/${slug}/`),
  ...PAGE_TYPES.filter((path) => /^tools\/(?!coverage).*\?/.test(path)),
];

/** Returns whether the main result is inside the window and not covered. */
const isInSight = (page: Page) =>
  page
    .locator(".answer b")
    .first()
    .evaluate((e) => {
      const { left, top, bottom } = e.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && !!seen?.closest(".answer");
    });

/** Returns the height of the result plus the tallest group of inputs, in px. */
const tallest = (page: Page) =>
  page.evaluate(() => {
    const heights = [...document.querySelectorAll<HTMLElement>(".calculator .inputs")].map((e) => e.offsetHeight);
    return document.querySelector<HTMLElement>(".answer")!.offsetHeight + Math.max(0, ...heights);
  });

/** Replaces `navigator.share`. The replacement writes the shared data to the attribute `data-shared` of `<html>`. */
const keepShared = () => {
  navigator.share = async (data) => {
    document.documentElement.dataset.shared = JSON.stringify(data);
  };
};
/** Returns the data that the page passed to `navigator.share`. */
const shared = async (page: Page): Promise<{ title: string; url: string }> =>
  JSON.parse((await page.locator("html").getAttribute("data-shared"))!);

test("on a phone a calculator's result stays visible, and fits the window with any one group of inputs", async () => {
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
      // Focuses the last control, and checks whether the result covers it.
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

test("a calculator's result does not cover a field focused by Shift+Tab", async () => {
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

test("a calculator without a query starts with the unit and the EC chosen in another calculator", async () => {
  const { page } = await openCalculator("/tools/sand-bog/", PHONE);
  await choose(page, "Medium or heavy truck");
  await page.getByRole("checkbox", { name: "British-built" }).check();
  await choose(page, "Wet");
  await visitCalculator(page, "/ja/tools/path/");
  assert.equal(await query(page), "?book=asl&mover=mediumHeavyTruck&british=1&ec=wet");
  await visitCalculator(page, "/tools/path/?mover=halftrack");
  assert.equal(await query(page), "?mover=halftrack");
  assert.equal(await page.getByRole("combobox", { name: "EC" }).inputValue(), "dry");
  await visitCalculator(page, "/tools/sand-bog/?path=sc");
  assert.match(await answer(page), /^Bogs on 10\+/, "a link without a unit and an EC shows everybody the defaults");
});

test("if the browser has no share sheet, the Share button copies the link", async () => {
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
