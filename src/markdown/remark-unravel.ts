import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isElement } from "./parse.ts";

/** Takes the elements of a paragraph that holds nothing else out of it, as MDX does: `<En>…</En>` on a line is a block. */
export function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, "paragraph", ({ children }, index, parent) => {
      const blocks = children.filter((node) => !(node.type === "text" && node.value.trim() === ""));
      if (!blocks.length || !blocks.every((node) => isElement(node))) return;
      parent!.children.splice(index!, 1, ...blocks);
      return index;
    });
  };
}
