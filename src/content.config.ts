import { defineCollection } from "astro:content";
import { basename } from "node:path";
import { glob } from "astro/loaders";

// The MDX files that Astro renders. The collections have no schemas, because src/content/load.ts checks all of content/
// before a build, including the frontmatter.

/** The rules, one per file. The id of content/rules/asl/F12/F12.32.mdx is "F12.32". */
const rules = defineCollection({
  loader: glob({
    base: "./content/rules",
    pattern: "**/*.mdx",
    generateId: ({ entry }) => basename(entry, ".mdx"),
  }),
});

/** The texts of the site's own pages, in both languages. */
const pages = defineCollection({
  loader: glob({ base: "./content/pages", pattern: "*.mdx" }),
});

export const collections = { rules, pages };
