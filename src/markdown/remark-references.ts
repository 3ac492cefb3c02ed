import type { PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import { splitReferences } from "../rules/references.ts";
import { joinLines } from "./join-lines.ts";
import { textElement } from "./parse.ts";

/**
 * Replaces `[F12.31]` in running text by `<Ref to="F12.31" label="F12.31" />`. Joins lines of Japanese without a space.
 */
export function remarkReferences() {
  return (tree: Root) => {
    visit(tree, "text", (node, index, parent) => {
      node.value = joinLines(node.value);
      if (!parent || index === undefined || !node.value.includes("[")) return;
      const pieces = splitReferences(node.value);
      if (pieces.every((p) => typeof p === "string")) return;
      const nodes = pieces.map(
        (piece): PhrasingContent =>
          typeof piece === "string"
            ? { type: "text", value: piece }
            : textElement("Ref", { to: piece.to, label: piece.label }),
      );
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}
