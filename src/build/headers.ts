/**
 * HTTP headers that the web server sends. Each page also contains its own Content-Security-Policy (content-policy.ts).
 */

/** Folders whose file names contain a content hash, so that browsers can cache their files forever. */
const NAMED_BY_HASH = ["_astro/", "pagefind/en/index/", "pagefind/en/fragment/"];
const FOR_EVER = "public, max-age=31536000, immutable";
/**
 * Forbids proxies to change a page. Changed inline code would not match its hash in the Content-Security-Policy, and
 * browsers would block it.
 */
const NO_TRANSFORM = ", no-transform";

/** Headers of every response. */
export const ALWAYS: Readonly<Record<string, string>> = {
  // Allows scripts of any site to read the public data (rules.json, …).
  "Access-Control-Allow-Origin": "*",
  // `frame-ancestors` says which sites may embed a page. It works only in a header, not in a <meta> element.
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Returns the headers of one path, relative to the base ("r/F12.32/"). Files without a hash in their name are
 * revalidated on every request.
 */
export const headersOf = (path: string): Record<string, string> => ({
  ...ALWAYS,
  "Cache-Control": (NAMED_BY_HASH.some((folder) => path.startsWith(folder)) ? FOR_EVER : "no-cache") + NO_TRANSFORM,
});

/**
 * Returns the content of `_headers`, a file that Netlify and Cloudflare Pages read. `base` has a slash at both ends.
 *
 * If two patterns match a path and set the same header, these hosts join the two values. Therefore, such patterns never
 * set the same header here. Pages need no Cache-Control, because both hosts make browsers revalidate pages anyway.
 * `no-transform` is left out, because Cloudflare would then not compress pages.
 */
export function headersFile(base: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    block(`${base}*`, ALWAYS),
    ...NAMED_BY_HASH.map((folder) => block(`${base}${folder}*`, { "Cache-Control": FOR_EVER })),
  ].join("");
}
