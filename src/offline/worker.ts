/**
 * The service worker. It belongs to one release and shows a page of no other beside its own:
 *
 * - Where the whole site is kept, everything of the site comes from the packs of this release and nothing from the network, until
 *   the reader accepts the next release (or closes all pages of this one). The worker of the next release fetches its packs
 *   before it waits, so that what is kept goes over from one release to the next without a gap.
 * - Where it is not, pages come from the network first, and what has been read is stored under this release's name. Pages say
 *   their release (release.ts) and data files are held against their sums; assets carry their sum in their name. As soon as the
 *   network sends another release, what was stored is dropped, nothing is stored any more, and the worker steps aside for its
 *   successor: pages of the other release get what they ask for from the network alone. Open pages of this release go on with
 *   what is left of it, and get an error rather than data of the other.
 *
 * So no page is ever given a script, an index or a neighbour of another release, and no old page comes back after a new one.
 */
import { addPlugins, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { keepPacks, missingPacks, wantedSince } from "./keep.ts";
import type { ToPage, ToWorker } from "./messages.ts";
import { decodePack, packFor, sumOf } from "./pack.ts";
import { cacheNames, networkHas, type Plan, packAddress } from "./release.ts";
import { fileOf, kindOf, pathOf, typeOf } from "./requests.ts";
import type { WorkerEvent, WorkerScope } from "./worker-types.ts";

/** Put before this script by the build. */
declare const KHAMSIN_PLAN: Plan;

const plan = KHAMSIN_PLAN;
const worker = self as unknown as WorkerScope;
const names = cacheNames(plan);
const firsts = plan.packs.map(({ first }) => first);

/** After so many milliseconds of waiting, a page that has been read before is shown as it was. */
const PATIENCE = 4000;

interface Asked {
  request: Request;
  url: URL;
  event: Event;
}
type Fetching = WorkerEvent & { clientId: string };

// --- What is kept

let kept: Promise<boolean> | undefined;
/** Whether the whole site is kept, in this release. */
const isKept = () => {
  kept ??= missingPacks(plan).then(
    (missing) => !missing.length,
    () => false,
  );
  return kept;
};

const unpacked = new Map<number, Promise<ReturnType<typeof decodePack> | undefined>>();

/** The files of a pack, if it is kept. The last few stay at hand: neighbours are often read one after the other. */
function unpack(at: number) {
  let files = unpacked.get(at);
  unpacked.delete(at);
  files ??= caches
    .open(names.packs)
    .then((cache) => cache.match(packAddress(plan, plan.packs[at]!)))
    .then(async (response) => {
      if (!response) return undefined;
      const plain = response.body!.pipeThrough(new DecompressionStream("gzip"));
      return decodePack(new Uint8Array(await new Response(plain).arrayBuffer()));
    });
  unpacked.set(at, files);
  for (const oldest of [...unpacked.keys()].slice(0, -4)) unpacked.delete(oldest);
  return files;
}

/** Headers that a kept page gets too, as the server sent them with the worker's own first page. */
const GUARDS = ["content-security-policy", "referrer-policy", "permissions-policy", "x-content-type-options"];

/** A kept file as the server would send it. `unknown` is true if the site has no such file. */
async function fromPacks(file: string, status = 200): Promise<{ response?: Response; unknown: boolean }> {
  const at = packFor(file, firsts);
  if (at < 0) return { unknown: true };
  const files = await unpack(at);
  if (!files) {
    // The browser has deleted it.
    kept = undefined;
    unpacked.delete(at);
    return { unknown: false };
  }
  const body = files.get(file)?.();
  if (body === undefined) return { unknown: true };
  const headers = new Headers({ "content-type": typeOf(file) });
  if (file.endsWith(".html")) {
    const shell = await matchPrecache(`${plan.base}offline/`);
    for (const name of GUARDS) if (shell?.headers.has(name)) headers.set(name, shell.headers.get(name)!);
  }
  return { response: new Response(body, { status, headers }), unknown: false };
}

/** A page out of the packs: also the redirect from "r/F12.32" to its page, and the page that resolves addresses that do not exist. */
async function keptPage(path: string, search: string): Promise<Response | undefined> {
  const page = await fromPacks(fileOf(path));
  if (page.response) return page.response;
  if (!path.endsWith("/") && (await fromPacks(`${path}/index.html`)).response)
    return Response.redirect(`${plan.base}${encodeURI(path)}/${search}`, 301);
  return page.unknown ? (await fromPacks("404.html", 404)).response : undefined;
}

// --- Which release the network has

const SUPERSEDED = `${plan.base}offline/superseded-${plan.release}`;
let superseded: Promise<boolean> | undefined;
/** Whether the network was last seen with another release than this worker's. */
const isSuperseded = () => {
  superseded ??= caches
    .open(names.notes)
    .then((notes) => notes.match(SUPERSEDED))
    .then(
      (note) => !!note,
      () => false,
    );
  return superseded;
};

async function noteOther(): Promise<void> {
  if (await isSuperseded()) return;
  superseded = Promise.resolve(true);
  await (await caches.open(names.notes)).put(SUPERSEDED, new Response());
  await caches.delete(names.read);
  await worker.registration.update().catch(() => {});
}

async function noteSame(): Promise<void> {
  if (!(await isSuperseded())) return;
  superseded = Promise.resolve(false);
  await (await caches.open(names.notes)).delete(SUPERSEDED);
}

/** Whether a request comes from a page of this release. A page that does not answer does not count as one. */
async function isOwnPage(clientId: string): Promise<boolean> {
  const client = await worker.clients.get(clientId);
  if (!client) return false;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === plan.release);
    setTimeout(resolve, 1000, false);
    client.postMessage({ type: "release?" } satisfies ToPage, [port2]);
  });
}

