/** What a host sends beside the files of the site. Each page's own policy stands in the page: content-policy.ts. */

/** Names there hold a sum of what is in the file: a copy is good for ever. */
const NAMED_BY_SUM = ["_astro/", "pagefind/en/index/", "pagefind/en/fragment/"];
const FOR_EVER = "public, max-age=31536000, immutable";
/** A page altered on its way no longer has the sums that its policy names: it would stand without style and script. */
const AS_IT_IS = ", no-transform";

/** With every answer. */
export const ALWAYS: Readonly<Record<string, string>> = {
  // Pages of any site may read the data.
  "Access-Control-Allow-Origin": "*",
  // What a page cannot say of itself: who may show it inside another.
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** The headers of a file or page, by its path below the base ("r/F12.32/"). What no sum names is asked for again each time. */
export const headersOf = (path: string): Record<string, string> => ({
  ...ALWAYS,
  "Cache-Control": (NAMED_BY_SUM.some((folder) => path.startsWith(folder)) ? FOR_EVER : "no-cache") + AS_IT_IS,
});

/**
 * The file `_headers` of Netlify and Cloudflare Pages for a site at `base`, a path with a slash at both ends. They join the headers
 * of all paths that match, so each name stands once for a path; without one they have a page asked for again, as it should be. They
 * are not asked to leave pages as they are: Cloudflare would leave them uncompressed too.
 */
export function headersFile(base: string): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  return [
    block(`${base}*`, ALWAYS),
    ...NAMED_BY_SUM.map((folder) => block(`${base}${folder}*`, { "Cache-Control": FOR_EVER })),
  ].join("");
}
