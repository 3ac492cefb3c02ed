import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { NOTE_KINDS } from "../schemas/notes.ts";
import { attribute, flowElement, isElement, type JsxElement, setAttribute } from "./parse.ts";

const isLanguage = (node: RootContent): node is JsxElement & RootContent =>
  isElement(node, "En") || isElement(node, "Ja");

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
      if (!isElement(note) || !NOTE_KINDS.some((kind) => kind === note.name)) continue;
      const other = attribute(note, "with");
      visit(note, (node) => {
        if (!isLanguage(node as RootContent)) return;
        const text = node as JsxElement;
        setAttribute(text, "note", note.name!);
        if (other) setAttribute(text, "with", other);
        if (note.name !== "TextNote") foldReason(text);
      });
    }
    const aboutText = tree.children.filter((node) => isElement(node, "TextNote"));
    if (!aboutText.length) return;
    tree.children = tree.children.filter((node) => !isElement(node, "TextNote"));
    tree.children.push(flowElement("TextNotes", { count: String(aboutText.length) }, ...aboutText));
  };
}
