import { withFigures } from "../../components/rules/quick-figures.ts";
import { terrainChart } from "../../src/content/terrain-chart.ts";
import { formatDrm } from "../../src/rules/format-drm.ts";
import type { Language } from "../../src/schemas/bilingual.ts";
import type { Quick } from "../../src/schemas/quick.ts";
import type { RuleTable } from "../../src/schemas/table.ts";
import { CHART_UNITS, type TerrainChartRow } from "../../src/schemas/terrain-chart.ts";

type Words = Record<Language, string>;

/**
 * The numbers of one table or page, as printed. The key is the position of the number: "truck.cost",
 * "midMorning.effect.ja", "columns.plus1", "notes.*".
 */
export type Figures = Map<string, string>;

const REFERENCE = /\[[^\]]*\]/g;
/** Matches a number with its sign, letters and range: "≥2", "+ 2", "−1", "½", "8–11", "E1". */
const FIGURE = /(?:[≤≥+＋−-]\s?)?[A-Za-z]*\p{N}+(?:[.–/-]\p{N}+)*/gu;

/** Returns the numbers in a text, separated by spaces: "+1 8–11". Ignores references such as `[D7.31]`. */
function figuresIn(text: string): string {
  const found = text.replace(REFERENCE, "").match(FIGURE) ?? [];
  return found.map((figure) => figure.replace("＋", "+").replace(/\s/, "")).join(" ");
}

/** Returns a unique key for each row of a table: the row's name or, if names are missing or equal, the row's number. */
function rowNames({ rows }: RuleTable): string[] {
  const names = rows.map((row) => String(row.name));
  return new Set(names).size === rows.length && rows.every((row) => row.name) ? names : rows.map((_, i) => `${i + 1}`);
}

/**
 * Adds the numbers in a text to `figures`. The key is `path` if both languages have the same numbers. Otherwise there
 * are two keys, such as "when.en" and "when.ja".
 */
function addWords(figures: Figures, path: string, words: Words) {
  const [en, ja] = [figuresIn(words.en), figuresIn(words.ja)];
  if (en === ja && en) figures.set(path, en);
  else {
    if (en) figures.set(`${path}.en`, en);
    if (ja) figures.set(`${path}.ja`, ja);
  }
}

/**
 * Returns every number in a printed table. A cell without bilingual text is returned whole, even "ALL" and "–". Row
 * names are omitted, because they are not printed.
 */
export function figuresOfTable(table: RuleTable): Figures {
  const figures: Figures = new Map();
  const names = rowNames(table);
  addWords(figures, "caption", table.caption);
  for (const { key, title } of table.columns) addWords(figures, `columns.${key}`, title);
  for (const [i, row] of table.rows.entries()) {
    for (const { key, kind } of table.columns) {
      const [path, cell] = [`${names[i]}.${key}`, row[key]!];
      if (typeof cell === "object") addWords(figures, path, cell);
      else figures.set(path, kind === "drm" ? formatDrm(Number(cell)) : String(cell));
    }
    if (typeof row.asl === "object") addWords(figures, `${names[i]}.asl`, row.asl);
  }
  for (const { mark, en, ja } of table.notes) addWords(figures, `notes.${mark}`, { en, ja });
  return figures;
}

/**
 * Returns every number in the Desert Terrain Chart. A cell with a movement cost is returned whole, including its
 * words.
 */
export function figuresOfChart(rows: readonly TerrainChartRow[], tables: ReadonlyMap<string, RuleTable>): Figures {
  const figures: Figures = new Map();
  for (const { name, terrain, note, costs } of terrainChart(rows, tables)) {
    for (const [i, unit] of CHART_UNITS.entries()) figures.set(`${name}.${unit}`, costs[i]!);
    addWords(figures, `${name}.terrain`, terrain);
    if (note) addWords(figures, `${name}.note`, note);
  }
  return figures;
}

/** Returns every number in the quick reference, including the numbers that the code computes. */
export function figuresOfQuick({ terrain, panels }: Quick): Figures {
  const figures: Figures = new Map();
  const add = (path: string, { en, ja }: Words) =>
    addWords(figures, `${path}.words`, { en: withFigures(en), ja: withFigures(ja) });
  for (const { rule, cost, effect } of terrain) {
    if (cost) add(`${rule} cost`, cost);
    for (const [i, text] of effect.entries()) add(`${rule} ${i + 1}`, text);
  }
  for (const { rule, title, parts } of panels) {
    add(`${rule} title`, title);
    for (const [i, part] of parts.entries()) if ("en" in part) add(`${rule} ${i + 1}`, part);
  }
  return figures;
}
