import type { Root, RootContent } from "mdast";
import type { Problem } from "../rules/problems.ts";
import type { Language } from "../schemas/bilingual.ts";
import type { NoteKind } from "../schemas/notes.ts";
import { attribute, isElement, languageOf, lineOf, noteKindOf } from "./parse.ts";

/** The Markdown nodes inside a block, such as `<En>` or `<Ja>`. */
export type Nodes = RootContent[];
type Texts = Partial<Record<Language, Nodes>>;

/** A note in a rule file. */
export interface Note {
  kind: NoteKind;
  /** The other rule that a divergence compares with this rule. Undefined if it compares two editions of this rule. */
  with: string | undefined;
  text: Texts;
  line: number;
}

/** The parts of a rule file: its text and its notes. */
export interface Blocks {
  text: Texts;
  notes: Note[];
  /** Unexpected or duplicate content, reported to the author. */
  wrong: Omit<Problem, "file">[];
}

/** Unwraps paragraphs, because a one-line block (`<En>…</En>`) is parsed as a paragraph that contains the element. */
const unraveled = (nodes: Nodes): Nodes => nodes.flatMap((n) => (n.type === "paragraph" ? n.children : [n]));

function textsIn(children: Nodes, wrong: Blocks["wrong"]): Texts {
  const text: Texts = {};
  for (const node of unraveled(children)) {
    const language = languageOf(node);
    const line = lineOf(node);
    if (language && isElement(node)) {
      if (text[language]) wrong.push({ code: "twice", detail: node.name!, line });
      text[language] = node.children as Nodes;
    } else if (!(node.type === "text" && node.value.trim() === ""))
      wrong.push({ code: "stray-content", detail: describe(node), line });
  }
  return text;
}

function describe(node: RootContent): string {
  if (isElement(node)) return `<${node.name}>`;
  return "value" in node ? `"${node.value.trim().slice(0, 30)}"` : node.type;
}

/** Splits a rule file into its text in each language and its notes. */
export function blocksOf(root: Root): Blocks {
  const notes: Note[] = [];
  const wrong: Blocks["wrong"] = [];
  const rest: Nodes = [];
  for (const node of unraveled(root.children)) {
    const kind = noteKindOf(node);
    if (kind && isElement(node)) {
      const line = lineOf(node);
      for (const a of node.attributes)
        if ("name" in a && a.name !== "with")
          wrong.push({ code: "unknown-attribute", detail: `<${kind}> has no ${a.name}`, line });
      notes.push({ kind, with: attribute(node, "with"), text: textsIn(node.children as Nodes, wrong), line });
    } else {
      if (notes.length && languageOf(node)) wrong.push({ code: "note-first", detail: "", line: notes[0]!.line });
      rest.push(node);
    }
  }
  return { text: textsIn(rest, wrong), notes, wrong };
}
