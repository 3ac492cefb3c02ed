/** A reader who kept the site in version 0.9.0: a short worker in place of that version's, and the caches as it named them. */

/** Stores a first file and serves what is stored, or asks the network, as the worker of 0.9.0 does. */
export const OLD_WORKER = `
const base = new URL(registration.scope).pathname;
const page = () => new Response("<h1>Kept by 0.9.0</h1>", { headers: { "content-type": "text/html" } });
const own = async () => (await caches.open(\`khamsin \${base} own 86ce9c62ddee\`)).put(\`\${base}offline/\`, page());
addEventListener("install", (event) => event.waitUntil(own()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
`;

/** Stores the rest of what 0.9.0 stored, once its worker controls the page. Runs in the page. */
export async function keepAsOld(base: string): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false;
  const page = () => new Response("<h1>Kept by 0.9.0</h1>", { headers: { "content-type": "text/html" } });
  await (await caches.open(`khamsin ${base} read 86ce9c62ddee`)).put(`${base}r/F12.32/`, page());
  await (await caches.open(`khamsin ${base} packs`)).put(`${base}offline/0123456789abcdef.pack`, page());
  await (await caches.open(`khamsin ${base} notes`)).put(`${base}offline/wanted`, new Response("2026-01-01"));
  return true;
}
