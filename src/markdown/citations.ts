/**
 * Finds the citations in the English text of a rule, and the kind of each: exception, modification, "see", example …
 */
import type { Nodes } from "mdast";
import { referencesIn } from "../rules/references.ts";
import { joinLines } from "./join-lines.ts";
import { isElement, wordsOf } from "./parse.ts";

/** Kinds of citations in order of precedence: if a rule is cited twice, the kind that is first in this list is kept. */
const CITATION_KINDS = ["exception", "modifies", "cites", "see", "example", "note"] as const;
export type CitationKind = (typeof CITATION_KINDS)[number];

/** A citation of a rule by another rule. */
export interface Citation {
  /** The id of the cited rule, as written in the text. */
  to: string;
  kind: CitationKind;
}

/**
 * Returns the kind of the citation at offset `at`. It depends on the words before the citation in the same sentence.
 * After the word "Exception", all citations in the paragraph are of kind `exception`.
 */
function kindAt(paragraph: string, at: number): CitationKind {
  const before = paragraph.slice(0, at);
  if (/\bExceptions?\b/.test(before)) return "exception";
  const sentence = before.split(/[.:;] /).at(-1)!;
  if (/\b(?:supersedes?|replaces?|in place of|instead of|overrides?)\b[^,]*$/i.test(sentence)) return "modifies";
  return /\bsee\b/i.test(sentence) ? "see" : "cites";
}

/** Returns the citations in parsed English nodes. If `within` is given, all citations are of that kind. */
export function citationsIn(nodes: readonly Nodes[], within?: "note" | "example"): Citation[] {
  return nodes.flatMap((node): Citation[] => {
    const inner = within ?? (isElement(node, "Example") ? "example" : undefined);
    const children = "children" in node ? node.children : [];
    if (!children.some((c) => c.type === "text")) return citationsIn(children, inner);
    const paragraph = joinLines(wordsOf(node));
    return referencesIn(paragraph).map(({ to, at }) => ({ to, kind: inner ?? kindAt(paragraph, at) }));
  });
}

/**
 * Keeps one citation of each id, with the kind that is first in `CITATION_KINDS`. The order is that of first mention.
 */
export function strongest(citations: readonly Citation[]): Citation[] {
  const kinds = new Map<string, CitationKind>();
  const rank = (kind: CitationKind) => CITATION_KINDS.indexOf(kind);
  for (const { to, kind } of citations) {
    const known = kinds.get(to);
    if (!known || rank(kind) < rank(known)) kinds.set(to, kind);
  }
  return [...kinds].map(([to, kind]) => ({ to, kind }));
}
