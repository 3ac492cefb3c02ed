/** Tests the site without a server, after the browser has stored the whole site. */
import assert from "node:assert/strict";
import { OLD_WORKER, storeLikeOldRelease } from "../offline-by-0.9.0.ts";
import { SEARCH_RESULTS } from "../selectors.ts";
import { hostJourney } from "./journey.ts";

/** Matches the errors that browser drivers report for requests to the stopped server. */
const mayReport = /net::ERR|NetworkError|Load failed|fetch/;

hostJourney(
  "a stored site can be read and searched without a server, and its calculators work",
  async (reader, host) => {
    await reader.goto("/offline/");
    await reader.press("[data-actions] button");
    await reader.shows("[data-state]", "The whole site is kept.");
    await host.stop();
    await reader.goto("/r/D7.31/?as=2026-11-22");
    assert.match(await reader.text("h1"), /D7\.31/);
    await reader.shows(".since", "2026-11-22");
    await reader.press("a.language");
    await reader.at("/ja/r/D7.31/?as=2026-11-22");
    await reader.shows(".since", "2026-11-22");
    await reader.goto("/ja/tools/sand-bog/?mover=wagon");
    await reader.select('select:has([value="motorcycle"])', "motorcycle");
    await reader.at("/ja/tools/sand-bog/?mover=motorcycle");
    await reader.goto("/ja/search/?q=%E9%99%BD%E7%82%8E");
    await reader.shows(`${SEARCH_RESULTS} a`, "D11.62");
    await host.start();
  },
  { mayReport },
);

hostJourney(
  "a site stored by release 0.9.0 still opens, and this release replaces it after its pages are closed",
  async (reader, host) => {
    host.intercept((path) => (path === "/sw.js" ? { type: "text/javascript", body: OLD_WORKER } : undefined));
    await reader.goto("/about/");
    const base = new URL(`${reader.root}/`).pathname;
    await reader.until("the old worker", storeLikeOldRelease, base);
    host.intercept(undefined);
    await reader.goto("/r/F12.32/");
    assert.equal(await reader.text("h1"), "Kept by 0.9.0");
    await reader.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update().then(() => {}));
    await reader.until("the new worker to wait", async () =>
      Boolean((await navigator.serviceWorker.getRegistration())!.waiting),
    );
    await host.stop();
    await reader.goto("/r/F12.32/");
    assert.equal(await reader.text("h1"), "Kept by 0.9.0");
    // The browser may stop the old worker some time after the last page of the site has been closed.
    let title = "Kept by 0.9.0";
    for (let attempt = 0; attempt < 100 && title === "Kept by 0.9.0"; attempt++) {
      await reader.tab.goto("about:blank");
      await reader.goto("/r/F12.32/");
      title = await reader.text("h1");
    }
    assert.match(title, /F12\.32/);
    await reader.goto("/ja/r/D7.31/");
    assert.match(await reader.text("h1"), /D7\.31/);
    await reader.goto("/offline/");
    await reader.shows("[data-state]", "The whole site is kept.");
    await reader.shows("[data-facts]", "kept since January 1, 2026");
    await host.start();
  },
  { mayReport },
);
