/** Whether addresses lead on to pages, and away from none. */
import { globSync } from "node:fs";
import { rulePath, sectionPath, toolPath } from "../rules/addresses.ts";
import { parseId } from "../rules/ids.ts";
import type { Problem } from "../rules/problems.ts";
import type { Content } from "./content.ts";

/** Addresses that lead to no page, and pages from which an address is to lead away. `root`: the project's folder. */
export function checkRedirects(
  root: string,
  { redirects, tools, books, registry }: Pick<Content, "redirects" | "tools" | "books" | "registry">,
): Problem[] {
  const file = "content/redirects.yaml";
  const held = new Set([
    ...globSync("**/*.astro", { cwd: `${root}/src/pages/[...lang]` }).map((page) =>
      page
        .replaceAll("\\", "/")
        .replace(/(?:(?<=^|\/)index)?\.astro$/, "/")
        .replace(/\/+$|^\/$/, "/")
        .replace(/^\/$/, ""),
    ),
    ...registry.sections.map((section) => sectionPath(section.id)),
    ...[...registry.rules.keys()].map(rulePath),
    ...tools.map((tool) => toolPath(tool.slug)),
    ...books.books.map((book) => `${book.id}/`),
  ]);
  const leads = (to: string) => {
    const [path, place = ""] = to.split("#");
    return held.has(path!) && (!parseId(place) || registry.rules.has(place));
  };
  return redirects.flatMap(({ from, to }): Problem[] => [
    ...(leads(to) ? [] : [{ code: "unknown-address", file, line: 1, detail: to } as const]),
    ...(held.has(from) ? [{ code: "held-address", file, line: 1, detail: from } as const] : []),
  ]);
}
