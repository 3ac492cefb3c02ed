/**
 * Reads the site's origin (`SITE_URL`) and base path (`BASE_PATH`) from environment variables. `BASE_PATH=/desert/ npm
 * test` tests the site below /desert/.
 */

/**
 * Prints an error and ends the process. This happens when a script imports this file, before the script does anything.
 */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * Validates the base path, and adds a slash at both ends. Astro does not support characters that need percent-encoding.
 */
function readBase(path: string): string {
  const names = path.split("/").filter(Boolean);
  if (names.some((name) => !/^[\w~-][\w.~-]*$/.test(name)))
    refuse(`BASE_PATH is a path of Latin letters, digits, - and _, as BASE_PATH=/desert/, and not "${path}".`);
  return ["", ...names, ""].join("/");
}

/** Validates the origin of the site, and returns it. Returns undefined if it is not set. */
function readSite(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    refuse(`SITE_URL is a whole address, as SITE_URL=https://example.org, and not "${address}".`);
  if (url.pathname !== "/" || url.search || url.hash)
    refuse(
      `SITE_URL names the host alone. Write SITE_URL=${url.origin} BASE_PATH=${url.pathname.replace(/\/?$/, "/")} in place of "${address}".`,
    );
  return url.origin;
}

if (/%[0-9a-f]{2}/i.test(process.cwd()))
  refuse(`Astro reads the % in "${process.cwd()}" as a code for another letter: give that folder another name.`);
const [refused] = /['#?]/.exec(process.cwd()) ?? [];
if (refused)
  refuse(`Astro and Vite cannot build in "${process.cwd()}" because of its ${refused}: give that folder another name.`);
/** The base path, with a slash at both ends: "/desert/". */
export const BASE = readBase(process.env.BASE_PATH || "/");
/** The origin of the site: "https://example.org". Undefined if it is not set. */
export const SITE = readSite(process.env.SITE_URL);

/** Adds the base path to a path: "/r/F12.32/" → "/desert/r/F12.32/". */
export const at = (path: string): string => BASE + path.slice(1);

/** Removes the origin and the base path from a URL: "https://example.org/desert/r/F12.32/?a=1" → "/r/F12.32/?a=1". */
export function pathIn(address: string): string {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return (pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname) + search + hash;
}
