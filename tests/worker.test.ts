/** The built service worker in a browser of the test's own making: whatever has become of what it stored, it is never worse than none. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BASE } from "../scripts/base.ts";
import { type Plan, releaseOf } from "../src/offline/release.ts";
import { fileOf, kindOf, typeOf } from "../src/offline/requests.ts";

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
/** What the browser has stored, by cache and address. It outlives the worker, which browsers stop at will. */
type Disk = Map<string, Map<string, Kept>>;
/** What the server has for a path below the base; undefined while there is no network. */
type Server = (path: string) => { status: number; body: Bytes } | undefined;

const bytes = (text: string): Bytes => new TextEncoder().encode(text);
const onDisk = (path: string): Bytes => Uint8Array.from(readFileSync(`dist/${fileOf(path)}`));
const site: Server = (path) => {
  try {
    return { status: 200, body: onDisk(path) };
  } catch {
    return { status: 404, body: onDisk("404.html") };
  }
};
const down: Server = () => undefined;

/** The part of the browser's storage that the worker uses. */
function cachesOn(disk: Disk) {
  const addressOf = (asked: string | { url: string }) =>
    new URL(typeof asked === "string" ? asked : asked.url, ROOT).href;
  return {
    keys: async () => [...disk.keys()],
    delete: async (name: string) => disk.delete(name),
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
          held.set(addressOf(asked), {
            body: new Uint8Array(await response.arrayBuffer()),
            headers: [...response.headers],
          });
        },
      };
    },
  };
}

/** Starts the worker anew on what is stored. `ask` answers a request as the page gets it, when all that follows from it is done. */
function startWorker(disk: Disk, server: Server) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) => {
      listeners[type] = listener;
    },
    skipWaiting: async () => {},
    clients: { claim: async () => {}, matchAll: async () => [] },
    registration: { scope: ROOT, update: async () => {} },
  };
  const fetched = async (asked: string | { url: string }) => {
    const { pathname } = new URL(typeof asked === "string" ? asked : asked.url, ROOT);
    const path = decodeURI(pathname).slice(decodeURI(new URL(ROOT).pathname).length);
    const answer = server(path);
    if (!answer) throw new TypeError("no network");
    const headers = { "content-type": typeOf(fileOf(path)) };
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
    begin: async () => {
      await event("install", {});
      await event("activate", {});
    },
    ask: async (path: string) => {
      const mode = kindOf(path) === "page" ? "navigate" : "cors";
      return (await event("fetch", { request: { url: ROOT + path, method: "GET", mode } }))!;
    },
  };
}

const PAGE = "r/F12.32/";
/** A script that a calculator loads, and one that every worker has. */
const ASSET = /_astro\/SandBog[\w.-]*\.js/.exec(readFileSync("dist/tools/sand-bog/index.html", "utf8"))![0];
const FIRST_ASSET = plan.shell.find((file) => kindOf(file) === "asset")!;
const DATA = "ids.json";
const ASKED = [PAGE, ASSET, DATA, FIRST_ASSET, "offline/"];

/** A reader who has read these files, and keeps the whole site if `whole`. */
async function reader(whole: boolean): Promise<Disk> {
  const disk: Disk = new Map();
  const worker = startWorker(disk, site);
  if (whole) {
    const notes = await cachesOn(disk).open(`khamsin ${plan.base} notes`);
    await notes.put(`${plan.base}offline/wanted`, new Response("2026-01-01"));
  }
  await worker.begin();
  for (const path of ASKED) await worker.ask(path);
  return disk;
}

/** What may become of a stored or sent file: nothing is left, or other bytes. */
const FAULTS: Record<string, (body: Bytes) => Bytes | undefined> = {
  missing: () => undefined,
  "one bit flipped": (body) => body.map((byte, i) => (i === body.length >> 1 ? byte ^ 1 : byte)),
  "cut off": (body) => body.slice(0, body.length >> 1),
  "HTML instead": () => bytes("<!doctype html><title>Sign in to the hotel's network</title></html>"),
  "of another release": (body) => bytes(`${new TextDecoder().decode(body).replaceAll(RELEASE, "00112233aabb")} `),
};

