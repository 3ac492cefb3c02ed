/** Writes the tables of content/ as modules of TypeScript, so that the type check knows their rows and figures. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { boundsOf, type RuleTable, type TableCell } from "../schemas/table.ts";

/** The folder of the modules below the root of the project. Git ignores it. */
const FOLDER = "src/tables";

type Column = RuleTable["columns"][number];

/** Returns the code of one row: its figures and codes by column, and its name if it is given one. */
function rowCode(row: RuleTable["rows"][number], columns: readonly Column[], marks: RegExp, name?: TableCell): string {
  const cells = columns.map(({ key, kind }) => {
    const cell = row[key]!;
    const value = typeof cell === "object" ? cell.value : cell;
    if (kind === "range") return `${key}: [${boundsOf(String(value))!.join(", ")}]`;
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
  return `/** The figures and codes of content/tables/${id}.yaml, from which this file is written. */
export default ${lines.join("\n")} as const;
`;
}

/**
 * Writes the modules of tables that are new or have changed, and removes those of files that are gone. A table that cannot be
 * read keeps its module.
 */
export function writeTableModules(root: string, tables: ReadonlyMap<string, RuleTable>): void {
  const folder = join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const file of globSync("*.ts", { cwd: folder }))
    if (!existsSync(join(root, "content/tables", `${basename(file, ".ts")}.yaml`))) rmSync(join(folder, file));
  for (const table of tables.values()) {
    const file = join(folder, `${table.id}.ts`);
    const code = tableModule(table);
    if (code && !(existsSync(file) && readFileSync(file, "utf8") === code)) writeFileSync(file, code);
  }
}
