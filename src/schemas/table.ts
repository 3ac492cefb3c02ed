import { z } from "astro/zod";
import { type Bilingual, bilingual, texts } from "./bilingual.ts";
import { COST_FORMS, costOf } from "./cost.ts";
import { listOf, reportTo } from "./unique.ts";

/** The kinds of columns of a table. `FITS` shows how the cells of each kind are written. */
export const COLUMN_KINDS = ["range", "drm", "number", "code", "cost", "value", "text"] as const;

/** A column of a printed table. If `head` is true, its cells are row headers. */
const column = z.strictObject({
  key: z.string(),
  kind: z.enum(COLUMN_KINDS),
  head: z.boolean().default(false),
  title: bilingual,
});

/** A cell in YAML. */
const cell = z.union([z.string(), z.number(), bilingual]);
/**
 * A parsed cell. In a column of kind `value`, it has a text in each language. Its `value` is the name that code uses.
 */
export type TableCell = string | number | (Bilingual & { value?: string });
/** A parsed row: cells by column key. Some rows also have `name` or `asl` (see `tableSchema`). */
export type TableRow = Record<string, TableCell>;

const RANGE = /^(?:([≤≥])\s?(-?\d+)|(-?\d+)(?:–(-?\d+))?)$/;

/**
 * Returns the first and last number of a range: "3–4" → [3, 4], "≥5" → [5, Infinity]. Returns undefined if the text is
 * not a range.
 */
export function boundsOf(text: string): [number, number] | undefined {
  const [, sign, bound, first, last = first] = RANGE.exec(text) ?? [];
  if (sign) return sign === "≤" ? [Number.NEGATIVE_INFINITY, Number(bound)] : [Number(bound), Number.POSITIVE_INFINITY];
  return first !== undefined && Number(first) <= Number(last) ? [Number(first), Number(last)] : undefined;
}

/** Checks a cell, by the kind of its column. `written` shows, in error messages, how the cell must be written. */
const FITS: Record<z.infer<typeof column>["kind"], [fits: (value: z.infer<typeof cell>) => boolean, written: string]> =
  {
    range: [(c) => boundsOf(String(c)) !== undefined, 'a range is written "≤2", "3–4", "≥5" or "7"'],
    drm: [(c) => Number.isInteger(c), "a DRM is written 2 or -2, without quotes"],
    number: [(c) => typeof c === "number", "a number is written 2, without quotes"],
    code: [(c) => typeof c === "string", 'a code is written "D6", in quotes'],
    cost: [(c) => typeof c === "string" && costOf(c) !== undefined, COST_FORMS],
    value: [(c) => typeof c === "string", "a value is written as its name among the table's values"],
    text: [(c) => typeof c === "object", "words are written { en: …, ja: … }"],
  };

/**
 * Limits for a table of die results: it must begin with a number of `FIRST` and end with a number of `LAST`. These are
 * the lowest and highest results of a dr and a DR. Infinity means that the range is open: "≤2", "≥5".
 */
const FIRST = [Number.NEGATIVE_INFINITY, 1, 2];
const LAST = [Number.POSITIVE_INFINITY, 6, 12];

/** A file of content/tables: a table of a rule. Pages print it, and calculators use its numbers. */
export const tableSchema = z
  .strictObject({
    /** The table's id, also the name of its file: "D7.31-drm". */
    id: z.string(),
    /** The rule that prints the table. */
    rule: z.string(),
    caption: bilingual,
    columns: listOf(column, (c) => c.key).min(1),
    /**
     * The rows: cells by column key. `name` is the row's name in code. `asl` is the row's condition in ASL, if it
     * differs from Squad Leader. But if the table has a column `asl`, `asl` is a cell of that column.
     */
    rows: z.array(z.record(z.string(), cell)).min(1),
    /** The texts of columns of kind `value`. Their keys are the names in the cells and in code. */
    values: z.record(z.string(), bilingual).default({}),
    /** Footnotes. The mark of a footnote, such as "*", follows a value in the table. */
    notes: listOf(z.strictObject({ mark: z.string().min(1), ...texts }), (n) => n.mark).default([]),
  })
  .superRefine(({ columns, rows, values, notes, caption }, context) => {
    const wrong = reportTo(context);
    const ofBooks = columns.filter(({ key }) => key === "sl" || key === "asl");
    if (ofBooks.length === 1) wrong(["columns"], "a column sl goes with a column asl: both books' figures stand here");
    const byResult = columns.find((c) => c.head && (c.kind === "range" || c.kind === "number"));
    const unnamed = rows.findIndex((row) => !row.name);
    if (unnamed >= 0 && rows.some((row) => row.name))
      wrong(["rows", unnamed], "has no name, and other rows have one: give each its name");
    rows.forEach((row, i) => {
      for (const { key, kind } of columns) {
        const value = row[key];
        const [fits, written] = FITS[kind];
        if (value === undefined) wrong(["rows", i, key], `is missing: ${written}`);
        else if (!fits(value) || (kind === "value" && !((value as string) in values)))
          wrong(["rows", i, key], `${JSON.stringify(value)} does not fit: ${written}`);
      }
      for (const key of Object.keys(row))
        if (key !== "name" && key !== "asl" && !columns.some((c) => c.key === key))
          wrong(["rows", i, key], "is no column: add it, or mend its name");
      if (row.asl && !columns.some((c) => c.key === "asl") && typeof row.asl !== "object")
        wrong(["rows", i, "asl"], "words are written { en: …, ja: … }");
      if (row.name && !byResult && rows.slice(0, i).some((r) => r.name === row.name))
        wrong(["rows", i, "name"], `${row.name} names an earlier row too: give each its own name`);
    });
    for (const [i, { mark }] of notes.entries())
      if (!JSON.stringify([rows, columns, values, caption]).includes(mark))
        wrong(["notes", i, "mark"], `no cell bears ${mark}: put it behind a value, or take the note away`);
    const held = new Set(columns.flatMap(({ key, kind }) => (kind === "value" ? rows.map((row) => row[key]) : [])));
    for (const name of Object.keys(values))
      if (!held.has(name)) wrong(["values", name], "is in no cell: take it out, or mend its name");
    if (!byResult) return;
    const { key } = byResult;
    const ranges = rows.map((row) => boundsOf(String(row[key])));
    ranges.forEach((range, i) => {
      const before = ranges[i - 1];
      if (range && before && range[0] !== before[1] + 1)
        wrong(["rows", i, key], `${rows[i]![key]} does not follow ${rows[i - 1]![key]}: each result stands in one row`);
    });
    const [first, last] = [ranges[0]?.[0], ranges.at(-1)?.[1]];
    if (first !== undefined && !FIRST.includes(first))
      wrong(["rows", 0, key], "the first results are missing: begin with 1, 2 or ≤");
    if (last !== undefined && !LAST.includes(last))
      wrong(["rows", rows.length - 1, key], "the last results are missing: end with 6, 12 or ≥");
  })
  .transform((table) => {
    const named = new Set(table.columns.flatMap(({ key, kind }) => (kind === "value" ? key : [])));
    const read = (key: string, value: z.infer<typeof cell>): TableCell =>
      named.has(key) ? { ...table.values[String(value)]!, value: String(value) } : value;
    return {
      ...table,
      rows: table.rows.map(
        (row): TableRow => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, read(key, value)])),
      ),
    };
  });

export type RuleTable = z.infer<typeof tableSchema>;
