/**
 * Registers the service worker after the page has loaded, and shows that a new release is waiting. If the browser
 * refuses workers, the site works without one.
 */
import { isWhole } from "../../src/offline/release.ts";

const release = document.querySelector<HTMLMetaElement>('meta[name="khamsin-release"]')?.content;
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const base = import.meta.env.BASE_URL;

/** Fetches this page and its files again through the new worker, which stores them. */
function readAgain() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const loading = [...document.scripts].flatMap(({ src }) => src || []);
  for (const address of new Set([location.href, ...loaded, ...loading])) fetch(address).catch(() => {});
}

/** Fetches the line about a new release from the offline page, which has it for all pages. */
async function waitingLine(): Promise<HTMLElement> {
  const path = `${base}${document.documentElement.lang === "ja" ? "ja/" : ""}offline/`;
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
  return page.querySelector<HTMLElement>("[data-waiting]")!;
}

/** Shows that a new release is waiting, if the site is stored: other readers get its pages from the network anyway. */
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
  // The next worker may already be waiting or installing.
  const watch = () => {
    registration.installing?.addEventListener("statechange", watch);
    if (registration.waiting) announce(release).catch(() => {});
  };
  watch();
  registration.addEventListener("updatefound", watch);
}

// Only a build has a release.
if (workers && release) addEventListener("load", () => register(workers, release).catch(() => {}));
