/** The page on which a reader keeps the whole site and removes it again. */
import {
  dropDamaged,
  KeepStopped,
  keepPacks,
  missingPacks,
  noteWanted,
  removeKept,
  wantedSince,
} from "../../src/offline/keep.ts";
import type { ToWorker } from "../../src/offline/messages.ts";
import type { Plan } from "../../src/offline/release.ts";
import { fill, type Values } from "../../src/schemas/fill.ts";
import { button, element } from "../browser.ts";

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
/** "2.1 MB" */
const size = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)}\u00a0MB` : `${(bytes / 1e9).toFixed(0)}\u00a0GB`;
const sum = (packs: Plan["packs"]) => packs.reduce((total, { bytes }) => total + bytes, 0);

/** Replaces the buttons. If one of them had the focus, the first new one gets it. */
function offer(...buttons: HTMLButtonElement[]) {
  const focused = actions.contains(document.activeElement);
  actions.replaceChildren(...buttons);
  actions.hidden = !buttons.length;
  if (focused) buttons[0]?.focus();
}

/** The worker's own few files could not be fetched and stored. */
class NotInstalled extends Error {}
/** Whether the storage is full. */
const isFull = (error: unknown) => (error as Error).name === "QuotaExceededError";

let registration: ServiceWorkerRegistration;
const tell = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message);

/** Asks the active worker for its plan: what it has, or could have. */
function askPlan(): Promise<Plan> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Plan>) => resolve(data);
    registration.active!.postMessage({ type: "plan" } satisfies ToWorker, [port2]);
  });
}

async function showFacts(plan: Plan, whole: boolean) {
  const lines: string[] = [];
  const since = whole ? await wantedSince(plan) : undefined;
  if (since) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(since);
    lines.push(say("release", { version: plan.version, release: plan.release, date }));
  }
  // Older browsers have no StorageManager: then these lines are left out.
  const storage = navigator.storage as StorageManager | undefined;
  const { usage, quota } = (await storage?.estimate?.()) ?? {};
  if (usage !== undefined && quota !== undefined)
    lines.push(say("storage", { used: size(usage), free: size(Math.max(0, quota - usage)) }));
  if (whole && storage?.persisted) lines.push(say((await storage.persisted()) ? "persisted" : "notPersisted"));
  facts.replaceChildren(...lines.map((line) => element("li", {}, line)));
  facts.hidden = !lines.length;
}

/** Shows what is kept, and what can be done. `said` is what has just happened. */
async function show(said?: string) {
  const plan = await askPlan();
  await dropDamaged(plan);
  tell(registration.active, { type: "changed" });
  const missing = await missingPacks(plan);
  const all = sum(plan.packs);
  const kept = all - sum(missing);
  const now = !missing.length ? say("kept") : kept ? say("partly", { kept: size(kept), all: size(all) }) : say("none");
  state.textContent = [said, now].filter(Boolean).join(" ");
  progress.hidden = true;
  const buttons: HTMLButtonElement[] = [];
  if (missing.length) buttons.push(button(say(kept ? "resume" : "keep", { size: size(all) }), () => void keep(plan)));
  if (kept) buttons.push(button(say("remove"), () => void remove(plan)));
  offer(...buttons);
  await showFacts(plan, !missing.length);
}

async function keep(plan: Plan) {
  if (plan.release !== release) return stop("gone");
  offer();
  progress.hidden = false;
  const bar = progress.querySelector("progress")!;
  const words = progress.querySelector("span")!;
  const all = sum(plan.packs);
  let announced = -1;
  try {
    await noteWanted(plan);
    void navigator.storage?.persist?.().catch(() => {});
    await keepPacks(plan, (kept) => {
      bar.value = kept / all;
      words.textContent = say("loading", { kept: size(kept), all: size(all) });
      // Screen readers read four steps out, not fifty.
      const quarter = Math.floor((kept / all) * 4);
      if (quarter > announced) state.textContent = `${Math.round((kept / all) * 100)} %`;
      announced = Math.max(announced, quarter);
    });
  } catch (error) {
    return stop(error instanceof KeepStopped ? error.why : isFull(error) ? "quota" : "failed");
  } finally {
    tell(registration.active, { type: "changed" });
  }
  tell(registration.waiting, { type: "keep" });
  await show();
  actions.querySelector("button")?.focus();
}

/** Says what went wrong when not even what is kept can be read. */
function giveUp(why: string) {
  progress.hidden = true;
  facts.hidden = true;
  state.textContent = say(why);
  offer(button(say("reload"), () => location.reload()));
}

/** Says why it stopped, and how to go on. */
async function stop(why: "network" | "quota" | "gone" | "failed") {
  await show(say(why)).catch(() => giveUp(why));
  if (why === "gone") {
    void registration.update().catch(() => {});
    offer(button(say("reload"), () => location.reload()));
  }
}

async function remove(plan: Plan) {
  const said = await removeKept(plan).then(
    () => "removed",
    () => "notRemoved",
  );
  tell(registration.active, { type: "changed" });
  await show(say(said)).catch(() => giveUp("notRemoved"));
}

// The worker shows this page at the address of a page that it does not have.
if (location.pathname.replace(/\/?$/, "/") !== path) {
  const unreachable = part("unreachable");
  unreachable.hidden = false;
  page.querySelector<HTMLElement>(":scope > h1")!.hidden = true;
  unreachable.querySelector("button")!.onclick = () => location.reload();
  addEventListener("online", () => location.reload());
}

/** The worker of this page, once it can answer. @throws where there will be none */
async function ready(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  // Registered as in register.ts; here the page learns whether the browser allows it.
  const { installing, active } = await workers.register(`${base}sw.js`, { updateViaCache: "none" });
  const failed = new Promise<never>((_, reject) => {
    installing?.addEventListener("statechange", () => installing.state === "redundant" && reject(new NotInstalled()));
  });
  // A reader who already has a worker keeps it, even if the next one fails.
  return active ? workers.ready : Promise.race([workers.ready, failed]);
}

const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
if (!workers || !release || typeof DecompressionStream === "undefined") state.textContent = say("unsupported");
else {
  state.textContent = say("checking");
  try {
    registration = await ready(workers);
    await show();
    workers.addEventListener("controllerchange", () => void show().catch(() => giveUp("failed")));
  } catch (error) {
    if (error instanceof NotInstalled || isFull(error)) giveUp("notInstalled");
    else state.textContent = say("unsupported");
  }
}
