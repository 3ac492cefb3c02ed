/** The Content-Security-Policy of a finished page: its own inline scripts and styles by their sums, files of its own host, and nothing else. */
import { createHash } from "node:crypto";
import { behindCharset } from "./head.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Carries data (JSON-LD), which no browser runs. */
const DATA = /\btype="[^"]*json"/;

/** Sums by their texts, of which thousands of pages have a few. */
const sums = new Map<string, string>();

function sumOf(text: string): string {
  const sum = sums.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  sums.set(text, sum);
  return sum;
}

const sources = (fixed: string, texts: Iterable<string>) => [fixed, ...[...new Set(texts)].map(sumOf)].join(" ");

/** The policy that allows what stands in `html`, as the text of a header or a meta element. */
export function contentPolicy(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes]) => !/\bsrc=/.test(attributes!) && !DATA.test(attributes!),
  );
  return [
    "default-src 'none'",
    // Pagefind's engine is WebAssembly: compiled on any page, since each has the search box.
    `script-src ${sources(
      "'self' 'wasm-unsafe-eval'",
      scripts.map(([, , text]) => text!),
    )}`,
    `style-src ${sources(
      "'self'",
      [...html.matchAll(STYLE)].map(([, text]) => text!),
    )}`,
    // The page's icon stands in the page.
    "img-src 'self' data:",
    ...["connect", "worker", "manifest"].map((kind) => `${kind}-src 'self'`),
    "form-action 'self'",
    "base-uri 'none'",
  ].join("; ");
}

/**
 * The page with its policy in its head, before anything that it rules. In the page and not in a header: hosts that let no one set
 * headers get it too, and so does a page that was kept for reading offline.
 *
 * @throws Error if it has no charset to put it after
 */
export const withPolicy = (html: string): string =>
  behindCharset(html, `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(html)}">`, "policy");
