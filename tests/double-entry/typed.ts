import { readFileSync } from "node:fs";
import type { Figures } from "./table-figures.ts";

const linesOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8").split("\n");

/** Returns the cells of a line of a Markdown table. */
const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Merges figures that both languages have alike, as `figuresOf` does: "roll.en" and "roll.ja" become "roll". */
function mergeLanguages(figures: Figures): Figures {
  for (const [path, figure] of [...figures]) {
    const [, words] = /^(.+)\.en$/.exec(path) ?? [];
    if (!words || figures.get(`${words}.ja`) !== figure) continue;
    figures.delete(path);
    figures.delete(`${words}.ja`);
    figures.set(words, figure);
  }
  return figures;
}

/** Returns the figures of tables.md, by the table's id. @throws Error where a figure is typed twice or below no table */
export function typedTables(): Map<string, Figures> {
  const tables = new Map<string, Figures>();
  let figures: Figures | undefined;
  let columns: string[] = [];
  const add = (path: string, figure: string) => {
    if (!figures || figures.has(path)) throw new Error(`${path} is typed twice or below no table`);
    figures.set(path, figure);
  };
  for (const line of linesOf("tables.md")) {
    const [, id] = /^## (\S+)$/.exec(line) ?? [];
    const [, path, figure] = /^- ([\w.*†]+): (.+)$/.exec(line) ?? [];
    if (id) {
      if (tables.has(id)) throw new Error(`${id} is typed twice`);
      figures = new Map();
      tables.set(id, figures);
    } else if (path && figure) add(path, figure);
    else if (line.startsWith("| row |")) columns = cellsOf(line);
    else if (/^\| [^-]/.test(line)) {
      const [row, ...cells] = cellsOf(line);
      for (const [i, cell] of cells.entries()) if (cell) add(`${row}.${columns[i + 1]}`, cell);
    }
  }
  for (const typed of tables.values()) mergeLanguages(typed);
  return tables;
}
