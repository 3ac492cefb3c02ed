import { defineCollection } from "astro:content";
import { basename } from "node:path";
import { glob } from "astro/loaders";
import { pageSchema, ruleSchema } from "./schemas/rule.ts";

// The MDX files. src/content/load.ts reads all other files, and checks all of content/ before a build, including the MDX.

/** The rules, one per file, by their ids: F12.32 is content/rules/asl/F12/F12.32.mdx. */
const rules = defineCollection({
  loader: glob({
    base: "./content/rules",
    pattern: "**/*.mdx",
    generateId: ({ entry }) => basename(entry, ".mdx"),
  }),
  schema: ruleSchema,
});

/** Prose of the site itself, in both languages. */
const pages = defineCollection({
  loader: glob({ base: "./content/pages", pattern: "*.mdx" }),
  schema: pageSchema,
});

export const collections = { rules, pages };
