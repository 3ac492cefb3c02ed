import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { attribute, isElement, type JsxElement } from "./parse.ts";

const LANGUAGE_OF: Record<string, string> = { En: "en", Ja: "ja" };

function setAttribute(element: JsxElement, name: string, value: string) {
  element.attributes.push({ type: "mdxJsxAttribute", name, value });
}

/**
 * Tells elements where they stand, since a component cannot see its parents: what is inside `<En>` or `<Ja>` gets that
 * `lang`, and an `<En>` or `<Ja>` inside a note gets the note's name and its `with`.
 */
export function remarkLanguages() {
  return (tree: Root) => {
    visit(tree, (block) => {
      if (!isElement(block)) return;
      if (block.name === "EditorNote" || block.name === "Divergence") {
        const other = attribute(block, "with");
        visit(block, (node) => {
          if (!isElement(node) || !LANGUAGE_OF[node.name ?? ""]) return;
          setAttribute(node, "note", block.name!);
          if (other) setAttribute(node, "with", other);
        });
      }
      const lang = LANGUAGE_OF[block.name ?? ""];
      if (!lang) return;
      visit(block, (node) => {
        if (node !== block && isElement(node)) setAttribute(node, "lang", lang);
      });
    });
  };
}
