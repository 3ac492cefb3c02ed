/** Stored answers that carry the sum of their body, so that what the storage has damaged is never served. */
import { sumOf } from "./pack.ts";

const SUM = "x-khamsin-sum";

/** The headers of an answer that are stored with it: its type, and what guards a page. */
const HEADERS = [
  "content-type",
  "content-security-policy",
  "referrer-policy",
  "permissions-policy",
  "x-content-type-options",
];

/** The headers of an answer that go with its body wherever that is kept. */
export const keptHeaders = (came = new Headers()): Headers =>
  new Headers([...came].filter(([name]) => HEADERS.includes(name)));

/** An answer with this body to be stored, with its sum and the headers of the answer that came. */
export async function checkedCopy(body: ArrayBuffer, came: Headers): Promise<Response> {
  const headers = keptHeaders(came);
  headers.set(SUM, await sumOf(body));
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
