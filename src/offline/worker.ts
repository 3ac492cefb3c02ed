/**
 * The service worker. It never makes things worse than no worker would: what the network sends is passed on as it came, and stored
 * only if it is this release's, whole; no failure is remembered.
 *
 * - Where the whole site is kept, its files come from the cache of this release.
 * - Where it is not, they come from the network, or from what has been read where that fails. Assets, whose names change with
 *   their content, come from what has been read first.
 *
 * The browser decides when the next release begins: when all pages of the site have been closed. Its worker keeps the site when it
 * is installed, which is before that, so that nothing kept is lost.
 */
import { isWanted, KeepStopped, keepPacks } from "./keep.ts";
import { sumOf } from "./pack.ts";
import { cacheNames, isWhole, isWholePage, type Plan, storePlan } from "./release.ts";
import { addressOf, fileOf, keptHeaders, kindOf, pagePath, pathOf, withSlash } from "./requests.ts";
import type { WorkerScope } from "./worker-types.ts";

/** Put before this script by the build. */
declare const KHAMSIN_PLAN: Plan;

const plan = KHAMSIN_PLAN;
const { base } = plan;
const worker = self as unknown as WorkerScope;
const names = cacheNames(plan);

/** After so many milliseconds of waiting, what has been read before is shown as it was. */
const PATIENCE = 4000;

/** The file at a path, from the shell or from what has been read or kept. A storage that is blocked holds nothing. */
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

/** Whether the body of a file is this release's, whole: a page says its release, other files are compared with their sums. */
async function isOwn(file: string, body: ArrayBuffer): Promise<boolean> {
  if (kindOf(file) === "page") return isWholePage(plan.release, new TextDecoder().decode(body));
  const sum = plan.sums[file];
  return sum !== undefined && (await sumOf(body)).startsWith(sum);
}

/** Stores a response to a request for `path` if it is this release's, and says whether it was. */
async function store(cacheName: string, path: string, response: Response): Promise<boolean> {
  const body = await response.arrayBuffer();
  if (!response.ok || !(await isOwn(fileOf(path), body))) return false;
  const cache = await caches.open(cacheName);
  await cache.put(addressOf(base, path), new Response(body, { headers: keptHeaders(response.headers) }));
  return true;
}

/** A stored page with another status. */
async function storedPage(path: string, status: number): Promise<Response | undefined> {
  const found = await stored(path);
  return found && new Response(found.body, { status, headers: found.headers });
}

/** Answers a request for `path`. `later` is given what may go on when the reader has the answer. */
async function answer(request: Request, path: string, later: (work: Promise<unknown>) => void): Promise<Response> {
  const kind = kindOf(path);
  const whole = await isWhole(plan).catch(() => false);
  const first = kind === "asset" || whole ? await stored(path) : undefined;
  // As a server does it: a page has a slash at its end.
  if (first && whole && path !== withSlash(path))
    return Response.redirect(base + encodeURI(withSlash(path)) + new URL(request.url).search, 301);
  if (first) return first;

  // The names of assets change with their content: the browser need not ask whether they have changed.
  const fetching = fetch(request, kind === "asset" ? {} : { cache: "no-cache" });
  const copy = fetching.then((response) => response.clone());
  // A storage that is full or blocked costs the reader nothing.
  later(copy.then((response) => !response.redirected && store(names.files, path, response)).catch(() => {}));
  // Of a site that is kept whole, the page for addresses that do not exist is at hand.
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

/** Fetches the shell. @throws Error where a file is not this release's: a server may be between two */
async function fetchShell(): Promise<void> {
  for (const file of plan.shell) {
    const path = pagePath(file);
    const response = await fetch(base + path, { cache: "no-cache" });
    if (!(await store(names.own, path, response))) throw new Error(`Another release: ${file}`);
  }
  await storePlan(plan);
}

/** Keeps the site in this release too, if the reader wants it kept. @throws KeepStopped, but not where there is no room */
async function keepIfWanted(): Promise<void> {
  try {
    if (await isWanted(plan)) await keepPacks(plan);
  } catch (error) {
    if (!(error instanceof KeepStopped && error.why === "quota")) throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(fetchShell().then(keepIfWanted)));

/** Removes the caches of other releases, and answers for the page that brought the worker. */
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
      // Where there was no room for two releases, there is now. Pages do not wait for it.
      .finally(() => void keepIfWanted().catch(() => {})),
  );
});
