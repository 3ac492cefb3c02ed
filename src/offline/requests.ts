/** Classifies requests by their path, and converts between paths and files. */

/**
 * The kind of a request. It decides how the service worker responds.
 * - `page`: a page or a redirect.
 * - `asset`: a file whose name contains a hash of its content.
 * - `data`: a file for the search or a script, whose name stays the same when its content changes.
 * - `other`: a file that is not cached, such as public data, a preview picture or an EPUB.
 */
export type Kind = "page" | "asset" | "data" | "other";

/**
 * Matches data files. Of Pagefind's files, these are the ones that a search loads. Pagefind's ready-made user
 * interfaces are not needed.
 */
const DATA =
  /^(?:pagefind\/\w+\/(?:pagefind\.js|pagefind-entry\.json|wasm\..*)|search-(?:terms|texts)\.\w+\.json|(?:headlines|strings)\/.*\.json|ids\.json|linker\.js|favicon\.svg|manifest(?:\.\w+)?\.webmanifest)$/;
const ASSET = /^(?:_astro\/|pagefind\/.*\.pf_\w+$)/;
const FILE = /\.(?:json|js|css|png|svg|xml|txt|pack|epub|webmanifest)$/;

/** Returns the kind of a path below the base path: "r/F12.32/", "r/F12.32/index.html" and "r/F12.32" are pages. */
export function kindOf(path: string): Kind {
  if (DATA.test(path)) return "data";
  if (ASSET.test(path)) return "asset";
  return FILE.test(path) || path.startsWith("_") ? "other" : "page";
}

/**
 * Returns the decoded path below the base path: "/desert/r/F12.32/" → "r/F12.32/". Returns undefined if `pathname` is
 * outside the site or malformed.
 */
export function pathOf(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(base.length));
  } catch {
    return undefined;
  }
}

/** Returns the file in dist/ for a path: "r/F12.32/" is "r/F12.32/index.html". */
export const fileOf = (path: string): string => (path === "" || path.endsWith("/") ? `${path}index.html` : path);

/** Adds the slash at the end of a page's path, which some hosts drop: "r/F12.32" becomes "r/F12.32/". */
export const withSlash = (path: string): string =>
  path === "" || /\/$|\.html$/.test(path) || kindOf(path) !== "page" ? path : `${path}/`;

/** Returns the path of a file in dist/, the inverse of `fileOf`: "r/F12.32/index.html" is "r/F12.32/". */
export const pagePath = (file: string): string => file.replace(/(^|\/)index\.html$/, "$1");

/**
 * Returns the URL path under which a file is cached. All paths of a page have the same result: "r/F12.32", "r/F12.32/"
 * and "r/F12.32/index.html".
 */
export const addressOf = (base: string, path: string): string => base + encodeURI(withSlash(pagePath(path)));

/** The response headers that are cached with the body: the content type and the page's security policies. */
const HEADERS = [
  "content-type",
  "content-security-policy",
  "referrer-policy",
  "permissions-policy",
  "x-content-type-options",
];

/** Picks the headers that are cached with the body. */
export const keptHeaders = (headers = new Headers()): Headers =>
  new Headers([...headers].filter(([name]) => HEADERS.includes(name)));

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
};

/** Returns the content type of a cached file, from its extension. */
export const typeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
