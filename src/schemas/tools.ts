import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

const tool = z.strictObject({
  /** Its address: /tools/<slug>/. */
  slug: z.string().regex(/^[a-z-]+$/),
  title: bilingual,
  summary: bilingual,
  /** The rules that it computes; each of them links to it. */
  rules: z.array(z.string()).min(1),
  /** The printed tables whose figures it uses. */
  tables: z.array(z.string()),
  /** Worked examples of rules: the state of the calculator that shows each; the rule links to it. */
  examples: z.array(z.strictObject({ rule: z.string(), query: z.string(), label: bilingual })).default([]),
});

/** content/tools.yaml: the calculators. */
export const toolsSchema = z.strictObject({ tools: z.array(tool) });

export type Tool = z.infer<typeof tool>;
