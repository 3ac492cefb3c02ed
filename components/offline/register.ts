/**
 * Registers the service worker once the page is there, and offers a new release (notice.ts). Where the browser
 * refuses workers, the site works without one.
 */
import type { ToPage, ToWorker } from "../../src/offline/messages.ts";

const release = document.querySelector<HTMLMetaElement>('meta[name="khamsin-release"]')?.content;
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const base = import.meta.env.BASE_URL;
const tell = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

async function register(workers: ServiceWorkerContainer, release: string) {
  const registration = await workers.register(`${base}sw.js`, { updateViaCache: "none" });
  // The next worker may wait already, or be on its way since before this page asked. It decides whether its release can begin
  // unnoticed; if not, it answers "waiting".
  const watch = () => {
    if (registration.active) tell(registration.waiting, { type: "take-over", release });
    if (registration.installing) registration.installing.onstatechange = watch;
  };
  watch();
  registration.addEventListener("updatefound", watch);
}

// Only a finished build has a release.
if (workers && release) {
  workers.addEventListener("message", ({ data, source }: MessageEvent<ToPage>) => {
    if (data.type === "release") {
      if (data.release !== release) location.reload();
      // The worker also stores pages that were there before it.
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      const loading = [...document.scripts].flatMap(({ src }) => src || []);
      tell(source as ServiceWorker, { type: "read", urls: [location.href, ...new Set([...loaded, ...loading])] });
      return;
    }
    // Without its script there is no notice, and the release begins when all pages have been closed.
    import("./notice.ts").then(
      ({ notice }) => notice(data.type, source as ServiceWorker),
      () => {},
    );
  });
  addEventListener("load", () => register(workers, release).catch(() => {}));
}
