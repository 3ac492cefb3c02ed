/** Addresses that lead on to another page. */
import { rulePath, sectionPath } from "../rules/addresses.ts";
import { sisterId } from "../rules/ids.ts";
import type { Redirect } from "../schemas/redirects.ts";
import type { Content } from "./content.ts";

/**
 * Every address that leads on, below the site's root and without a language: those of content/redirects.yaml, and
 * what people write for a section in the manner of a rule, r/F12/. A section of Chapter F that is not held leads, as
 * its rules do, to its parallel: r/F7/ and asl/f7/ to sl/d7/.
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
