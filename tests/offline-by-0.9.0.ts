/** Simulates a site that version 0.9.0 stored offline: a short service worker, and caches named as in 0.9.0. */

/** Service worker like that of 0.9.0: stores one file, and serves stored files before it tries the network. */
export const OLD_WORKER = `
const base = new URL(registration.scope).pathname;
const page = () => new Response("<h1>Kept by 0.9.0</h1>", { headers: { "content-type": "text/html" } });
const own = async () => (await caches.open(\`khamsin \${base} own 86ce9c62ddee\`)).put(\`\${base}offline/\`, page());
addEventListener("install", (event) => event.waitUntil(own()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;

/** Stores a page, a pack and the user's choice, as 0.9.0 did. Runs in the page. Returns false without a worker. */
export async function storeLikeOldRelease(base: string): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const page = () => new Response("<h1>Kept by 0.9.0</h1>", { headers: { "content-type": "text/html" } });
  await (await caches.open(`khamsin ${base} read 86ce9c62ddee`)).put(`${base}r/F12.32/`, page());
  await (await caches.open(`khamsin ${base} packs`)).put(`${base}offline/0123456789abcdef.pack`, page());
  await (await caches.open(`khamsin ${base} notes`)).put(`${base}offline/wanted`, new Response("2026-01-01"));
  return true;
}