/** What a page of this release gets instead of an answer of another release. */
const refused = () => new Response(null, { status: 503, statusText: "Another release" });

/** Stores an answer if that is possible: a full or blocked storage must not cost the reader the answer. */
async function store(key: string, response: Response): Promise<void> {
  try {
    await (await caches.open(names.read)).put(key, response);
  } catch {}
}

async function stored(key: string): Promise<Response | undefined> {
  if (await isSuperseded()) return undefined;
  try {
    return await (await caches.open(names.read)).match(key);
  } catch {
    return undefined;
  }
}

const keyOf = ({ origin, pathname }: URL) => origin + pathname;

/** Reads the release off a page from the network, and stores it if it is of this one. */
async function noted(key: string, response: Response): Promise<ReturnType<typeof networkHas>> {
  const copy = response.clone();
  const has = networkHas(plan.release, await response.text());
  if (has === "other") await noteOther();
  if (has === "same") {
    await noteSame();
    if (!copy.redirected) await store(key, copy);
  }
  return has;
}

// --- Answers

/** The page that is shown instead of one that is neither kept nor in reach. */
const unreachable = async (path: string): Promise<Response> => {
  const shell = await matchPrecache(`${plan.base}${/^ja(?:\/|$)/.test(path) ? "ja/" : ""}offline/`);
  return shell ? new Response(shell.body, { status: 503, headers: shell.headers }) : Response.error();
};

async function page({ request, url, event }: Asked): Promise<Response> {
  const path = pathOf(url.pathname, plan.base) ?? "?";
  const shell = () => matchPrecache(keyOf(url));
  if (await isKept()) {
    const response = (await shell()) ?? (await keptPage(path, url.search));
    if (response) return response;
  }
  const fetched = event as Fetching;
  const key = keyOf(url);
  const fetching = fetch(request, { cache: "no-cache" });
  let response: Response | undefined;
  try {
    const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(stored(key)), PATIENCE));
    response = (await Promise.race([fetching, late])) ?? (await fetching);
  } catch {
    const before = (await stored(key)) ?? (await shell());
    if (before) return before;
    const packed = (await isSuperseded()) ? undefined : await keptPage(path, url.search);
    if (packed) return packed;
    return request.mode === "navigate" ? unreachable(path) : Response.error();
  }
  fetching.catch(() => {});
  if (response.status >= 500) return (await stored(key)) ?? response;
  if (!response.ok) return response;
  const noting = noted(key, response.clone());
  if (request.mode === "navigate") {
    fetched.waitUntil(noting);
    return response;
  }
  return (await noting) === "other" && (await isOwnPage(fetched.clientId)) ? refused() : response;
}

