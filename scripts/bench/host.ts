/** Serves a built site the way a good host does: compressed, with a validator, and for ever where the name holds a hash. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
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

interface Served {
  type: string;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/**
 * Serves `dist` on a port of 127.0.0.1, on a free one if none is named. Returns the address of its root, without a
 * slash, and a way to stop. Each file is compressed once.
 */
export async function serveAsHost(dist: string, port = 0): Promise<{ root: string; stop: () => Promise<void> }> {
  const held = new Map<string, Served>();
  const read = (file: string): Served => {
    const known = held.get(file);
    if (known) return known;
    const plain = readFileSync(file);
    const served: Served = {
      type: TYPES[extname(file)] ?? "application/octet-stream",
      etag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
      plain,
    };
    if (!PACKED.test(file)) {
      served.br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      served.gzip = gzipSync(plain, { level: 9 });
    }
    held.set(file, served);
    return served;
  };
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    const asked = join(dist, path.endsWith("/") ? `${path}index.html` : path);
    const found = existsSync(asked) && statSync(asked).isFile();
    if (!found && existsSync(join(asked, "index.html"))) {
      response.writeHead(301, { location: `${path}/` }).end();
      return;
    }
    const { type, etag, plain, br, gzip } = read(found ? asked : join(dist, "404.html"));
    const accepts = String(request.headers["accept-encoding"] ?? "");
    const [encoding, body] =
      br && /\bbr\b/.test(accepts)
        ? ["br", br]
        : gzip && /\bgzip\b/.test(accepts)
          ? ["gzip", gzip]
          : [undefined, plain];
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
      response.end(request.method === "HEAD" ? undefined : body);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    root: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
