import { z } from "astro/zod";

const titled = { id: z.string(), en: z.string(), ja: z.string() };

/**
 * The format of ids.json, a public file with the ids of all rules and sections. content/ui/data.yaml describes the
 * fields.
 */
export const idTableSchema = z.strictObject({
  rules: z.array(z.strictObject({ ...titled, held: z.string().optional() })),
  sections: z.array(z.strictObject({ ...titled, path: z.string(), held: z.string().optional() })),
  release: z.string().optional(),
});

export type IdTable = z.infer<typeof idTableSchema>;
