/** Weighs what a page loads. */
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import type { Weight } from "./budgets.ts";
import { bringToLife } from "./calculator.ts";

/** Bytes after gzip; what it cannot make smaller is sent as it is. */
const gz = (content: string | Buffer) =>
  content.length ? Math.min(gzipSync(content, { level: 9 }).length, Buffer.byteLength(content)) : 0;

const SCRIPT = /<script(?![^>]*\b(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The HTML of a page's text: what stands in <main>, its scripts and styles left out. */
export const textOf = (html: string): string =>
  (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");

/**
 * Opens the page at `address` with an empty cache, brings its calculators to life, and weighs all that it has loaded by then. The service
 * worker, which keeps the site for later, stays away.
 */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const loaded: { kind: string; path: string; body: Buffer }[] = [];
  const pending: Promise<unknown>[] = [];
  page.on("response", (response) => {
    // A browser asks for an icon once, with whichever page comes first.
    if (response.url().endsWith("/favicon.svg")) return;
    const add = (body: Buffer) =>
      loaded.push({ kind: response.request().resourceType(), path: new URL(response.url()).pathname, body });
    pending.push(response.body().then(add, () => undefined));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await bringToLife(page);
  await Promise.all(pending);
  await context.close();
  const html = loaded.find((l) => l.kind === "document")!.body.toString();
  const inside = (element: RegExp) => [...html.matchAll(element)].map((match) => match[1]!).join("\n");
  const sum = (kind?: string) =>
    loaded.filter((l) => !kind || l.kind === kind).reduce((total, { body }) => total + gz(body), 0);
  return {
    requests: loaded.length,
    text: gz(textOf(html)),
    style: sum("stylesheet") + gz(inside(STYLE)),
    script: sum("script") + gz(inside(SCRIPT)),
    all: sum(),
    scripts: new Map(loaded.filter((l) => l.kind === "script").map(({ path, body }) => [path, gz(body)])),
  };
}
