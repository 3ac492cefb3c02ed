/** Creates the file `_redirects`, by which Netlify and Cloudflare Pages correct upper and lower case in paths. */

import { bookOf } from "../rules/ids.ts";

/** The maximum number of redirects without a wildcard that Cloudflare Pages accepts. */
export const MOST_LINES = 2000;

/**
 * Returns redirects to paths in the right case, one per line: from rule ids in lower case (/r/f12.32/), from section
 * ids in upper case (/asl/F12/), and from /JA/. Netlify and Cloudflare Pages need them, because they compare paths
 * case-sensitively. `paths` are the paths of all pages without the base, with a slash at the end.
 */
export function redirectsFile(base: string, paths: readonly string[]): string {
  const ids = paths.flatMap((path) => /^r\/([^/]+)\/$/.exec(path)?.[1] ?? []);
  const sections = new Map(ids.filter((id) => bookOf(id)).map((id) => [id.toLowerCase(), id]));
  const inOtherCase = (path: string) =>
    path.replace(/([^/]+\/)([^/]+)(?=\/$)/, (_, folder: string, name: string) =>
      folder === "r/" ? folder + name.toLowerCase() : folder + (sections.get(name) ?? name),
    );
  const cases = paths.map((to) => ({ from: inOtherCase(to), to })).filter(({ from, to }) => from !== to);
  return [...cases, { from: "JA/*", to: "ja/:splat" }]
    .map(({ from, to }) => `${base}${from} ${base}${to} 301\n`)
    .join("");
}
