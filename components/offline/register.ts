/**
 * Registers the service worker after the page has loaded. Shows a notice when a new release is waiting. The site also
 * works without a service worker.
 */
import { isWhole } from "../../src/offline/release.ts";

const release = document.querySelector<HTMLMetaElement>('meta[name="khamsin-release"]')?.content;
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const base = import.meta.env.BASE_URL;

/** Fetches this page and its files again, so that the new worker stores them. */
function readAgain() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const loading = [...document.scripts].flatMap(({ src }) => src || []);
  for (const address of new Set([location.href, ...loaded, ...loading])) fetch(address).catch(() => {});
}

/** Fetches the notice about a new release from the offline page. Other pages do not contain it. */
async function waitingLine(): Promise<HTMLElement> {
  const path = `${base}${document.documentElement.lang === "ja" ? "ja/" : ""}offline/`;
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
  return page.querySelector<HTMLElement>("[data-waiting]")!;
}

/**
 * Shows the notice about a new release if the whole site is stored. Otherwise pages come from the network and are
 * already new.
 */
async function announce(release: string) {
  if (!(await isWhole({ base, release }))) return;
  const line =
    document.querySelector<HTMLElement>("[data-waiting]") ??
    document.querySelector(".site-footer")!.appendChild(await waitingLine());
  line.hidden = false;
}

async function register(workers: ServiceWorkerContainer, release: string) {
  if (!workers.controller) workers.addEventListener("controllerchange", readAgain, { once: true });
  const registration = await workers.register(`${base}sw.js`, { updateViaCache: "none" });
  // The worker of the new release may already be waiting or installing.
  const watch = () => {
    registration.installing?.addEventListener("statechange", watch);
    if (registration.waiting) announce(release).catch(() => {});
  };
  watch();
  registration.addEventListener("updatefound", watch);
}

// Pages of the dev server have no release. They register no service worker.
if (workers && release) addEventListener("load", () => register(workers, release).catch(() => {}));
