/** Tests the search fields with input methods (IMEs) and with Russian and Dvorak keyboards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { SEARCH_RESULTS } from "../selectors.ts";
import { browserTests, PHONE } from "./open.ts";

const { open } = browserTests();
const RESULTS = `${SEARCH_RESULTS} a`;

/** Focuses a field. Returns functions that enter text as an input method does. */
async function composer(page: Page, field: string) {
  await page.locator(field).focus();
  const keyboard = await page.context().newCDPSession(page);
  return {
    /** Enters text that is not yet committed. */
    compose: (text: string) =>
      keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
    commit: (text: string) => keyboard.send("Input.insertText", { text }),
  };
}

interface Key {
  key: string;
  code?: string;
  ctrlKey?: boolean;
  isComposing?: boolean;
  keyCode?: number;
}

/** Dispatches a keydown event on an element. */
const send = (page: Page, field: string, init: Key) =>
  page.locator(field).evaluate((input, init) => {
    input.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
  }, init);

test("on Android a word is searched before it is committed, and tapping a result does not re-render the result", async () => {
  const { page } = await open("/search/", PHONE);
  const { compose } = await composer(page, ".search-page input");
  for (const typed of ["b", "bo", "bog"]) await compose(typed);
  const first = page.locator(RESULTS).first();
  await page.waitForURL(/q=bog$/);
  // Waits for the final results. A slow machine lists only matching titles at first.
  await page.locator(".search-status", { hasText: /^\d+ results$/ }).waitFor();
  // Marks the first result. The blur below ends the composition, which must not re-render the marked result.
  await first.evaluate((link) => {
    link.dataset.same = "";
  });
  await page.locator(".search-page input").evaluate((input) => input.blur());
  await page.clock.install();
  await page.clock.runFor(1000);
  assert.equal(await first.getAttribute("data-same"), "");
});

test("kana are searched only after the input method has committed them", async () => {
  const { page } = await open("/search/");
  const { compose, commit } = await composer(page, ".search-page input");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.install();
  for (const typed of ["ｓ", "さ", "さき", "さきゅう"]) await compose(typed);
  await page.clock.runFor(2000);
  assert.deepEqual(asked, []);
  assert.equal(new URL(page.url()).search, "");
  await commit("砂丘");
  await page.clock.resume();
  await page.locator(RESULTS).first().waitFor();
  assert.equal(new URL(page.url()).searchParams.get("q"), "砂丘");
});

test("Escape and Enter during a composition neither close the dialog nor submit the search", async () => {
  const { page } = await open("/r/F12.32/");
  await page.keyboard.press("/");
  const field = ".search-dialog input";
  await page.locator(field).fill("F12.42");
  await page.locator(RESULTS).first().waitFor();
  const isOpen = () => page.locator(".search-dialog").evaluate((dialog) => (dialog as HTMLDialogElement).open);
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await send(page, field, { key: "Escape", ...init });
    assert.ok(await isOpen(), JSON.stringify(init));
    await send(page, field, { key: "ArrowDown", ...init });
    assert.ok(await page.locator(field).evaluate((input) => input === document.activeElement));
  }
  const isEnterStopped = await page.locator(field).evaluate((input) => {
    const enter = new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true });
    return !input.dispatchEvent(enter);
  });
  assert.ok(isEnterStopped);
  await send(page, field, { key: "Escape" });
  assert.ok(!(await isOpen()));
});

test("Ctrl and the key at K's position open the search on a Russian keyboard, but not on a Dvorak keyboard", async () => {
  const { page, errors } = await open("/r/F12.32/");
  const field = page.locator(".search-dialog input");
  // A keydown event without `key` must not throw.
  await page.evaluate(() => document.dispatchEvent(Object.assign(new Event("keydown"), { ctrlKey: true })));
  await send(page, "body", { key: "t", code: "KeyK", ctrlKey: true });
  assert.equal(await field.count(), 0);
  await send(page, "body", { key: "л", code: "KeyK", ctrlKey: true });
  await field.waitFor();
  assert.deepEqual(errors, []);
});

test("the search dialog stays open when a result is opened in a new tab", async () => {
  const { page } = await open("/r/F12.32/");
  await page.keyboard.press("/");
  await page.locator(".search-dialog input").fill("bog");
  const first = page.locator(RESULTS).first();
  await first.waitFor();
  for (const options of [{ modifiers: ["ControlOrMeta"] }, { button: "middle" }] as const) {
    const tab = page.context().waitForEvent("page");
    await first.click(options as Parameters<typeof first.click>[0]);
    await (await tab).close();
    assert.ok(await first.isVisible(), JSON.stringify(options));
  }
});
