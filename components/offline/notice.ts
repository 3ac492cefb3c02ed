/** The notice of a new release: the reader says when it begins, so that no page changes under a reader's eyes. */
import type { ToWorker } from "../../src/offline/messages.ts";
import { addStyle, button, element } from "../browser.ts";
import style from "./notice.css?inline";

let shown: HTMLElement | undefined;
/** The worker whose release the notice offers. */
let offered: ServiceWorker | undefined;

/** Reads the notice's words from the page for reading offline, which every worker has. */
async function words(): Promise<Record<string, string>> {
  const base = import.meta.env.BASE_URL;
  const path = `${base}${document.documentElement.lang === "ja" ? "ja/" : ""}offline/`;
  const response = await caches.match(path, { ignoreSearch: true });
  const page = new DOMParser().parseFromString((await response?.text()) ?? "", "text/html");
  return JSON.parse(page.querySelector<HTMLElement>("[data-notice]")!.dataset.notice!);
}

/**
 * Offers the release of a waiting worker; or says that it could not be fetched whole.
 * @throws where the words are not at hand
 */
export async function notice(what: "waiting" | "failed", worker: ServiceWorker): Promise<void> {
  const said = await words();
  if (!shown) {
    // A plain import would have every page load the sheet.
    addStyle(style);
    // Screen readers read out what is put into a live region, not a region that appears with its text.
    shown = element("div", { role: "status" });
    document.body.append(shown);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  // A worker may say so more than once. A button that is replaced under a finger would lose the click.
  if (what === "waiting" && worker === offered && shown.hasChildNodes()) return;
  offered = worker;
  const accept = button(said.updateNow!, () => {
    accept.disabled = true;
    worker.postMessage({ type: "activate" } satisfies ToWorker);
  });
  const later = button(said.updateLater!, () => shown!.replaceChildren());
  const text = element("p", {}, what === "failed" ? said.updateFailed! : said.update!);
  shown.replaceChildren(element("div", { class: "update-notice" }, text, accept, later));
}
