/**
 * Releases. Every page says in its head which build it belongs to, so that a page from the network can be told from one of another
 * release, whatever the server, a proxy or a cache between did.
 */

const META = /<meta name="?khamsin-release"? content="?([0-9a-f]+)/;

/** The release that a page belongs to; undefined where it is no page of the site, as a hotel's sign-in. */
export const releaseOf = (html: string): string | undefined => META.exec(html)?.[1];

/** Whether a page is of this release and has not been cut off. */
export const isWholePage = (release: string, html: string): boolean =>
  releaseOf(html) === release && html.includes("</html>");

/** What a build tells its worker. */
export interface Plan {
  release: string;
  /** The site's version, for people. */
  version: string;
  /** The site's base path, with a slash at both ends. */
  base: string;
  /** Packs in their order: file below `offline/` (its name begins with its sum), bytes, first path. */
  packs: { file: string; bytes: number; first: string }[];
  /** The files that every worker fetches before it begins, below the base: the list of sums first. */
  shell: string[];
  /** Below the base: the list of the sums of all data files and assets, whose name holds its own sum. */
  sums: string;
}

/** Names of the worker's caches. One origin may hold several sites, hence the base path. */
export const cacheNames = ({ base, release }: Pick<Plan, "base" | "release">) => ({
  prefix: `khamsin ${base} `,
  /** The worker's own few files. */
  own: `khamsin ${base} own ${release}`,
  /** What has been read, of one release. */
  read: `khamsin ${base} read ${release}`,
  /** Packs of all releases, since their names are their sums. */
  packs: `khamsin ${base} packs`,
  /** Notes that must survive a stop of the worker. */
  notes: `khamsin ${base} notes`,
});

/** Every pack's address. */
export const packAddress = (plan: Pick<Plan, "base">, { file }: { file: string }) => `${plan.base}offline/${file}`;