const readFirst = new CacheFirst({ cacheName: names.read });

async function asset({ request, url, event }: Asked): Promise<Response> {
  const file = pathOf(url.pathname, plan.base) ?? "?";
  return (
    (await matchPrecache(keyOf(url))) ??
    (await stored(keyOf(url))) ??
    (await fromPacks(file)).response ??
    // What pages of another release load is not stored, because pages of this one cannot use it.
    ((await isSuperseded()) ? fetch(request) : readFirst.handle({ event, request: new Request(keyOf(url)) }))
  );
}

let sums: Promise<Record<string, string>> | undefined;
const sumsOfData = () => {
  sums ??= matchPrecache(plan.base + plan.sums).then((list) => list?.json() ?? {});
  return sums;
};

async function data({ url, event }: Asked): Promise<Response> {
  const key = keyOf(url);
  const file = pathOf(url.pathname, plan.base) ?? "?";
  const { clientId } = event as Fetching;
  const own = !(await isSuperseded()) || (await isOwnPage(clientId));
  if (own) {
    const before = ((await isKept()) ? (await fromPacks(file)).response : undefined) ?? (await stored(key));
    if (before) return before;
  }
  let response: Response;
  try {
    response = await fetch(key, { cache: "no-cache" });
  } catch {
    return (own && (await fromPacks(file)).response) || Response.error();
  }
  const sum = (await sumsOfData())[file];
  if (!response.ok || !sum) return response;
  if ((await sumOf(await response.clone().arrayBuffer())) === sum) {
    if (!(await isSuperseded())) await store(key, response.clone());
    return response;
  }
  await noteOther();
  return (await isOwnPage(clientId)) ? refused() : response;
}

const answers = { page, asset, data };
for (const kind of ["page", "asset", "data"] as const) {
  registerRoute(({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) => {
    const path = sameOrigin ? pathOf(url.pathname, plan.base) : undefined;
    return path !== undefined && kindOf(path) === kind;
  }, answers[kind]);
}

// --- Its life

// The few files of the first visit must be of this release as well: a server may be between two.
addPlugins([
  {
    fetchDidSucceed: async ({ response }: { response: Response }) => {
      const page = /html/.test(response.headers.get("content-type") ?? "");
      if (page && networkHas(plan.release, await response.clone().text()) !== "same")
        throw new Error("Another release");
      return response;
    },
  },
]);
precache(plan.shell);

/** Keeps the site in this release too, if the reader wants it kept. Without room for both releases the old one goes first. */
async function keepIfWanted(): Promise<void> {
  try {
    if (await wantedSince(plan)) await keepPacks(plan);
  } catch (error) {
    if ((error as { why?: string }).why !== "quota") throw error;
  }
  kept = undefined;
}

worker.addEventListener("install", (event) => event.waitUntil(keepIfWanted()));

const say = (client: { postMessage(message: unknown): void } | null, message: ToPage) => client?.postMessage(message);

worker.addEventListener("activate", (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(`${names.prefix}read `) && name !== names.read) await caches.delete(name);
    }
    const packs = await caches.open(names.packs);
    const own = new Set(plan.packs.map((pack) => packAddress(plan, pack)));
    for (const request of await packs.keys()) if (!own.has(new URL(request.url).pathname)) await packs.delete(request);
    await worker.clients.claim();
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    // Another site of the same host has workers of its own.
    const ours = pages.filter(({ url }) => pathOf(new URL(url).pathname, plan.base) !== undefined);
    for (const client of ours) say(client, { type: "release", release: plan.release });
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
          const url = new URL(address);
          const path = pathOf(url.pathname, plan.base);
          const kind = path === undefined ? "other" : kindOf(path);
          if (kind === "other" || url.origin !== location.origin) continue;
          const asked = { request: new Request(keyOf(url)), url, event: Object.assign(event, { clientId: "" }) };
          await answers[kind](asked).catch(() => {});
        }
    }
  };
  event.waitUntil(act());
});
