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

const FITS: Record<z.infer<typeof column>["kind"], (value: z.infer<typeof cell>) => boolean> = {
  range: (c) => /^(?:[≤≥]\s?-?\d+|-?\d+(?:–-?\d+)?)$/.test(String(c)),
  drm: (c) => Number.isInteger(c),
  number: (c) => typeof c === "number",
  code: (c) => typeof c === "string",
  text: (c) => typeof c === "object",
};

/** A file of content/tables: a printed table, in the form that both the text and the calculators read. */
export const tableSchema = z
  .strictObject({
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
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach((row, i) => {
      for (const { key, kind } of columns) {
        const value = row[key];
        const path = ["rows", i, key];
        if (value === undefined) context.addIssue({ code: "custom", path, message: "missing" });
        else if (!FITS[kind](value)) context.addIssue({ code: "custom", path, message: `no cell of kind ${kind}` });
      }
    });
  });

export type RuleTable = z.infer<typeof tableSchema>;
export type TableCell = z.infer<typeof cell>;
export type TableRow = Record<string, TableCell>;
