/** Writes the tables of content/, and its terrain chart, as modules of TypeScript: the type check knows their rows and figures. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Content } from "../content/content.ts";
import { terrainChart } from "../content/terrain-chart.ts";
import { costOf } from "../schemas/cost.ts";
import { boundsOf, type RuleTable, type TableCell } from "../schemas/table.ts";
import { CHART_UNITS } from "../schemas/terrain-chart.ts";

/** The folder of the modules below the root of the project. Git ignores it. */
const FOLDER = "src/tables";

type Column = RuleTable["columns"][number];

const costCode = (text: string) => JSON.stringify(costOf(text)).replace(",", ", ");

/** Returns the code of one row: its figures and codes by column, and its name if it is given one. */
function rowCode(row: RuleTable["rows"][number], columns: readonly Column[], marks: RegExp, name?: TableCell): string {
  const cells = columns.map(({ key, kind }) => {
    const cell = row[key]!;
    const value = typeof cell === "object" ? cell.value : cell;
    if (kind === "range") return `${key}: [${boundsOf(String(value))!.join(", ")}]`;
    if (kind === "cost") return `${key}: ${costCode(String(value))}`;
    return `${key}: ${JSON.stringify(typeof value === "string" ? value.replace(marks, "") : value)}`;
  });
  const fields = name ? [`name: ${JSON.stringify(name)}`, ...cells] : cells;
  return fields.length ? `{ ${fields.join(", ")} }` : "{}";
}

/**
 * Returns a table's module, or undefined for a table of words alone. It exports the rows by their names, or as a list where they
 * have none or share one. A range is its first and its last number. Words and marks of footnotes are left out: pages print them.
 */
export function tableModule({ id, columns, rows, notes }: RuleTable): string | undefined {
  const figures = columns.filter(({ kind }) => kind !== "text");
  const names = new Set(rows.flatMap(({ name }) => (typeof name === "string" ? name : [])));
  if (!figures.length && !names.size) return undefined;
  // A mark that is the whole cell, as "ALL", is the value itself.
  const marks = new RegExp(`(?<=.)(?:${notes.map(({ mark }) => RegExp.escape(mark)).join("|") || "$"})+$`);
  const lines =
    names.size === rows.length
      ? ["{", ...rows.map((row) => `  ${row.name}: ${rowCode(row, figures, marks)},`), "}"]
      : ["[", ...rows.map((row) => `  ${rowCode(row, figures, marks, row.name)},`), "]"];
  return moduleOf(`tables/${id}`, lines);
}

/** Returns the module of the terrain chart: the cost of each kind of unit, by the rows' names. */
function chartModule(chart: ReturnType<typeof terrainChart>): string {
  const rows = chart.map(({ name, costs }) => {
    const cells = CHART_UNITS.map((unit, i) => `${unit}: ${costCode(costs[i]!)}`);
    return `  ${name}: { ${cells.join(", ")} },`;
  });
  return moduleOf("terrain-chart", ["{", ...rows, "}"]);
}

const moduleOf = (name: string, lines: readonly string[]) =>
  `/** The figures and codes of content/${name}.yaml, from which this file is written. */
export default ${lines.join("\n")} as const;
`;

/**
 * Writes the modules that are new or have changed, and removes those of files that are gone. What cannot be read keeps its module.
 */
export function writeTableModules(
  root: string,
  { tables, terrainRows, problems }: Pick<Content, "tables" | "terrainRows" | "problems">,
): void {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const file of globSync("*.ts", { cwd: folder })) {
    const source = `${basename(file, ".ts")}.yaml`;
    if (!existsSync(join(root, "content/tables", source)) && !existsSync(join(root, "content", source)))
      rmSync(join(folder, file));
  }
  const write = (name: string, code: string | undefined) => {
    const file = join(folder, `${name}.ts`);
    if (code && !(existsSync(file) && readFileSync(file, "utf8") === code)) writeFileSync(file, code);
  };
  for (const table of tables.values()) write(table.id, tableModule(table));
  if (!problems.some(({ code }) => code === "bad-cost"))
    write("terrain-chart", chartModule(terrainChart(terrainRows, tables)));
}
