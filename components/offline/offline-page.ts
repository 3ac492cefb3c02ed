/** The script of the offline page. It stores the whole site in the browser, and removes it again. */
import {
  bytesOf,
  isFull,
  KeepStopped,
  keepPacks,
  missingPacks,
  noteWanted,
  removeKept,
  type Stop,
  wantedSince,
} from "../../src/offline/keep.ts";
import { isWhole, type Plan, storedPlan } from "../../src/offline/release.ts";
import { fill, type Values } from "../../src/schemas/fill.ts";
import { button, element } from "../layout/browser.ts";

const page = document.querySelector<HTMLElement>("[data-offline]")!;
const { language, base, path, strings } = JSON.parse(page.dataset.offline!) as {
  language: string;
  base: string;
  path: string;
  strings: Record<string, string>;
};
const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)!;
const [state, progress, actions, facts] = [part("state"), part("progress"), part("actions"), part("facts")];
const release = document.querySelector<HTMLMetaElement>('meta[name="khamsin-release"]')?.content;

const say = (key: string, values: Values = {}) => fill(strings[key]!, values);
/** Formats a size: "2.1 MB". */
const size = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)}\u00a0MB` : `${(bytes / 1e9).toFixed(0)}\u00a0GB`;

/** Replaces the buttons. If an old button was focused, focuses the first new button. */
function offer(...buttons: HTMLButtonElement[]) {
  const focused = actions.contains(document.activeElement);
  actions.replaceChildren(...buttons);
  actions.hidden = !buttons.length;
  if (focused) buttons[0]?.focus();
}

let registration: ServiceWorkerRegistration;

async function showFacts(plan: Plan, whole: boolean) {
  const lines: string[] = [];
  const since = whole ? await wantedSince(plan) : undefined;
  if (since) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(since);
    lines.push(say("release", { version: plan.version, release: plan.release, date }));
  }
  // Older browsers have no StorageManager. There the page does not show how much storage is used.
  const storage = navigator.storage as StorageManager | undefined;
  const { usage, quota } = (await storage?.estimate?.()) ?? {};
  if (usage !== undefined && quota !== undefined)
    lines.push(say("storage", { used: size(usage), free: size(Math.max(0, quota - usage)) }));
  if (whole && storage?.persisted) lines.push(say((await storage.persisted()) ? "persisted" : "notPersisted"));
  facts.replaceChildren(...lines.map((line) => element("li", {}, line)));
  facts.hidden = !lines.length;
}

/** Shows how much of the site is stored, and buttons for the possible actions. `said` is a message to show first. */
async function show(plan: Plan, said?: string) {
  const whole = await isWhole(plan);
  const all = bytesOf(plan.packs);
  const kept = all - bytesOf(await missingPacks(plan));
  const now = whole ? say("kept") : kept ? say("partly", { kept: size(kept), all: size(all) }) : say("none");
  state.textContent = [said, now].filter(Boolean).join(" ");
  progress.hidden = true;
  const buttons: HTMLButtonElement[] = [];
  if (!whole) buttons.push(button(say(kept ? "resume" : "keep", { size: size(all) }), () => void keep(plan)));
  if (kept) buttons.push(button(say("remove"), () => void remove(plan)));
  offer(...buttons);
  part("waiting").hidden = !(registration.waiting && whole);
  await showFacts(plan, whole);
}

async function keep(plan: Plan) {
  offer();
  progress.hidden = false;
  const bar = progress.querySelector("progress")!;
  const words = progress.querySelector("span")!;
  const all = bytesOf(plan.packs);
  let announced = -1;
  try {
    await noteWanted(plan);
    void navigator.storage?.persist?.().catch(() => {});
    await keepPacks(plan, (kept) => {
      bar.value = kept / all;
      words.textContent = say("loading", { kept: size(kept), all: size(all) });
      // Screen readers announce the progress only at each quarter.
      const quarter = Math.floor((kept / all) * 4);
      if (quarter > announced) state.textContent = `${Math.round((kept / all) * 100)} %`;
      announced = Math.max(announced, quarter);
    });
  } catch (error) {
    return stop(plan, error instanceof KeepStopped ? error.why : isFull(error) ? "quota" : "failed");
  }
  await show(plan);
  actions.querySelector("button")?.focus();
}

/** Replaces the page's state and buttons with an error message and a button to reload. */
function giveUp(why: string) {
  progress.hidden = true;
  facts.hidden = true;
  state.textContent = say(why);
  offer(button(say("reload"), () => location.reload()));
}

/**
 * Shows why the download stopped. Offers a button to resume the download or, if the release is gone, to reload the
 * page.
 */
async function stop(plan: Plan, why: Stop | "failed") {
  await show(plan, say(why)).catch(() => giveUp(why));
  if (why === "gone") offer(button(say("reload"), () => location.reload()));
}

async function remove(plan: Plan) {
  const said = await removeKept(plan).then(
    () => "removed",
    () => "notRemoved",
  );
  await show(plan, say(said)).catch(() => giveUp("notRemoved"));
}

// Without a network, the worker returns this page at the URL of any page that is not stored. At such a URL, shows a
// message about the page that cannot be reached.
if (location.pathname.replace(/\/?$/, "/") !== path) {
  const unreachable = part("unreachable");
  unreachable.hidden = false;
  page.querySelector<HTMLElement>(":scope > h1")!.hidden = true;
  unreachable.querySelector("button")!.onclick = () => location.reload();
  addEventListener("online", () => location.reload());
}

/**
 * Installs the worker of this page's release. Returns the release and its list of files (Plan); undefined if the
 * installation fails.
 * @throws DOMException if the browser allows no service worker
 */
async function install(workers: ServiceWorkerContainer, release: string): Promise<Plan | undefined> {
  // register.ts also registers this worker, but ignores the error if the browser allows no service worker.
  registration = await workers.register(`${base}sw.js`, { updateViaCache: "none" });
  const plan = await storedPlan({ base, release });
  if (plan) return plan;
  // Checks for a newer worker, because the active worker may belong to the previous release.
  if (!registration.installing) await registration.update().catch(() => {});
  const { installing } = registration;
  await new Promise<void>((resolve) => {
    if (!installing) return resolve();
    installing.addEventListener("statechange", () => installing.state !== "installing" && resolve());
  });
  return storedPlan({ base, release });
}

const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
if (!workers || !release || typeof DecompressionStream === "undefined") state.textContent = say("unsupported");
else {
  state.textContent = say("checking");
  try {
    const plan = await install(workers, release);
    if (plan) await show(plan);
    else giveUp("notInstalled");
  } catch (error) {
    if (isFull(error)) giveUp("notInstalled");
    else state.textContent = say("unsupported");
  }
}
