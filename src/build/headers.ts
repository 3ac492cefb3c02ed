/** HTTP headers for the host to send. Each page also carries its own Content-Security-Policy: content-policy.ts. */

/** Folders whose file names contain a content hash, so that browsers can cache their files forever. */
const NAMED_BY_HASH = ["_astro/", "pagefind/en/index/", "pagefind/en/fragment/"];
const FOR_EVER = "public, max-age=31536000, immutable";
/**
 * Forbids proxies to alter a page. Otherwise, altered inline code would no longer match its hash in the policy, and
 * browsers would block it.
 */
const NO_TRANSFORM = ", no-transform";

/** Headers of every response. */
export const ALWAYS: Readonly<Record<string, string>> = {
  // Allows scripts of any site to read the public data (rules.json, …).
  "Access-Control-Allow-Origin": "*",
  // `frame-ancestors` (which sites may embed a page) works only in a header, not in the page's own policy.
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Returns the headers of a path below the base ("r/F12.32/"). Files without a hash in their name are revalidated on
 * every request.
 */
export const headersOf = (path: string): Record<string, string> => ({
  ...ALWAYS,
  "Cache-Control": (NAMED_BY_HASH.some((folder) => path.startsWith(folder)) ? FOR_EVER : "no-cache") + NO_TRANSFORM,
});

/**
 * Returns the file `_headers` of Netlify and Cloudflare Pages for a site at `base`, a path with a slash at both ends.
 * If several patterns match a path, these hosts join the values that the patterns give to the same header. Therefore,
 * two patterns that match the same path must not have a header in common. Pages need no Cache-Control, because both
 * hosts make browsers revalidate pages by default. The headers do not contain `no-transform`, because Cloudflare would
 * then not compress pages.
 */
export function headersFile(base: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    block(`${base}*`, ALWAYS),
    ...NAMED_BY_HASH.map((folder) => block(`${base}${folder}*`, { "Cache-Control": FOR_EVER })),
  ].join("");
}
