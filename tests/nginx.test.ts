/** Tests the configuration deploy/nginx.conf in a real nginx. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { dirname } from "node:path";
import { after, before, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { at, BASE, pathIn } from "../scripts/base.ts";
import { builtPages } from "../scripts/built-pages.ts";
import { serveByNginx } from "../scripts/nginx.ts";
import { headersFile, headersOf } from "../src/build/headers.ts";
import { MOST_LINES } from "../src/build/redirects.ts";

let site: Awaited<ReturnType<typeof serveByNginx>>;
before(async () => {
  site = await serveByNginx();
});
after(() => site?.stop());

/** Requests a path. Does not decompress the response, and does not follow redirects. */
async function answer(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(site.root + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(parts),
        }),
      );
    }).on("error", reject);
  });
}
const asset = /_astro\/[\w.-]+\.js/.exec(readFileSync("dist/sw.js", "utf8"))![0];
/** The path of one file of the search index. */
const chunk = `pagefind/en/index/${readdirSync("dist/pagefind/en/index")[0]}`;
const pack = `offline/${/"(\w+\.pack)"/.exec(readFileSync("dist/sw.js", "utf8"))![1]}`;

const TYPES: [path: string, type: string, compressed: boolean][] = [
  ["r/F12.32/", "text/html; charset=utf-8", true],
  ["ja/asl/f12/", "text/html; charset=utf-8", true],
  [asset, "application/javascript; charset=utf-8", true],
  ["sw.js", "application/javascript; charset=utf-8", true],
  ["rules.json", "application/json; charset=utf-8", true],
  ["manifest.webmanifest", "application/manifest+json; charset=utf-8", true],
  ["favicon.svg", "image/svg+xml", readFileSync("dist/favicon.svg").length >= 256],
  ["cards/F12.en.png", "image/png", false],
  [pack, "application/octet-stream", false],
  [chunk, "application/octet-stream", false],
];
for (const [path, type, compressed] of TYPES) {
  test(`${path.replace(/[\w-]{8,}\./, "….")} is sent ${compressed ? "compressed" : "uncompressed"}, with its type and the headers of src/build/headers.ts`, async () => {
    const { status, headers, body } = await answer(`/${path}`, { "Accept-Encoding": "gzip" });
    const file = readFileSync(`dist/${path.replace(/\/$/, "/index.html")}`);
    assert.equal(status, 200);
    assert.equal(headers["content-type"], type);
    assert.equal(headers["content-encoding"], compressed ? "gzip" : undefined);
    assert.ok((compressed ? gunzipSync(body) : body).equals(file));
    for (const [name, value] of Object.entries(headersOf(path))) assert.equal(headers[name.toLowerCase()], value, name);
  });
}

test("the response to a request for an unchanged file is 304, without content", async () => {
  for (const encoding of ["gzip", "identity"]) {
    const first = await answer("/r/F12.32/", { "Accept-Encoding": encoding });
    const second = await answer("/r/F12.32/", { "Accept-Encoding": encoding, "If-None-Match": first.headers.etag! });
    assert.deepEqual([second.status, second.body.length], [304, 0]);
  }
});

test("a rule's path without its final slash redirects to a path, not to a full URL", async () => {
  const { status, headers } = await answer("/r/F12.32");
  assert.deepEqual([status, headers.location], [301, `${BASE}r/F12.32/`]);
});

test("a path in the wrong letter case redirects to its page", async () => {
  const leads = {
    "asl/F12/": "asl/f12/",
    "ja/notes/D-fn": "ja/notes/d-fn/",
    "italian/It-V/?view=ja": "italian/it-v/?view=ja",
    "JA/r/F12.32/": "ja/r/F12.32/",
    "r/f12.32": "r/F12.32/",
    "ja/r/d-fn17/": "ja/r/D-fn17/",
    "r/it-v8/": "r/It-V8/",
  };
  for (const [from, to] of Object.entries(leads)) {
    const { status, headers } = await answer(`/${from}`);
    assert.deepEqual([status, headers.location], [301, BASE + to], from);
    assert.equal((await answer(`/${to}`)).status, 200, to);
  }
});

