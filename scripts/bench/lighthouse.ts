/** Lighthouse's verdict on a page, as a phone on a slow network sees it (its own simulated throttling). */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumOptions } from "../chromium.ts";
import { type Figure, median } from "./figures.ts";
import { serveAsHost } from "./host.ts";
import type { MeasuredPage } from "./pages.ts";

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};

/**
 * A browser for Lighthouse alone, and the port at which it listens. Not one that Playwright started: that one's driver is attached to
 * each page too, and every second run has a task of 15 to 30 ms for it before the page's first frame.
 */
export async function ownBrowser(): Promise<{ port: number; stop: () => void }> {
  const { executablePath, args } = chromiumOptions("--headless=new");
  const { port, kill } = await launch({ chromePath: executablePath, chromeFlags: args });
  return { port, stop: kill };
}

/** What a page scores over some runs, and the audits that cost it points in any of them. */
export interface Judged {
  figures: Figure[];
  failed: string[];
}

/**
 * Runs Lighthouse `runs` times over a page of the site at `root`, in the browser that listens on `port` for the DevTools
 * protocol, and takes the medians. Nothing is sent anywhere.
 *
 * @throws Error if Lighthouse could not load the page
 */
export async function judge(
  root: string,
  { type, path }: Pick<MeasuredPage, "type" | "path">,
  port: number,
  runs: number,
): Promise<Judged> {
  const seen = new Map<string, number[]>();
  const failed = new Set<string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(root + path, {
      port,
      logLevel: "error",
      output: "json",
      onlyCategories: Object.keys(CATEGORIES),
      formFactor: "mobile",
    });
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse ${path}: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits } = result.lhr;
    const note = (measure: string, value: number) => seen.set(measure, [...(seen.get(measure) ?? []), value]);
    for (const [id, name] of Object.entries(CATEGORIES)) {
      note(name, Math.round((categories[id]!.score ?? 0) * 100));
      for (const { id: audit, weight } of categories[id]!.auditRefs) {
        const { score, title } = audits[audit]!;
        if (weight && score !== null && score < (id === "performance" ? 0.9 : 1)) failed.add(`${audit}: ${title}`);
      }
    }
    note("FCP s", audits["first-contentful-paint"]!.numericValue! / 1000);
    note("LCP s", audits["largest-contentful-paint"]!.numericValue! / 1000);
    note("TBT ms", audits["total-blocking-time"]!.numericValue!);
    note("CLS", audits["cumulative-layout-shift"]!.numericValue!);
  }
  const targets: Record<string, Pick<Figure, "most" | "least">> = {
    "LCP s": { most: 0.9 },
    "TBT ms": { most: 0 },
    CLS: { most: 0 },
  };
  for (const name of Object.values(CATEGORIES)) targets[name] = { least: 100 };
  const figures = [...seen].map(([measure, values]) => ({
    table: "Lighthouse, mobile",
    of: type,
    measure,
    value: median(values),
    ...targets[measure],
  }));
  return { figures, failed: [...failed] };
}

/** A page of one word, which has nothing to wait for but the browser. */
const ONE_WORD =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Wind</title><p>Wind';

/**
 * What a page of one word is measured at in the same browser, without targets: no page can be quicker, and on a machine whose
 * browser takes long over its own start even that one blocks.
 */
export async function floorFigures(port: number, runs: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "khamsin-floor-"));
  for (const file of ["index.html", "404.html"]) writeFileSync(join(folder, file), ONE_WORD);
  const site = await serveAsHost(folder);
  try {
    const { figures } = await judge(site.root, { type: "a page of one word", path: "/" }, port, runs);
    return figures
      .filter(({ measure }) => / (?:s|ms)$/.test(measure))
      .map(({ table, of, measure, value }) => ({ table, of, measure, value }));
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}
