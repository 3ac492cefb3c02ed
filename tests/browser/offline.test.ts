/** Reading without a network, in Chromium: the server is really stopped, and really started again with another release. */
import assert from "node:assert/strict";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { BASE, at as below } from "../../scripts/base.ts";
import { launchChromium, launchHeadless } from "../../scripts/chromium.ts";
import { serveSite } from "../../scripts/serve-site.ts";
import { writeOffline } from "../../src/build/write-offline.ts";
import { releaseOf } from "../../src/offline/release.ts";
import { alive, DESK } from "./open.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof serveSite>> | undefined;
let port: number | undefined;
let context: BrowserContext | undefined;
/** dist/ with a few words altered. */
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
  // Stopped is stopped: nobody listens any more.
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

async function visitor(): Promise<Page> {
  await start();
  context = await browser.newContext({ ...DESK, serviceWorkers: "allow" });
  return context.newPage();
}

/** Until a condition holds in the page, however often it loads again meanwhile. */
async function until(page: Page, condition: string, why: string) {
  for (let i = 0; i < 150; i++) {
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

test("a browser learns that the site can be installed, once the page has been shown, in the page's language", async (t) => {
  // The headless shell installs nothing and names no fault.
  await start();
  const whole = await launchChromium();
  t.after(() => whole.close());
  for (const [path, file] of [
    ["/r/F12.32/", "manifest.webmanifest"],
    ["/ja/", "manifest.ja.webmanifest"],
  ] as const) {
    const page = await (await whole.newContext()).newPage();
    await page.goto(at(path));
    await page.locator("link[rel=manifest]").waitFor({ state: "attached" });
    const devtools = await page.context().newCDPSession(page);
    const { url, errors } = await devtools.send("Page.getAppManifest");
    assert.deepEqual([url, errors], [at(`/${file}`), []]);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // A context without a profile installs nothing.
    assert.deepEqual(
      installabilityErrors.map((e) => e.errorId),
      ["in-incognito"],
    );
    await page.context().close();
  }
});

test("the whole site, kept: read, search, calculate, change language, follow any address, without a server", async () => {
  const page = await visitor();
  await page.goto(at("/offline/"));
  const keep = page.getByRole("button", { name: /^Keep the whole site \(\d\.\d\sMB\)$/ });
  await keep.waitFor();
  // The text of the page rounds what the button says.
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

  // A rule in the other language, by the link in the header.
  await page.goto(at("/r/It-V8/"));
  await page.locator(".site-header a[hreflang=ja], .site-header a[lang=ja]").first().click();
  await page.waitForURL("**/ja/r/It-V8/");

  await page.keyboard.press("/");
  await page.locator(".search-dialog input").fill("stuck in sand");
  await page.locator(".search-dialog a[href*='D7.31']").first().waitFor();
  await page.locator(".search-dialog input").fill("オーバーレイの配置");
  await page.locator(".search-dialog a[href*='/ja/r/F12']").first().waitFor();

  await page.goto(at("/tools/sand-bog/"));
  await alive(page);
  await page.getByLabel("across a Dune Crest hexside").check();
  await page.waitForURL("**/tools/sand-bog/?*path=sc*");
  assert.match(await page.locator(".derivation").first().innerText(), /Dune Crest/);

  // A game goes on, has its sheet, and is kept on the device.
  await page.goto(at("/game/?view=play&boards=25-26&weather=clear&ec=dry&wind=noWind&dust=none"));
  await alive(page);
  await page.getByRole("button", { name: "Enter: nothing new" }).click();
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

  await page.goto(at("/offline/"));
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await page.getByRole("status").getByText("Removed.").waitFor();
  const gone = await page.goto(at("/r/D7.31/"));
  assert.equal(gone!.status(), 503);
  assert.equal(await heading(page), "This page is not on this device");
});

test("what has been read stays readable, the first page as well; what has not is said not to be there", async () => {
  const page = await visitor();
  await page.goto(at("/r/F12.32/"));
  await until(page, stored("/r/F12.32/"), "the first page is stored");
  await page.goto(at("/ja/tools/sand-bog/"));
  await until(page, stored("/ja/tools/sand-bog/"), "the second page is stored");
  await stop();
  await page.goto(at("/r/F12.32/?view=en"));
  assert.match(await heading(page), /F12\.32\s+Orientation/);
  // With its style.
  assert.equal(await page.evaluate("getComputedStyle(document.body).margin"), "0px");
  await page.goto(at("/ja/tools/sand-bog/"));
  assert.ok(await page.locator("main input:visible").first().isEnabled());
  await page.goto(at("/ja/r/D7.31/"));
  assert.equal(await heading(page), "このページは端末にない");
  await start();
  await page.getByRole("button", { name: "再試行" }).click();
  await until(page, "!!document.querySelector('article.rule')", "it comes up when the network is back");
});

test("kept: pages of the old release alone until the reader accepts the new one, which is then kept whole", async () => {
  const page = await visitor();
  await keepAll(page);
  await start(next);
  await page.goto(at("/r/F12.32/"));
  assert.equal(await release(page), OLD);
  await page.locator(".update-notice").waitFor({ timeout: 30_000 });
  // Also pages that were never read, and the data of the search.
  await page.goto(at("/r/D7.31/"));
  assert.match(await heading(page), /Sand Bog/);
  assert.ok(
    !((await page.evaluate(`fetch('${below("/ids.json")}').then((r) => r.text())`)) as string).includes("Bearing"),
  );
  const other = await context!.newPage();
  await other.goto(at("/"));
  // The worker says again that it waits: what the reader is about to press stays where it is.
  const offer = page.getByRole("button", { name: "Load it" });
  const button = (await offer.elementHandle())!;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration!.waiting!.postMessage({ type: "take-over", release: "" });
  });
  await page.waitForTimeout(500);
  assert.ok(await button.evaluate((e) => e.isConnected));
  await offer.click();
  for (const each of [page, other])
    await until(
      each,
      `document.querySelector('meta[name="khamsin-release"]').content === "${NEW}"`,
      "both pages load again",
    );
  await other.close();
  await stop();
  await page.goto(at("/r/F12.32/"));
  assert.match(await heading(page), /Bearing/);
  await page.goto(at("/r/F12.3/"));
  assert.equal(await release(page), NEW);
  assert.ok(
    ((await page.evaluate(`fetch('${below("/ids.json")}').then((r) => r.text())`)) as string).includes("Bearing"),
  );
  await page.goto(at("/offline/"));
  await page.getByRole("status").getByText("The whole site is kept.").waitFor();
});