test("dist/_redirects redirects to existing pages, and has no more lines than Netlify and Cloudflare allow", () => {
  const lines = readFileSync("dist/_redirects", "utf8").trim().split("\n");
  assert.ok(lines.length > 800 && lines.length <= MOST_LINES, `${lines.length} lines`);
  const pages = new Set(builtPages().map(({ path }) => at(path)));
  for (const line of lines.filter((other) => !other.includes("*"))) {
    const [from, to, status] = line.split(" ");
    assert.equal(status, "301");
    assert.ok(!pages.has(from!) && existsSync(`dist${pathIn(to!)}index.html`), line);
  }
});

test("the response to an unknown path is 404, with the page that redirects to the nearest rule", async () => {
  for (const path of ["/r/f12-32/", "/ja/r/F12.99/", "/nothing.js", "/_astro/gone.js", "/r/F12.99.json"]) {
    const { status, headers, body } = await answer(path);
    assert.equal(status, 404, path);
    assert.ok(body.equals(readFileSync("dist/404.html")), path);
    assert.equal(headers["access-control-allow-origin"], "*", path);
  }
  assert.equal((await answer("/_astro/")).status, 404, "no list of a folder's files");
});

test("dotfiles are never sent, except the proofs for certificate authorities", async () => {
  const [file, proof] = ["dist/.env", "dist/.well-known/acme-challenge/proof"];
  mkdirSync(dirname(proof), { recursive: true });
  for (const path of [file, proof]) writeFileSync(path, "x");
  const statuses = ["/.env", "/.git/config", "/.well-known/acme-challenge/proof"].map(
    async (p) => (await answer(p)).status,
  );
  assert.deepEqual(await Promise.all(statuses), [404, 404, 200]);
  rmSync(file);
  rmSync("dist/.well-known", { recursive: true });
});

test("pages are compressed for proxies too, and Cache-Control forbids proxies to transform them", async () => {
  const { headers } = await answer("/asl/f12/", { "Accept-Encoding": "gzip", Via: "1.1 proxy" });
  assert.equal(headers["content-encoding"], "gzip");
  assert.match(headers["cache-control"]!, /no-transform/);
});

test("nginx responds to the path of every page with status 200", async () => {
  for (const { path } of builtPages()) assert.equal((await answer(path)).status, 200, path);
});

test("dist/_headers sets each header of src/build/headers.ts once per path, but omits no-transform", () => {
  const text = readFileSync("dist/_headers", "utf8");
  assert.equal(text, headersFile(BASE));
  const blocks = [...text.matchAll(/^(\/\S*)\n((?: {2}.+\n)+)/gm)].map(([, path, lines]) => ({
    path: new RegExp(`^${path!.replaceAll("*", ".*")}$`),
    headers: lines!
      .trim()
      .split(/\n\s*/)
      .map((line) => line.split(": ") as [string, string]),
  }));
  assert.equal(blocks.length, text.match(/^\//gm)!.length);
  for (const [path] of TYPES) {
    const sent = blocks.filter((b) => b.path.test(BASE + path)).flatMap((b) => b.headers);
    assert.equal(new Set(sent.map(([name]) => name)).size, sent.length, path);
    const { "Cache-Control": cached, ...others } = headersOf(path);
    const expected = { "Cache-Control": cached!.replace(", no-transform", ""), ...others };
    assert.deepEqual({ "Cache-Control": "no-cache", ...Object.fromEntries(sent) }, expected);
  }
});

test("nginx responds to the very long URL of a long game with status 200", async () => {
  assert.equal((await answer(`/game/?play=${"n_".repeat(25_000)}`)).status, 200);
});
