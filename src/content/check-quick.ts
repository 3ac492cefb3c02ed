import type { Problem } from "../rules/problems.ts";
import { FIGURES } from "../schemas/quick.ts";
import type { ParsedContent } from "./content.ts";
import { unknownNames, unknownReference } from "./unknown-names.ts";

const FILE = "content/quick.yaml";

/**
 * Checks the references in the quick reference. Returns a problem for each rule, table, row of the terrain chart,
 * calculator and placeholder that does not exist.
 */
export function checkQuick(content: ParsedContent): Problem[] {
  const { tables, tools, terrainRows, quick } = content;
  const { terrain, panels, inForce } = quick;
  const parts = panels.flatMap((p) => p.parts);
  const effects = terrain.flatMap((t) => t.effect);
  const texts = [...effects, ...terrain.flatMap((t) => t.cost ?? []), ...parts.filter((part) => "en" in part)];
  const figures = texts.flatMap(({ en, ja }) => [...`${en} ${ja}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  const entries = [...terrain, ...panels];
  const rows = terrain.flatMap(({ row }) => row ?? []);
  const printed = parts.flatMap((part) => ("table" in part ? part.table : []));
  const slugs = entries.flatMap((e) => e.tools.map((tool) => tool.split("?")[0]!));
  return [
    ...Object.keys(inForce).flatMap((key) => unknownReference(key.split(" ")[0]!, content, FILE)),
    ...entries.flatMap(({ rule }) => unknownReference(rule, content, FILE)),
    ...unknownNames("unknown-row", rows, new Set(terrainRows.map(({ name }) => name)), FILE),
    ...unknownNames("unknown-table", printed, tables, FILE),
    ...unknownNames("unknown-tool", slugs, new Set(tools.map(({ slug }) => slug)), FILE),
    ...unknownNames("unknown-figure", figures, new Set(FIGURES), FILE),
  ];
}
