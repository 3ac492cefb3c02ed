import type { Browser } from "playwright-core";
import type { Weight } from "./budgets.ts";
import { gzipped, openPage } from "./open.ts";

const SCRIPT = /<script(?![^>]*\b(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the HTML of <main> without scripts and styles. */
export const textOf = (html: string): string =>
  (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");

/** Measures the files that a page loads until its calculators are hydrated. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const { loaded, close } = await openPage(browser, address);
  const files = (await loaded()).map((file) => ({ ...file, bytes: gzipped(file.body) }));
  await close();
  const html = files.find(({ kind }) => kind === "document")!.body.toString();
  const inside = (element: RegExp) => gzipped([...html.matchAll(element)].map((match) => match[1]!).join("\n"));
  const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = files.filter(({ kind }) => kind === "script");
  return {
    requests: files.length,
    text: gzipped(textOf(html)),
    style: sum(files.filter(({ kind }) => kind === "stylesheet")) + inside(STYLE),
    script: sum(scripts) + inside(SCRIPT),
    all: sum(files),
    scripts: new Map(scripts.map(({ path, bytes }) => [path, bytes])),
  };
}
