import { defineCollection } from "astro:content";
import { basename } from "node:path";
import { glob } from "astro/loaders";

// The MDX files, for their text. src/content/load.ts reads and checks all of content/ before a build, their frontmatter included.

/** The rules, one per file, by their ids: F12.32 is content/rules/asl/F12/F12.32.mdx. */
const rules = defineCollection({
  loader: glob({
    base: "./content/rules",
    pattern: "**/*.mdx",
    generateId: ({ entry }) => basename(entry, ".mdx"),
  }),
});

/** Prose of the site itself, in both languages. */
const pages = defineCollection({
  loader: glob({ base: "./content/pages", pattern: "*.mdx" }),
});

export const collections = { rules, pages };
