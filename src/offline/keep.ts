/**
 * Downloads and unpacks packs: on the page where a reader starts the download, and in the service worker of a new
 * release.
 */
import { decodePack, sumOf } from "./pack.ts";
import { cacheNames, markWhole, type Plan, packAddress } from "./release.ts";
import { addressOf, keptHeaders, typeOf } from "./requests.ts";

type Pack = Plan["packs"][number];

/** The number of packs that are downloaded in parallel. */
const AT_ONCE = 3;

/**
 * Why a download stopped: no network, storage full, a pack with a wrong hash, or a server that now has another release.
 */
export type Stop = "network" | "quota" | "damaged" | "gone";
/** Thrown when a download stops. */
export class KeepStopped extends Error {
  readonly why: Stop;
  constructor(why: Stop) {
    super(why);
    this.why = why;
  }
}

/** Lists the packs of a release that have not been unpacked yet. @throws DOMException if storage is blocked */
export async function missingPacks(plan: Plan): Promise<Pack[]> {
  const cacheName = cacheNames(plan).files;
  const found = await Promise.all(plan.packs.map((pack) => caches.match(packAddress(plan, pack), { cacheName })));
  return plan.packs.filter((_, i) => !found[i]);
}

async function fetchPack(plan: Plan, pack: Pack, signal: AbortSignal): Promise<ArrayBuffer> {
  let response: Response;
  let body: ArrayBuffer;
  try {
    response = await fetch(packAddress(plan, pack), { signal });
    body = await response.arrayBuffer();
  } catch {
    throw new KeepStopped("network");
  }
  if (response.status >= 500) throw new KeepStopped("network");
  // Some servers respond to unknown URLs with an HTML page and status 200. Such a response is treated like a 404.
  if (!response.ok || response.headers.get("content-type")?.startsWith("text/html")) throw new KeepStopped("gone");
  if (!pack.file.startsWith(await sumOf(body))) throw new KeepStopped("damaged");
  return body;
}

/** Caches the files of a pack, then a marker that the pack has been unpacked. `headers` are stored with each page. */
async function unpack(plan: Plan, pack: Pack, bytes: ArrayBuffer, headers: Headers): Promise<void> {
  const cache = await caches.open(cacheNames(plan).files);
  const plain = new Response(bytes).body!.pipeThrough(new DecompressionStream("gzip"));
  const files = decodePack(new Uint8Array(await new Response(plain).arrayBuffer()));
  await Promise.all(
    files.map(({ path, body }) => {
      const own = new Headers(path.endsWith(".html") ? headers : {});
      own.set("content-type", typeOf(path));
      return cache.put(addressOf(plan.base, path), new Response(body, { headers: own }));
    }),
  );
  await cache.put(packAddress(plan, pack), new Response());
}

/**
 * Downloads the whole site of a release into the cache. If a download is interrupted, the unpacked packs stay cached,
 * and the next call downloads only the missing packs.
 * @param progress called after each pack with the total size of the unpacked packs in bytes
 * @throws KeepStopped
 */
export async function keepPacks(plan: Plan, progress: (bytes: number) => void = () => {}): Promise<void> {
  const missing = await missingPacks(plan);
  let kept = bytesOf(plan.packs) - bytesOf(missing);
  progress(kept);
  // Packs have no HTTP headers. The server sends the same headers with all pages, so the headers are copied from a page
  // that every worker has cached.
  const shell = await caches.match(addressOf(plan.base, "offline/"), { cacheName: cacheNames(plan).own });
  const headers = keptHeaders(shell?.headers);
  const stop = new AbortController();
  const lane = async () => {
    for (let pack = missing.shift(); pack && !stop.signal.aborted; pack = missing.shift()) {
      await unpack(plan, pack, await fetchPack(plan, pack, stop.signal), headers);
      kept += pack.bytes;
      progress(kept);
    }
  };
  const lanes = Array.from({ length: AT_ONCE }, lane);
  try {
    await Promise.all(lanes);
    // Checks again before marking the site as complete, because another tab may have removed files meanwhile.
    if (!(await missingPacks(plan)).length) await markWhole(plan);
  } catch (error) {
    throw isFull(error) ? new KeepStopped("quota") : error;
  } finally {
    stop.abort();
    // Waits until the other parallel downloads have ended, because they would otherwise report progress after this
    // function has thrown the error.
    await Promise.allSettled(lanes);
  }
}

/** Sums up the sizes of packs, in bytes. */
export const bytesOf = (packs: readonly Pack[]): number => packs.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns whether an error means that the storage is full. */
export const isFull = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError";

const noteAddress = ({ base }: Plan) => `${base}offline/wanted`;
const noteOf = (plan: Plan) => caches.match(noteAddress(plan), { cacheName: cacheNames(plan).notes });

/**
 * Returns the date on which the reader chose to keep the whole site offline. Undefined without that choice, or if the
 * date is invalid.
 */
export async function wantedSince(plan: Plan): Promise<Date | undefined> {
  const since = new Date((await (await noteOf(plan))?.text()) ?? "");
  return Number.isNaN(since.getTime()) ? undefined : since;
}

/** Returns whether the reader wants the whole site kept offline, in this release and later releases. */
export const isWanted = async (plan: Plan): Promise<boolean> => Boolean(await noteOf(plan));

/** Stores that the reader wants the whole site kept offline. */
export async function noteWanted(plan: Plan): Promise<void> {
  const notes = await caches.open(cacheNames(plan).notes);
  await notes.put(noteAddress(plan), new Response(new Date().toISOString()));
}

/** Removes all cached files and the reader's choices. Only the worker's shell and its plan stay. */
export async function removeKept(plan: Plan): Promise<void> {
  const { prefix } = cacheNames(plan);
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !name.startsWith(`${prefix}own `)) await caches.delete(name);
}
