import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { noBreak } from "../rules/no-break.ts";

/** Keeps formulas on one line: "≥ 12", "2 × COT". */
export function remarkNoBreak() {
  return (tree: Root) => {
    visit(tree, "text", (node) => {
      node.value = noBreak(node.value);
    });
  };
}
