import { globSync } from "node:fs";
import { rulePath, sectionPath, toolPath } from "../rules/addresses.ts";
import { parseId } from "../rules/ids.ts";
import type { Problem } from "../rules/problems.ts";
import type { ParsedContent } from "./content.ts";

/** Returns a problem for each redirect to a missing page or from an existing page. `root` is the project's folder. */
export function checkRedirects(root: string, { redirects, tools, books, registry }: ParsedContent): Problem[] {
  const file = "content/redirects.yaml";
  const held = new Set([
    ...globSync("**/*.astro", { cwd: `${root}/src/pages/[...lang]` }).map((page) =>
      `${page.replaceAll("\\", "/").replace(/\.astro$/, "")}/`.replace(/(?<=^|\/)index\/$/, ""),
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
  const [away, to] = [redirects.map((r) => r.from), redirects.map((r) => r.to)];
  return [
    ...to.filter((path) => !leads(path)).map((detail): Problem => ({ code: "unknown-address", file, detail })),
    ...away.filter((path) => held.has(path)).map((detail): Problem => ({ code: "held-address", file, detail })),
  ];
}
