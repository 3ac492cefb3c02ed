/** Fetches packs and unpacks them: for the page on which a reader asks for it, and for the worker of a new release. */
import { decodePack, sumOf } from "./pack.ts";
import { cacheNames, noteWhole, type Plan, packAddress } from "./release.ts";
import { addressOf, keptHeaders, typeOf } from "./requests.ts";

type Pack = Plan["packs"][number];

/** How many packs are fetched side by side. */
const AT_ONCE = 3;

/**
 * Why keeping stopped: no network, no room, a pack that was altered on its way, or the server has another release by now.
 */
export type Stop = "network" | "quota" | "damaged" | "gone";
/** The error of a download that stopped. */
export class KeepStopped extends Error {
  readonly why: Stop;
  constructor(why: Stop) {
    super(why);
    this.why = why;
  }
}

/** Lists the packs of a release that have not been unpacked yet. @throws DOMException where storage is blocked */
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
  // Some servers answer everything with a page of their own: that counts like a 404.
  if (!response.ok || response.headers.get("content-type")?.startsWith("text/html")) throw new KeepStopped("gone");
  if (!pack.file.startsWith(await sumOf(body))) throw new KeepStopped("damaged");
  return body;
}

/** Stores the files of a pack, and then that it has been unpacked. `headers` are those of pages. */
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
 * Keeps the whole site in a release. Packs that were unpacked before it stopped stay, and the next call goes on from there.
 * @param progress called after each pack with the bytes of packs so far
 * @throws KeepStopped
 */
export async function keepPacks(plan: Plan, progress: (bytes: number) => void = () => {}): Promise<void> {
  const missing = await missingPacks(plan);
  let kept = bytesOf(plan.packs) - bytesOf(missing);
  progress(kept);
  // The server sends these headers with each page; here they are taken from the page that every worker has.
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
    // Another page may have removed something meanwhile.
    if (!(await missingPacks(plan)).length) await noteWhole(plan);
  } catch (error) {
    throw isFull(error) ? new KeepStopped("quota") : error;
  } finally {
    stop.abort();
    // A lane that is unpacking would report its progress after the caller has learnt that it stopped.
    await Promise.allSettled(lanes);
  }
}

/** Sums up the sizes of packs, in bytes. */
export const bytesOf = (packs: readonly Pack[]): number => packs.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether an error says that the storage is full. */
export const isFull = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError";

const noteAddress = ({ base }: Plan) => `${base}offline/wanted`;
const noteOf = (plan: Plan) => caches.match(noteAddress(plan), { cacheName: cacheNames(plan).notes });

/** Since when the reader wants the whole site kept; undefined if the reader does not, or the note is damaged. */
export async function wantedSince(plan: Plan): Promise<Date | undefined> {
  const since = new Date((await (await noteOf(plan))?.text()) ?? "");
  return Number.isNaN(since.getTime()) ? undefined : since;
}

/** Whether the reader wants the whole site kept, in this release and the next ones. */
export const isWanted = async (plan: Plan): Promise<boolean> => Boolean(await noteOf(plan));

/** Notes that the reader wants the whole site kept. */
export async function noteWanted(plan: Plan): Promise<void> {
  const notes = await caches.open(cacheNames(plan).notes);
  await notes.put(noteAddress(plan), new Response(new Date().toISOString()));
}

/** Removes all that is kept and all that was read. The worker's own few files stay with it. */
export async function removeKept(plan: Plan): Promise<void> {
  const { prefix } = cacheNames(plan);
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !name.startsWith(`${prefix}own `)) await caches.delete(name);
}
