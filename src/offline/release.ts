/**
 * Releases. Every page says in its head which build it belongs to, so that a page from the network can be told from one of another
 * release, whatever the server, a proxy or a cache between did.
 */

const META = /<meta name="?khamsin-release"? content="?([0-9a-f]+)/;

/** Reads the release that a page belongs to; undefined for a page of another site, such as a hotel's sign-in. */
export const releaseOf = (html: string): string | undefined => META.exec(html)?.[1];

/** Checks that a page is of this release and has not been cut off. */
export const isWholePage = (release: string, html: string): boolean =>
  releaseOf(html) === release && html.includes("</html>");

/** What a worker knows of its release. The build writes it into sw.js, and the worker stores it for the page /offline/. */
export interface Plan {
  release: string;
  /** The site's version, for people. */
  version: string;
  /** The site's base path, with a slash at both ends. */
  base: string;
  /** The packs: file below `offline/`, whose name begins with its sum, and size in bytes. */
  packs: { file: string; bytes: number }[];
  /** The files that every worker fetches when it is installed, as paths in dist/. */
  shell: string[];
  /** The first hex digits of the sums of all data files and assets, by path in dist/. */
  sums: Record<string, string>;
}

type Site = Pick<Plan, "base" | "release">;

/** Names the caches of a release. One origin may hold several sites, hence the base path. */
export const cacheNames = ({ base, release }: Site) => ({
  /** Every cache of the site begins with this, in all releases. */
  prefix: `khamsin ${base} `,
  /** The shell and the plan. */
  own: `khamsin ${base} own ${release}`,
  /** The files of the site: those that have been read, or all. */
  files: `khamsin ${base} files ${release}`,
  /** Notes that outlive a release. */
  notes: `khamsin ${base} notes`,
});

/** The address of a pack. In the cache of files an empty response at it says that the pack has been unpacked. */
export const packAddress = ({ base }: Pick<Plan, "base">, { file }: { file: string }) => `${base}offline/${file}`;

const planAddress = ({ base }: Site) => `${base}offline/plan.json`;

/** Stores the plan of a worker. */
export async function storePlan(plan: Plan): Promise<void> {
  await (await caches.open(cacheNames(plan).own)).put(planAddress(plan), new Response(JSON.stringify(plan)));
}

/** Reads the plan of a release; undefined if its worker has not been installed. @throws DOMException where storage is blocked */
export async function storedPlan(site: Site): Promise<Plan | undefined> {
  return (await caches.match(planAddress(site), { cacheName: cacheNames(site).own }))?.json();
}

const wholeAddress = ({ base }: Site) => `${base}offline/whole`;

/** Whether the whole site is kept in a release. @throws DOMException where storage is blocked */
export const isWhole = async (site: Site): Promise<boolean> =>
  Boolean(await caches.match(wholeAddress(site), { cacheName: cacheNames(site).files }));

/** Notes that the whole site is kept in a release. */
export async function noteWhole(site: Site): Promise<void> {
  await (await caches.open(cacheNames(site).files)).put(wholeAddress(site), new Response());
}
