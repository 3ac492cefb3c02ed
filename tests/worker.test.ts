/** Tests the built service worker in a simulated browser. No response may be worse than without the worker. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BASE } from "../scripts/base.ts";
import { isWanted, type KeepStopped, keepPacks, missingPacks, wantedSince } from "../src/offline/keep.ts";
import { isWhole, type Plan, packAddress, releaseOf } from "../src/offline/release.ts";
import { fileOf, kindOf, pagePath, typeOf } from "../src/offline/requests.ts";

const ORIGIN = "https://khamsin.test";
const ROOT = ORIGIN + new URL(BASE, ORIGIN).pathname;
const code = readFileSync("dist/sw.js", "utf8");
const plan = JSON.parse(/^const KHAMSIN_PLAN=(.*);$/m.exec(code)![1]!) as Plan;
const RELEASE = plan.release;

type Bytes = Uint8Array<ArrayBuffer>;
interface Kept {
  body: Bytes;
  headers: [string, string][];
}
/** The cached files, by cache name and URL. They outlive the worker, because browsers may stop it at any time. */
type Disk = Map<string, Map<string, Kept>>;
/** What `ask` returns if there is no response. */
const NONE = { status: 0, body: new Uint8Array() as Bytes };
/** Responds to a path as the web server does. Returns undefined if there is no network. */
type Server = (path: string) => { status: number; body: Bytes } | undefined;

const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const onDisk = (path: string): Bytes => new Uint8Array(readFileSync(`dist/${fileOf(path)}`));
const site: Server = (path) => {
  try {
    return { status: 200, body: onDisk(path) };
  } catch {
    return { status: 404, body: onDisk("404.html") };
  }
};
const down: Server = () => undefined;

/** Simulates the part of the Cache API that the worker uses. */
function cachesOn(disk: Disk) {
  const addressOf = (asked: string | { url: string }) =>
    new URL(typeof asked === "string" ? asked : asked.url, ROOT).href;
  return {
    keys: async () => [...disk.keys()],
    delete: async (name: string) => disk.delete(name),
    match: async (asked: string, { cacheName }: { cacheName: string }) => {
      const found = disk.get(cacheName)?.get(addressOf(asked));
      return found && new Response(found.body, { headers: found.headers });
    },
    open: async (name: string) => {
      if (!disk.has(name)) disk.set(name, new Map());
      const held = disk.get(name)!;
      return {
        keys: async () => [...held.keys()].map((url) => ({ url })),
        delete: async (asked: string) => held.delete(addressOf(asked)),
        match: async (asked: string) => {
          const found = held.get(addressOf(asked));
          return found && new Response(found.body, { headers: found.headers });
        },
        put: async (asked: string, response: Response) => {
          if (response.headers.get("vary") === "*") throw new TypeError("a response with Vary: * cannot be cached");
          held.set(addressOf(asked), {
            body: new Uint8Array(await response.arrayBuffer()),
            headers: [...response.headers],
          });
        },
      };
    },
  };
}

/** Starts the worker with the cached files in `disk`. `ask` requests a path, and returns the response. */
function startWorker(disk: Disk, server: Server) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
    clients: { claim: async () => {} },
  };
  const fetched = async (asked: string | { url: string }) => {
    const { pathname } = new URL(typeof asked === "string" ? asked : asked.url, ROOT);
    const path = decodeURI(pathname).slice(decodeURI(new URL(ROOT).pathname).length);
    const answer = server(path);
    if (!answer) throw new TypeError("no network");
    // Some hosts send `vary: *` with every response, and browsers do not store such responses unchanged.
    const headers = { "content-type": typeOf(fileOf(path)), vary: "*" };
    const response = new Response(answer.body, { status: answer.status, headers });
    return Object.defineProperty(response, "url", { value: ROOT + path });
  };
  new Function("self", "caches", "location", "fetch", code)(scope, cachesOn(disk), new URL(ROOT), fetched);
  const event = async (type: string, more: object) => {
    const waits: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const respondWith = (answer: Promise<Response>) => {
      response = answer;
    };
    listeners[type]!({ waitUntil: (wait: Promise<unknown>) => waits.push(wait), respondWith, ports: [], ...more });
    const answer = await response;
    const body = answer && new Uint8Array(await answer.clone().arrayBuffer());
    await Promise.all(waits);
    return answer && { status: answer.status, body: body! };
  };
  return {
    install: () => event("install", {}),
    begin: async () => {
      await event("install", {});
      await event("activate", {});
    },
    ask: async (path: string) => {
      const mode = kindOf(path) === "page" ? "navigate" : "cors";
      const request = { url: ROOT + path, method: "GET", mode };
      return (await event("fetch", { request }).catch(() => undefined)) ?? NONE;
    },
  };
}

