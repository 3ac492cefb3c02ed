/** Tests tracking parameters in URLs, scripts that a deploy has removed, sharing, single-key shortcuts and new tabs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import { parse } from "yaml";
import { pathIn } from "../../scripts/base.ts";
import { withDay } from "../../src/rules/as-of.ts";
import { query } from "./calculator-page.ts";
import { browserTests, clipboard, errorsOf, PHONE, visitCalculator } from "./open.ts";

const { open, openCalculator, context } = browserTests();

const TRACKERS = "fbclid=IwAR0-x&utm_source=chat&UTM_Medium=social&_ga=2.1&mc_cid=3&igshid=4";
/** Waits until the page's URL has no tracking parameters. */
const cleaned = (page: Page) => page.waitForFunction(() => !/fbclid|utm|_ga|mc_cid|igshid/i.test(location.search));

test("calculators remove tracking parameters from the URL and show no error", async () => {
  // Two calculators are enough, because all of them share the code that reads the URL.
  const { page, errors } = await openCalculator(`/tools/fire/?${TRACKERS}`);
  await cleaned(page);
  assert.equal(await query(page), "?book=asl", "the book of a first visit");
  assert.equal(await page.locator(".bad:visible").count(), 0);
  await visitCalculator(page, "/ja/tools/sand-bog/?fbclid=x&mover=armoredCar&gclid=y&path=sc&utm_campaign=z");
  await cleaned(page);
  assert.equal(await query(page), "?mover=armoredCar&path=sc");
  await page.locator(".language").click();
  await page.waitForURL(/(?<!\/ja)\/tools\/sand-bog\/\?mover=armoredCar&path=sc$/);
  assert.deepEqual(errors, []);
});

test("a URL with only tracking parameters opens the calculator with the user's last choices", async () => {
  const { page } = await openCalculator("/tools/hammada/");
  await page.getByLabel("Unit").selectOption("wagon");
  await page.waitForFunction(() => location.search === "?book=asl&mover=wagon");
  await visitCalculator(page, "/tools/hammada/?fbclid=x");
  await page.waitForFunction(() => location.search === "?book=asl&mover=wagon");
});

test("a calculator reports an unknown query parameter, but not a tracking parameter", async () => {
  const { page } = await openCalculator("/tools/sand-bog/?camel=1&fbclid=x");
  const said = await page.locator(".bad").innerText();
  assert.match(said, /camel/);
  assert.doesNotMatch(said, /fbclid/);
});

test("a game's URL is stored without tracking parameters, and a truncated URL shows a message", async () => {
  const { page } = await openCalculator("/game/?boards=25-26&weather=clear&ec=dry&wind=noWind&dust=none");
  await page.locator(".copy .share").click();
  const link = new URL(await clipboard(page));
  assert.match(link.search, /^\?v=2&.*&end=1$/);
  const cut = "This link was cut off or changed on its way.";
  const kept = (other: Page) => other.evaluate(() => JSON.stringify(localStorage));
  const other = await (await context()).newPage();
  await visitCalculator(other, `/ja/game/${link.search}&${TRACKERS}`);
  await cleaned(other);
  assert.equal(await other.locator(".game-notes .bad").count(), 0);
  // A game is stored at its first change.
  await other.locator(".choices label").last().click();
  await other.waitForFunction(() => JSON.stringify(localStorage).includes("boards=25-26"));
  assert.doesNotMatch(await kept(other), /fbclid|utm_|igshid/i);
  assert.doesNotMatch(await query(other), /fbclid|utm_|igshid/i);
  await visitCalculator(other, `/game/${link.search.slice(0, -3)}&${TRACKERS}`);
  await other.locator(".game-notes", { hasText: cut }).waitFor();
  assert.doesNotMatch(await other.locator("main").innerText(), /fbclid|utm_/i);
});

