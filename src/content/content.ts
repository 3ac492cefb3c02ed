/** Defines the types of the content that load.ts reads. */
import type { Blocks } from "../markdown/blocks.ts";
import type { Citation } from "../markdown/citations.ts";
import type { Problem } from "../rules/problems.ts";
import type { Registry } from "../rules/registry.ts";
import type { Books } from "../schemas/books.ts";
import type { Drawing } from "../schemas/drawing.ts";
import type { Glossary } from "../schemas/glossary.ts";
import type { Quick } from "../schemas/quick.ts";
import type { Redirect } from "../schemas/redirects.ts";
import type { RuleFrontmatter } from "../schemas/rule.ts";
import type { RuleTable } from "../schemas/table.ts";
import type { TerrainChartRow } from "../schemas/terrain-chart.ts";
import type { Mention, Tool } from "../schemas/tools.ts";
import type { UiStrings } from "../schemas/ui.ts";

/** The content of a file in content/rules. */
export interface RuleFile extends RuleFrontmatter {
  /** The path of the file below the project's root. */
  file: string;
  blocks: Blocks;
  /** The citations in the rule's text, notes, tables and drawings. Each cited id is listed once. */
  cites: Citation[];
}

/** All of content/, before it is checked. */
export interface ParsedContent {
  rules: ReadonlyMap<string, RuleFile>;
  tables: ReadonlyMap<string, RuleTable>;
  drawings: ReadonlyMap<string, Drawing>;
  books: Books;
  glossary: Glossary;
  tools: readonly Tool[];
  mentions: readonly Mention[];
  redirects: readonly Redirect[];
  terrainRows: readonly TerrainChartRow[];
  quick: Quick;
  ui: UiStrings;
  /** The path of the file that contains each UI text, by key. */
  uiFiles: ReadonlyMap<string, string>;
  registry: Registry;
}

/** All of content/, with the problems found in it. */
export interface Content extends ParsedContent {
  problems: readonly Problem[];
}
