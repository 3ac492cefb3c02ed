import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";

/** One column of a printed table. `kind` says how its cells are written; `head` marks a column that heads its row. */
const column = z.strictObject({
  key: z.string(),
  kind: z.enum(["range", "drm", "number", "code", "text"]),
  head: z.boolean().default(false),
  title: bilingual,
});

const cell = z.union([z.string(), z.number(), bilingual]);

/** A file of content/tables: a printed table, in the form that both the text and the calculators read. */
export const tableSchema = z.strictObject({
  /** `<rule id>-<name>`, also the file's name. */
  id: z.string(),
  /** The rule that prints it. */
  rule: z.string(),
  caption: bilingual,
  columns: z.array(column).min(1),
  /** A cell per column, by the column's key; `name` is the row's name in code. */
  rows: z.array(z.record(z.string(), cell)).min(1),
  /** Footnotes: the mark stands behind a cell's value. */
  notes: z.array(z.strictObject({ mark: z.string(), en: z.string(), ja: z.string() })).default([]),
});

export type RuleTable = z.infer<typeof tableSchema>;
export type TableCell = z.infer<typeof cell>;
export type TableRow = Record<string, TableCell>;
