import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { bilingual } from "./schemas/bilingual.ts";
import { ruleSchema } from "./schemas/rule.ts";

// Tables, books, glossary and strings are read by src/content/load.ts, which also checks all of it before a build;
// these collections exist to render MDX.
const rules = defineCollection({
  loader: glob({ base: "./content/rules", pattern: "**/*.mdx", generateId: ({ data }) => String(data.id) }),
  schema: ruleSchema,
});

/** Prose of the site itself, in both languages. */
const pages = defineCollection({
  loader: glob({ base: "./content/pages", pattern: "*.mdx" }),
  schema: z.strictObject({ title: bilingual }),
});

export const collections = { rules, pages };
