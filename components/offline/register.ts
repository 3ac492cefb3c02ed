/**
 * Registers the service worker once the page is there, and says when a new release waits. Where the browser refuses workers, the
 * site works without one.
 */
import { isWhole } from "../../src/offline/release.ts";

const release = document.querySelector<HTMLMetaElement>('meta[name="khamsin-release"]')?.content;
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
const base = import.meta.env.BASE_URL;

/** Loads this page and its files again, through the worker that has just begun, which stores them. */
function readAgain() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const loading = [...document.scripts].flatMap(({ src }) => src || []);
  for (const address of new Set([location.href, ...loaded, ...loading])) fetch(address).catch(() => {});
}

/** Takes the line about a new release from the page for reading offline, which holds it for all pages. */
async function waitingLine(): Promise<HTMLElement> {
  const path = `${base}${document.documentElement.lang === "ja" ? "ja/" : ""}offline/`;
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
  return page.querySelector<HTMLElement>("[data-waiting]")!;
}

/** Says that a new release waits, if the site is kept: other readers get its pages from the network already. */
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
  // The next worker may wait already, or be on its way since before this page asked.
  const watch = () => {
    registration.installing?.addEventListener("statechange", watch);
    if (registration.waiting) announce(release).catch(() => {});
  };
  watch();
  registration.addEventListener("updatefound", watch);
}

// Only a finished build has a release.
if (workers && release) addEventListener("load", () => register(workers, release).catch(() => {}));
