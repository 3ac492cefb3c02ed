/** Tests keyboard access beyond the walk of pages.test.ts: where the focus goes, and that nothing covers it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { tabThrough } from "./keyboard.ts";
import { browserTests, PHONE } from "./open.ts";
import { visit } from "./page-types.ts";

const { open, openCalculator } = browserTests();

test("in a very small window no floating element covers the focused element", async () => {
  const { page } = await open("/", { viewport: { width: 320, height: 225 } });
  await visit(page, "/r/F12.32/");
  await visit(page, "/asl/f12/?view=en");
  const { stops } = await tabThrough(page);
  assert.deepEqual(
    stops.filter(({ fault }) => fault === "covered"),
    [],
  );
});

/** Returns the first 40 characters of the focused element's text. */
const focused = (page: Page) => page.evaluate(() => document.activeElement!.textContent!.trim().slice(0, 40));

test("in a small window the skip link, the contents, the language buttons and the language link work by keyboard", async () => {
  const { page } = await open("/asl/f12/", { viewport: PHONE.viewport });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "ASL", "the first link of the text");

  const contents = page.locator(".contents-open");
  const sheet = page.locator("#contents");
  await contents.focus();
  await page.keyboard.press("Enter");
  assert.match(await focused(page), /^F12\.1/, "the rule that is being read");
  await page.keyboard.press("Escape");
  assert.equal(await sheet.isVisible(), false);
  assert.equal(await focused(page), "On this page");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.equal(await sheet.isVisible(), false);
  assert.match(page.url(), /#F12\./);

  await page.locator("[data-set-view=en]").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "English");
  assert.equal(await page.locator(".rule-text > .ja").first().isVisible(), false);
  await page.locator(".language").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/ja\/asl\/f12\//);
});

test("when the chosen boards need no roll, the focus moves to the message that says so", async () => {
  const { page } = await openCalculator("/tools/desert-overlays/?boards=26");
  await page.getByRole("button", { name: "Change the boards" }).press("Enter");
  await page.locator(".faces button", { hasText: "26" }).press("Enter");
  await page.locator(".faces button", { hasText: "25" }).press("Enter");
  await page.locator(".big").press("Enter");
  assert.match((await focused(page)) ?? "", /^Done\. Overlays placed: 0\b/);
});

test("if a button is removed or disabled when pressed, the focus moves to the control next to the button", async () => {
  const { page } = await openCalculator("/tools/sand-bog/?path=s.s");
  const after = async (path: string, name: RegExp, neighbor: RegExp) => {
    await visit(page, path);
    await page.getByRole("button", { name }).last().press("Enter");
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.waitForFunction(() => !document.activeElement!.matches(":disabled"));
    assert.match((await focused(page)) ?? "", neighbor, path);
  };
  await after("/tools/sand-bog/?path=s.s", /^Remove/, /^Add the next hex/);
  await after("/tools/sand-bog/?path=s.s.s", /^Remove/, /^Remove/);
  await after("/tools/path/?path=s.s", /^Remove/, /^Change VCA|^Add a hex/);
  await after("/tools/dust/?turns=r", /^Undo/, /^Rain$/);
  await after("/tools/desert-overlays/?boards=26", /^Change the boards/, /^25$/);
});
