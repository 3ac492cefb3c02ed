import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Everything that a build is made from. */
const SOURCES = ["content/**", "src/**", "components/**", "public/**", "astro.config.mjs", "package-lock.json"];

/**
 * The name of a release: twelve hex digits, a sum over all sources below `root` and over `settings` (base path, host). The same
 * sources give the same name, so each page can state its release while it is rendered.
 */
export function releaseName(root: string, settings: readonly string[]): string {
  const sum = createHash("sha256").update(JSON.stringify(settings));
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    sum.update(file.slice(root.length).replaceAll("\\", "/"));
    sum.update(readFileSync(file));
  }
  return sum.digest("hex").slice(0, 12);
}
