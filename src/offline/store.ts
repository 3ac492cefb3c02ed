/** Stored answers that carry the sum of their body, so that what the storage has damaged is never served. */
import { sumOf } from "./pack.ts";

const SUM = "x-khamsin-sum";

/** The headers of an answer that are stored with it: its type, and what guards a page. */
export const HEADERS = [
  "content-type",
  "content-security-policy",
  "referrer-policy",
  "permissions-policy",
  "x-content-type-options",
];

/** An answer with this body to be stored, with its sum and the `HEADERS` of the answer that came. */
export async function checkedCopy(body: ArrayBuffer, came: Headers): Promise<Response> {
  const headers = new Headers({ [SUM]: await sumOf(body) });
  for (const name of HEADERS) if (came.has(name)) headers.set(name, came.get(name)!);
  return new Response(body, { headers });
}

/** What a cache holds for an address, as it was stored. What is damaged is removed; a storage that is blocked holds nothing. */
export async function matchChecked(cacheName: string, address: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(cacheName);
    const found = await cache.match(address);
    const body = await found?.clone().arrayBuffer();
    if (!body || found!.headers.get(SUM) === (await sumOf(body))) return found;
    await cache.delete(address);
  } catch {}
  return undefined;
}
