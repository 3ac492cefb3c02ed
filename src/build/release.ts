import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files that affect a build. */
const SOURCES = ["content/**", "src/**", "components/**", "public/**", "astro.config.mjs", "package-lock.json"];

/**
 * Returns the name of a release: the first twelve hex digits of a hash of all source files and `settings` (base path,
 * host). The name is known before the build, so each page can contain it.
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
