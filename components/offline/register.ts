/**
 * Registers the service worker once the page is there, and offers a new release (UpdateNotice.astro). Where workers are refused
 * the site is as it ever was.
 */
import type { ToPage, ToWorker } from "../../src/offline/messages.ts";

const release = document.querySelector<HTMLMetaElement>('meta[name="khamsin-release"]')?.content;
const notice = document.querySelector<HTMLElement>(".update-notice");
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const tell = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

async function register(workers: ServiceWorkerContainer, release: string, notice: HTMLElement) {
  const registration = await workers.register(`${import.meta.env.BASE_URL.replace(/\/?$/, "/")}sw.js`, {
    updateViaCache: "none",
  });
  // The worker decides whether its release can begin unnoticed; if not, it answers "waiting".
  const offer = () => registration.active && tell(registration.waiting, { type: "take-over", release });
  // The next worker may wait already, or be on its way since before this page asked.
  const watch = () =>
    registration.installing?.addEventListener("statechange", ({ target }) => {
      if ((target as ServiceWorker).state === "installed") offer();
    });
  offer();
  watch();
  registration.addEventListener("updatefound", watch);
  const [accept, later] = notice.querySelectorAll("button");
  accept!.onclick = () => {
    accept!.disabled = true;
    if (registration.waiting) tell(registration.waiting, { type: "activate" });
    else location.reload();
  };
  later!.onclick = () => {
    notice.hidden = true;
  };
}

// Only a finished build has a release.
if (workers && release && notice) {
  workers.addEventListener("message", ({ data, ports, source }: MessageEvent<ToPage>) => {
    if (data.type === "release?") ports[0]!.postMessage(release);
    if (data.type === "release") {
      if (data.release !== release) location.reload();
      // A page that was there before its worker shall be readable again too.
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      tell(source as ServiceWorker, { type: "read", urls: [location.href, ...loaded] });
    }
    if (data.type === "waiting") notice.hidden = false;
    if (data.type === "failed") {
      notice.querySelector("button")!.disabled = false;
      notice.querySelector("p")!.textContent = notice.dataset.failed!;
    }
  });
  const begin = () => register(workers, release, notice).catch(() => {});
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
