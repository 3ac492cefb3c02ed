/** Tests a host that removes the final slash of URLs, and the old host after the site has moved. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, afterEach, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { at, BASE, pathIn } from "../../scripts/base.ts";
import { launchHeadless } from "../../scripts/chromium.ts";
import { fileOf, pathOf, typeOf } from "../../src/offline/requests.ts";
import { DESK, PATIENCE } from "./open.ts";

let browser: Browser;
let context: BrowserContext | undefined;
before(async () => {
  browser = await launchHeadless();
});
after(() => browser?.close());
afterEach(async () => {
  await context?.close();
  for (const host of hosts.splice(0)) await stop(host);
});

/** Returns a host's special response to a path. If undefined, the host sends the file in dist/. */
type Answer = (path: string) => { status?: number; location?: string; file?: string } | undefined;
const hosts: Server[] = [];

/** Starts a host that serves dist/, except for the paths to which `answer` returns a response. */
async function serve(answer: Answer, port = 0): Promise<Server> {
  const host = createServer(({ url }, response) => {
    const path = pathOf(new URL(url!, "http://localhost").pathname, BASE) ?? "404.html";
    const { status = 200, location, file = `dist/${fileOf(path)}` } = answer(path) ?? {};
    try {
      const body = location ? "" : readFileSync(file);
      response.writeHead(status, location ? { location } : { "content-type": typeOf(file) }).end(body);
    } catch {
      response.writeHead(404, { "content-type": "text/html" }).end(readFileSync("dist/404.html"));
    }
  });
  await new Promise<void>((listening) => host.listen(port, "localhost", listening));
  hosts.push(host);
  return host;
}
/** Returns a function that turns a path into its URL on the host, even after the host has stopped. */
function addressOf(host: Server) {
  const { port } = host.address() as AddressInfo;
  return (path: string) => `http://localhost:${port}${at(path)}`;
}
async function stop(host: Server) {
  host.closeAllConnections();
  if (host.listening) await new Promise((closed) => host.close(closed));
}

/** Redirects "/r/F12.32/" to "/r/F12.32", and serves the page there. */
const dropsSlash: Answer = (path) => {
  if (path === "" || /\.(?!\d)\w+$/.test(path)) return undefined;
  return path.endsWith("/")
    ? { status: 301, location: at(`/${path.slice(0, -1)}`) }
    : { file: `dist/${path}/index.html` };
};

async function visitor(): Promise<Page> {
  context = await browser.newContext({ ...DESK, serviceWorkers: "allow" });
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}
/** Waits until a service worker controls the page. */
const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** Checks a condition every 50 ms until it holds. `awaited` is for the message after a timeout: "the page in a cache". */
async function until(awaited: string, holds: () => Promise<boolean>) {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) assert.fail(`Waited in vain for ${awaited}`);
    await setTimeout(50);
  }
}
/** Returns the page's path and heading: `["/r/F12.32", "F12.32 Orientation"]`. */
const shown = async (page: Page) => [
  pathIn(page.url()),
  (await page.locator("main h1:visible, main .rule-head:visible").first().innerText()).replace(/\s+/g, " "),
];

test("if the host removes final slashes, visited pages open offline, with or without the slash", async () => {
  const host = await serve(dropsSlash);
  const address = addressOf(host);
  const page = await visitor();
  await page.goto(address("/r/F12.31/"));
  await controlled(page);
  await page.goto(address("/r/F12.32/"));
  assert.match((await shown(page)).join(), /^\/r\/F12\.32,F12\.32 Orientation/);
  const isStored = () =>
    page.evaluate(async () => (await caches.match(`${location.href.replace(/\/?$/, "")}/`)) !== undefined);
  await until("the page in a cache", isStored);
  await stop(host);
  for (const path of ["/r/F12.32/", "/r/F12.32", "/r/F12.32/?view=en"]) {
    await page.goto(address(path));
    assert.match((await shown(page)).join(), /F12\.32 Orientation/, path);
  }
  for (const [path, heading] of [
    ["/r/D7.31/", "This page is not on this device"],
    ["/r/D7.31", "This page is not on this device"],
    ["/ja/r/D7.31/", "このページは端末にない"],
  ] as const) {
    const answer = await page.goto(address(path));
    assert.deepEqual([answer!.status(), (await shown(page))[1]], [503, heading], path);
  }
  await page.goto(address("/offline/"));
  assert.equal((await shown(page))[1], "Reading offline");
});

test("if the host removes final slashes, the whole site can be stored and read offline", async () => {
  const host = await serve(dropsSlash);
  const address = addressOf(host);
  const page = await visitor();
  await page.goto(address("/offline/"));
  await page.getByRole("button", { name: /^Keep the whole site/ }).click();
  await page.getByRole("status").getByText("The whole site is kept.").waitFor();
  await stop(host);
  for (const [path, heading] of [
    ["/r/D7.31/", /D7\.31 Sand Bog/],
    ["/r/D7.31", /D7\.31 Sand Bog/],
    ["/offline", /Reading offline/],
    ["/offline/", /Reading offline/],
    ["/ja/offline", /オフライン/],
    ["/r/f12-32", /F12\.32 Orientation/],
  ] as const) {
    await page.goto(address(path)).catch(() => {});
    await page.waitForLoadState();
    await page.locator("main h1:visible, main .rule-head:visible", { hasText: heading }).first().waitFor();
  }
});

test("deploy/retire-sw.js, served as sw.js by the old host, removes the worker and its caches, nothing else", async () => {
  const old = await serve(() => undefined);
  const address = addressOf(old);
  const page = await visitor();
  await page.goto(address("/offline/"));
  await page.getByRole("button", { name: /^Keep the whole site/ }).click();
  await page.getByRole("status").getByText("The whole site is kept.").waitFor();
  await page.evaluate(async () => {
    localStorage.setItem("khamsin.games", "kept");
    await caches.open("khamsin /another/ packs");
  });
  await stop(old);
  await serve(
    (path) =>
      path === "sw.js" ? { file: "deploy/retire-sw.js" } : { status: 302, location: "https://example.invalid/" },
    Number(new URL(address("/")).port),
  );
  // The stored page still opens. Then the browser looks for a new worker and finds deploy/retire-sw.js.
  await page.goto(address("/r/F12.32/"));
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      games: localStorage.getItem("khamsin.games"),
    }));
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      // Fails once the registration is removed.
      await registration?.update().catch(() => {});
      return !!registration?.waiting;
    });
  // The new worker waits until the old worker stops. While a debugger is attached, as here, that takes five minutes, so
  // the test stops the old worker. It does not stop the new worker while that is installed or activated.
  const debug = await page.context().newCDPSession(page);
  await debug.send("ServiceWorker.enable");
  await until("the old worker to be removed", async () => {
    if (await isWaiting()) await debug.send("ServiceWorker.stopAllWorkers");
    return (await left()).workers === 0;
  });
  assert.deepEqual(await left(), { workers: 0, caches: ["khamsin /another/ packs"], games: "kept" });
  // Without a worker, the host redirects the request to a domain that does not exist.
  await assert.rejects(page.goto(address("/r/F12.32/")), /ERR_NAME_NOT_RESOLVED|ERR_/);
});
