// Removes the service worker of a site that has moved or no longer exists. Serve this file as sw.js at the old URL
// (README, "Deploy it"). Browsers install this worker in place of the old one. It deletes the caches of the old worker
// and unregisters itself. Games and choices are in localStorage, and are not deleted.
addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const retire = async () => {
    // Deletes only the caches of this path, because another Khamsin may be on the same host, below another path.
    const prefix = `khamsin ${new URL(registration.scope).pathname} `;
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(retire());
});
