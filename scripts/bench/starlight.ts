/** The same text as a Starlight site with its default theme and search: what the site is measured against. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Bilingual } from "../../src/schemas/bilingual.ts";
import type { RulesData } from "../../src/schemas/rules-data.ts";

type Rule = Pick<RulesData["rules"][number], "id" | "section" | "title" | "text" | "notes">;

/** A rule's text is set in plain letters: whatever Markdown could take for a mark of its own is escaped. */
const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

const isRow = (line: string | undefined) => line?.includes(" | ");

/** A plain text of rules.json as Markdown: a paragraph for each line, a table for rows of cells that follow each other. */
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

/** What a rule's page says below its title: the English text, the Japanese one, the notes in both languages. */
const bodyOf = ({ title, text, notes }: Rule): string =>
  [
    markdownOf(text.en),
    `**${escaped(title.ja)}**\n\n`,
    markdownOf(text.ja),
    ...notes.flatMap((note) => [markdownOf(note.text.en), markdownOf(note.text.ja)]),
  ].join("");

const page = (title: string, body: string): string => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;

const slugOf = (id: string) => id.toLowerCase().replaceAll(".", "-");

/** The path of a section's page in the Starlight site, with a slash at both ends. */
export const starlightSection = (section: string): string => `/${slugOf(section)}/`;

/** The path of a rule's page there. */
export const starlightRule = ({ id, section }: Pick<Rule, "id" | "section">): string =>
  `${starlightSection(section)}${slugOf(id)}/`;

type Titled = { id: string; title: Bilingual };

/** The Markdown pages, by their path below src/content/docs: one for each section with all its rules, one for each rule. */
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

/** Writes a Starlight project of these pages into `folder`, which must lie below this project's node_modules. What was there goes. */
export function writeStarlight(folder: string, pages: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("astro.config.mjs", CONFIG);
  write("src/content.config.ts", COLLECTION);
  for (const [path, text] of pages) write(`src/content/docs/${path}`, text);
  // Its pages name an icon, and would otherwise answer for a missing file.
  cpSync("public/favicon.svg", join(folder, "public/favicon.svg"));
}
