import { z } from "astro/zod";
import { GUN_TYPES, VEHICLE_TYPES } from "./availability.ts";
import { bilingual, eachLanguage } from "./bilingual.ts";
import { BOOK_IDS } from "./chapters.ts";
import { NOTE_KINDS } from "./notes.ts";
import { COLUMN_KINDS } from "./table.ts";
import { THEATRES } from "./theatres.ts";

const id = z.string().min(1);

/** A printed table. The cells of a row are in the order of the table's columns. */
const tableDataSchema = z.strictObject({
  id,
  caption: bilingual,
  columns: z.array(
    z.strictObject({ key: z.string(), kind: z.enum(COLUMN_KINDS), head: z.boolean(), title: bilingual }),
  ),
  rows: z.array(
    z.strictObject({
      name: z.string().nullable(),
      asl: bilingual.optional(),
      cells: z.array(
        z.strictObject({ en: z.string(), ja: z.string(), value: z.union([z.number(), z.string()]).nullable() }),
      ),
    }),
  ),
  notes: z.array(z.strictObject({ mark: z.string(), en: z.string(), ja: z.string() })),
});

const theatre = z.enum(THEATRES);
const period = z.strictObject({
  theatre,
  from: z.string(),
  to: z.string(),
  rf: z.number().nullable(),
  only: z.string().nullable(),
});

/** An Italian vehicle or Gun. `periods` says when and where it can be bought. */
const pieceDataSchema = z.strictObject({
  name: z.string(),
  type: z.enum([...VEHICLE_TYPES, ...GUN_TYPES]),
  periods: z.array(period),
  notIn: z.array(theatre),
  letters: z.array(id),
  option: z.strictObject({ name: z.string(), rf: z.number(), period: period.optional() }).optional(),
  relativeTo: z.strictObject({ piece: z.string(), plus: z.number(), most: z.number() }).optional(),
});

/**
 * A rule in rules.json and r/<id>.json. The format is public: new fields may be added, but existing fields must not
 * change. content/ui/data.yaml describes the fields for the published JSON Schema and the page /data/.
 */
export const ruleDataSchema = z.strictObject({
  id,
  book: z.enum(BOOK_IDS),
  section: z.string().min(1),
  title: bilingual,
  text: bilingual,
  notes: z.array(z.strictObject({ kind: z.enum(NOTE_KINDS), with: z.string().nullable(), text: bilingual })),
  url: eachLanguage,
  refs: z.array(id),
  citedBy: z.array(id),
  relations: z.array(z.strictObject({ to: id, kind: z.string() })),
  parallel: z.string().nullable(),
  tools: z.array(z.string()),
  toolExamples: z.array(z.strictObject({ tool: z.string(), label: bilingual, url: eachLanguage })),
  tables: z.array(tableDataSchema),
  pieces: z.array(pieceDataSchema),
  asked: z.strictObject({ en: z.array(z.string()), ja: z.array(z.string()) }),
  changes: z.array(
    z.strictObject({
      version: z.string(),
      date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
      said: bilingual,
      says: bilingual,
      why: bilingual,
    }),
  ),
});

/** The format of rules.json, a public file with all rules in reading order. */
export const rulesDataSchema = z.strictObject({
  $schema: z.string(),
  license: z.string(),
  rules: z.array(ruleDataSchema),
});

export type TableData = z.infer<typeof tableDataSchema>;
/** An Italian vehicle or Gun. `periods` says when and where it can be bought. */
export type PieceData = z.infer<typeof pieceDataSchema>;
export type RuleData = z.infer<typeof ruleDataSchema>;
export type RulesData = z.infer<typeof rulesDataSchema>;
