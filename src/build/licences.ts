/** Whose code the site hands out beside its own, and under which licence: their authors ask for it wherever their code goes. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The packages whose code stands in the built site, apart from its pictures. */
export const HANDED_OUT = [
  "@astrojs/solid-js",
  "@oddbird/popover-polyfill",
  "astro",
  "lean-qr",
  "pagefind",
  "solid-js",
  "vite",
];

/** licenses.txt: each package with its version and the text of its licence. `root`: the project's folder. */
export function licencesFile(root: string): string {
  const parts = HANDED_OUT.map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const [file] = globSync(["LICENSE", "LICENSE.md", "LICENSE/LICENSE"], { cwd: folder, withFileTypes: true }).filter(
      (f) => f.isFile(),
    );
    // Vite's file goes on with what Vite itself holds, which no page has.
    const text = readFileSync(join(file!.parentPath, file!.name), "utf8").split(/^# Licenses of bundled/m)[0]!;
    return `${name} ${version} (${license})\n\n${text.trim()}\n`;
  });
  return `This site holds code of these packages.\n\n${parts.join(`\n${"-".repeat(72)}\n\n`)}`;
}