test("the search page and redirects remove tracking parameters, but keep the rest of the query", async () => {
  const { page } = await open("/search/?q=sand&fbclid=x");
  await page.locator("search input").fill("sand bog");
  await page.waitForFunction(() => location.search === "?q=sand+bog");
  await page.goto("/r/f12-32/?utm_source=x&view=both&gclid=y#top");
  await page.waitForURL(/\/r\/F12\.32\/\?view=both#top$/);
  await page.goto("/ja/r/f12-32/?utm_source=x&view=both#top");
  await page.waitForURL(/\/ja\/r\/F12\.32\/\?view=both#top$/);
});

/** What a server can send instead of a script that a deploy has removed. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  "is gone": (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html>" }),
  "is an HTML page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" }),
  "is empty": (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
};
const ui = parse(readFileSync("content/ui/cite.yaml", "utf8")) as Record<string, Record<"en" | "ja", string>>;

for (const [i, [name, fault]] of Object.entries(FAULTS).entries()) {
  test(`if a page's script ${name}, Cite shows the rule's link, and references are plain links`, async () => {
    const language = i % 2 ? "ja" : "en";
    const page = await (await context(PHONE)).newPage();
    const thrown: Error[] = [];
    page.on("pageerror", (error) => thrown.push(error));
    await page.route(/\/_astro\/(?:menu|preview-cards)\.[^?]*\.js/, fault);
    const at = language === "ja" ? "/ja" : "";
    await page.goto(`${at}/asl/f12/`);
    await page.locator("#F12\\.32 > .cite").click();
    const dialog = page.locator(".cite-failed");
    await dialog.waitFor();
    assert.ok((await dialog.innerText()).includes(ui["citeFailed.text"]![language]));
    const link = dialog.locator("a");
    assert.equal(await link.innerText(), await link.evaluate((a: HTMLAnchorElement) => a.href));
    assert.equal(pathIn(await link.innerText()), `${at}/r/F12.32/`);
    await page.keyboard.press("Escape");
    assert.equal(await dialog.isVisible(), false);
    await page.locator("#F12\\.32 .rule-text .cite").filter({ visible: true }).first().click();
    await dialog.getByText(/\/r\/F12\.32\/#F12\.32-/).waitFor();
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await dialog.getByRole("button", { name: ui["citeFailed.reload"]![language] }).click();
    await page.waitForFunction(() => !("isOldPage" in window) && document.readyState === "complete");

    await page.goto(`${at}/r/F12.32/`);
    const ref = page.locator("main .rule-text a.ref").filter({ visible: true }).first();
    const href = await ref.evaluate((a: HTMLAnchorElement) => a.href);
    const asked = page.waitForResponse(/preview-cards/);
    await ref.hover();
    await asked;
    await page.waitForLoadState("networkidle");
    assert.equal(await page.locator(".preview").count(), 0);
    await ref.tap();
    await page.waitForURL(href);
    assert.deepEqual(thrown, []);
  });
}

test("if sharing fails, the link is copied with a message, but not if the user closes the share sheet", async () => {
  for (const [path, why, said] of [
    ["/r/F12.32/", "NotAllowedError", ui["cite.notShared"]!.en],
    ["/ja/r/F12.32/", "TypeError", ui["cite.notShared"]!.ja],
    ["/r/F12.32/", "AbortError", ""],
  ] as const) {
    const page = await (await context(PHONE)).newPage();
    const errors = errorsOf(page);
    await page.addInitScript((why) => {
      navigator.share = () => Promise.reject(new DOMException("", why));
    }, why);
    await page.goto(path);
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    await page.locator("#F12\\.32 > .cite").click();
    await page.getByRole("menuitem", { name: /^(?:Share|共有)/ }).click();
    await page.locator(".cite-menu [role=menu]").waitFor({ state: "detached" });
    const status = page.locator(".cite-status");
    if (said) {
      await status.getByText(said.replace("{id}", "F12.32")).waitFor();
      assert.equal(pathIn(await clipboard(page)), withDay(path));
    } else assert.deepEqual([await status.innerText(), await clipboard(page)], ["", "before"]);
    assert.deepEqual(errors, []);
  }
});

test("if sharing and copying both fail, the link is shown in a text field", async () => {
  const { page, errors } = await open("/about/", PHONE);
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException("", "NotAllowedError"));
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto("/r/F12.32/");
  await page.locator("#F12\\.32 > .cite").click();
  await page.getByRole("menuitem", { name: "Share" }).click();
  assert.equal(pathIn(await page.locator(".cite-menu textarea").inputValue()), withDay("/r/F12.32/"));
  assert.deepEqual(errors, []);
});

test("a setting on /about/ disables single-key shortcuts on all open pages, but not Ctrl+K", async () => {
  const own = await context();
  const [about, rule] = [await own.newPage(), await own.newPage()];
  await rule.goto("/ja/r/F12.32/");
  await about.goto("/ja/about/");
  const menu = rule.locator(".cite-menu [role=menu]");
  const search = rule.locator(".search-dialog[open] input");
  const box = about.getByRole("checkbox");
  assert.ok(await box.isChecked());

  await box.uncheck();
  await rule.keyboard.press("c");
  await rule.keyboard.press("/");
  // Ctrl+K still opens the search. When it opens, the page has already handled the two keys above.
  await rule.keyboard.press("Control+k");
  await search.waitFor();
  assert.equal(await search.inputValue(), "");
  assert.equal(await menu.count(), 0);
  await rule.keyboard.press("Escape");
  await about.reload();
  assert.equal(await box.isChecked(), false);
  await rule.reload();
  assert.equal(await rule.locator(".search-open").getAttribute("aria-keyshortcuts"), "Control+K");
  await rule.locator("#F12\\.32 > .cite").click();
  assert.equal(await rule.locator(".cite-title small").count(), 0, "the menu names no key that does nothing");
  await rule.keyboard.press("Escape");

  await box.check();
  await rule.keyboard.press("c");
  await menu.waitFor();
  await rule.keyboard.press("Escape");
  await rule.keyboard.press("/");
  await search.waitFor();
});

test("if storage is blocked, single-key shortcuts work and their setting is hidden", async () => {
  const { page, errors } = await open("/data/");
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    }),
  );
  await page.goto("/about/");
  assert.equal(await page.locator(".single-keys").isVisible(), false);
  await page.keyboard.press("/");
  await page.locator(".search-dialog[open] input").waitFor();
  assert.deepEqual(errors, []);
});

/** Returns the path of the page that an action opens in a new tab. */
async function tabOf(page: Page, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent("page"), act()]);
  await tab.waitForURL(/\/\/localhost/);
  const address = pathIn(tab.url());
  await tab.close();
  return address;
}

