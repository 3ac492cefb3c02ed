import type { Nodes as Node, PhrasingContent, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Language } from "../schemas/bilingual.ts";
import { NOTE_KINDS, type NoteKind } from "../schemas/notes.ts";

/** A component in MDX, as a block or inline. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/**
 * Parses the body of a rule file, with the extensions MDX and GitHub Flavored Markdown.
 * @throws VFileMessage if the MDX is invalid
 */
export function parseMdx(body: string): Root {
  return parser.parse(body);
}

/** The names of the elements that contain English and Japanese texts: `<En>` and `<Ja>`. */
export const TAGS = { en: "En", ja: "Ja" } as const;
/** Returns the language of an `<En>` or `<Ja>` element; undefined for other nodes. */
export const languageOf = (node: { type: string }): Language | undefined =>
  isElement(node, TAGS.en) ? "en" : isElement(node, TAGS.ja) ? "ja" : undefined;

/** Returns the kind of a note; undefined if the node is not a note. */
export const noteKindOf = (node: { type: string }): NoteKind | undefined =>
  NOTE_KINDS.find((kind) => isElement(node, kind));

/** Returns the line of the file on which a node begins. */
export const lineOf = ({ position }: Pick<Node, "position">): number => position?.start.line ?? 1;

/** Calls `found` for nodes and all their descendants. */
export const visitNodes = (nodes: readonly RootContent[], found: (node: Node) => void): void =>
  visit({ type: "root", children: [...nodes] } as Root, (node) => found(node));

/** Returns all MDX elements in a text. With `name`, only the elements with this name. */
export function elementsIn(nodes: readonly RootContent[], name?: string): JsxElement[] {
  const found: JsxElement[] = [];
  visitNodes(nodes, (node) => {
    if (isElement(node, name)) found.push(node);
  });
  return found;
}

/** Returns the text in a node, without markup. */
export const wordsOf = (node: Node): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(wordsOf).join("") : "";

/** Adds an attribute to an element. */
export function setAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes.push({ type: "mdxJsxAttribute", name, value });
}

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ type: "mdxJsxAttribute" as const, name, value }));

/** Creates an inline MDX element. */
export const textElement = (
  name: string,
  attributes: Record<string, string>,
  ...children: PhrasingContent[]
): MdxJsxTextElement => ({ type: "mdxJsxTextElement", name, attributes: attributesOf(attributes), children });

/** Creates a block-level MDX element. */
export const flowElement = (name: string, attributes: Record<string, string>, ...children: RootContent[]) =>
  ({ type: "mdxJsxFlowElement", name, attributes: attributesOf(attributes), children }) as MdxJsxFlowElement;

/** Returns whether a node is an MDX element. If `name` is given, the element must have that name. */
export function isElement(node: { type: string }, name?: string): node is JsxElement {
  return (
    (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
    (name === undefined || (node as JsxElement).name === name)
  );
}

/** Returns the string value of an element's attribute; undefined if it has none. */
export function attribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find((a) => a.type === "mdxJsxAttribute" && a.name === name);
  return typeof found?.value === "string" ? found.value : undefined;
}
