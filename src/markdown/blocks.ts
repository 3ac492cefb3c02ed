import type { Root, RootContent } from "mdast";
import type { Language } from "../schemas/bilingual.ts";
import { NOTE_KINDS, type NoteKind } from "../schemas/notes.ts";
import { attribute, isElement } from "./parse.ts";

export type Nodes = RootContent[];

export interface Note {
  kind: NoteKind;
  /** The rule that a divergence is from; undefined for another edition of the same rule. */
  with?: string;
  text: Partial<Record<Language, Nodes>>;
  line: number;
}

export interface Blocks {
  text: Partial<Record<Language, Nodes>>;
  notes: Note[];
  /** What stands where nothing should: shown to the author. */
  stray: { what: string; line: number }[];
  /** Languages that are there a second time: "En". */
  twice: { what: string; line: number }[];
  /** Attributes of notes that mean nothing: "<Divergence> has no wiht". */
  attributes: { what: string; line: number }[];
}

const LANGUAGE_OF: Record<string, Language> = { En: "en", Ja: "ja" };
const lineOf = (node: { position?: Root["position"] }) => node.position?.start.line ?? 1;

/** A one-line block (`<En>…</En>`) is parsed as a paragraph of elements with nothing but white space between. */
const unraveled = (nodes: Nodes): Nodes => nodes.flatMap((n) => (n.type === "paragraph" ? n.children : [n]));

function languageBlocks(
  children: Nodes,
  { stray, twice }: Pick<Blocks, "stray" | "twice">,
): Partial<Record<Language, Nodes>> {
  const text: Partial<Record<Language, Nodes>> = {};
  for (const node of unraveled(children)) {
    const language = isElement(node) ? LANGUAGE_OF[node.name ?? ""] : undefined;
    if (language && isElement(node)) {
      if (text[language]) twice.push({ what: node.name!, line: lineOf(node) });
      text[language] = node.children as Nodes;
    } else if (!(node.type === "text" && node.value.trim() === ""))
      stray.push({ what: describe(node), line: lineOf(node) });
  }
  return text;
}

function describe(node: RootContent): string {
  if (isElement(node)) return `<${node.name}>`;
  return "value" in node ? `"${node.value.trim().slice(0, 30)}"` : node.type;
}

/** The blocks of a rule file: its text in each language and the notes beside it. */
export function blocksOf(root: Root): Blocks {
  const notes: Note[] = [];
  const wrong: Omit<Blocks, "text" | "notes"> = { stray: [], twice: [], attributes: [] };
  const rest: Nodes = [];
  for (const node of unraveled(root.children)) {
    const kind = NOTE_KINDS.find((name) => isElement(node, name));
    if (kind && isElement(node)) {
      const note: Note = {
        kind,
        text: languageBlocks(node.children as Nodes, wrong),
        line: lineOf(node),
      };
      for (const a of node.attributes)
        if ("name" in a && a.name !== "with")
          wrong.attributes.push({ what: `<${kind}> has no ${a.name}`, line: note.line });
      const other = attribute(node, "with");
      if (other !== undefined) note.with = other;
      notes.push(note);
    } else rest.push(node);
  }
  return { text: languageBlocks(rest, wrong), notes, ...wrong };
}
