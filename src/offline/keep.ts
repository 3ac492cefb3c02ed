/** Fetches packs and keeps them: for the page on which a reader asks for it, and for the worker of a new release. */
import { sumOf } from "./pack.ts";
import { cacheNames, type Plan, packAddress } from "./release.ts";

type Pack = Plan["packs"][number];

/** How many packs are fetched side by side. */
const AT_ONCE = 3;

/** Why keeping stopped: no network, no room, or the server has another release by now. */
export type Stop = "network" | "quota" | "gone";
export class KeepStopped extends Error {
  readonly why: Stop;
  constructor(why: Stop) {
    super(why);
    this.why = why;
  }
}

/** The packs of a release that are not kept yet. @throws DOMException where storage is blocked */
export async function missingPacks(plan: Plan): Promise<Pack[]> {
  const cache = await caches.open(cacheNames(plan).packs);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return plan.packs.filter((pack) => !kept.has(packAddress(plan, pack)));
}

/** Whether these bytes are the pack as the build made it: its name begins with its sum. */
const isWhole = async (pack: Pack, bytes: ArrayBuffer) => pack.file.startsWith(await sumOf(bytes));

/** The bytes of a kept pack. One that is no longer as the build made it is removed. @throws DOMException where storage is blocked */
export async function readPack(plan: Plan, pack: Pack): Promise<ArrayBuffer | undefined> {
  const cache = await caches.open(cacheNames(plan).packs);
  const bytes = await (await cache.match(packAddress(plan, pack)))?.arrayBuffer();
  if (!bytes || (await isWhole(pack, bytes))) return bytes;
  await cache.delete(packAddress(plan, pack));
  return undefined;
}

/** Removes the kept packs that are no longer as the build made them. */
export async function dropDamaged(plan: Plan): Promise<void> {
  for (const pack of plan.packs) await readPack(plan, pack);
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
  if (!response.ok || !(await isWhole(pack, body))) throw new KeepStopped("gone");
  return body;
}

/**
 * Keeps all packs of a release that are not kept yet. What was kept before it stopped stays, and the next call goes on from there.
 * @param progress called after each pack with the bytes kept so far, of all
 * @throws KeepStopped
 */
export async function keepPacks(plan: Plan, progress: (bytes: number) => void = () => {}): Promise<void> {
  const cache = await caches.open(cacheNames(plan).packs);
  const missing = await missingPacks(plan);
  const all = plan.packs.reduce((sum, { bytes }) => sum + bytes, 0);
  let kept = all - missing.reduce((sum, { bytes }) => sum + bytes, 0);
  progress(kept);
  const stop = new AbortController();
  const lane = async () => {
    for (let pack = missing.shift(); pack && !stop.signal.aborted; pack = missing.shift()) {
      const body = await fetchPack(plan, pack, stop.signal);
      try {
        await cache.put(packAddress(plan, pack), new Response(body));
      } catch (error) {
        throw (error as Error).name === "QuotaExceededError" ? new KeepStopped("quota") : error;
      }
      kept += pack.bytes;
      progress(kept);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } finally {
    stop.abort();
  }
}

const noteOf = async (plan: Plan) => (await caches.open(cacheNames(plan).notes)).match(`${plan.base}offline/wanted`);

/** Since when the reader wants the whole site kept; undefined where the note of it is lost or damaged. */
export async function wantedSince(plan: Plan): Promise<Date | undefined> {
  const since = new Date((await (await noteOf(plan))?.text()) ?? "");
  return Number.isNaN(since.getTime()) ? undefined : since;
}

/** Whether the reader wants the whole site kept: where the note of it is lost, packs of any release tell so. */
export const isWanted = async (plan: Plan): Promise<boolean> =>
  Boolean(await noteOf(plan)) || (await (await caches.open(cacheNames(plan).packs)).keys()).length > 0;

/** Notes that the reader wants the whole site kept. */
export async function noteWanted(plan: Plan): Promise<void> {
  const notes = await caches.open(cacheNames(plan).notes);
  await notes.put(`${plan.base}offline/wanted`, new Response(new Date().toISOString()));
}

/** Removes all that is kept and all that was read. The worker's own few files stay with it. */
export async function removeKept(plan: Plan): Promise<void> {
  const { prefix } = cacheNames(plan);
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !name.startsWith(`${prefix}own `)) await caches.delete(name);
}
