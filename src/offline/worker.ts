/**
 * The service worker, which makes the site available offline.
 *
 * Responses are never worse than without the worker. It returns responses of the network unchanged, and caches only
 * complete and successful responses of this release.
 *
 * - If the user keeps the whole site offline, its files come from the cache of this release.
 * - Otherwise, files come from the network. If the network fails or is slow, visited files come from the cache. Cached
 *   assets always come from the cache, because their names contain a hash of their content.
 *
 * The worker of a new release downloads the offline copy while it is installed. The browser activates it when all pages
 * of the site have been closed. Therefore, the user always has an offline copy, unless the storage has no room for two
 * releases.
 */
import { isWanted, KeepStopped, keepPacks } from "./keep.ts";
import { sumOf } from "./pack.ts";
import { cacheNames, isWhole, isWholePage, type Plan, storePlan } from "./release.ts";
import { addressOf, fileOf, keptHeaders, kindOf, pagePath, pathOf, withSlash } from "./requests.ts";
import type { WorkerScope } from "./worker-types.ts";

/** The worker's plan. The build defines it at the top of sw.js. */
declare const KHAMSIN_PLAN: Plan;

const plan = KHAMSIN_PLAN;
const { base } = plan;
const worker = self as unknown as WorkerScope;
const names = cacheNames(plan);

/** Milliseconds to wait for the network before a cached file is returned instead. */
const PATIENCE = 4000;

/** Returns the cached response for a path. Returns undefined if nothing is cached or storage is blocked. */
async function stored(path: string): Promise<Response | undefined> {
  const address = addressOf(base, path);
  try {
    return (
      (await caches.match(address, { cacheName: names.own })) ??
      (await caches.match(address, { cacheName: names.files }))
    );
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a downloaded file is complete and of this release. A page must name this release. Any other file must
 * match its hash in the plan.
 */
async function isOwn(file: string, body: ArrayBuffer): Promise<boolean> {
  if (kindOf(file) === "page") return isWholePage(plan.release, new TextDecoder().decode(body));
  const sum = plan.sums[file];
  return sum !== undefined && (await sumOf(body)).startsWith(sum);
}

/** Caches the response to a request for `path` if it is complete and of this release. Returns whether it was cached. */
async function store(cacheName: string, path: string, response: Response): Promise<boolean> {
  const body = await response.arrayBuffer();
  if (!response.ok || !(await isOwn(fileOf(path), body))) return false;
  const cache = await caches.open(cacheName);
  await cache.put(addressOf(base, path), new Response(body, { headers: keptHeaders(response.headers) }));
  return true;
}

/** Returns a cached page with the given status code instead of 200; undefined if the page is not cached. */
async function storedPage(path: string, status: number): Promise<Response | undefined> {
  const found = await stored(path);
  return found && new Response(found.body, { status, headers: found.headers });
}

/** Responds to a request for `path`. `later` receives work that may continue after the response, such as caching. */
async function answer(request: Request, path: string, later: (work: Promise<unknown>) => void): Promise<Response> {
  const kind = kindOf(path);
  const whole = await isWhole(plan).catch(() => false);
  const first = kind === "asset" || whole ? await stored(path) : undefined;
  // Redirects to the path with a slash at the end, as a server does.
  if (first && whole && path !== withSlash(path))
    return Response.redirect(base + encodeURI(withSlash(path)) + new URL(request.url).search, 301);
  if (first) return first;

  // Assets never change under the same name, so they need no revalidation.
  const fetching = fetch(request, kind === "asset" ? {} : { cache: "no-cache" });
  const copy = fetching.then((response) => response.clone());
  // Ignores errors, because full or blocked storage must not prevent the response.
  later(copy.then((response) => !response.redirected && store(names.files, path, response)).catch(() => {}));
  // Returns the cached response. If the whole site is cached and the page is not in it, the page does not exist.
  // Returns the error page in that case.
  const before = async () =>
    (await stored(path)) ?? (whole && kind === "page" ? storedPage("404.html", 404) : undefined);
  const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(before()), PATIENCE));
  try {
    const response = (await Promise.race([fetching, late])) ?? (await fetching);
    return response.status >= 500 ? ((await before()) ?? response) : response;
  } catch {
    const shell = /^ja(?:\/|$)/.test(path) ? "ja/offline/" : "offline/";
    return (await before()) ?? ((request.mode === "navigate" && (await storedPage(shell, 503))) || Response.error());
  }
}

worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const path = pathOf(pathname, base);
  if (path !== undefined && kindOf(path) !== "other")
    event.respondWith(answer(event.request, path, (work) => event.waitUntil(work)));
});

/**
 * Caches the files that the worker always needs (its shell), and its plan.
 * @throws Error if a file is of another release, which happens during a deploy
 */
async function fetchShell(): Promise<void> {
  for (const file of plan.shell) {
    const path = pagePath(file);
    const response = await fetch(base + path, { cache: "no-cache" });
    if (!(await store(names.own, path, response))) throw new Error(`Another release: ${file}`);
  }
  await storePlan(plan);
}

/**
 * Downloads the whole site of this release if the user wants to keep it offline. Does not throw if the storage is full.
 * @throws KeepStopped for other reasons
 */
async function keepIfWanted(): Promise<void> {
  try {
    if (await isWanted(plan)) await keepPacks(plan);
  } catch (error) {
    if (!(error instanceof KeepStopped && error.why === "quota")) throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(fetchShell().then(keepIfWanted)));

/** Removes the caches of other releases, and takes control of open pages. */
async function begin(): Promise<void> {
  const ours: string[] = [names.own, names.files, names.notes];
  for (const name of await caches.keys())
    if (name.startsWith(names.prefix) && !ours.includes(name)) await caches.delete(name);
  await worker.clients.claim();
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    begin()
      .catch(() => {})
      // If the storage had no room for two releases, downloads the site now, because the caches of the old release have
      // been removed. Does not await the download, because pages would wait for it.
      .finally(() => void keepIfWanted().catch(() => {})),
  );
});
