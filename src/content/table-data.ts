import type { RootContent } from "mdast";
import { attribute, elementsIn } from "../markdown/parse.ts";
import { cellText, printReferences } from "../markdown/plain-text.ts";
import { type Bilingual, inBoth } from "../schemas/bilingual.ts";
import type { TableData } from "../schemas/rules-data.ts";
import type { RuleTable, TableCell } from "../schemas/table.ts";
import type { Content } from "./content.ts";
import { labelIn, textSource } from "./rule-text.ts";

/** Returns the ids of the tables in a text, each once, in the order of the text. */
const tableIds = (nodes: readonly RootContent[]): string[] => [
  ...new Set(elementsIn(nodes, "Table").map((table) => attribute(table, "of")!)),
];

/** Returns the value of a cell for programs: 3, "2 + COT". Returns null if the cell has only a text. */
function valueInCode(cell: TableCell | undefined): number | string | null {
  return typeof cell === "object" ? (cell.value ?? null) : (cell ?? null);
}

/** Converts a table to its form in rules.json. `label` converts rule numbers in references to another book. */
function tableData({ id, caption, columns, rows, notes }: RuleTable, label?: (label: string) => string): TableData {
  const print = (text: string) => printReferences(text, label);
  const both = (text: Bilingual) => inBoth((language) => print(text[language]));
  return {
    id,
    caption: both(caption),
    columns: columns.map(({ key, kind, head, title }) => ({ key, kind, head, title: both(title) })),
    rows: rows.map((row) => ({
      name: row.name === undefined ? null : String(row.name),
      ...(typeof row.asl === "object" && !columns.some(({ key }) => key === "asl") ? { asl: both(row.asl) } : {}),
      cells: columns.map(({ key, kind }) => ({
        ...inBoth((language) => print(cellText(row[key], kind, language))),
        value: valueInCode(row[key]),
      })),
    })),
    notes: notes.map(({ mark, en, ja }) => ({ mark, ...both({ en, ja }) })),
  };
}

/**
 * Returns the tables in a rule's text, followed by the tables in its notes, as in rules.json. If the rule repeats
 * another rule, rule numbers in the tables of the text are converted to the rule's own book.
 */
export function printedTables(id: string, content: Content): TableData[] {
  const { en = [] } = textSource(id, content).blocks.text;
  const notes = content.rules.get(id)!.blocks.notes.flatMap(({ text }) => text.en ?? []);
  const label = labelIn(id, content);
  return [
    ...tableIds(en).map((table) => tableData(content.tables.get(table)!, label)),
    ...tableIds(notes).map((table) => tableData(content.tables.get(table)!)),
  ];
}
