import type { PhrasingContent, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isElement, languageOf, noteKindOf, textElement } from "./parse.ts";

interface Abbreviation {
  /** The term's id in content/glossary.yaml. */
  id: string;
  abbr: string;
}

/**
 * Marks the first mention of each abbreviation in `<En>` and in `<Ja>`, so that its meaning can be shown:
 * `<Abbr of="drm-dr">DRM</Abbr>`. Skips notes, hexrows, overlays and parts of longer words.
 */
export function remarkAbbreviations(abbreviations: readonly Abbreviation[]) {
  const ids = new Map(abbreviations.map(({ abbr, id }) => [abbr, id]));
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape);
  const pattern = new RegExp(`(?<![A-Za-z0-9&/-])(${longestFirst.join("|")})(?![A-Za-z0-9&/-])`);

  return (tree: Root) => {
    visit(tree, (block) => {
      if (noteKindOf(block)) return SKIP;
      if (!languageOf(block)) return;
      const seen = new Set<string>();
      visit(block, "text", (node: Text, index, parent) => {
        if (!parent || index === undefined || isElement(parent, "Term") || isElement(parent, "Abbr")) return;
        const pieces = node.value.split(pattern);
        const nodes = pieces.map((value, i): PhrasingContent => {
          const text: Text = { type: "text", value };
          if (i % 2 === 0 || seen.has(value)) return text;
          seen.add(value);
          return textElement("Abbr", { of: ids.get(value)! }, text);
        });
        if (nodes.every((n) => n.type === "text")) return;
        (parent.children as PhrasingContent[]).splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      });
      return SKIP;
    });
  };
}
