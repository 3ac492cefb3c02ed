/**
 * Downloads the whole site for offline use, in packs of files. Used by the page /offline/, and by the service worker of
 * a new release.
 */
import { decodePack, sumOf } from "./pack.ts";
import { cacheNames, markWhole, type Plan, packAddress } from "./release.ts";
import { addressOf, keptHeaders, typeOf } from "./requests.ts";

type Pack = Plan["packs"][number];

/** The number of packs that are downloaded in parallel. */
const AT_ONCE = 3;

/**
 * Why a download stopped.
 * - `network`: there is no connection, or the server has an error.
 * - `quota`: the storage is full.
 * - `damaged`: a pack has a wrong hash.
 * - `gone`: the server has another release.
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

/**
 * Returns the packs of a release that are not yet unpacked into the cache.
 * @throws DOMException if storage is blocked
 */
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

/** Caches the files of a pack, and then a marker that the pack is unpacked. HTML pages are cached with `headers`. */
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
  // Packs have no HTTP headers. Copies the headers of /offline/, which every worker has cached, because all pages have
  // the same headers.
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
    // Waits for the other parallel downloads to end. Otherwise they could call `progress` after this function has
    // thrown.
    await Promise.allSettled(lanes);
  }
}

/** Returns the total size of packs, in bytes. */
export const bytesOf = (packs: readonly Pack[]): number => packs.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns whether an error means that the storage is full. */
export const isFull = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError";

const noteAddress = ({ base }: Plan) => `${base}offline/wanted`;
const noteOf = (plan: Plan) => caches.match(noteAddress(plan), { cacheName: cacheNames(plan).notes });

/**
 * Returns the date on which the user chose to keep the whole site offline. Returns undefined if the user has not chosen
 * this, or if the stored date is invalid.
 */
export async function wantedSince(plan: Plan): Promise<Date | undefined> {
  const since = new Date((await (await noteOf(plan))?.text()) ?? "");
  return Number.isNaN(since.getTime()) ? undefined : since;
}

/** Returns whether the user wants to keep the whole site offline. The choice also applies to later releases. */
export const isWanted = async (plan: Plan): Promise<boolean> => Boolean(await noteOf(plan));

/** Stores that the user wants to keep the whole site offline. */
export async function noteWanted(plan: Plan): Promise<void> {
  const notes = await caches.open(cacheNames(plan).notes);
  await notes.put(noteAddress(plan), new Response(new Date().toISOString()));
}

/**
 * Removes all cached files and the user's choice. Only the service worker's basic files (its shell) and its plan stay.
 */
export async function removeKept(plan: Plan): Promise<void> {
  const { prefix } = cacheNames(plan);
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !name.startsWith(`${prefix}own `)) await caches.delete(name);
}
