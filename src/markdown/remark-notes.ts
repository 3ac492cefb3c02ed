import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { attribute, flowElement, isElement, type JsxElement, languageOf, noteKindOf, setAttribute } from "./parse.ts";

/** Puts what follows the first paragraph of a note's text into a `<Why>`, which folds. */
function foldReason(text: JsxElement) {
  const [ruling, ...reason] = text.children as RootContent[];
  if (ruling?.type === "paragraph" && reason.length)
    text.children = [ruling, flowElement("Why", {}, ...reason)] as typeof text.children;
}

/**
 * Prepares the notes of a rule for print. Their texts learn what kind of note they stand in. The reason that follows the first
 * paragraph of a reading or a divergence goes into a `<Why>`. All notes on the source's text go into one `<TextNotes>` with their
 * number.
 */
export function remarkNotes() {
  return (tree: Root) => {
    for (const note of tree.children) {
      const kind = noteKindOf(note);
      if (!kind || !isElement(note)) continue;
      const other = attribute(note, "with");
      visit(note, (text) => {
        if (!languageOf(text) || !isElement(text)) return;
        setAttribute(text, "note", kind);
        if (other) setAttribute(text, "with", other);
        if (kind !== "TextNote") foldReason(text);
      });
    }
    const aboutText = tree.children.filter((node) => isElement(node, "TextNote"));
    if (!aboutText.length) return;
    const rest = tree.children.filter((node) => !isElement(node, "TextNote"));
    tree.children = [...rest, flowElement("TextNotes", { count: String(aboutText.length) }, ...aboutText)];
  };
}
