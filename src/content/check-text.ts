/**
 * Checks the text of a rule or page: its Markdown, its language and numbers, and whether English and Japanese agree.
 */
import type { Nodes } from "../markdown/blocks.ts";
import { attribute, elementsIn, isElement, lineOf, TAGS, visitNodes, wordsOf } from "../markdown/parse.ts";
import type { Problem, ProblemCode } from "../rules/problems.ts";
import { idsIn } from "../rules/references.ts";
import { faultsOfSigns, isEnglish, isJapanese, type Language } from "../schemas/bilingual.ts";
import { figuresMissing } from "../schemas/figures.ts";

/**
 * Markdown that texts may not contain, by node type, with what to write instead. Links are allowed in the site's own
 * pages, such as /about/.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  heading: "a heading: write the name of a case in **bold**",
  table: "a Markdown table: write a file of content/tables, and <Table of=…>",
  link: "a link: cite a rule as [F12.31] or [words][F12.31]; other sites are not linked",
  linkReference: "a link: cite a rule as [F12.31]; nothing explains the bracket elsewhere",
  definition: "an address for a bracket: brackets cite rules, which need none",
  image: "a picture: write a file of content/drawings, and <Drawing of=…>",
  imageReference: "a picture: write a file of content/drawings, and <Drawing of=…>",
  code: "a block of code: indent nothing, and write a worked example as <Example>",
  inlineCode: "code: write the words plainly, or in **bold**",
  blockquote: "a quotation: write a worked example as <Example>",
  thematicBreak: "a line across: leave it out",
  break: "the end of a line that is kept: begin a paragraph, or a list",
  delete: "words struck out: leave them out, and tell it in <TextNote>",
  footnoteReference: "a footnote: write <TextNote>, or a note of the table",
  footnoteDefinition: "a footnote: write <TextNote>, or a note of the table",
  mdxjsEsm: "code: rule files import and export nothing",
};
/** Matches a URL to which a page may link: "https://…", "../notes/" or "#id". */
const SAFE_LINK = /^(?:https:\/\/|\.{1,2}\/|#)/;

/** The elements that a text may contain, each with its allowed attributes. */
export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Example: [],
  Table: ["of"],
  Drawing: ["of"],
  Term: ["of"],
};

/**
 * Returns a problem for each faulty or forbidden use of Markdown. `links`: whether links to other pages are allowed.
 */
