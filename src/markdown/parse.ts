import type { Nodes as Node, PhrasingContent, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Language } from "../schemas/bilingual.ts";
import { NOTE_KINDS, type NoteKind } from "../schemas/notes.ts";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** Parses the body of a rule file. Syntax as in the site's own Markdown. @throws VFileMessage with a place on bad MDX */
export function parseMdx(body: string): Root {
  return parser.parse(body);
}

/** The blocks that hold the text of each language, and the language of each block. */
export const TAGS = { en: "En", ja: "Ja" } as const;
export const languageOf = (node: { type: string }): Language | undefined =>
  isElement(node, TAGS.en) ? "en" : isElement(node, TAGS.ja) ? "ja" : undefined;

/** What kind of note a node is, if it is one. */
export const noteKindOf = (node: { type: string }): NoteKind | undefined =>
  NOTE_KINDS.find((kind) => isElement(node, kind));

/** The line of its file on which a node begins. */
export const lineOf = ({ position }: Pick<Node, "position">): number => position?.start.line ?? 1;

/** Visits some nodes and all that is in them. */
export const visitNodes = (nodes: readonly RootContent[], found: (node: Node) => void): void =>
  visit({ type: "root", children: [...nodes] } as Root, (node) => found(node));

/** The words in a node, without any marks. */
export const wordsOf = (node: Node): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(wordsOf).join("") : "";

/** Gives an element one more attribute. */
export function setAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes.push({ type: "mdxJsxAttribute", name, value });
}

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute" as const, name, value }));

/** An MDX element that stands in running text. */
export const textElement = (
  name: string,
  attributes: Record<string, string>,
  ...children: PhrasingContent[]
): MdxJsxTextElement => ({ type: "mdxJsxTextElement", name, attributes: attributesOf(attributes), children });

/** An MDX element that stands among paragraphs. */
export const flowElement = (name: string, attributes: Record<string, string>, ...children: RootContent[]) =>
  ({ type: "mdxJsxFlowElement", name, attributes: attributesOf(attributes), children }) as MdxJsxFlowElement;

/** Whether a node is an MDX element, of that name where one is given. */
export function isElement(node: { type: string }, name?: string): node is JsxElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    (name === undefined || (node as JsxElement).name === name)
  );
}

/** The text of an element's attribute; undefined where it has none. */
export function attribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find((a) => a.type === "mdxJsxAttribute" && a.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}
