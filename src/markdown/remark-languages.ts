import type { PhrasingContent, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { attribute, isElement, setAttribute, textElement } from "./parse.ts";

const LANGUAGE_OF: Record<string, string> = { En: "en", Ja: "ja" };

/** A run of Japanese, as an English note quotes it. */
const JAPANESE = /([\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+)/;

/** A text in pieces, those in Japanese marked as such. */
const markJapanese = ({ value }: Text): PhrasingContent[] =>
  value.split(JAPANESE).map((piece, i): PhrasingContent => {
    const text: Text = { type: "text", value: piece };
    return i % 2 ? textElement("span", { lang: "ja" }, text) : text;
  });

/**
 * Tells elements where they stand, since a component cannot see its parents: `<En>`, `<Ja>` and all that is inside them get
 * that `lang`, and an `<En>` or `<Ja>` inside a note gets the note's name and its `with`. Japanese words that an English text
 * quotes are marked as Japanese.
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
      visit(block, (node, index, parent) => {
        if (isElement(node)) setAttribute(node, "lang", lang);
        if (lang !== "en" || node.type !== "text" || !parent || index === undefined || !JAPANESE.test(node.value))
          return;
        const marked = markJapanese(node);
        (parent.children as PhrasingContent[]).splice(index, 1, ...marked);
        return [SKIP, index + marked.length];
      });
    });
  };
}