const PAGE = "r/F12.32/";
/** A script of a calculator (`ASSET`), and a part of the search index (`INDEX`). */
const ASSET = /_astro\/SandBog[\w.-]*\.js/.exec(readFileSync("dist/tools/sand-bog/index.html", "utf8"))![0];
const INDEX = globSync("pagefind/en/**/*.pf_*", { cwd: "dist" })[0]!;
const DATA = "ids.json";
/** The paths that the tests request: some of each type that a worker may cache, and all that a worker always caches. */
const ASKED = [
  ...[
    "",
    PAGE,
    "ja/asl/f12/",
    "tools/sand-bog/",
    ASSET,
    INDEX,
    DATA,
    "search-terms.ja.json",
    "pagefind/en/pagefind.js",
  ],
  ...["pagefind/en/pagefind-entry.json", "search-texts.ja.json", "manifest.ja.webmanifest", "linker.js", "favicon.svg"],
  ...plan.shell.map(pagePath),
];

/** Returns a copy of the caches, so that tests do not affect each other. */
const copyOf = (disk: Disk): Disk => new Map([...disk].map(([key, held]) => [key, new Map(held)]));

/** The caches of a user who has chosen to store the whole site, before the download. */
const wanting = (async () => {
  const disk: Disk = new Map();
  const notes = await cachesOn(disk).open(`khamsin ${plan.base} notes`);
  await notes.put(`${plan.base}offline/wanted`, new Response("2026-01-01"));
  return disk;
})();

/**
 * Returns the caches of a user who has opened the paths in `ASKED`. With `whole`, the user has stored the whole site.
 */
async function reader(whole: boolean): Promise<Disk> {
  const disk: Disk = whole ? copyOf(await wanting) : new Map();
  const worker = startWorker(disk, site);
  await worker.begin();
  for (const path of ASKED) await worker.ask(path);
  return disk;
}

/** Damages the content of a file. Returns undefined if the file is missing altogether. */
type Fault = (body: Bytes) => Bytes | undefined;
const FAULTS: Record<string, Fault> = {
  missing: () => undefined,
  "changed by one bit": (body) => body.map((byte, i) => (i === body.length >> 1 ? byte ^ 1 : byte)),
  truncated: (body) => body.slice(0, body.length >> 1),
  "replaced by HTML": () => bytes("<!doctype html><title>Sign in to the hotel's network</title></html>"),
  "of another release": (body) => bytes(`${new TextDecoder().decode(body).replaceAll(RELEASE, "00112233aabb")} `),
};

const guest = reader(false);
const keeper = reader(true);
const right = (path: string) => ({ status: 200, body: onDisk(path) });

/** Returns what the browser would get without a worker. */
const without = (server: Server, path: string) => server(path) ?? NONE;
const pathTo = (address: string) => address.slice(ROOT.length);

/**
 * Removes the cached files in `gone`, and requests the paths in `asked`. Online, each response must be the same as
 * without a worker. Offline, it must be the file. Only for a path in `lost`, it may instead be a page that reports a
 * missing page, or nothing.
 */
async function walk(sound: Disk, gone: [cache: string, address: string][], asked: string[], lost: string[]) {
  for (const server of [site, down]) {
    const disk = copyOf(sound);
    for (const [cache, address] of gone) disk.get(cache)!.delete(address);
    const worker = startWorker(disk, server);
    for (const path of asked) {
      const answer = await worker.ask(path);
      const where = `${gone.map(([, address]) => pathTo(address))}, ${server === site ? "online" : "offline"}: ${path}`;
      if (server === site || answer.status === 200 || !lost.includes(path))
        assert.deepEqual(answer, without(site, path), where);
      else if (kindOf(path) === "page" && answer.status === 404)
        assert.deepEqual(answer.body, onDisk("404.html"), where);
      // If the 404 page is lost too, the offline page reports the lost page. If both pages are lost, there is no
      // response.
      else if (kindOf(path) === "page" && answer.status)
        assert.deepEqual(
          answer,
          { status: 503, body: onDisk(path.startsWith("ja/") ? "ja/offline/" : "offline/") },
          where,
        );
      else assert.deepEqual(answer, NONE, where);
    }
  }
}

