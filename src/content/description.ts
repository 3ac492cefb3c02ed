/** What a page says of itself in one sentence: for search engines, and for the card that a shared link unfolds into. */
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { isElement } from "../markdown/parse.ts";
import { PUNCTUATION } from "../rules/punctuation.ts";
import type { Language } from "../schemas/bilingual.ts";
import type { Content } from "./content.ts";
import { printerOf, textSource } from "./rule-text.ts";

/** Characters of a description: what search results and cards show before they cut it themselves. Japanese is twice as wide. */
const LONGEST: Record<Language, number> = { en: 200, ja: 120 };
/** While a description is shorter than this, the next sentence is added to it. */
const SHORT: Record<Language, number> = { en: 90, ja: 45 };

/** A stop that ends a sentence: not in a figure (F12.31, 2.5), an abbreviation or before a small letter. */
const SENTENCE_END: Record<Language, RegExp> = {
  en: /(?<!\b(?:e\.g|i\.e|vs|cf|etc|approx|Nos?|St|\p{Lu}))[.!?]["”’)]*(?=\s+["“‘(]?[\p{Lu}\d½+−]|\s*$)/gu,
  ja: /[。！？](?=[^）」』]|$)/gu,
};
const CLAUSE_END: Record<Language, RegExp> = { en: /[,;:](?=\s)/g, ja: /[、，；：。]/g };

/** The index behind each match of a pattern in a text. */
const endsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m.index + m[0].length);

/** Whether a text closes every bracket that it opens. */
const closed = (slice: string) => slice.split(/[(（「“]/).length === slice.split(/[)）」”]/).length;

/** Shortens a text to the length of a description: cuts it after a clause, with "…", never inside a figure or a bracket. */
export function clipped(text: string, language: Language): string {
  const longest = LONGEST[language];
  if (text.length <= longest) return text;
  const fits = (end: number) => end < longest - 1 && end > longest / 3 && closed(text.slice(0, end));
  const clause = endsOf(text, CLAUSE_END[language]).findLast(fits);
  // Where no clause ends, it is cut between words, but not between a figure and its unit.
  const end = clause ?? endsOf(text, /[^\d\s](?=\s)/g).findLast((e) => e < longest - 1) ?? longest - 1;
  return `${text.slice(0, end).replace(/[,;:、，；：。]$/, "")}${PUNCTUATION[language].ellipsis}`;
}

/** The first sentence of running text; the next ones too while it is short. A long one is cut after a clause. */
export function firstSentence(text: string, language: Language): string {
  const ends = endsOf(text, SENTENCE_END[language]);
  const enough = ends.findIndex((end) => end >= SHORT[language]);
  // A further sentence is added only if the description does not become too long by it.
  const count = enough < 0 ? ends.length - 1 : enough;
  const end = ends.slice(0, count + 1).findLast((e, i) => i === 0 || e <= LONGEST[language]);
  const sentence = text.slice(0, end ?? text.length).trim();
  // The list or table that a colon announces is left out.
  return clipped(sentence.replace(/[:：]$/, PUNCTUATION[language].ellipsis), language);
}

/** The head of a case ("**Cutting.** Each …") becomes "Cutting: Each …", so that its stop ends no sentence. */
function withoutStop(node: Nodes): Nodes {
  const copy = structuredClone(node);
  visit(copy, "paragraph", ({ children: [first] }) => {
    const head = first?.type === "strong" ? first.children.at(-1) : undefined;
    if (head?.type === "text") head.value = head.value.replace(/\.$/, ":");
  });
  return copy;
}

/** Whether a paragraph is only a heading, set as a bold line. */
const isHeading = (node: Nodes) => node.type === "paragraph" && node.children.every((c) => c.type === "strong");

/**
 * The text that a rule opens with, on one line. It ends before the first table, drawing or example, and before the first list,
 * unless the list completes a sentence that the text before it leaves open.
 */
function opening(nodes: readonly Nodes[], language: Language, print: (nodes: readonly Nodes[]) => string): string {
  const { space } = PUNCTUATION[language];
  let text = "";
  for (const node of nodes.filter((n) => !isHeading(n))) {
    if (isElement(node)) break;
    const more = print([withoutStop(node)]);
    if (text && node.type === "list" && (language === "ja" || !/^\p{Ll}/u.test(more))) break;
    text += (text && space) + more.replace(/\n/g, space);
  }
  return text;
}

/** A rule's first sentence in a language; a rule that only prints a table is described by its title and the table's caption. */
export function ruleDescription(id: string, language: Language, content: Content): string {
  const nodes = textSource(id, content).blocks.text[language] ?? [];
  const print = printerOf(id, language, content);
  const text = opening(nodes, language, print);
  if (text) return firstSentence(text, language);
  const title = content.registry.rules.get(id)!.title[language];
  return clipped(`${title}${PUNCTUATION[language].colon}${print(nodes).split("\n", 1)[0]}`, language);
}
