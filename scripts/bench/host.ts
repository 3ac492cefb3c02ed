/** Serves a built site to browsers the way a good host does: compressed, with a validator, and for ever where the name holds a hash. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { headersOf } from "../../src/build/headers.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};
/** Already compressed, or served as it is. */
const PACKED = /\.(?:png|pagefind|pf_\w+)$/;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface Served {
  type: string;
  etag: string;
  encoding?: "br";
  body: Buffer;
}

/** A site that is served. */
export interface Host {
  /** The address of its root, without a slash. */
  root: string;
  /** What it has sent until now, to pages and their workers alike: bytes as compressed, headers apart. */
  sent: { requests: number; bytes: number };
  stop: () => Promise<void>;
}

/** Serves `dist` on a port of 127.0.0.1, on a free one if none is named. Each file is compressed once. */
export async function serveAsHost(dist: string, port = 0): Promise<Host> {
  const sent = { requests: 0, bytes: 0 };
  const held = new Map<string, Served>();
  const read = (file: string): Served => {
    const known = held.get(file);
    if (known) return known;
    const plain = readFileSync(file);
    const served: Served = {
      type: TYPES[extname(file)] ?? "application/octet-stream",
      etag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
      ...(PACKED.test(file) ? { body: plain } : { encoding: "br", body: brotliCompressSync(plain, QUALITY) }),
    };
    held.set(file, served);
    return served;
  };
  const server = createServer((request, response) => {
    sent.requests++;
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    const asked = join(dist, path.endsWith("/") ? `${path}index.html` : path);
    const found = existsSync(asked) && statSync(asked).isFile();
    const { type, etag, encoding, body } = read(found ? asked : join(dist, "404.html"));
    const headers = {
      "content-type": type,
      etag,
      vary: "accept-encoding",
      ...headersOf(path.slice(1)),
    };
    if (found && request.headers["if-none-match"] === etag) response.writeHead(304, headers).end();
    else {
      response.writeHead(found ? 200 : 404, {
        ...headers,
        "content-length": body.length,
        ...(encoding ? { "content-encoding": encoding } : {}),
      });
      response.end(body);
      sent.bytes += body.length;
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    root: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
