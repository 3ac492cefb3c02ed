import type { PhrasingContent, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isElement, languageOf, setAttribute, textElement } from "./parse.ts";

/** Matches Japanese words quoted in an English text. */
const JAPANESE = /([\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+)/;

/** Splits a text, and wraps its Japanese parts in `<span lang="ja">`. */
const markJapanese = ({ value }: Text): PhrasingContent[] =>
  value.split(JAPANESE).map((piece, i): PhrasingContent => {
    const text: Text = { type: "text", value: piece };
    return i % 2 ? textElement("span", { lang: "ja" }, text) : text;
  });

/**
 * Sets `lang` on `<En>`, `<Ja>` and all elements inside them, because an Astro component cannot see its parents. Wraps
 * Japanese words in English texts in `<span lang="ja">`.
 */
export function remarkLanguages() {
  return (tree: Root) => {
    visit(tree, (block) => {
      const lang = languageOf(block);
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
