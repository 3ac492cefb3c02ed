import { rulePath, sectionPath } from "../rules/addresses.ts";
import type { Redirect } from "../schemas/redirects.ts";
import { listedSections } from "./book-sections.ts";
import type { Content } from "./content.ts";

/**
 * Returns all redirects, as paths without language: the redirects of content/redirects.yaml, and for each section a
 * redirect from the path of a rule with the section's id (r/F12/) to the section's page.
 */
export function movedAddresses({
  redirects,
  registry,
  books,
}: Pick<Content, "redirects" | "registry" | "books">): Redirect[] {
  const sections = books.books.flatMap((book) => listedSections(book, registry));
  return [...redirects, ...sections.map(({ id }) => ({ from: rulePath(id), to: sectionPath(id) }))];
}
