import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { attribute, flowElement, isElement, type JsxElement, languageOf, noteKindOf, setAttribute } from "./parse.ts";

/** Wraps all paragraphs of a note after the first in a `<Why>`, which users can collapse. */
function foldReason(text: JsxElement) {
  const [ruling, ...reason] = text.children as RootContent[];
  if (ruling?.type === "paragraph" && reason.length)
    text.children = [ruling, flowElement("Why", {}, ...reason)] as typeof text.children;
}

/**
 * Prepares the notes of a rule for rendering. Sets the kind of each note on its `<En>` and `<Ja>`. Wraps the reason of
 * a reading or divergence in a `<Why>`. Moves all TextNotes to the end, into one `<TextNotes>` with their number as
 * `count`.
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