test("not kept: a new release takes over at once, and nothing of the old one comes back", async () => {
  const page = await visitor();
  for (const path of ["/r/F12.32/", "/r/D7.31/"]) {
    await page.goto(at(path));
    await until(page, stored(path), `${path} is stored`);
  }
  await start(next);
  await page.goto(at("/r/F12.3/"));
  assert.equal(await release(page), NEW);
  await until(
    page,
    `caches.keys().then((names) => names.some((n) => n.endsWith("${NEW}")) && !names.some((n) => n.endsWith("${OLD}")))`,
    "the old release's pages go",
  );
  await until(page, stored("/r/F12.3/"), "the new release's page is stored");
  assert.equal(await page.locator(".update-notice").count(), 0);
  await stop();
  await page.goto(at("/r/F12.3/"));
  assert.equal(await release(page), NEW);
  await page.goto(at("/r/F12.32/"));
  assert.equal(await heading(page), "This page is not on this device");
});

test("not kept: an open page of the old release goes on as it would without a worker, and learns of the new one", async () => {
  const page = await visitor();
  await page.goto(at("/r/F12.32/"));
  await until(page, stored("/r/F12.32/"), "the first page is stored");
  await start(next);
  const status = (path: string) => page.evaluate(`fetch("${below(path)}").then((r) => r.status)`);
  for (const path of ["/ids.json", "/r/D7.31/", "/search-terms.en.json", "/headlines/dust.en.json"])
    assert.equal(await status(path), 200);
  // Beside it a new page: it gets what is its own, and both are told of the new release.
  const other = await context!.newPage();
  await other.goto(at("/r/F12.32/"));
  assert.match(await heading(other), /Bearing/);
  assert.ok(
    ((await other.evaluate(`fetch('${below("/ids.json")}').then((r) => r.text())`)) as string).includes("Bearing"),
  );
  await other.locator(".update-notice").waitFor({ timeout: 30_000 });
  assert.equal(await release(page), OLD);
  await other.getByRole("button", { name: "Load it" }).click();
  await until(
    page,
    `document.querySelector('meta[name="khamsin-release"]').content === "${NEW}"`,
    "the old page loads again",
  );
});

test("an interrupted download goes on where it stopped", async () => {
  const page = await visitor();
  await page.goto(at("/offline/"));
  let fetched = 0;
  await context!.route("**/*.pack", (route) => (++fetched > 6 ? route.abort() : route.continue()));
  await page.getByRole("button", { name: /^Keep/ }).click();
  await page
    .getByRole("status")
    .getByText(/interrupted.* of \d\.\d\sMB is kept\./)
    .waitFor();
  const packs =
    "caches.keys().then((names) => caches.open(names.find((n) => n.endsWith('packs')))).then((c) => c.keys()).then((k) => k.length)";
  const first = (await page.evaluate(packs)) as number;
  assert.ok(first > 0 && first <= 6);
  await context!.unroute("**/*.pack");
  const asked: string[] = [];
  page.on("request", (request) => /\.pack$/.test(request.url()) && asked.push(request.url()));
  await page.reload();
  await page.getByRole("button", { name: "Keep the rest" }).click();
  await page.getByRole("status").getByText("The whole site is kept.").waitFor();
  assert.equal(asked.length, ((await page.evaluate(packs)) as number) - first);
});
