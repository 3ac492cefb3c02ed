import type { RuleTable } from "../schemas/table.ts";
import { CHART_UNITS, type ChartUnit, type TerrainChartRow } from "../schemas/terrain-chart.ts";

/**
 * Returns the cost in a table cell as the chart prints it: "2 + COT" becomes "2 +".
 * @throws RangeError if the cell does not exist
 */
function cell(tables: ReadonlyMap<string, RuleTable>, table: string, name: string, column: string): string {
  const value = tables.get(table)?.rows.find((r) => r.name === name)?.[column];
  if (typeof value !== "string" && typeof value !== "number") throw new RangeError(`${table} has no ${name} ${column}`);
  return String(value).replace(/ \+ COT$/, " +");
}

/**
 * Adds the movement costs to the rows of the Desert Terrain Chart (F.2, D.2). `costs` contains one cost for each of
 * CHART_UNITS, as printed: "2", "6 +", "COT", "ALL". Costs that a table of the rules contains are read from that table.
 * @throws RangeError if a row names a table, column or row that does not exist
 */
export function terrainChart(rows: readonly TerrainChartRow[], tables: ReadonlyMap<string, RuleTable>) {
  const costOf = (row: TerrainChartRow, mover: ChartUnit): string => {
    if (row.all) return row.all;
    if (row.table && row.column) return cell(tables, row.table, mover, row.column) + (row.plus ? " +" : "");
    const foot = row.foot?.[CHART_UNITS.indexOf(mover)];
    if (foot || !row.vehicles) return foot ?? "";
    const cost = cell(tables, "F.2-vehicle-costs", row.vehicles, mover);
    return row.times === 1 ? cost : String(Number(cost) * row.times);
  };
  return rows.map((row) => ({ ...row, costs: CHART_UNITS.map((mover) => costOf(row, mover)) }));
}
