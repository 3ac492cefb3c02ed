/** Tells from an address alone what is asked for. */

/**
 * `page`: a page or an address that leads on. `asset`: its name changes with its content. `data`: what the search and the pages'
 * scripts read, whose name stays while its content changes. `other`: not kept (public data, pictures of shared links).
 */
export type Kind = "page" | "asset" | "data" | "other";

/** Of Pagefind's files only those that a search loads: its own interfaces are never asked for. */
const DATA =
  /^(?:pagefind\/\w+\/(?:pagefind\.js|pagefind-entry\.json|wasm\..*)|search-(?:terms|texts)\.\w+\.json|headlines\/.*\.json|ids\.json|linker\.js|favicon\.svg|manifest(?:\.\w+)?\.webmanifest)$/;
const ASSET = /^(?:_astro\/|pagefind\/.*\.pf_\w+$)/;
const FILE = /\.(?:json|js|css|png|svg|xml|txt|pack|webmanifest)$/;

/** The kind of a path below the base path: "r/F12.32/", "r/F12.32/index.html" and "r/F12.32" are pages. */
export function kindOf(path: string): Kind {
  if (DATA.test(path)) return "data";
  if (ASSET.test(path)) return "asset";
  return FILE.test(path) || path.startsWith("_") ? "other" : "page";
}

/** The path below the base path that an address asks for, decoded; undefined where it is not of this site or no text. */
export function pathOf(pathname: string, base: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(base.length));
  } catch {
    return undefined;
  }
}

/** The file in dist/ that answers a path: "r/F12.32/" is "r/F12.32/index.html". */
export const fileOf = (path: string): string => (path === "" || path.endsWith("/") ? `${path}index.html` : path);

/** A path with the last slash of a page, which some hosts drop: "r/F12.32" is "r/F12.32/". */
export const withSlash = (path: string): string =>
  path === "" || /\/$|\.html$/.test(path) || kindOf(path) !== "page" ? path : `${path}/`;

/** The path that asks for a file in dist/: "r/F12.32/index.html" is asked for by "r/F12.32/". */
export const pagePath = (file: string): string => file.replace(/(^|\/)index\.html$/, "$1");

/** The address under which a file is stored, the same for its path in dist/ and for every path that asks for it. */
export const addressOf = (base: string, path: string): string => base + encodeURI(withSlash(pagePath(path)));

/** The headers of a response that are stored with its body: its type, and the rules for what a page may do. */
const HEADERS = [
  "content-type",
  "content-security-policy",
  "referrer-policy",
  "permissions-policy",
  "x-content-type-options",
];

/** Picks the headers that are stored with a body. */
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

/** The content type of a kept file. */
export const typeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
