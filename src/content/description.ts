/** Creates short descriptions of pages, for search engines and link previews. */
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { isElement } from "../markdown/parse.ts";
import { PUNCTUATION } from "../rules/punctuation.ts";
import type { Language } from "../schemas/bilingual.ts";
import type { Content } from "./content.ts";
import { printerOf, textSource } from "./rule-text.ts";

/**
 * The maximum length of a description in characters. Search results and link previews show no more. The maximum for
 * Japanese is lower, because its characters are twice as wide as Latin letters.
 */
const LONGEST: Record<Language, number> = { en: 200, ja: 120 };
/** A description shorter than this, in characters, gets another sentence. */
const SHORT: Record<Language, number> = { en: 90, ja: 45 };

/**
 * Matches the end of a sentence. The dots in numbers (F12.31, 2.5) and abbreviations do not match, and neither does a
 * dot before a lower-case letter.
 */
const SENTENCE_END: Record<Language, RegExp> = {
  en: /(?<!\b(?:e\.g|i\.e|vs|cf|etc|approx|Nos?|St|\p{Lu}))[.!?]["”’)]*(?=\s+["“‘(]?[\p{Lu}\d½+−]|\s*$)/gu,
  ja: /[。！？](?=[^）」』]|$)/gu,
};
const CLAUSE_END: Record<Language, RegExp> = { en: /[,;:](?=\s)/g, ja: /[、，；：。]/g };

const endsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((m) => m.index + m[0].length);

const closed = (slice: string) => slice.split(/[(（「“]/).length === slice.split(/[)）」”]/).length;

/** Shortens a text to the maximum length and adds "…". If possible, cuts after a clause outside brackets. */
export function clipped(text: string, language: Language): string {
  const longest = LONGEST[language];
  if (text.length <= longest) return text;
  const fits = (end: number) => end < longest - 1 && end > longest / 3 && closed(text.slice(0, end));
  const clause = endsOf(text, CLAUSE_END[language]).findLast(fits);
  // If no clause ends early enough, cuts between words, but not after a number ("2 MF").
  const end = clause ?? endsOf(text, /[^\d\s](?=\s)/g).findLast((e) => e < longest - 1) ?? longest - 1;
  return `${text.slice(0, end).replace(/[,;:、，；：。]$/, "")}${PUNCTUATION[language].ellipsis}`;
}

/**
 * Returns the first sentence of a text and, if that sentence is short, the next sentences too. Truncates a long
 * sentence after a clause.
 */
export function firstSentence(text: string, language: Language): string {
  const ends = endsOf(text, SENTENCE_END[language]);
  const enough = ends.findIndex((end) => end >= SHORT[language]);
  // Adds a sentence only if the description stays within the maximum.
  const count = enough < 0 ? ends.length - 1 : enough;
  const end = ends.slice(0, count + 1).findLast((e, i) => i === 0 || e <= LONGEST[language]);
  const sentence = text.slice(0, end ?? text.length).trim();
  // A colon at the end announces a list or table, which is not included.
  return clipped(sentence.replace(/[:：]$/, PUNCTUATION[language].ellipsis), language);
}

/**
 * Changes "**Cutting.** Each …" to "**Cutting:** Each …", so that the dot of this heading does not end the sentence.
 */
function withoutStop(node: Nodes): Nodes {
  const copy = structuredClone(node);
  visit(copy, "paragraph", ({ children: [first] }) => {
    const head = first?.type === "strong" ? first.children.at(-1) : undefined;
    if (head?.type === "text") head.value = head.value.replace(/\.$/, ":");
  });
  return copy;
}

/** Returns whether a node is a paragraph of bold text only, which is a heading. */
const isHeading = (node: Nodes) => node.type === "paragraph" && node.children.every((c) => c.type === "strong");

/**
 * Returns the beginning of a rule's text on one line. It ends before the first table, drawing, example or list. A list
 * is included if it completes an unfinished sentence.
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

/**
 * Returns the first sentence of a rule. If the rule has only a table, returns the rule's title and the table's caption.
 */
export function ruleDescription(id: string, language: Language, content: Content): string {
  const nodes = textSource(id, content).blocks.text[language] ?? [];
  const print = printerOf(id, language, content);
  const text = opening(nodes, language, print);
  if (text) return firstSentence(text, language);
  const title = content.registry.rules.get(id)!.title[language];
  return clipped(`${title}${PUNCTUATION[language].colon}${print(nodes).split("\n", 1)[0]}`, language);
}
