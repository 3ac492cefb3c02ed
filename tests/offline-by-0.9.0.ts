/** Simulates a site stored by version 0.9.0: a short worker instead of the real one, and caches with the same names. */

/** Like the worker of 0.9.0: stores a first file, and serves stored files with the network as fallback. */
export const OLD_WORKER = `
const base = new URL(registration.scope).pathname;
const page = () => new Response("<h1>Kept by 0.9.0</h1>", { headers: { "content-type": "text/html" } });
const own = async () => (await caches.open(\`khamsin \${base} own 86ce9c62ddee\`)).put(\`\${base}offline/\`, page());
addEventListener("install", (event) => event.waitUntil(own()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;

/** Stores the other files of 0.9.0 once its worker controls the page. Runs in the page. */
export async function storeLikeOldRelease(base: string): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const page = () => new Response("<h1>Kept by 0.9.0</h1>", { headers: { "content-type": "text/html" } });
  await (await caches.open(`khamsin ${base} read 86ce9c62ddee`)).put(`${base}r/F12.32/`, page());
  await (await caches.open(`khamsin ${base} packs`)).put(`${base}offline/0123456789abcdef.pack`, page());
  await (await caches.open(`khamsin ${base} notes`)).put(`${base}offline/wanted`, new Response("2026-01-01"));
  return true;
}
