import { rulePath, sectionPath } from "../rules/addresses.ts";
import { sisterId } from "../rules/ids.ts";
import type { Redirect } from "../schemas/redirects.ts";
import type { Content } from "./content.ts";

/**
 * Returns all redirects, as paths without language. Some are listed in content/redirects.yaml. The others redirect a section's id in
 * the form of a rule's address (r/F12/), and a section of Chapter F without a text to its parallel in Chapter D: r/F7/ and asl/f7/ to
 * sl/d7/.
 */
export function movedAddresses({
  redirects,
  registry,
  books,
}: Pick<Content, "redirects" | "registry" | "books">): Redirect[] {
  const held = registry.sections.map((s) => s.id);
  const sections = held.flatMap((id) => {
    const to = sectionPath(id);
    const asked = sisterId(id, books.parallels);
    if (!asked || held.includes(asked)) return [{ from: rulePath(id), to }];
    return [rulePath(id), rulePath(asked), sectionPath(asked)].map((from) => ({ from, to }));
  });
  return [...redirects, ...sections];
}
