/** The whole site kept by the browser, and its server stopped. */
import assert from "node:assert/strict";
import { hostJourney } from "./journey.ts";

hostJourney(
  "what is kept is read, searched and calculated without a server",
  async (reader, host) => {
    await reader.goto("/offline/");
    await reader.press("[data-actions] button");
    await reader.shows("[data-state]", "The whole site is kept.");
    await host.stop();
    await reader.goto("/r/D7.31/");
    assert.match(await reader.text("h1"), /D7\.31/);
    await reader.press("a.language");
    await reader.at("/ja/r/D7.31/");
    await reader.goto("/ja/tools/sand-bog/?mover=wagon");
    await reader.select('select:has([value="motorcycle"])', "motorcycle");
    await reader.at("/ja/tools/sand-bog/?mover=motorcycle");
    await reader.goto("/ja/search/?q=%E9%99%BD%E7%82%8E");
    await reader.shows("[data-search-results] a", "D11.62");
    await host.start();
  },
  // The driver itself reports the request that found no server.
  { mayReport: /net::ERR|NetworkError|Load failed|fetch/ },
);
