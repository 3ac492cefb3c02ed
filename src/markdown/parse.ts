import type { PhrasingContent, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();

/** Parses the body of a rule file. Syntax as in the site's own Markdown. @throws VFileMessage with a place on bad MDX */
export function parseMdx(body: string): Root {
  return parser.parse(body);
}

/** Gives an element one more attribute. */
export function setAttribute(element: JsxElement, name: string, value: string): void {
  element.attributes.push({ type: "mdxJsxAttribute", name, value });
}

/** An MDX element that stands in running text. */
export function textElement(
  name: string,
  attributes: Record<string, string>,
  ...children: PhrasingContent[]
): MdxJsxTextElement {
  const element: MdxJsxTextElement = { type: "mdxJsxTextElement", name, attributes: [], children };
  for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, value);
  return element;
}

/** An MDX element that stands among paragraphs. */
export function flowElement(
  name: string,
  attributes: Record<string, string>,
  ...children: RootContent[]
): MdxJsxFlowElement {
  const element = { type: "mdxJsxFlowElement", name, attributes: [], children } as unknown as MdxJsxFlowElement;
  for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, value);
  return element;
}

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
