/**
 * The service worker. It never makes things worse than no worker would, by one rule:
 *
 * Whatever is stored is held against its sum before it is served. What fails is thrown away and fetched anew; the network is tried
 * before anything is refused; no failure is remembered. What the network sends is passed on as it came, and stored only if it is
 * this release's, whole. Whether there is another release the browser alone decides, by sw.js.
 *
 * - Where the whole site is kept, pages and what they load come from the packs of this release, until the reader accepts the next
 *   one (or closes all pages). The worker of the next release fetches its packs before it waits, so that nothing kept is lost.
 * - Where it is not, they come from the network, or from what has been read where that fails. Assets, whose names change with
 *   their content, come from what has been read first.
 */
import { isWanted, keepPacks, missingPacks, readPack } from "./keep.ts";
import type { ToPage, ToWorker } from "./messages.ts";
import { decodePack, packFor, sumOf } from "./pack.ts";
import { cacheNames, isWholePage, type Plan, packAddress, releaseOf } from "./release.ts";
import { fileOf, kindOf, pagePath, pathOf, typeOf, withSlash } from "./requests.ts";
import { checkedCopy, keptHeaders, matchChecked } from "./store.ts";
import type { WorkerScope } from "./worker-types.ts";

/** Put before this script by the build. */
declare const KHAMSIN_PLAN: Plan;

const plan = KHAMSIN_PLAN;
const { base } = plan;
const worker = self as unknown as WorkerScope;
const names = cacheNames(plan);
const firsts = plan.packs.map(({ first }) => first);

/** After so many milliseconds of waiting, what has been read before is shown as it was. */
const PATIENCE = 4000;

/** The address under which the file at a path is stored, the same whether the host has the last slash or drops it. */
const keyOf = (path: string) => location.origin + base + encodeURI(withSlash(path));

// --- What is stored

let kept: Promise<boolean> | undefined;
/** Whether the whole site is kept, in this release. */
function isKept(): Promise<boolean> {
  kept ??= missingPacks(plan).then(
    (missing) => !missing.length,
    () => {
      kept = undefined;
      return false;
    },
  );
  return kept;
}

/** One of the worker's own files or what has been read, if it still is what was stored. */
const stored = async (key: string) => (await matchChecked(names.own, key)) ?? (await matchChecked(names.read, key));

let sums: Record<string, string> | undefined;
/** The sums of all data files and assets of this release. @throws where their list is out of reach */
async function sumsOfFiles(): Promise<Record<string, string>> {
  sums ??= await ((await stored(keyOf(plan.sums))) ?? (await fetch(base + plan.sums))).json();
  return sums!;
}

/** Whether the body of a file is this release's, whole: a page says its release, other files are held against their sums. */
async function isOwn(file: string, body: ArrayBuffer): Promise<boolean> {
  if (kindOf(file) === "page") return isWholePage(plan.release, new TextDecoder().decode(body));
  return (await sumsOfFiles())[file] === (await sumOf(body));
}

/** Stores an answer of the network that is this release's. A storage that is full or blocked costs the reader nothing. */
async function store(key: string, file: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const body = await response.arrayBuffer();
  if (!(await isOwn(file, body))) {
    // Another release, or an answer that was altered on its way. The browser finds out which.
    if (kindOf(file) === "page" && releaseOf(new TextDecoder().decode(body))) await worker.registration.update();
    return;
  }
  await (await caches.open(names.read)).put(key, await checkedCopy(body, response.headers));
}

const unpacked = new Map<number, ReturnType<typeof decodePack>>();

/** The files of a pack, if it is kept and as the build made it. The last few stay at hand: neighbours are often read one after the other. */
async function unpack(at: number): Promise<ReturnType<typeof decodePack> | undefined> {
  let files = unpacked.get(at);
  unpacked.delete(at);
  if (!files) {
    const bytes = await readPack(plan, plan.packs[at]!);
    if (!bytes) {
      kept = undefined;
      return undefined;
    }
    const plain = new Response(bytes).body!.pipeThrough(new DecompressionStream("gzip"));
    files = decodePack(new Uint8Array(await new Response(plain).arrayBuffer()));
  }
  unpacked.set(at, files);
  for (const oldest of [...unpacked.keys()].slice(0, -4)) unpacked.delete(oldest);
  return files;
}

/** A kept file as the server would send it. `unknown` is true if the site has no such file. */
async function fromPacks(file: string, status = 200): Promise<{ response?: Response; unknown: boolean }> {
  const at = packFor(file, firsts);
  if (at < 0) return { unknown: true };
  const files = await unpack(at).catch(() => undefined);
  const body = files?.get(file)?.();
  if (body === undefined) return { unknown: !!files };
  // A kept page is guarded by the headers that the server sent with the worker's own first page.
  const shell = file.endsWith(".html") ? await stored(keyOf("offline/")) : undefined;
  const headers = keptHeaders(shell?.headers);
  headers.set("content-type", typeOf(file));
  return { response: new Response(body, { status, headers }), unknown: false };
}

/** A page out of the packs: also the redirect from "r/F12.32" to its page, and the page that resolves addresses that do not exist. */
async function keptPage(path: string, search: string): Promise<Response | undefined> {
  const page = await fromPacks(fileOf(path));
  if (page.response) return page.response;
  if (!path.endsWith("/") && (await fromPacks(`${path}/index.html`)).response)
    return Response.redirect(`${base}${encodeURI(path)}/${search}`, 301);
  return page.unknown ? (await fromPacks("404.html", 404)).response : undefined;
}

