/** Tests what users choose or type before scripts have loaded. It is kept, and changes the result and the query string. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { browserTests, holdScripts, PHONE, waitForHydration } from "./open.ts";

const { context } = browserTests();

/** Opens a page, and delays its islands' scripts until `release` is called. */
async function openHeldBack(path: string): Promise<{ page: Page; release: () => void }> {
  const page = await (await context(PHONE)).newPage();
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return { page, release };
}

interface EarlyChoice {
  kind: string;
  path: string;
  control: (page: Page) => Locator;
  choose: (control: Locator) => Promise<unknown>;
  /** The query string after the choice. */
  query: string;
  /** Returns whether the control still shows the choice. */
  holds: (control: Locator) => Promise<boolean>;
}

const CHOICES: EarlyChoice[] = [
  {
    kind: "radio button",
    path: "tools/heat-haze/",
    control: (page) => page.locator("input[value=intense]"),
    choose: (control) => control.dispatchEvent("click"),
    query: "?haze=intense",
    holds: (control) => control.isChecked(),
  },
  {
    kind: "checkbox",
    path: "tools/sand-bog/",
    control: (page) => page.locator(".step input[type=checkbox]").first(),
    choose: (control) => control.dispatchEvent("click"),
    query: "?book=asl&path=sc",
    holds: (control) => control.isChecked(),
  },
  {
    kind: "list",
    path: "tools/fire/",
    control: (page) => page.locator("select:has([value=broken])"),
    // Chooses by keyboard, because Playwright's `selectOption` dispatches untrusted events.
    choose: async (control) => {
      const place = await control.locator("[value=broken]").evaluate((option: HTMLOptionElement) => option.index);
      for (let key = 0; key < place; key++) await control.press("ArrowDown");
    },
    query: "?book=asl&in=broken",
    holds: async (control) => (await control.inputValue()) === "broken",
  },
  {
    kind: "list, by a program that operates the page,",
    path: "tools/sand-bog/",
    control: (page) => page.locator(".calculator select").first(),
    // `selectOption` dispatches untrusted events, like an extension or a voice control.
    choose: (control) => control.selectOption({ index: 2 }),
    query: "?book=asl&mover=armoredCar",
    holds: async (control) => (await control.inputValue()) === "armoredCar",
  },
  {
    kind: "number",
    path: "tools/other-rolls/",
    control: (page) => page.locator("input[type=number]").first(),
    choose: (control) => control.fill("9"),
    query: "?need=9",
    holds: async (control) => (await control.inputValue()) === "9",
  },
];

for (const [i, { kind, path, control, choose, query, holds }] of CHOICES.entries()) {
  const address = `/${i % 2 ? "ja/" : ""}${path}`;
  test(`a ${kind} chosen before hydration is kept, and changes the result and the address: ${address}`, async () => {
    const { page, release } = await openHeldBack(address);
    const chosen = control(page);
    await choose(chosen);
    await chosen.focus();
    const focused = await chosen.elementHandle();
    const before = await page.locator(".answer").innerText();
    release();
    await waitForHydration(page);
    assert.ok(await holds(chosen), "the choice was undone");
    assert.ok(decodeURIComponent(new URL(page.url()).search) === query, page.url());
    assert.ok(await focused!.evaluate((element) => element === document.activeElement), "the focus went elsewhere");
    assert.notEqual(await page.locator(".answer").innerText(), before, "the choice does not change the result");
  });
}

test("after a reload the form is hidden until hydration, because the browser may have restored old values", async () => {
  const { page, release } = await openHeldBack("/tools/fire/");
  const form = page.locator(".calculator");
  assert.ok(await form.isVisible());
  await page.reload({ waitUntil: "domcontentloaded" });
  assert.ok(!(await form.isVisible()));
  release();
  await waitForHydration(page);
  assert.ok(await form.isVisible());
});

test("values that the browser restored before hydration are reset to the defaults", async () => {
  const { page, release } = await openHeldBack("/tools/movement/");
  const answer = await page.locator(".answer").innerText();
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")) box.checked = true;
    const list = document.querySelector("select")!;
    list.selectedIndex = 2;
    list.dispatchEvent(new Event("input", { bubbles: true }));
  });
  release();
  await waitForHydration(page);
  assert.equal(new URL(page.url()).search, "?book=asl", "the book of a first visit");
  assert.equal(await page.locator(".answer").innerText(), answer);
  assert.equal(await page.locator("input[type=checkbox]:checked").count(), 0);
  const list = page.locator("select").first();
  assert.ok(await list.evaluate((unit: HTMLSelectElement) => unit.selectedOptions[0]!.defaultSelected));
});

test("text typed on the search page before its script has loaded is kept, searched for, and in the address", async () => {
  const page = await (await context(PHONE)).newPage();
  const release = await holdScripts(page, /\/_astro\/.*\.js$/);
  await page.goto("/ja/search/?q=sand", { waitUntil: "commit" });
  const field = page.getByRole("searchbox");
  await field.fill("砂丘");
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  release();
  await page.locator("[data-search-results] a").first().waitFor();
  assert.equal(await field.inputValue(), "砂丘");
  assert.equal(await field.evaluate((input: HTMLInputElement) => input.selectionStart), 1, "the caret moved");
  assert.equal(new URL(page.url()).searchParams.get("q"), "砂丘");
});
