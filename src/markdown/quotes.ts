import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { languageOf } from "./parse.ts";

/** Matches a character that may come before an opening quotation mark. */
const OPENS = /[\s([—–/]/;

/**
 * Makes straight quotation marks and apostrophes curly, except in code between backticks. `before` is the character
 * before the text. remark-smartypants is not used, because it curls the marks in "≥ 12" and {name}'s the wrong way.
 */
export const curlyQuotes = (text: string, before = " "): string =>
  text.replace(/`[^`]*`|["']/g, (mark, at: number) => {
    if (mark.length > 1) return mark;
    const isOpening = OPENS.test(text[at - 1] ?? before) && !/^'\d\ds/.test(text.slice(at));
    return mark === '"' ? (isOpening ? "“" : "”") : isOpening ? "‘" : "’";
  });

/** Makes the quotation marks of English texts curly. Authors type straight marks. */
export function remarkQuotes() {
  return (tree: Root) => {
    visit(tree, (block) => {
      if (languageOf(block) !== "en") return;
      let before = " ";
      visit(block, (node) => {
        if (node.type === "paragraph") before = " ";
        if (node.type !== "text" || !node.value) return;
        node.value = curlyQuotes(node.value, before);
        before = node.value.at(-1)!;
      });
    });
  };
}
