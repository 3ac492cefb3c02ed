/**
 * The licences of third-party code in the built site. Most licences require that their text is distributed together
 * with the code.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The packages whose code is in the scripts of the built site. */
export const DELIVERED_PACKAGES = [
  "@astrojs/solid-js",
  "@oddbird/popover-polyfill",
  "astro",
  "lean-qr",
  "pagefind",
  "solid-js",
  "vite",
];

/** Returns the text of licenses.txt: each package with its version and licence. `root` is the project's folder. */
export function licencesFile(root: string): string {
  const parts = DELIVERED_PACKAGES.map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const [file] = globSync(["LICENSE", "LICENSE.md", "LICENSE/LICENSE"], { cwd: folder, withFileTypes: true }).filter(
      (f) => f.isFile(),
    );
    // Leaves out the licences of Vite's bundled dependencies, because no page contains their code.
    const text = readFileSync(join(file!.parentPath, file!.name), "utf8").split(/^# Licenses of bundled/m)[0]!;
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  return `This site holds code of these packages.\n\n${parts.join(`\n${"-".repeat(72)}\n\n`)}`;
}
