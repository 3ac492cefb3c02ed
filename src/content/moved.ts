import { rulePath, sectionPath } from "../rules/addresses.ts";
import type { Redirect } from "../schemas/redirects.ts";
import { listedSections } from "./book-sections.ts";
import type { Content } from "./content.ts";

/**
 * Returns all redirects, as paths without language. Some are listed in content/redirects.yaml. The others redirect a section's id in
 * the form of a rule's address (r/F12/).
 */
export function movedAddresses({
  redirects,
  registry,
  books,
}: Pick<Content, "redirects" | "registry" | "books">): Redirect[] {
  const sections = books.books.flatMap((book) => listedSections(book, registry));
  return [...redirects, ...sections.map(({ id }) => ({ from: rulePath(id), to: sectionPath(id) }))];
}
