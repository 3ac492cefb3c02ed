/** Addresses that lead on to another page. */
import { rulePath, sectionPath } from "../rules/addresses.ts";
import { sisterId } from "../rules/ids.ts";
import type { Redirect } from "../schemas/redirects.ts";
import type { Content } from "./content.ts";

/**
 * Every address that leads on, below the site's root and without a language. Some stand in content/redirects.yaml. The
 * others are those that people guess for a section, which they write like a rule: r/F12/. A section of Chapter F that the
 * site does not hold leads to the parallel section of Chapter D, as its rules do: r/F7/ and asl/f7/ lead to sl/d7/.
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
