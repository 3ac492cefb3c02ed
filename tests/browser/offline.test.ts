/** Tests offline reading in Chromium. The server really stops, and restarts with a newer release. */
import assert from "node:assert/strict";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { BASE, at as below } from "../../scripts/base.ts";
import { launchHeadless } from "../../scripts/chromium.ts";
import { serveSite } from "../../scripts/serve-site.ts";
import { writeOffline } from "../../src/build/write-offline.ts";
import { releaseOf } from "../../src/offline/release.ts";
import { DESK, waitForHydration } from "./open.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof serveSite>> | undefined;
let port: number | undefined;
let context: BrowserContext | undefined;
/** The folder of a newer release: a copy of dist/ with a few words changed. */
const next = mkdtempSync(join(tmpdir(), "khamsin-"));
const OLD = releaseOf(readFileSync("dist/index.html", "utf8"))!;
const NEW = "00112233aabb";

async function start(outDir = "dist") {
  await stop();
  server = await serveSite({ outDir, ...(port ? { port } : {}) });
  port = server.port;
}
async function stop() {
  await server?.stop();
  server = undefined;
  // Asserts that the server has stopped.
  if (port) await assert.rejects(fetch(`http://localhost:${port}/`));
}
const at = (path: string) => `http://localhost:${port}${below(path)}`;

before(async () => {
  browser = await launchHeadless();
  cpSync("dist", next, { recursive: true });
  const alter = (file: string, words: readonly (readonly [string, string])[]) => {
    const path = join(next, file);
    const before = readFileSync(path, "utf8");
    writeFileSync(
      path,
      words.reduce((text, [from, to]) => text.replaceAll(from, to), before),
    );
  };
  for (const file of globSync("**/*.html", { cwd: next })) alter(file, [[OLD, NEW]]);
  for (const file of ["r/F12.32/index.html", "r/D7.31/index.html", "r/F12.3/index.html", "ids.json"]) {
    alter(file, [
      ["Orientation", "Bearing"],
      ["Sand Bog", "Sand Trap"],
    ]);
  }
  await writeOffline(next, BASE, NEW);
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(next, { recursive: true });
});
afterEach(async () => {
  await context?.close();
  context = undefined;
});

/** Opens a page with empty storage. The timeout is long, because storing the whole site takes a while. */
async function newVisit(): Promise<Page> {
  context = await browser.newContext({ ...DESK, serviceWorkers: "allow" });
  context.setDefaultTimeout(120_000);
  return context.newPage();
}
async function visitor(): Promise<Page> {
  await start();
  return newVisit();
}

/** Waits until an expression is true in the page, even if the page reloads meanwhile. */
async function until(page: Page, condition: string, why: string) {
  for (let i = 0; i < 1200; i++) {
    if (await page.evaluate(condition).catch(() => false)) return;
    await page.waitForTimeout(100);
  }
  assert.fail(`${why}: ${await page.evaluate("document.querySelector('main')?.innerText.slice(0, 500)")}`);
}
const release = (page: Page) => page.locator('meta[name="khamsin-release"]').getAttribute("content");
const heading = (page: Page) => page.locator("main h1:visible, main .rule-head:visible").first().innerText();
const stored = (path: string) =>
  `caches.keys().then(async (names) => { for (const n of names) if (await (await caches.open(n)).match(${JSON.stringify(below(path))}, { ignoreSearch: true })) return true; return false })`;

async function keepAll(page: Page) {
  await page.goto(at("/offline/"));
  await page.getByRole("button", { name: /^Keep the whole site/ }).click();
  await page.getByRole("status").getByText("The whole site is kept.").waitFor();
}

const WAITS = "navigator.serviceWorker.getRegistration().then((r) => !!r.waiting)";
/** Closes all pages, so that the waiting service worker takes over. Then opens a path. */
async function reopen(path: string): Promise<Page> {
  const page = await context!.newPage();
  for (const other of context!.pages()) if (other !== page) await other.close();
  for (let i = 0; i < 100; i++) {
    // Playwright sometimes waits in vain for a page that is opened while Chromium stops the old worker.
    if (context!.serviceWorkers().length < 2) {
      // Without a server, `goto` can fail while the old worker is still active.
      const response = await page.goto(at(path)).catch(() => null);
      if (response && !(await page.evaluate(WAITS))) return page;
      await page.goto("about:blank");
    }
    await page.waitForTimeout(200);
  }
  assert.fail("the new worker is still waiting");
}
const text = (page: Page, path: string) =>
  page.evaluate((address) => fetch(address).then((r) => r.text()), below(path));

