// Retires the service worker of a site that has moved or is gone: serve this file as sw.js at the old address (README, "Deploy it").
// It removes what the old worker kept for reading offline and unregisters itself. Games and choices, which are not its, stay.
addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const retire = async () => {
    // Another Khamsin of the same host, below another path, has caches of its own.
    const prefix = `khamsin ${new URL(registration.scope).pathname} `;
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(retire());
});
