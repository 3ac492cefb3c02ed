/** The checks of the quick reference: everything that it names is there. */
import { namesOfRow } from "../game/in-force/names.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import type { Registry } from "../rules/registry.ts";
import type { Quick } from "../schemas/quick.ts";
import type { TerrainChartRow } from "../schemas/terrain-chart.ts";
import type { Tool } from "../schemas/tools.ts";
import { unknownReference } from "./check.ts";
import { unknownFigures } from "./quick-figures.ts";

const FILE = "content/quick.yaml";

interface Context {
  registry: Registry;
  tables: ReadonlyMap<string, unknown>;
  tools: readonly Tool[];
  terrainRows: readonly TerrainChartRow[];
}

/** Rules, rows of charts and of what is in force, tables, calculators and figures that the quick reference names in vain. */
export function checkQuick({ terrain, panels }: Quick, context: Context): Problem[] {
  const { tables, tools, terrainRows } = context;
  const problem = (code: ProblemCode, detail: string): Problem => ({ code, file: FILE, line: 1, detail });
  const texts = [
    ...terrain.flatMap((t) => [...t.effect, ...(t.cost ? [t.cost] : [])]),
    ...panels.flatMap((p) => p.parts.filter((part) => "en" in part)),
  ].flatMap(({ en, ja }) => [en, ja]);
  const entries = [...terrain, ...panels];
  const rows = terrain.flatMap(({ row }) => row ?? []);
  const printed = panels.flatMap((p) => p.parts.flatMap((part) => ("table" in part ? part.table : [])));
  const slugs = entries.flatMap((e) => e.tools.map((tool) => tool.split("?")[0]!));
  const conditions = new Set(
    [...terrain, ...terrain.flatMap((t) => t.effect), ...panels.flatMap((p) => p.parts)].flatMap(({ when }) => when),
  );
  const references = entries.map((e) => e.rule);
  return [
    ...references.flatMap((to) => unknownReference(to, FILE, 1, context)),
    ...rows.filter((row) => !terrainRows.some((r) => r.name === row)).map((row) => problem("unknown-row", row)),
    ...printed.filter((table) => !tables.has(table)).map((table) => problem("unknown-table", table)),
    ...slugs.filter((slug) => !tools.some((t) => t.slug === slug)).map((slug) => problem("unknown-tool", slug)),
    ...[...conditions].filter((name) => !namesOfRow(name)).map((name) => problem("unknown-condition", name)),
    ...texts.flatMap(unknownFigures).map((figure) => problem("unknown-figure", figure)),
  ];
}