test("every page names the manifest in its language, which the browser can parse", async () => {
  const page = await visitor();
  for (const [path, file] of [
    ["/r/F12.32/", "manifest.webmanifest"],
    ["/ja/", "manifest.ja.webmanifest"],
  ] as const) {
    await page.goto(at(path));
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
    const devtools = await page.context().newCDPSession(page);
    const { url, errors } = await devtools.send("Page.getAppManifest");
    assert.deepEqual([url, errors], [at(`/${file}`), []]);
  }
});

test("after the whole site is stored, everything works offline, a new release appears once all pages are closed, and the site can be removed", async () => {
  const page = await visitor();
  await page.goto(at("/offline/"));
  const keep = page.getByRole("button", { name: /^Keep the whole site \(\d\.\d\sMB\)$/ });
  await keep.waitFor();
  // If the button says "9.4 MB", the text says "about 9 MB".
  const megabytes = Number.parseFloat(/\d\.\d(?=\sMB)/.exec(await keep.innerText())![0]);
  assert.ok((await page.locator("main").innerText()).includes(`Download: about ${Math.round(megabytes)} MB`));
  await keep.click();
  await page.getByRole("status").getByText("The whole site is kept.").waitFor();
  const facts = await page.locator("[data-facts]").innerText();
  assert.ok(facts.includes(OLD) && /Storage used by this site: \d+\.\d\sMB/.test(facts), facts);
  await stop();

  await page.goto(at("/r/D7.31/"));
  assert.match(await heading(page), /D7\.31\s+Sand Bog/);
  await page.goto(at("/ja/asl/f12/#F12.32"));
  assert.equal(await page.locator("html").getAttribute("lang"), "ja");
  assert.ok(await page.locator("#F12\\.32").isVisible());

  // The header's language link works offline.
  await page.goto(at("/r/It-V8/"));
  await page.locator(".site-header a[hreflang=ja], .site-header a[lang=ja]").first().click();
  await page.waitForURL("**/ja/r/It-V8/");

  await page.keyboard.press("/");
  await page.locator(".search-dialog input").fill("stuck in sand");
  await page.locator(".search-dialog a[href*='D7.31']").first().waitFor();
  await page.locator(".search-dialog input").fill("オーバーレイの配置");
  await page.locator(".search-dialog a[href*='/ja/r/F12']").first().waitFor();

  await page.goto(at("/tools/sand-bog/"));
  await waitForHydration(page);
  await page.getByLabel("across a Dune Crest hexside").check();
  await page.waitForURL("**/tools/sand-bog/?*path=sc*");
  assert.match(await page.locator(".derivation").first().innerText(), /Dune Crest/);

  // A game can be continued, shows its sheet, and is stored.
  await page.goto(at("/game/?view=play&boards=25-26&weather=clear&ec=dry&wind=noWind&dust=none"));
  await waitForHydration(page);
  await page.getByRole("button", { name: "Record: no change" }).click();
  await page.waitForURL("**/game/?*play=c*");
  await page.locator(".choices label", { hasText: /^Sheet$/ }).click();
  await page.locator(".quick .panels a", { hasText: "D3.31" }).first().waitFor();
  await page.goto(at("/game/"));
  await page.locator(".kept li").waitFor();

  for (const [asked, answer] of [
    ["/r/f12-32/", "/r/F12.32/"],
    ["/ja/r/12.32/", "/ja/r/F12.32/"],
    ["/r/F12.32", "/r/F12.32/"],
    ["/r/F12/", "/asl/f12/"],
  ] as const) {
    await page.goto(at(asked)).catch(() => {});
    await page.waitForURL(at(answer));
  }
  const missing = await page.goto(at("/r/F12.999/"));
  assert.equal(missing!.status(), 404);
  await page.getByText("F12.999").first().waitFor();

  await start(next);
  await page.goto(at("/ja/r/F12.32/"));
  assert.equal(await release(page), OLD);
  await page.getByText("新しい版の準備ができた。").waitFor();
  // Unvisited pages and the search's data also come from the old release.
  await page.goto(at("/r/D7.31/?view=en"));
  assert.match(await heading(page), /Sand Bog/);
  const line = page.locator("[data-waiting]", { hasText: "A new release is ready." });
  await line.waitFor();
  assert.equal(await line.count(), 1);
  assert.ok(!(await text(page, "/ids.json")).includes("Bearing"));
  await page.goto(at("/offline/"));
  await page.locator("[data-waiting]:visible").waitFor();
  const other = await context!.newPage();
  await other.goto(at("/"));
  await page.close();
  await other.goto(at("/r/F12.32/"));
  assert.equal(await release(other), OLD);

  await stop();
  const after = await reopen("/r/F12.32/?view=en");
  assert.equal(await release(after), NEW);
  assert.match(await heading(after), /Bearing/);
  assert.equal(await after.locator("[data-waiting]").count(), 0);
  await after.goto(at("/r/F12.3/"));
  assert.equal(await release(after), NEW);
  assert.ok((await text(after, "/ids.json")).includes("Bearing"));
  await after.goto(at("/offline/"));
  await after.getByRole("status").getByText("The whole site is kept.").waitFor();
  await after.getByRole("button", { name: "Remove from this device" }).click();
  await after.getByRole("status").getByText("Removed.").waitFor();
  const gone = await after.goto(at("/r/D7.31/"));
  assert.equal(gone!.status(), 503);
  assert.equal(await heading(after), "This page is not on this device");
});

