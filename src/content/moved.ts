import { rulePath, sectionPath } from "../rules/addresses.ts";
import type { Redirect } from "../schemas/redirects.ts";
import { listedSections } from "./book-sections.ts";
import type { Content } from "./content.ts";

/**
 * Returns all redirects, as paths without the language. Besides the redirects of content/redirects.yaml, there is one
 * for each section, from a rule path with the section's id to the section's page: "r/F12/" → "asl/f12/".
 */
export function movedAddresses({
  redirects,
  registry,
  books,
}: Pick<Content, "redirects" | "registry" | "books">): Redirect[] {
  const sections = books.books.flatMap((book) => listedSections(book, registry));
  return [...redirects, ...sections.map(({ id }) => ({ from: rulePath(id), to: sectionPath(id) }))];
}
