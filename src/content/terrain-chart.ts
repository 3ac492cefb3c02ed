import type { RuleTable } from "../schemas/table.ts";
import { CHART_UNITS, type ChartUnit, type TerrainChartRow } from "../schemas/terrain-chart.ts";

/**
 * Returns the cost in a cell of a table as the chart prints it: "2 + COT" becomes "2 +". @throws RangeError if the cell
 * does not exist
 */
function cell(tables: ReadonlyMap<string, RuleTable>, table: string, name: string, column: string): string {
  const value = tables.get(table)?.rows.find((r) => r.name === name)?.[column];
  if (typeof value !== "string" && typeof value !== "number") throw new RangeError(`${table} has no ${name} ${column}`);
  return String(value).replace(/ \+ COT$/, " +");
}

/**
 * Returns the rows of the Desert Terrain Chart (F.2, D.2), each with its costs in the order of CHART_UNITS, as printed:
 * "2", "6 +", "COT", "ALL". Costs are read from the rules' tables where these have them.
 * @throws RangeError for a row that names a missing table, column or row
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