test("without a network, visited pages open, and other pages are reported as not stored", async () => {
  const page = await visitor();
  await page.goto(at("/r/F12.32/"));
  await until(page, stored("/r/F12.32/"), "the first page is stored");
  await page.goto(at("/ja/tools/sand-bog/"));
  await until(page, stored("/ja/tools/sand-bog/"), "the second page is stored");
  await stop();
  await page.goto(at("/r/F12.32/?view=en"));
  assert.match(await heading(page), /F12\.32\s+Orientation/);
  // The page's CSS is stored, too.
  assert.equal(await page.evaluate("getComputedStyle(document.body).margin"), "0px");
  await page.goto(at("/ja/tools/sand-bog/"));
  assert.ok(await page.locator("main input:visible").first().isEnabled());
  await page.goto(at("/ja/r/D7.31/"));
  assert.equal(await heading(page), "このページは端末にない");
  await start();
  await page.getByRole("button", { name: "再試行" }).click();
  await until(page, "!!document.querySelector('article.rule')", "the page opens once the network is back");
});

test("if the whole site is not stored, a new release loads at once, and replaces the old release once open pages are closed", async () => {
  const page = await visitor();
  for (const path of ["/r/F12.32/", "/r/D7.31/"]) {
    await page.goto(at(path));
    await until(page, stored(path), `${path} is stored`);
  }
  await start(next);
  const status = (path: string) => page.evaluate(`fetch("${below(path)}").then((r) => r.status)`);
  for (const path of ["/ids.json", "/r/D7.31/", "/search-terms.en.json", "/headlines/dust.en.json"])
    assert.equal(await status(path), 200);
  const other = await context!.newPage();
  await other.goto(at("/r/F12.32/"));
  assert.equal(await release(other), NEW);
  assert.match(await heading(other), /Bearing/);
  assert.ok((await text(other, "/ids.json")).includes("Bearing"));
  await until(other, WAITS, "the new worker waits");
  assert.equal(await other.locator("[data-waiting]").count(), 0);
  // Stores the whole site while the old worker is active. The new worker waits until both pages are closed.
  await keepAll(other);
  await other.locator("[data-waiting]:visible").waitFor();
  assert.equal(await release(page), OLD);
  await stop();
  const after = await reopen("/r/D7.31/");
  assert.equal(await release(after), NEW);
  assert.ok(!((await after.evaluate("caches.keys()")) as string[]).some((name) => name.endsWith(OLD)));
});

test("an interrupted or damaged download of the whole site resumes where it stopped", async () => {
  const page = await visitor();
  await page.goto(at("/offline/"));
  const packs =
    "caches.keys().then((names) => caches.open(names.find((n) => n.includes(' files ')))).then((c) => c.keys()).then((k) => k.filter(({ url }) => url.endsWith('.pack')).length)";
  let fetched = 0;
  await context!.route("**/*.pack", (route) => (++fetched > 6 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: /^Keep/ }).click();
  const status = page.getByRole("status");
  await status.getByText(/interrupted.* of \d\.\d\sMB is kept\./).waitFor();
  const first = (await page.evaluate(packs)) as number;
  assert.ok(first > 0 && first <= 6);
  await context!.unrouteAll({ behavior: "wait" });
  await context!.route("**/*.pack", async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length >> 1]! ^= 1;
    await route.fulfill({ response, body });
  });
  await page.getByRole("button", { name: "Keep the rest" }).click();
  await status.getByText(/damaged.* of \d\.\d\sMB is kept\./).waitFor();
  assert.equal(await page.evaluate(packs), first);
  await context!.unrouteAll({ behavior: "wait" });
  const asked: string[] = [];
  page.on("request", (request) => /\.pack$/.test(request.url()) && asked.push(request.url()));
  await page.reload();
  await page.getByRole("button", { name: "Keep the rest" }).click();
  await status.getByText("The whole site is kept.").waitFor();
  assert.equal(asked.length, ((await page.evaluate(packs)) as number) - first);
});
