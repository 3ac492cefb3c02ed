import { readFileSync } from "node:fs";
import { type Availability, formatPeriod } from "./availability-figures.ts";
import type { Figures } from "./printed-figures.ts";

const linesOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8").split("\n");

/** Returns the cells of a line of a Markdown table. */
const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Merges numbers that are the same in both languages: "roll.en" and "roll.ja" become "roll". */
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

/**
 * Reads the numbers typed in tables.md or quick.md. The keys are the headings, such as "D11.2-weather".
 * @throws Error if a number is typed twice or has no heading
 */
export function typedFigures(file: "tables.md" | "quick.md"): Map<string, Figures> {
  const tables = new Map<string, Figures>();
  let figures: Figures | undefined;
  let columns: string[] = [];
  const add = (path: string, figure: string) => {
    if (!figures || figures.has(path)) throw new Error(`${path} is typed twice or has no heading`);
    figures.set(path, figure);
  };
  for (const line of linesOf(file)) {
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

/** Parses printed dates into a first and a last month: "6-12/40", "10/40-4/41", "6/40-41", "44-5/45", "1944". */
function monthsOf(dates: string): { from: string; to: string } {
  const [first = "", last = first] = dates.split("-");
  const [firstYear, firstMonth] = first.split("/").reverse();
  const [lastYear = "", lastMonth = lastYear.endsWith("45") ? "5" : "12"] = last.split("/").reverse();
  const format = (year: string, month: string) => `19${year.slice(-2)}-${month.padStart(2, "0")}`;
  const to = format(lastYear, lastMonth);
  if (firstYear && firstMonth) return { from: format(firstYear, firstMonth), to };
  return { from: Number(first) > 12 ? format(first, "1") : format(lastYear, first), to };
}

/** Converts a printed period and RF to the format of `formatPeriod`: "6-12/40 .9" → "1940-06–1940-12 0.9". */
function readPeriod(printed: string): string {
  const [dates = "", rf, fascist] = printed.split(" ");
  const only = fascist && "fascist";
  return formatPeriod({ ...monthsOf(dates), ...(rf && { rf: Number(rf) }), ...(only && { only }) });
}

/**
 * Reads the dates and RF typed in availability.md. The keys are the ids of the notes, such as "It-V2".
 * @throws Error if a line is typed twice
 */
export function typedAvailability(): Map<string, Availability> {
  const notes = new Map<string, Availability>();
  for (const line of linesOf("availability.md").filter((text) => text.startsWith("| It-"))) {
    const [id = "", names = "", theater, figures = ""] = cellsOf(line);
    const availability = notes.get(id) ?? new Map<string, string>();
    notes.set(id, availability);
    const dated = /\d\/|\d{4}/.test(figures);
    for (const name of names.split(", ")) {
      const key = `${name} ${theater}`.trim();
      if (availability.has(key)) throw new Error(`${id} ${key} is typed twice`);
      availability.set(key, dated ? figures.split(", ").map(readPeriod).join(", ") : figures);
    }
  }
  return notes;
}
