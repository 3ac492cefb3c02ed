/**
 * The content of a build, read once. Astro bundles the pages apart from its configuration, so a variable of a module
 * would exist twice, and with it all content.
 */
import type { Content } from "./content.ts";

const place: { khamsinContent?: Content } = globalThis as object;

/** Leaves the content that the configuration has read to the pages. Returns it. */
export function shareContent(content: Content): Content {
  place.khamsinContent = content;
  return content;
}

/** What the configuration has read. @throws Error where there is none */
export function sharedContent(): Content {
  if (!place.khamsinContent) throw new Error("The content is read by astro.config.mjs");
  return place.khamsinContent;
}
