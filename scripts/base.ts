/** The path that the site stands below, with a slash at both ends: `BASE_PATH=/desert/ npm test` tests it there. */
export const BASE = (process.env.BASE_PATH || "/").replace(/\/?$/, "/");

/** A path of the site as an address has it: "/r/F12.32/" → "/desert/r/F12.32/". */
export const at = (path: string): string => BASE + path.slice(1);

/** The path of the site that an address names, without host and base: at() backwards, with query and anchor. */
export function pathIn(address: string): string {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return (pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname) + search + hash;
}
