import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { bilingual } from "./schemas/bilingual.ts";

// All else is read by src/content/load.ts, which also checks it before a build.

/** Prose of the site itself, in both languages. */
const pages = defineCollection({
  loader: glob({ base: "./content/pages", pattern: "*.mdx" }),
  schema: z.strictObject({ title: bilingual }),
});

export const collections = { pages };
