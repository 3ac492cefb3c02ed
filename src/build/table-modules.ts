/** Writes content/tables and the terrain chart as TypeScript modules, so that the type check knows their rows and columns. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Content } from "../content/content.ts";
import { terrainChart } from "../content/terrain-chart.ts";
import { costOf } from "../schemas/cost.ts";
import { boundsOf, type RuleTable, type TableCell } from "../schemas/table.ts";
import { CHART_UNITS } from "../schemas/terrain-chart.ts";

/** The folder of the modules, below the project's root. The folder is in .gitignore. */
const FOLDER = "src/tables";

type Column = RuleTable["columns"][number];

const costCode = (text: string) => JSON.stringify(costOf(text)).replace(",", ", ");

/** Returns one row as a TypeScript object literal: a value for each column, and `name` if given. */
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
 * Returns the TypeScript source of a table's module, or undefined for a table that has only texts. The module exports
 * the rows as an object by name, or as an array if names are missing or not unique. A range becomes `[first, last]`.
 * Texts and footnote marks are left out.
 */
export function tableModule({ id, columns, rows, notes }: RuleTable): string | undefined {
  const figures = columns.filter(({ kind }) => kind !== "text");
  const names = new Set(rows.flatMap(({ name }) => (typeof name === "string" ? name : [])));
  if (!figures.length && !names.size) return undefined;
  // The lookbehind keeps a cell that consists of a mark only, such as "–", because it is a value.
  const marks = new RegExp(`(?<=.)(?:${notes.map(({ mark }) => RegExp.escape(mark)).join("|") || "$"})+$`);
  const lines =
    names.size === rows.length
      ? ["{", ...rows.map((row) => `  ${row.name}: ${rowCode(row, figures, marks)},`), "}"]
      : ["[", ...rows.map((row) => `  ${rowCode(row, figures, marks, row.name)},`), "]"];
  return moduleOf(`tables/${id}`, lines);
}

/** Returns the TypeScript source of the terrain chart's module: the cost of each kind of unit, by row name. */
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

/** Writes modules that are new or have changed, and removes modules without a YAML file. A file with problems keeps its old module. */
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
