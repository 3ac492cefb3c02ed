import { formatDrm } from "../../src/rules/format-drm.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { RuleTable, TableCell } from "../../src/schemas/table.ts";

/** Figures of one table, as printed, by where they are: "truck.cost", "earlyMorning.effect.ja", "columns.plus1", "notes.*". */
export type Figures = Map<string, string>;

const REFERENCE = /\[[^\]]*\]/g;
/** A number with the sign, letters and range that belong to it: "≥2", "+ 2", "−1", "½", "8–11", "E1". */
const FIGURE = /(?:[≤≥+＋−-]\s?)?[A-Za-z]*\p{N}+(?:[.–/-]\p{N}+)*/gu;

/** Returns the figures in a text, separated by spaces. References such as `[D7.31]` are none. */
function figuresIn(text: string): string {
  const found = text.replace(REFERENCE, "").match(FIGURE) ?? [];
  return found.map((figure) => figure.replace("＋", "+").replace(/\s/, "")).join(" ");
}

/** Returns what tells a row of the table from the others: its name, or its number where names are missing or alike. */
function rowNames({ rows }: RuleTable): string[] {
  const names = rows.map((row) => String(row.name));
  return new Set(names).size === rows.length && rows.every((row) => row.name) ? names : rows.map((_, i) => `${i + 1}`);
}

/**
 * Returns every figure that the table prints. A cell of figures or codes counts whole, "ALL" and "–" too: it is a value
 * that the game reads. Row names are not printed and do not count.
 */
export function figuresOf(table: RuleTable): Figures {
  const figures: Figures = new Map();
  const addWords = (path: string, words: Record<Language, string>) => {
    const [en, ja] = [figuresIn(words.en), figuresIn(words.ja)];
    if (en === ja && en) figures.set(path, en);
    else {
      if (en) figures.set(`${path}.en`, en);
      if (ja) figures.set(`${path}.ja`, ja);
    }
  };
  const addCell = (path: string, cell: TableCell, kind: string) => {
    if (typeof cell === "object") addWords(path, cell);
    else figures.set(path, kind === "drm" ? formatDrm(Number(cell)) : String(cell));
  };
  const names = rowNames(table);
  addWords("caption", table.caption);
  for (const { key, title } of table.columns) addWords(`columns.${key}`, title);
  for (const [i, row] of table.rows.entries()) {
    for (const { key, kind } of table.columns) addCell(`${names[i]}.${key}`, row[key]!, kind);
    if (typeof row.asl === "object") addWords(`${names[i]}.asl`, row.asl);
  }
  for (const { mark, en, ja } of table.notes) addWords(`notes.${mark}`, { en, ja });
  return figures;
}