// --- Answers

/** The page that is shown instead of one that is neither kept nor in reach. */
async function unreachable(path: string): Promise<Response> {
  const shell = await stored(keyOf(/^ja(?:\/|$)/.test(path) ? "ja/offline/" : "offline/"));
  return shell ? new Response(shell.body, { status: 503, headers: shell.headers }) : Response.error();
}

/** Answers a request for the file at `path`. `later` is given what may go on when the reader has the answer. */
async function answer(request: Request, path: string, later: (work: Promise<unknown>) => void): Promise<Response> {
  const url = new URL(request.url);
  const kind = kindOf(path);
  const key = keyOf(path);
  const before = () => stored(key);
  const isFirst = plan.shell.includes(fileOf(withSlash(path)));
  const packed = async () => {
    if (isFirst) return undefined;
    return kind === "page" ? keptPage(path, url.search) : (await fromPacks(path)).response;
  };

  const whole = await isKept();
  const atHand = kind === "asset" || (whole && isFirst) ? await before() : undefined;
  const first = atHand ?? (kind === "asset" || whole ? await packed() : undefined);
  if (first) return first;

  // The names of assets change with their content: the browser need not ask whether they have changed.
  const fetching = fetch(request, kind === "asset" ? {} : { cache: "no-cache" });
  const copy = fetching.then((response) => response.clone());
  later(copy.then((response) => store(key, fileOf(path), response)).catch(() => {}));
  const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(before()), PATIENCE));
  try {
    const response = (await Promise.race([fetching, late])) ?? (await fetching);
    return response.status >= 500 ? ((await before()) ?? response) : response;
  } catch {
    const instead = (await before()) ?? (await packed());
    return instead ?? (request.mode === "navigate" ? unreachable(path) : Response.error());
  }
}

/** The path of what the site keeps; undefined for other addresses. */
function keptPath({ origin, pathname }: URL): string | undefined {
  const path = origin === location.origin ? pathOf(pathname, base) : undefined;
  return path === undefined || kindOf(path) === "other" ? undefined : path;
}

worker.addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? keptPath(new URL(event.request.url)) : undefined;
  if (path !== undefined) event.respondWith(answer(event.request, path, (work) => event.waitUntil(work)));
});

// --- Its life

/** Fetches the few files that every worker has. @throws Error where one is not this release's: a server may be between two */
async function fetchOwn(): Promise<void> {
  const own = await caches.open(names.own);
  for (const file of plan.shell) {
    const response = await fetch(base + pagePath(file), { cache: "no-cache" });
    const body = await response.arrayBuffer();
    const right = file === plan.sums ? file.includes(await sumOf(body)) : await isOwn(file, body);
    if (!response.ok || !right) throw new Error(`Another release: ${file}`);
    await own.put(keyOf(pagePath(file)), await checkedCopy(body, response.headers));
  }
}

/** Keeps the site in this release too, if the reader wants it kept. Without room for both releases the old one goes first. */
async function keepIfWanted(): Promise<void> {
  try {
    if (await isWanted(plan)) await keepPacks(plan);
  } catch (error) {
    if ((error as { why?: string }).why !== "quota") throw error;
  }
  kept = undefined;
}

worker.addEventListener("install", (event) => event.waitUntil(fetchOwn().then(keepIfWanted)));

const say = (client: { postMessage(message: unknown): void } | null, message: ToPage) => client?.postMessage(message);

worker.addEventListener("activate", (event) => {
  const begin = async () => {
    const [ours, others] = [Object.values(names), await caches.keys()];
    // Releases before 1.0 kept their first files under Workbox's name.
    const old = [names.prefix, `workbox-precache-v2-${worker.registration.scope}`];
    for (const name of others)
      if (old.some((start) => name.startsWith(start)) && !ours.includes(name)) await caches.delete(name);
    const packs = await caches.open(names.packs);
    const own = new Set(plan.packs.map((pack) => packAddress(plan, pack)));
    for (const request of await packs.keys()) if (!own.has(new URL(request.url).pathname)) await packs.delete(request);
    await worker.clients.claim();
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    // Another site of the same host has workers of its own.
    for (const client of pages)
      if (keptPath(new URL(client.url)) !== undefined) say(client, { type: "release", release: plan.release });
  };
  event.waitUntil(begin().catch(() => {}));
});

worker.addEventListener("message", (event) => {
  const message = event.data as ToWorker;
  const act = async () => {
    switch (message.type) {
      case "plan":
        event.ports[0]?.postMessage(plan);
        break;
      case "changed":
        kept = undefined;
        unpacked.clear();
        break;
      case "keep":
        await keepIfWanted().catch(() => {});
        break;
      case "take-over": {
        const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
        if (message.release === plan.release && pages.length <= 1) await worker.skipWaiting();
        else say(event.source, { type: "waiting" });
        break;
      }
      case "activate":
        try {
          await keepIfWanted();
          await worker.skipWaiting();
        } catch {
          say(event.source, { type: "failed" });
        }
        break;
      case "read":
        if (await isKept()) break;
        for (const address of message.urls) {
          const path = keptPath(new URL(address));
          if (path === undefined) continue;
          const storing: Promise<unknown>[] = [];
          await answer(new Request(address.replace(/[?#].*/, "")), path, (work) => storing.push(work)).catch(() => {});
          await Promise.all(storing);
        }
    }
  };
  event.waitUntil(act());
});
