/** A proxy server between the browser and the built site. Tests can stop it or replace its responses. */

import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A response that is sent instead of the site's response. */
export interface OtherAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
}
/** Returns the response for a path (without the base path), or undefined to forward the request to the site. */
export type Interceptor = (path: string) => OtherAnswer | undefined | Promise<OtherAnswer | undefined>;

/** A running proxy, and the functions that control it. */
export interface Host {
  /** The root URL without a final slash: "http://localhost:41234". */
  readonly root: string;
  /** Sets the interceptor for all later requests; undefined removes it. */
  intercept(answer: Interceptor | undefined): void;
  /** Stops listening and drops open connections. */
  stop(): Promise<void>;
  /** Listens again, at the same port. */
  start(): Promise<void>;
}

/** Starts a proxy that forwards requests to `site`: the root URL of the built site, without a final slash. */
export async function startHost(site: string): Promise<Host> {
  const origin = new URL(site).origin;
  const base = new URL(site).pathname.replace(/\/$/, "");
  let interceptor: Interceptor | undefined;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url!.startsWith(base) ? request.url!.slice(base.length) : request.url!;
    const other = await interceptor?.(path);
    if (other) {
      response.writeHead(other.status ?? 200, { "content-type": other.type ?? "text/html; charset=utf-8" });
      response.end(other.body);
      return;
    }
    const answer = await fetch(origin + request.url, { redirect: "manual" });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"])
      headers.delete(name);
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(new Uint8Array(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, "localhost");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    root: `http://localhost:${port}${base}`,
    intercept(answer) {
      interceptor = answer;
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async start() {
      if (!server.listening) await listen(port);
    },
  };
}