for (const whole of [false, true])
  test(`a missing cached file${whole ? " of a wholly stored site" : ""} comes from the network; offline, it is reported as unavailable`, async () => {
    const sound = await (whole ? keeper : guest);
    for (const [cache, held] of sound) {
      const all = [...held.keys()].map((address): [string, string] => [cache, address]);
      await walk(sound, all, ASKED, ASKED);
      // Removes one file at a time. If the whole site is stored, a sample of files is enough.
      for (const [, address] of all.filter((_, i) => i % (whole ? 40 : 1) === 0)) {
        const path = pathTo(address);
        const isAsked = kindOf(path) !== "other" && !cache.endsWith(" notes") && !path.startsWith("offline/whole");
        await walk(sound, [[cache, address]], [PAGE, ...(isAsked ? [path] : [])], [path]);
      }
    }
  });

/** Defines the globals `caches` and `fetch`, which the functions of the offline page use. */
function pageWith(disk: Disk, server: Server) {
  const fetch = async (address: string) => {
    const answer = server(pathTo(ORIGIN + address));
    if (!answer) throw new TypeError("no network");
    return new Response(answer.body, { status: answer.status });
  };
  Object.assign(globalThis, { caches: cachesOn(disk), fetch });
}

test("a download of the whole site stops at a faulty pack, keeps the packs stored so far, and can be resumed", async () => {
  const pack = packAddress(plan, plan.packs[3]!);
  const disk = copyOf(await wanting);
  for (const [name, fault] of Object.entries(FAULTS)) {
    const spoiled: Server = (path) => {
      if (ORIGIN + pack !== ROOT + path) return site(path);
      const body = fault(onDisk(path));
      return body && { status: 200, body };
    };
    pageWith(disk, spoiled);
    const why = await keepPacks(plan).catch((error) => (error as KeepStopped).why);
    assert.equal(why, name === "missing" ? "network" : "damaged", name);
    assert.equal(await isWhole(plan), false, name);
    const missing = await missingPacks(plan);
    assert.ok(missing.length < plan.packs.length && missing.some((left) => packAddress(plan, left) === pack), name);
  }
  pageWith(disk, site);
  await keepPacks(plan);
  assert.ok((await isWhole(plan)) && (await isWanted(plan)) && (await wantedSince(plan)));
  assert.deepEqual(await startWorker(disk, down).ask("r/D7.31/"), right("r/D7.31/"));
});

test("a download stops with the reason `gone` if the server sends 404 or a page instead of a pack", async () => {
  for (const status of [404, 200]) {
    pageWith(copyOf(await wanting), site);
    const headers = { "content-type": "text/html; charset=utf-8" };
    Object.assign(globalThis, { fetch: async () => new Response("<!doctype html>", { status, headers }) });
    await assert.rejects(keepPacks(plan), (error: KeepStopped) => error.why === "gone");
  }
});

/**
 * Returns the caches of a user who stored the whole site with version 0.9.0: a pack, the offline page, a visited page,
 * and the choice to store the whole site.
 */
async function keptByOld(): Promise<Disk> {
  const disk = copyOf(await wanting);
  const { base } = plan;
  for (const [cache, address] of [
    [`khamsin ${base} own 86ce9c62ddee`, `${base}offline/`],
    [`khamsin ${base} read 86ce9c62ddee`, `${base}${PAGE}`],
    [`khamsin ${base} packs`, `${base}offline/0123456789abcdef.pack`],
  ] as const) {
    const headers = { "content-type": "text/html; charset=utf-8", "x-khamsin-sum": "ba7816bf8f01cfea" };
    await (await cachesOn(disk).open(cache)).put(address, new Response("of 0.9.0", { headers }));
  }
  return disk;
}