export function checkMarkdown(nodes: Nodes, file: string, links = false): Problem[] {
  const problems: Problem[] = [];
  visitNodes(nodes, (node) => {
    const add = (code: ProblemCode, detail: string) => problems.push({ code, file, line: lineOf(node), detail });
    const instead = INSTEAD[node.type];
    if (links && node.type === "link") {
      if (!SAFE_LINK.test(node.url)) add("bad-markdown", `a link to ${node.url}: write https://… or ../notes/`);
    } else if (instead) add("bad-markdown", instead);
    const allowed = isElement(node) ? ATTRIBUTES[node.name ?? ""] : undefined;
    if (isElement(node) && allowed)
      for (const a of node.attributes)
        if (a.type === "mdxJsxAttribute" && !allowed.includes(a.name))
          add("unknown-attribute", `<${node.name}> has no ${a.name}`);
    if (node.type === "listItem" && typeof node.checked === "boolean")
      add("bad-markdown", "a box to be ticked: write the item without [ ]");
    if (node.type !== "text") return;
    const text = node.value;
    if (/\*\*\S|\S\*\*(?![」"])|(?<!\S)_\S.*\S_(?!\S)/.test(text.replace(/(?<=\s|「)\*{1,2}(?=\s|」)/g, "")))
      add("bad-markdown", "** without its other half: close it on a word, not beside a bracket");
    if (/(?<!\*)\*\p{L}|\p{L}\*(?!\*)/u.test(text)) add("bad-markdown", "* without its other half: close it on a word");
    if (/\[[^\]\d]*\]\s+\[/.test(text)) add("bad-markdown", "a space between brackets: write [words][F12.31]");
    if (text.split("[").length !== text.split("]").length)
      add("bad-markdown", "a bracket without its other half: write [F12.31]");
    for (const [, inside] of text.matchAll(/\[([a-z]{1,2}-?\d*\.\d[^\]]*|\s[^\]]*\d\s?)\]/g))
      add("bad-markdown", `[${inside}] cites nothing: write a rule's number as [F12.31]`);
  });
  return problems;
}

/** Checks that an <En> or <Ja> block contains text, and that the text is in that language. */
export function checkLanguage(nodes: Nodes, language: Language, file: string, line: number): Problem[] {
  const words = nodes.map(wordsOf).join(" ");
  const prints = nodes.some((node) => isElement(node, "Table") || isElement(node, "Drawing"));
  const problem = (code: ProblemCode): Problem[] => [{ code, file, line, detail: TAGS[language] }];
  if (!/[\p{L}\p{N}]/u.test(words)) return prints ? [] : problem("empty-block");
  const inJapanese = isJapanese(words) || (language === "ja" && /\p{Script=Hiragana}/u.test(words));
  if (inJapanese !== (language === "ja")) return problem("other-language");
  const problems: Problem[] = [];
  visitNodes(nodes, (node) => {
    const at = lineOf(node);
    if (node.type === "paragraph" && (language === "en" ? isJapanese : isEnglish)(wordsOf(node)))
      problems.push({ code: "other-language", file, line: at, detail: TAGS[language] });
    if (node.type === "text")
      for (const [i, text] of node.value.split("\n").entries())
        for (const detail of faultsOfSigns(text, language))
          problems.push({ code: "bad-letters", file, line: at + i, detail });
  });
  return problems;
}

/** Returns the paragraphs and list items of a text, each with its line. */
function outlineOf(nodes: Nodes) {
  const found: { type: string; line: number }[] = [];
  visitNodes(nodes, (node) => {
    if (node.type === "paragraph" || node.type === "listItem") found.push({ type: node.type, line: lineOf(node) });
  });
  return found;
}

/** Checks that the English and the Japanese text have the same paragraphs and list items, and cite the same rules. */
export function checkParallel(en: Nodes, ja: Nodes, file: string, line: number): Problem[] {
  const [a, b] = [outlineOf(en), outlineOf(ja)];
  const at = Array.from({ length: Math.max(a.length, b.length) }, (_, i) => i).find((i) => a[i]?.type !== b[i]?.type);
  const problems: Problem[] = [];
  if (at !== undefined)
    problems.push({
      code: "other-outline",
      file,
      line: (a[at] ?? b[at])!.line,
      detail: `${a.length} paragraphs and list items in <En>, ${b.length} in <Ja>`,
    });
  const [cited, citedInJapanese] = [en, ja].map((nodes) => new Set(idsIn(nodes.map(wordsOf).join("\n"))));
  const only = (those: Set<string>, others: Set<string>, where: string) =>
    [...those.difference(others)].map(
      (id): Problem => ({ code: "one-sided", file, line, detail: `[${id}]`, where, near: id }),
    );
  return [...problems, ...only(cited!, citedInJapanese!, "Ja"), ...only(citedInJapanese!, cited!, "En")];
}

/** Checks that the English and the Japanese text contain the same numbers. */
export function checkFigures(en: string, ja: string, file: string, line: number): Problem[] {
  const figures = [...figuresMissing(en, ja), ...figuresMissing(ja, en)];
  const near = figures[0]?.replace("-", "−");
  return near ? [{ code: "other-figures", file, line, detail: figures.join(", "), near }] : [];
}

/**
 * Matches a rule number of this site's books, or a whole text in brackets. So `bareNumbers` can skip the numbers in
 * brackets.
 */
const NUMBERS = /\[[^\]]*\]|(?<![\w.–-])[FD]\d{1,2}\.\d+[A-Z]?(?!\w|\.\d)/g;

/** Returns the rule numbers in a text that are not in brackets: `["F12.31"]`. */
export const bareNumbers = (text: string): string[] =>
  [...text.matchAll(NUMBERS)].map(([found]) => found).filter((found) => !found.startsWith("["));

/** Checks that the English and the Japanese text have the same tables and drawings, and as many examples. */
export function checkPrinted(en: Nodes, ja: Nodes, file: string, line: number): Problem[] {
  const printed = (nodes: Nodes) =>
    elementsIn(nodes).flatMap((element) => {
      if (!element.name || element.name === "Term") return [];
      const of = attribute(element, "of");
      return of === undefined ? `<${element.name}>` : `<${element.name} of="${of}">`;
    });
  const [a, b] = [printed(en), printed(ja)];
  const only = (those: string[], others: string[], tag: string) =>
    [...new Set(those)]
      .filter((what) => those.filter((w) => w === what).length > others.filter((w) => w === what).length)
      .map((what): Problem => ({ code: "one-sided", file, line, detail: what, where: tag }));
  return [...only(a, b, "Ja"), ...only(b, a, "En")];
}
