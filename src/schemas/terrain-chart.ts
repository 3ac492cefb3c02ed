import { z } from "astro/zod";
import { bilingual } from "./bilingual.ts";
import { COST_FORMS, costOf } from "./cost.ts";
import { listOf } from "./unique.ts";

/** The kinds of units in the Desert Terrain Chart, in the order of the chart's columns. */
export const CHART_UNITS = [
  "infantry",
  "cavalry",
  "wagon",
  "motorcycle",
  "armoredCar",
  "fullyTracked",
  "halftrack",
  "truck",
] as const;
export type ChartUnit = (typeof CHART_UNITS)[number];

const cost = z.string().refine((text) => costOf(text) !== undefined, COST_FORMS);

const row = z
  .strictObject({
    /** The name by which code finds the row. */
    name: z.string(),
    /** The D-rule that states the cost. */
    rule: z.string(),
    terrain: bilingual,
    note: bilingual.optional(),
    /**
     * The id of a table that has the costs for all kinds of units. `column` is the key of the column with the costs.
     */
    table: z.string().optional(),
    column: z.string().optional(),
    /** Whether the cost is added to COT. */
    plus: z.boolean().default(false),
    /** The costs for Infantry, Cavalry and Wagons, in this order. Used with `vehicles`. */
    foot: z.tuple([cost, cost, cost]).optional(),
    /** The row of the table F.2-vehicle-costs that has the costs for vehicles. `times` multiplies these costs. */
    vehicles: z.string().optional(),
    times: z.number().default(1),
    /** One cost for all units. */
    all: cost.optional(),
  })
  .refine(
    (r) => [r.all, r.table && r.column, r.vehicles && r.foot].filter(Boolean).length === 1,
    "has one source of its costs: all, table and column, or vehicles and foot",
  );

/** content/terrain-chart.yaml: the rows of the Desert Terrain Chart, and the tables that have their costs. */
export const terrainChartSchema = z.strictObject({ rows: listOf(row, (r) => r.name).min(1) });
export type TerrainChartRow = z.infer<typeof row>;
