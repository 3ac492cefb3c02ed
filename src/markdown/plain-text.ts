import type { Nodes } from "mdast";
import { formatDrm } from "../rules/format-drm.ts";
import { splitReferences } from "../rules/references.ts";
import type { Language } from "../schemas/bilingual.ts";
import type { RuleTable, TableCell } from "../schemas/table.ts";
import { joinLines } from "./join-lines.ts";
import { attribute, isElement } from "./parse.ts";

interface Context {
  language: Language;
  tables: ReadonlyMap<string, RuleTable>;
  /** Converts a rule number in a reference: "F12.31" → "D12.31". Set if a rule of the other book repeats this text. */
  label?: (label: string) => string;
}

const BLOCKS = new Set(["paragraph", "listItem", "blockquote", "mdxJsxFlowElement"]);

/** Returns the text of a table's cell. References are left in brackets. */
export function cellText(cell: TableCell | undefined, kind: string, language: Language): string {
  if (cell === undefined) return "";
  if (typeof cell === "object") return cell[language];
  return kind === "drm" && typeof cell === "number" ? formatDrm(cell) : String(cell);
}

/** Replaces references in a text by their labels: "[words][F12.31]" becomes "words". */
export const printReferences = (text: string, label = (label: string) => label): string =>
  splitReferences(text)
    .map((p) => (typeof p === "string" ? p : label(p.label)))
    .join("");

function tableText(table: RuleTable, { language, label }: Context): string {
  const rows = table.rows.map((row) => table.columns.map((c) => cellText(row[c.key], c.kind, language)).join(" | "));
  const lines = [
    table.caption[language],
    table.columns.map((c) => c.title[language]).join(" | "),
    ...rows,
    ...table.notes.map((n) => `${n.mark} ${n[language]}`),
  ];
  return lines.map((l) => printReferences(l, label)).join("\n");
}

/** Returns the plain text of parsed nodes, tables included: one line per paragraph, list item and table row. */
export function plainText(nodes: readonly Nodes[], context: Context): string {
  const walk = (node: Nodes): string => {
    if (isElement(node, "Table")) {
      const table = context.tables.get(attribute(node, "of") ?? "");
      return table ? `${tableText(table, context)}\n` : "";
    }
    if (node.type === "text" || node.type === "inlineCode")
      return printReferences(joinLines(node.value), context.label);
    if (node.type === "break") return "\n";
    const inner = "children" in node ? node.children.map(walk).join("") : "";
    return BLOCKS.has(node.type) && !inner.endsWith("\n") ? `${inner}\n` : inner;
  };
  return nodes
    .map(walk)
    .join("")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
