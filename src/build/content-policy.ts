/**
 * Creates the Content-Security-Policy of all pages for Astro's setting `security.csp`. The policy allows only files of
 * the same host, and only inline code whose hash is in the policy.
 */
import { createHash } from "node:crypto";
import type { AstroUserConfig } from "astro";
import { generateHydrationScript } from "solid-js/web";

type Policy = Exclude<NonNullable<NonNullable<AstroUserConfig["security"]>["csp"]>, boolean>;

/** Returns the hash of an inline script, as a source of the policy: "sha256-…". */
export const scriptHash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}` as const;

/** Returns Solid's hydration script. Astro prints it on pages with islands but does not add its hash to the policy. */
export const hydrationScript = (): string => /<script>([\s\S]*)<\/script>/.exec(generateHydrationScript())![1]!;

/**
 * Returns the policy as a setting for Astro. Astro adds the hashes of its own inline code, but not of scripts marked
 * `is:inline`. `inlineScripts` are the scripts that may be on any page. Pages with other such scripts add their hashes by
 * `insertScriptHash`.
 */
export const contentPolicy = (inlineScripts: readonly string[]): Policy => ({
  directives: [
    "default-src 'none'",
    "img-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ],
  scriptDirective: {
    // Pagefind, the search engine, is WebAssembly and needs `wasm-unsafe-eval`. Every page has the search box.
    resources: ["'self'", "'wasm-unsafe-eval'"],
    hashes: inlineScripts.map(scriptHash),
  },
});
