/** The few parts of a service worker's world that are used: TypeScript's own list of them cannot stand beside that of pages. */

export interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
export interface WorkerClient {
  readonly url: string;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}
export interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
  ports: readonly MessagePort[];
  source: WorkerClient | null;
}
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WorkerClient | undefined>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<WorkerClient[]>;
  };
  registration: { update(): Promise<unknown> };
}
