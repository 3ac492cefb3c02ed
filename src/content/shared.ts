/**
 * Holds the content of a build, so that it is read only once. It cannot be a variable of a module: Astro bundles the pages apart
 * from its configuration, so each of the two would have a variable of its own.
 */
import type { Content } from "./content.ts";

const place: { khamsinContent?: Content } = globalThis as object;

/** Called by the configuration: makes the content that it has read known to the pages. Returns that content. */
export function shareContent(content: Content): Content {
  place.khamsinContent = content;
  return content;
}

/** The content that the configuration has read. @throws Error if it has read none */
export function sharedContent(): Content {
  if (!place.khamsinContent) throw new Error("The content is read by astro.config.mjs");
  return place.khamsinContent;
}
