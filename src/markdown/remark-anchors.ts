import { basename } from "node:path";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseId } from "../rules/ids.ts";
import { attribute, isElement, noteKindOf, setAttribute } from "./parse.ts";

/** Removes the rule id from the id of a table or drawing: "D6.0-Crest-front" becomes "front". */
function ownName(id: string): string {
  const hyphens = [...id.matchAll(/-/g)].map((m) => m.index).reverse();
  const at = hyphens.find((i) => parseId(id.slice(0, i)));
  return at === undefined ? id : id.slice(at + 1);
}

/**
 * Sets the attribute `anchor` on examples (`F12.32-example-1`), notes (`F12.32-note-1`), tables and drawings
 * (`F12.3-density`). Each anchor begins with the id of the rule that contains the element. Examples are numbered
 * separately in each language, so that an example and its translation have the same anchor.
 */
export function remarkAnchors() {
  return (tree: Root, file: { path?: string }) => {
    const rule = basename(file.path ?? "", ".mdx");
    if (!parseId(rule)) return;
    const seen = new Map<string, number>();
    visit(tree, (node) => {
      if (!isElement(node)) return;
      const counted = isElement(node, "Example") ? "example" : noteKindOf(node) && "note";
      const of = isElement(node, "Table") || isElement(node, "Drawing") ? attribute(node, "of") : undefined;
      const name = counted ?? (of && ownName(of));
      if (!name) return;
      const key = `${attribute(node, "lang")} ${name}`;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      const anchor = counted || count > 1 ? `${rule}-${name}-${count}` : `${rule}-${name}`;
      setAttribute(node, "anchor", anchor);
    });
  };
}