const guest = reader(false);
const keeper = reader(true);
/** A copy of what is stored, so that no test sees what another did. */
const copyOf = (disk: Disk): Disk => new Map([...disk].map(([key, held]) => [key, new Map(held)]));

const right = (path: string) => ({ status: 200, body: onDisk(path) });

for (const whole of [false, true]) {
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`stored, ${name}${whole ? ", the whole site kept" : ""}: right with a network, right or said to be away without one`, async () => {
      const sound = await (whole ? keeper : guest);
      for (const cache of sound.keys()) {
        for (const [network, server] of [
          ["online", site],
          ["offline", down],
        ] as const) {
          // Every file of one cache at once: the worker's own, what was read, the packs.
          const disk = copyOf(sound);
          const held = disk.get(cache)!;
          if (cache.endsWith(" notes")) continue;
          for (const [address, { body, headers }] of [...held]) {
            const damaged = fault(body);
            if (damaged) held.set(address, { body: damaged, headers });
            else held.delete(address);
          }
          const worker = startWorker(disk, server);
          for (const path of ASKED) {
            const answer = await worker.ask(path).catch(() => ({ status: 0, body: bytes("") }));
            const where = `${cache}, ${network}: ${path}`;
            if (network === "online" || answer.status === 200) assert.deepEqual(answer, right(path), where);
            else if (kindOf(path) === "page" && !cache.includes(" own "))
              assert.deepEqual(answer, { status: 503, body: onDisk("offline/") }, where);
          }
        }
      }
    });
  }
}

test("what is stored is served without a network, and of the whole site everything is", async () => {
  const worker = startWorker(copyOf(await guest), down);
  for (const path of ASKED) assert.deepEqual(await worker.ask(path), right(path), path);
  assert.equal((await worker.ask("r/D7.31/")).status, 503);
  const whole = startWorker(copyOf(await keeper), down);
  for (const path of [...ASKED, "r/D7.31/", "ja/asl/f12/", "search-terms.ja.json"])
    assert.deepEqual(await whole.ask(path), right(path), path);
  assert.equal((await whole.ask("r/F12.999/")).status, 404);
});

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`sent, ${name}: passed on as it came, and nothing of it stays`, async () => {
    const disk: Disk = new Map();
    await startWorker(disk, site).begin();
    const spoiled: Server = (path) => {
      const body = path.startsWith("offline/") ? onDisk(path) : fault(onDisk(path));
      return body ? { status: 200, body } : { status: 500, body: bytes("") };
    };
    for (const path of [PAGE, ASSET, DATA]) {
      const sent = spoiled(path)!;
      assert.deepEqual(await startWorker(disk, spoiled).ask(path), sent, path);
      assert.deepEqual(await startWorker(disk, site).ask(path), right(path), `${path} afterwards`);
    }
  });
}

test("a worker whose first files are not of its release does not begin", async () => {
  const other: Server = (path) => ({ status: 200, body: FAULTS["of another release"]!(onDisk(path))! });
  await assert.rejects(startWorker(new Map(), other).begin(), /Another release/);
});

test("a page that says another release is shown, and the browser asks for the new worker", async () => {
  assert.notEqual(releaseOf(new TextDecoder().decode(FAULTS["of another release"]!(onDisk(PAGE))!)), RELEASE);
  const other: Server = (path) => ({ status: 200, body: FAULTS["of another release"]!(onDisk(path))! });
  const disk = copyOf(await guest);
  const answer = await startWorker(disk, other).ask(PAGE);
  assert.match(new TextDecoder().decode(answer.body), /00112233aabb/);
  assert.deepEqual(
    await startWorker(disk, down).ask(PAGE),
    right(PAGE),
    "what was read stays for when the network is gone",
  );
});
