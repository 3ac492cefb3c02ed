import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { BOOK_IDS } from "./chapters.ts";
import { NOTE_KINDS } from "./notes.ts";

const id = z.string().min(1);

/**
 * A rule of rules.json, also r/<id>.json. Public: fields are added, never changed. content/ui/data.yaml describes the fields; the
 * published JSON Schema and the page /data/ use these descriptions.
 */
export const ruleDataSchema = z.strictObject({
  id,
  book: z.enum(BOOK_IDS),
  section: z.string().min(1),
  title: bilingual,
  text: bilingual,
  notes: z.array(z.strictObject({ kind: z.enum(NOTE_KINDS), with: z.string().nullable(), text: bilingual })),
  url: bilingual,
  refs: z.array(id),
  citedBy: z.array(id),
  relations: z.array(z.strictObject({ to: id, kind: z.string() })),
  parallel: z.string().nullable(),
  tools: z.array(z.string()),
});

/** rules.json: every rule in reading order. */
export const rulesDataSchema = z.strictObject({
  $schema: z.string(),
  license: z.string(),
  rules: z.array(ruleDataSchema),
});

export type RuleData = z.infer<typeof ruleDataSchema>;
export type RulesData = z.infer<typeof rulesDataSchema>;
