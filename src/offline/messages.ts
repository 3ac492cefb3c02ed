/** What pages and the worker say to each other. */

export type ToWorker =
  /** Asks for the worker's plan, which comes through the port. */
  | { type: "plan" }
  /** Packs have been kept or removed. */
  | { type: "changed" }
  /** A page that was there before the worker: it and what it loaded are to be readable again. */
  | { type: "read"; urls: string[] }
  /** Asks a waiting worker to begin, if the page that asks has its release and no other page is open. */
  | { type: "take-over"; release: string }
  /** The reader accepts the new release. */
  | { type: "activate" }
  /** Asks a waiting worker to keep the site too, because the reader has just chosen that. */
  | { type: "keep" };

export type ToPage =
  /** Tells that a new worker has begun: pages of another release then reload. */
  | { type: "release"; release: string }
  /** A new release waits for the reader. */
  | { type: "waiting" }
  /** The new release could not be fetched whole: it goes on waiting. */
  | { type: "failed" };
