/**
 * The few service worker types that are used here. TypeScript's "webworker" library cannot be loaded together with
 * "dom".
 */

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The global scope of a service worker. */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  clients: { claim(): Promise<void> };
}
