/** What a rule cites, and in what capacity, as far as its own English words say: an exception, an example, "see" … */
import type { Nodes } from "mdast";
import { referencesIn } from "../rules/references.ts";
import { joinLines } from "./join-lines.ts";
import { isElement, wordsOf } from "./parse.ts";

/** Strongest first: an id cited twice counts as the stronger. */
const CITATION_KINDS = ["exception", "modifies", "cites", "see", "example", "note"] as const;
export type CitationKind = (typeof CITATION_KINDS)[number];

export interface Citation {
  /** The id as written. */
  to: string;
  kind: CitationKind;
}

/** The kind of a citation in a paragraph, from the words before it: of its sentence, or from "Exception" on. */
function kindAt(paragraph: string, at: number): CitationKind {
  const before = paragraph.slice(0, at);
  if (/\bExceptions?\b/.test(before)) return "exception";
  const sentence = before.split(/[.:;] /).at(-1)!;
  if (/\b(?:supersedes?|replaces?|in place of|instead of|overrides?)\b[^,]*$/i.test(sentence)) return "modifies";
  return /\bsee\b/i.test(sentence) ? "see" : "cites";
}

/** The citations of parsed English nodes; `within` is what they all stand in. */
export function citationsIn(nodes: readonly Nodes[], within?: "note" | "example"): Citation[] {
  return nodes.flatMap((node): Citation[] => {
    const inner = within ?? (isElement(node, "Example") ? "example" : undefined);
    const children = "children" in node ? node.children : [];
    if (!children.some((c) => c.type === "text")) return citationsIn(children, inner);
    const paragraph = joinLines(wordsOf(node));
    return referencesIn(paragraph).map(({ to, at }) => ({ to, kind: inner ?? kindAt(paragraph, at) }));
  });
}

/** Each id once, in the order of first mention, in its strongest capacity. */
export function strongest(citations: readonly Citation[]): Citation[] {
  const kinds = new Map<string, CitationKind>();
  const rank = (kind: CitationKind) => CITATION_KINDS.indexOf(kind);
  for (const { to, kind } of citations) {
    const known = kinds.get(to);
    if (!known || rank(kind) < rank(known)) kinds.set(to, kind);
  }
  return [...kinds].map(([to, kind]) => ({ to, kind }));
}
