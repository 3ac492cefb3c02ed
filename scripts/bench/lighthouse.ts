/** Runs Lighthouse on pages, as on a phone with a slow network (Lighthouse's simulated throttling). */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumOptions } from "../chromium.ts";
import { pageFigure, SCORES } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import type { MeasuredPage } from "./pages.ts";

/**
 * The Lighthouse audit (`id`) for each column. Lighthouse's value is divided by `per` to convert milliseconds to
 * seconds.
 */
const AUDITS = {
  "FCP s": { id: "first-contentful-paint", per: 1000 },
  "LCP s": { id: "largest-contentful-paint", per: 1000 },
  "TBT ms": { id: "total-blocking-time", per: 1 },
  CLS: { id: "cumulative-layout-shift", per: 1 },
};

/**
 * Runs Lighthouse once on each page. Sends no data to other hosts.
 * Returns the measured values, and the audits in which pages of this site lost points.
 *
 * @param addressOf returns the full URL of a page
 * @param categories the Lighthouse categories to measure
 * @throws Error if a page did not load
 */
export async function runLighthouse(
  pages: readonly MeasuredPage[],
  addressOf: (page: MeasuredPage) => string,
  categories = Object.keys(SCORES),
): Promise<{ figures: Figure[]; failed: string[] }> {
  const figures: Figure[] = [];
  const failed: string[] = [];
  // Starts the browser without Playwright. In every second run Playwright's driver causes a task of 15 to 30 ms before
  // a page's first frame.
  const { executablePath: chromePath, args: chromeFlags } = chromiumOptions("--headless=new");
  const { port, kill } = await launch({ chromePath, chromeFlags });
  try {
    for (const page of pages) {
      const result = await lighthouse(addressOf(page), {
        port,
        logLevel: "error",
        onlyCategories: categories,
        formFactor: "mobile",
        disableFullPageScreenshot: true,
      });
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse ${page.path}: ${result?.lhr.runtimeError?.message}`);
      const { lhr } = result;
      const told = (measure: string, value: number) =>
        figures.push(pageFigure("Lighthouse, mobile", page, measure, value));
      for (const { id, score, auditRefs } of Object.values(lhr.categories)) {
        told(id, Math.round((score ?? 0) * 100));
        for (const { id: audit, weight } of page.kind === "starlight" ? [] : auditRefs) {
          const { score, title } = lhr.audits[audit]!;
          if (weight && score !== null && score < (id === "performance" ? 0.9 : 1))
            failed.push(`- ${page.path}: ${audit}: ${title}`);
        }
      }
      for (const [measure, { id, per }] of Object.entries(AUDITS)) told(measure, lhr.audits[id]!.numericValue! / per);
    }
  } finally {
    kill();
  }
  return { figures, failed };
}
