import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { attribute, flowElement, isElement, type JsxElement, languageOf, noteKindOf, setAttribute } from "./parse.ts";

/** Wraps everything after the first paragraph of a note's text in a `<Why>`, which readers can collapse. */
function foldReason(text: JsxElement) {
  const [ruling, ...reason] = text.children as RootContent[];
  if (ruling?.type === "paragraph" && reason.length)
    text.children = [ruling, flowElement("Why", {}, ...reason)] as typeof text.children;
}

/**
 * Prepares the notes of a rule for rendering. Sets the note's kind on each of its texts. Wraps the reason of a reading
 * or divergence, which is everything after the first paragraph, in a `<Why>`. Groups all notes on the source's text in
 * one `<TextNotes>`, which has their number as an attribute.
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
