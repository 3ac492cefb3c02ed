/** The Content-Security-Policy that Astro puts into every page (`security.csp`): files of the same host, known inline code, nothing else. */
import { createHash } from "node:crypto";
import type { AstroUserConfig } from "astro";
import { generateHydrationScript } from "solid-js/web";

type Policy = Exclude<NonNullable<NonNullable<AstroUserConfig["security"]>["csp"]>, boolean>;

const sumOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}` as const;

/** The code of Solid's hydration script, which Astro prints on pages with islands but leaves out of its own policy. */
const hydrationScript = (): string => /<script>([\s\S]*)<\/script>/.exec(generateHydrationScript())![1]!;

/** The policy's settings. Astro adds the sums of its own inline code; `inlineScripts` are the texts of those written with `is:inline`. */
export const contentPolicy = (inlineScripts: readonly string[]): Policy => ({
  directives: [
    "default-src 'none'",
    // The page's icon stands in the page.
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ],
  scriptDirective: {
    // Pagefind's engine is WebAssembly, compiled on any page, since each has the search box.
    resources: ["'self'", "'wasm-unsafe-eval'"],
    hashes: [hydrationScript(), ...inlineScripts].map(sumOf),
  },
});
