/** What a page loads, gzipped: requests, script, style, and everything beside the page's own text. */
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import type { Figure } from "./figures.ts";
import type { MeasuredPage } from "./pages.ts";

const KB = 1024;
const gz = (text: string | Buffer) => (text.length ? gzipSync(text, { level: 9 }).length : 0);
const kb = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / KB);

/** Opens a page of the site at `root` and weighs it. Loading it twice weighs the same. */
export async function weigh(browser: Browser, root: string, { type, path, budget }: MeasuredPage): Promise<Figure[]> {
  const page = await browser.newPage();
  const loaded: { kind: string; body: Buffer }[] = [];
  const pending: Promise<unknown>[] = [];
  page.on("response", (r) => {
    pending.push(
      r.body().then(
        (body) => loaded.push({ kind: r.request().resourceType(), body }),
        () => undefined,
      ),
    );
  });
  await page.goto(root + path, { waitUntil: "networkidle" });
  await Promise.all(pending);
  await page.close();
  const html = loaded.find((l) => l.kind === "document")!.body.toString();
  // Inline scripts are script, what is told to search engines is not; the rules' own HTML is the text that the reader came for.
  const inside = (element: RegExp) => [...html.matchAll(element)].map((m) => m[1]!).join("\n");
  const inlineScript = inside(/<script(?![^>]*\b(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
  const inlineStyle = inside(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const shell = html.replace(/<article class="rule"[\s\S]*?<\/article>/g, "");
  const sum = (kind: string) => loaded.filter((l) => l.kind === kind).reduce((total, l) => total + gz(l.body), 0);
  const style = sum("stylesheet");
  const script = sum("script");
  const figure = (measure: string, value: number, most?: number): Figure => ({
    table: "Weight of pages, gzip",
    of: type,
    measure,
    value,
    ...(most === undefined ? {} : { most }),
  });
  return [
    figure("requests", loaded.length, budget.requests),
    figure("HTML KB", gz(html) / KB),
    figure("style KB", (style + gz(inlineStyle)) / KB),
    figure("script KB", (script + gz(inlineScript)) / KB, kb(budget.script)),
    figure("beside text KB", (gz(shell) + style + script) / KB, kb(budget.beside)),
    figure("all KB", (gz(html) + style + script) / KB),
  ];
}
