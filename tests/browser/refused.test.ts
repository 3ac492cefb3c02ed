/** Tests browsers that refuse storage, disk space or service workers. The site must still work. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumOptions, launchHeadless } from "../../scripts/chromium.ts";
import { serveSite } from "../../scripts/serve-site.ts";
import { query } from "./calculator-page.ts";
import { errorsOf, PATIENCE, waitForHydration } from "./open.ts";

let browser: Browser;
let site: Awaited<ReturnType<typeof serveSite>>;
before(async () => {
  site = await serveSite();
  browser = await launchHeadless();
});
after(async () => {
  await browser?.close();
  await site?.stop();
});

/** Asserts that reading, Cite, search and a calculator work. The offline page must show the message `said`. */
async function works(context: BrowserContext, said: RegExp): Promise<Page> {
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors = errorsOf(page);
  const at = (path: string) => page.goto(site.root + path);
  await at("/r/f12.32/");
  await page.waitForURL("**/r/F12.32/");
  assert.match(await page.locator("h1").innerText(), /Orientation/);
  await page.locator(".languages").getByRole("button", { name: "English", exact: true }).click();
  assert.ok(!(await page.locator(".text.ja").first().isVisible()));
  // The chosen language is in the URL, even without storage.
  assert.equal(new URL(page.url()).searchParams.get("view"), "en");
  await page.locator(".cite").first().click();
  await page.getByRole("menuitemradio").last().click();
  await page.keyboard.press("Escape");
  await page.locator(".text.en a.ref").first().focus();
  await page.locator(".preview").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.locator(".search-dialog input").fill("stuck in sand");
  await page.locator(".search-dialog a[href*='D7.31']").first().click();
  await page.waitForURL("**/r/D7.31/**");
  await at("/ja/tools/sand-bog/?mover=armoredCar");
  await waitForHydration(page);
  await page.getByRole("checkbox", { name: /^デューン・クレスト/ }).check();
  await page.locator(".answer", { hasText: "10/36" }).waitFor();
  assert.equal(await query(page), "?mover=armoredCar&path=sc");
  await at("/offline/");
  await page.getByRole("status").getByText(said).waitFor();
  assert.deepEqual(errors, []);
  return page;
}

/** Makes storage APIs throw on any access. */
const refuseAll = () => {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { get: refuse });
};
const fullStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException("", "QuotaExceededError");
  };
};
const noWorkers = () => Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
const noRegistration = () =>
  Object.defineProperty(ServiceWorkerContainer.prototype, "register", {
    value: () => Promise.reject(new DOMException("", "SecurityError")),
  });

test("the site works in a browser that blocks all storage", async () => {
  const profile = mkdtempSync(join(tmpdir(), "khamsin-"));
  mkdirSync(join(profile, "Default"));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, chromiumOptions());
  try {
    const page = await works(context, /This browser cannot keep the site/);
    await assert.rejects(page.evaluate("localStorage.view"), /SecurityError/);
    assert.equal(await page.locator("main button:visible").count(), 0);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

for (const [what, scripts] of [
  ["storage throws and workers are missing", [refuseAll, noWorkers]],
  ["storage throws and workers are available", [refuseAll]],
  ["storage is full and workers are refused", [fullStorage, noRegistration]],
] as const) {
  test(`the site works if ${what}`, async () => {
    const context = await browser.newContext();
    for (const script of scripts) await context.addInitScript(script);
    await works(context, /This browser cannot keep the site/);
    await context.close();
  });
}

test("the service worker is installed only if there is space for it; otherwise a message says so", async () => {
  const context = await browser.newContext();
  await context.addInitScript(fullStorage);
  const page = await context.newPage();
  const room = await context.newCDPSession(page);
  await page.goto(`${site.root}/404.html`);
  await room.send("Storage.overrideQuotaForOrigin", { origin: site.root, quotaSize: 1000 });
  const last = await works(context, /The browser gives this site no room/);
  await room.send("Storage.overrideQuotaForOrigin", { origin: site.root });
  await last.getByRole("button", { name: "Load again" }).click();
  await last.getByRole("button", { name: /^Keep the whole site/ }).waitFor();

  // Now the worker is installed. Space runs out before the download, then during it. At last the browser refuses to
  // delete the stored files.
  await room.send("Storage.overrideQuotaForOrigin", { origin: site.root, quotaSize: 1000 });
  const status = last.getByRole("status");
  await last.getByRole("button", { name: /^Keep/ }).click();
  await status.getByText("no more room").waitFor();
  const { usage } = (await last.evaluate("navigator.storage.estimate()")) as { usage: number };
  await room.send("Storage.overrideQuotaForOrigin", { origin: site.root, quotaSize: usage + 9_000_000 });
  await last.getByRole("button", { name: /^Keep/ }).click();
  await status.getByText(/no more room.*MB is kept\./).waitFor();
  await last.evaluate(() => {
    Object.defineProperty(CacheStorage.prototype, "delete", { value: () => Promise.reject(new DOMException("")) });
  });
  await last.getByRole("button", { name: "Remove from this device" }).click();
  await status.getByText(/refused to remove it.*MB is kept\./).waitFor();
  await room.send("Storage.overrideQuotaForOrigin", { origin: site.root });
  await last.getByRole("button", { name: "Keep the rest" }).click();
  await status.getByText("The whole site is kept.").waitFor();
  await context.close();
});
