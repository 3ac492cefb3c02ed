import type { Root } from "mdast";
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
