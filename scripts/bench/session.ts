import type { Browser } from "playwright-core";
import { rulePath, sectionPath } from "../../src/rules/addresses.ts";
import { isNumberedSection, sectionOf } from "../../src/rules/ids.ts";
import { SITE_BUDGETS } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { starlightRule, starlightSection } from "./starlight.ts";

/** The sections and rules opened in a typical session, in this order. */
const READ = ["D7", "D7.31", "D11", "D11.62", "D11.71", "F12", "F12.32", "D5", "D5.4"];

const ownPath = (id: string) => `/${isNumberedSection(id) ? sectionPath(id) : rulePath(id)}`;
const pathInStarlight = (id: string) =>
  isNumberedSection(id) ? starlightSection(id) : starlightRule({ id, section: sectionOf(id)! });

/** Opens URLs one after the other, starting with an empty cache. Returns the bytes transferred, including headers. */
async function bytesOfSession(browser: Browser, addresses: readonly string[]): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  let bytes = 0;
  // `encodedDataLength` is 0 for responses from the cache.
  devTools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  for (const address of addresses) await page.goto(address, { waitUntil: "networkidle" });
  await context.close();
  return bytes;
}

/**
 * Measures the same session on this site and on Starlight, and divides the bytes. `site` and `starlight` are root URLs.
 */
export async function sessionFigures(browser: Browser, site: string, starlight: string): Promise<Figure[]> {
  const own = await bytesOfSession(
    browser,
    READ.map((id) => site + ownPath(id)),
  );
  const its = await bytesOfSession(
    browser,
    READ.map((id) => starlight + pathInStarlight(id)),
  );
  const told = { table: `A session of ${READ.length} pages, by the network`, measure: "KB" };
  return [
    { ...told, of: "this site", value: own / 1024 },
    { ...told, of: "Starlight", value: its / 1024 },
    { ...told, of: "this site ÷ Starlight", measure: "share", value: own / its, most: SITE_BUDGETS.sessionShare },
  ];
}
