import { z } from "astro/zod";
import { bilingual, eachLanguage } from "./bilingual.ts";
import { PHASES } from "./tools.ts";

/**
 * A field of a calculator. A link can set its value. `start` is the initial value. `start` and `values` are written as
 * in the URL. The kind determines which values are allowed:
 * - `choice`: one of `values`.
 * - `flag`: "1" or "0".
 * - `count`: a whole number from `min` to `max`.
 * - `halves`: a multiple of ½ from `min` to `max`.
 * - `text`: a format that the calculator parses.
 */
const fieldDataSchema = z.strictObject({
  key: z.string().min(1),
  kind: z.enum(["choice", "flag", "count", "halves", "text"]),
  label: eachLanguage,
  start: z.string(),
  values: z.array(z.strictObject({ value: z.string(), label: eachLanguage })),
  min: z.number().optional(),
  max: z.number().optional(),
  remembered: z.string().nullable(),
});

/** The format of tools.json, a public file with all calculators. content/ui/data.yaml describes the fields. */
export const toolsDataSchema = z.strictObject({
  $schema: z.string(),
  license: z.string(),
  tools: z.array(
    z.strictObject({
      slug: z.string().min(1),
      title: bilingual,
      summary: bilingual,
      phase: z.enum(PHASES),
      url: eachLanguage,
      asked: z.strictObject({ en: z.array(z.string()), ja: z.array(z.string()) }),
      rules: z.array(z.string()),
      tables: z.array(z.string()),
      notes: z.array(z.string()),
      examples: z.array(z.strictObject({ rule: z.string(), label: bilingual, query: z.string(), url: eachLanguage })),
      fields: z.array(fieldDataSchema),
    }),
  ),
});

export type FieldData = z.infer<typeof fieldDataSchema>;
export type ToolsData = z.infer<typeof toolsDataSchema>;
