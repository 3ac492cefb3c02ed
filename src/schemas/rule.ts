import { z } from "astro/zod";
import { availabilitySchema } from "./availability.ts";
import { bilingual } from "./bilingual.ts";

/** The frontmatter of a file of content/rules. The body holds the text: see content/README.md. */
export const ruleSchema = z.strictObject({
  /** The rule's id, also the name of its file. */
  id: z.string(),
  title: bilingual,
  /** The rule of the sister book whose text this one repeats. */
  sameAs: z.string().optional(),
  /** Of an Italian vehicle or gun: when and where it can be bought. */
  availability: availabilitySchema.optional(),
});

export type RuleFrontmatter = z.infer<typeof ruleSchema>;