test("the site stored by 0.9.0 is kept until the new worker has stored the whole new release", async () => {
  const old = await keptByOld();
  const disk = copyOf(old);
  for (const server of [down, ((path) => (/pack$/.test(path) ? undefined : site(path))) satisfies Server]) {
    await assert.rejects(startWorker(disk, server).install());
    for (const [cache, held] of old) assert.deepEqual(disk.get(cache), held, cache);
  }
  await startWorker(disk, site).install();
  for (const [cache, held] of old) assert.deepEqual(disk.get(cache), held, cache);
  await startWorker(disk, site).begin();
  const [base, names] = [plan.base, [...disk.keys()].sort()];
  assert.deepEqual(names, [
    `khamsin ${base} files ${RELEASE}`,
    `khamsin ${base} notes`,
    `khamsin ${base} own ${RELEASE}`,
  ]);
  for (const path of [...ASKED, "r/D7.31/"])
    assert.deepEqual(await startWorker(disk, down).ask(path), right(path), path);
  pageWith(disk, down);
  assert.deepEqual(await wantedSince(plan), new Date("2026-01-01"));
});

test("offline, the worker serves cached files, and serves every file if the whole site is stored", async () => {
  const worker = startWorker(copyOf(await guest), down);
  for (const path of ASKED) assert.deepEqual(await worker.ask(path), right(path), path);
  assert.equal((await worker.ask("r/D7.31/")).status, 503);
  const whole = startWorker(copyOf(await keeper), down);
  for (const path of [...ASKED, "r/D7.31/"]) assert.deepEqual(await whole.ask(path), right(path), path);
  assert.equal((await whole.ask("r/F12.999/")).status, 404);
});

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`if the server's file is ${name}, the worker passes the response on unchanged, and does not cache it`, async () => {
    const disk: Disk = new Map();
    await startWorker(disk, site).begin();
    const spoiled: Server = (path) => {
      const body = path.startsWith("offline/") ? onDisk(path) : fault(onDisk(path));
      return body ? { status: 200, body } : { status: 500, body: bytes("") };
    };
    await startWorker(disk, site).ask("tools/sand-bog/");
    for (const path of ASKED.filter((path) => !plan.shell.includes(fileOf(path)) && path !== "tools/sand-bog/")) {
      const sent = spoiled(path)!;
      assert.deepEqual(await startWorker(disk, spoiled).ask(path), sent, path);
      assert.deepEqual(await startWorker(disk, site).ask(path), right(path), `${path} afterwards`);
    }
    assert.deepEqual(
      await startWorker(disk, down).ask("tools/sand-bog/"),
      right("tools/sand-bog/"),
      "a page that was read before stays stored",
    );
  });
}

test("the worker is not installed if a file or pack that it must cache first differs from the build", async () => {
  const [pack] = plan.packs.map(({ file }) => `offline/${file}`);
  const files = [...plan.shell.map(pagePath), pack!];
  const disk = copyOf(await wanting);
  for (const [name, fault] of Object.entries(FAULTS))
    for (const file of files) {
      // Such a change in a page is not noticed. Pages have no checksum, because hosts may rewrite them.
      if (kindOf(file) === "page" && name === "changed by one bit") continue;
      const spoiled: Server = (path) => {
        const body = path === file ? fault(onDisk(path)) : onDisk(path);
        return body ? { status: 200, body } : { status: 404, body: bytes("") };
      };
      await assert.rejects(startWorker(disk, spoiled).install(), Error, `${file}, ${name}`);
    }
  await startWorker(disk, site).begin();
  for (const path of [...ASKED, "r/D7.31/"])
    assert.deepEqual(await startWorker(disk, down).ask(path), right(path), path);
});

test("a page of another release is shown, but does not replace the cached page", async () => {
  assert.notEqual(releaseOf(new TextDecoder().decode(FAULTS["of another release"]!(onDisk(PAGE))!)), RELEASE);
  const other: Server = (path) => ({ status: 200, body: FAULTS["of another release"]!(onDisk(path))! });
  const disk = copyOf(await guest);
  const answer = await startWorker(disk, other).ask(PAGE);
  assert.match(new TextDecoder().decode(answer.body), /00112233aabb/);
  assert.deepEqual(await startWorker(disk, down).ask(PAGE), right(PAGE), "the page that was read before stays stored");
});