test("the contents list and a preview stay open when one of their links is opened in a new tab", async () => {
  const { page } = await open("/asl/f12/");
  await page.setViewportSize({ width: 700, height: 800 });
  await page.locator(".contents-open").click();
  const contents = page.locator("#contents");
  const inContents = contents.locator("a", { hasText: "F12.32" }).first();
  for (const how of [{ modifiers: ["Control"] }, { modifiers: ["Shift"] }, { button: "middle" }] as const) {
    assert.match(
      await tabOf(page, () => inContents.click({ ...how, modifiers: [...(how.modifiers ?? [])] })),
      /#F12\.32$/,
    );
    assert.ok(await contents.isVisible(), JSON.stringify(how));
  }
  await page.goto("/r/F12.32/");
  await page.locator("main .rule-text a.ref", { hasText: "F12.31" }).first().hover();
  const card = page.locator(".preview");
  const link = card.locator(".trail a").last();
  for (const how of [{ modifiers: ["Control"] }, { button: "middle" }] as const) {
    const path = pathIn(await link.evaluate((a: HTMLAnchorElement) => a.href));
    assert.equal(await tabOf(page, () => link.click({ ...how, modifiers: [...(how.modifiers ?? [])] })), path);
    // A preview that the click closes would be gone by the next frame.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done))));
    assert.ok(await card.first().isVisible(), JSON.stringify(how));
  }
});

test("the language link keeps the query and the anchor, even if it is opened in a new tab", async () => {
  const { page } = await openCalculator("/tools/sand-bog/?mover=armoredCar&path=sc");
  const language = page.locator(".language");
  assert.equal(
    await tabOf(page, () => language.click({ button: "middle" })),
    "/ja/tools/sand-bog/?mover=armoredCar&path=sc",
  );
  await page.goto("/r/F12.32/#F12.32-directions");
  assert.equal(await tabOf(page, () => language.click({ modifiers: ["Control"] })), "/ja/r/F12.32/#F12.32-directions");
  await page.evaluate(() => (location.hash = "#F12.32-note-2"));
  await language.click();
  await page.waitForURL(/\/ja\/r\/F12\.32\/#F12\.32-note-2$/);
});
