/** Creates a Starlight site with this site's text, for the benchmark. Its theme and search are Starlight's defaults. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Bilingual } from "../../src/schemas/bilingual.ts";
import type { RulesData } from "../../src/schemas/rules-data.ts";

type Rule = Pick<RulesData["rules"][number], "id" | "section" | "title" | "text" | "notes">;

/** Escapes all punctuation, so that no character of the text acts as Markdown. */
const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

const isRow = (line: string | undefined) => line?.includes(" | ");

/**
 * Converts a plain text of rules.json to Markdown. Each line becomes a paragraph, but successive lines with " | "
 * become a table.
 */
function markdownOf(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, i) => {
      if (!isRow(line)) return `${escaped(line)}\n\n`;
      const cells = line.split(" | ").map(escaped);
      const head = isRow(lines[i - 1]) ? "" : `${"| --- ".repeat(cells.length)}|\n`;
      return `| ${cells.join(" | ")} |\n${head}${isRow(lines[i + 1]) ? "" : "\n"}`;
    })
    .join("");
}

const bodyOf = ({ title, text, notes }: Rule): string =>
  [
    markdownOf(text.en),
    `**${escaped(title.ja)}**\n\n`,
    markdownOf(text.ja),
    ...notes.flatMap((note) => [markdownOf(note.text.en), markdownOf(note.text.ja)]),
  ].join("");

const page = (title: string, body: string): string => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;

const slugOf = (id: string) => id.toLowerCase().replaceAll(".", "-");

/** Returns the path of a section on the Starlight site: "/f12/". */
export const starlightSection = (section: string): string => `/${slugOf(section)}/`;

/** Returns the path of a rule on the Starlight site: "/f12/f12-32/". */
export const starlightRule = ({ id, section }: Pick<Rule, "id" | "section">): string =>
  `${starlightSection(section)}${slugOf(id)}/`;

type Titled = { id: string; title: Bilingual };

/**
 * Returns the Markdown pages of the Starlight site, by their path below src/content/docs. Each section has a page with
 * all its rules, and each rule has its own page.
 */
export function starlightPages(rules: readonly Rule[], sections: readonly Titled[]): Map<string, string> {
  const name = ({ id, title }: Titled) => `${id} ${title.en}`;
  const pages = new Map([["index.md", page("Khamsin", "The desert rules.\n")]]);
  for (const section of sections) {
    const held = rules.filter((rule) => rule.section === section.id);
    pages.set(
      `${starlightSection(section.id).slice(1)}index.md`,
      page(name(section), held.map((rule) => `## ${escaped(name(rule))}\n\n${bodyOf(rule)}`).join("")),
    );
    for (const rule of held) pages.set(`${starlightRule(rule).slice(1, -1)}.md`, page(name(rule), bodyOf(rule)));
  }
  return pages;
}

const CONFIG = `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
export default defineConfig({ integrations: [starlight({ title: "Khamsin" })] });
`;

const COLLECTION = `import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/**
 * Writes the Starlight project into `folder`, and deletes the folder's old content. The folder must be inside this
 * project, so that node_modules is found.
 */
export function writeStarlight(folder: string, pages: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("astro.config.mjs", CONFIG);
  write("src/content.config.ts", COLLECTION);
  for (const [path, text] of pages) write(`src/content/docs/${path}`, text);
  // Copies the icon that Starlight's pages link to. The response to a missing file would be measured too.
  cpSync("public/favicon.svg", join(folder, "public/favicon.svg"));
}
