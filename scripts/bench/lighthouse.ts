/** Lighthouse's verdict on pages, as a phone on a slow network sees them (its own simulated throttling). */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumOptions } from "../chromium.ts";
import { CLS, FULL_MARKS, LCP, type Readings, TBT } from "./budgets.ts";
import type { MeasuredPage } from "./pages.ts";

const CATEGORIES: Record<string, string> = { performance: "performance", ...FULL_MARKS };

/**
 * A browser for Lighthouse alone, and the port at which it listens. Not one that Playwright started: that one's driver is attached to
 * each page too, and every second run has a task of 15 to 30 ms for it before the page's first frame.
 */
async function ownBrowser(): Promise<{ port: number; stop: () => void }> {
  const { executablePath, args } = chromiumOptions("--headless=new");
  const { port, kill } = await launch({ chromePath: executablePath, chromeFlags: args });
  return { port, stop: kill };
}

/**
 * One run over the page at `address`: its numbers by measure, and the audits of these categories that cost it points.
 * @throws Error if it did not load
 */
async function judge(
  address: string,
  port: number,
  judged: string[],
): Promise<{ numbers: Map<string, number>; failed: string[] }> {
  const result = await lighthouse(address, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: judged,
    formFactor: "mobile",
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse ${address}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const numbers = new Map<string, number>();
  const failed: string[] = [];
  for (const id of judged) {
    numbers.set(CATEGORIES[id]!, Math.round((categories[id]!.score ?? 0) * 100));
    for (const { id: audit, weight } of categories[id]!.auditRefs) {
      const { score, title } = audits[audit]!;
      if (weight && score !== null && score < (id === "performance" ? 0.9 : 1)) failed.push(`${audit}: ${title}`);
    }
  }
  numbers.set("FCP s", audits["first-contentful-paint"]!.numericValue! / 1000);
  numbers.set(LCP, audits["largest-contentful-paint"]!.numericValue! / 1000);
  numbers.set(TBT, audits["total-blocking-time"]!.numericValue!);
  numbers.set(CLS, audits["cumulative-layout-shift"]!.numericValue!);
  return { numbers, failed };
}

/**
 * Runs Lighthouse over all pages, then over all again, `runs` times: what slows the machine for a while slows each of them once.
 * `addressOf` gives the full address of a page. Nothing is sent anywhere.
 *
 * @throws Error if a page did not load
 */
export async function judgeAll(
  pages: readonly MeasuredPage[],
  addressOf: (page: MeasuredPage) => string,
  runs: number,
): Promise<{ read: Map<MeasuredPage, Readings>; failed: Map<MeasuredPage, Set<string>> }> {
  const read = new Map(pages.map((page) => [page, new Map<string, number[]>()]));
  const failed = new Map(pages.map((page) => [page, new Set<string>()]));
  const { port, stop } = await ownBrowser();
  try {
    for (let run = 1; run <= runs; run++) {
      console.error(`Lighthouse, run ${run} of ${runs}`);
      // What no run changes is judged once.
      const categories = run === 1 ? Object.keys(CATEGORIES) : ["performance"];
      for (const page of pages) {
        const judged = await judge(addressOf(page), port, categories);
        const readings = read.get(page)!;
        for (const [measure, value] of judged.numbers) readings.set(measure, [...(readings.get(measure) ?? []), value]);
        for (const audit of judged.failed) failed.get(page)!.add(audit);
      }
    }
  } finally {
    stop();
  }
  return { read, failed };
}
