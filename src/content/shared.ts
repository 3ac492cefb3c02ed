/**
 * Shares the content between Astro's configuration and the pages, so that it is read only once. A module variable would
 * exist twice, because Astro bundles the pages separately. Therefore, the content is stored in `globalThis`.
 */
import type { Content } from "./content.ts";

const place: { khamsinContent?: Content } = globalThis as object;

/** Makes the content available to the pages, and returns it. Called by Astro's configuration. */
export function setSharedContent(content: Content): Content {
  place.khamsinContent = content;
  return content;
}

/** Returns the shared content. @throws Error if `setSharedContent` has not been called */
export function getSharedContent(): Content {
  if (!place.khamsinContent) throw new Error("The content is read by astro.config.mjs");
  return place.khamsinContent;
}
