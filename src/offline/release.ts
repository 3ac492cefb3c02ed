/**
 * Finds the release of a page, and stores data about a release in caches. Every page names its release in a meta
 * element, because a proxy or cache may change HTTP headers.
 */

const META = /<meta name="?khamsin-release"? content="?([0-9a-f]+)/;

/**
 * Returns the release that a page names in its meta element. Returns undefined for a page of another site, such as the
 * sign-in page of a hotel's Wi-Fi.
 */
export const releaseOf = (html: string): string | undefined => META.exec(html)?.[1];

/** Returns whether a page is of this release and not truncated. */
export const isWholePage = (release: string, html: string): boolean =>
  releaseOf(html) === release && html.includes("</html>");

/**
 * The release and the files that a service worker serves. The build writes this plan into sw.js, and the worker stores
 * it for the page /offline/.
 */
export interface Plan {
  release: string;
  /** The site's version, to show to users. */
  version: string;
  /** The site's base path, with a slash at both ends. */
  base: string;
  /**
   * The packs to download for offline use. `file` is the name in the folder offline/, and begins with the pack's hash.
   * `bytes` is the size.
   */
  packs: { file: string; bytes: number }[];
  /** The files that the worker fetches when it is installed, as paths in dist/. */
  shell: string[];
  /** The hashes of data files and assets, by path in dist/. Only the first 8 hex digits of each. */
  sums: Record<string, string>;
}

type Site = Pick<Plan, "base" | "release">;

/** Returns the names of a release's caches. They include the base path, because several sites may share one origin. */
export const cacheNames = ({ base, release }: Site) => ({
  /** The prefix of the names of all caches of this site, for every release. */
  prefix: `khamsin ${base} `,
  /** The cache of the shell and the plan. */
  own: `khamsin ${base} own ${release}`,
  /** The cache of all other files: visited files or, for offline use, the whole site. */
  files: `khamsin ${base} files ${release}`,
  /** The cache of the user's choices. It is kept when the release changes. */
  notes: `khamsin ${base} notes`,
});

/** Returns the URL path of a pack. An empty response cached at this path marks the pack as unpacked. */
export const packAddress = ({ base }: Pick<Plan, "base">, { file }: { file: string }) => `${base}offline/${file}`;

const planAddress = ({ base }: Site) => `${base}offline/plan.json`;

/** Stores a worker's plan in its cache. */
export async function storePlan(plan: Plan): Promise<void> {
  await (await caches.open(cacheNames(plan).own)).put(planAddress(plan), new Response(JSON.stringify(plan)));
}

/**
 * Returns the stored plan of a release. Returns undefined if the release's worker has not been installed.
 * @throws DOMException if storage is blocked
 */
export async function storedPlan(site: Site): Promise<Plan | undefined> {
  return (await caches.match(planAddress(site), { cacheName: cacheNames(site).own }))?.json();
}

const wholeAddress = ({ base }: Site) => `${base}offline/whole`;

/** Returns whether the whole site of a release is cached. @throws DOMException if storage is blocked */
export const isWhole = async (site: Site): Promise<boolean> =>
  Boolean(await caches.match(wholeAddress(site), { cacheName: cacheNames(site).files }));

/** Marks the whole site of a release as cached. */
export async function markWhole(site: Site): Promise<void> {
  await (await caches.open(cacheNames(site).files)).put(wholeAddress(site), new Response());
}
