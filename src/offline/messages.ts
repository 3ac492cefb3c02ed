/** What pages and the worker say to each other. */

export type ToWorker =
  /** Answered through the port with the worker's plan. */
  | { type: "plan" }
  /** Packs came or went. */
  | { type: "changed" }
  /** A page that was there before the worker: it and what it loaded are to be readable again. */
  | { type: "read"; urls: string[] }
  /** Asked of a worker that waits, by a page of this release: begin, if no other page would be mixed up by it. */
  | { type: "take-over"; release: string }
  /** The reader accepts the new release. */
  | { type: "activate" }
  /** Asked of a worker that waits: keep the site, as the reader has just wished. */
  | { type: "keep" };

export type ToPage =
  /** To be answered through the port with the page's release. */
  | { type: "release?" }
  /** A new worker has begun: pages of another release load again. */
  | { type: "release"; release: string }
  /** A new release waits for the reader. */
  | { type: "waiting" }
  /** The new release could not be fetched whole: it goes on waiting. */
  | { type: "failed" };
