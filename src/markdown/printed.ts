/**
 * What a text prints: HTML, and between it the parts that components print. A page puts the two together; the HTML, which is
 * the same on every page, is made once. No module is compiled and bundled for a rule, of which there may be thousands.
 */
import type { Element, Root as HastRoot, Nodes } from "hast";
import type { Root } from "mdast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { toHast } from "mdast-util-to-hast";

/** What a component prints: `<Ref to="F12.31">`, with what stands inside it. */
export interface Part {
  name: string;
  props: Readonly<Record<string, string>>;
  inside: Printed;
}

/** HTML and parts, in their order. HTML may open what a later piece closes. */
export type Printed = readonly (string | Part)[];

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>'"]/g, (c) => ESCAPED[c]!);

const VOID = new Set(["br", "hr", "img", "input"]);
const NAMES: Record<string, string> = { className: "class" };

const attributesOf = ({ properties }: Element) =>
  Object.entries(properties).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === false
      ? []
      : [[NAMES[name] ?? name, value === true ? "" : Array.isArray(value) ? value.join(" ") : String(value)]],
  );

const propsOf = ({ attributes }: MdxJsxFlowElementHast | MdxJsxTextElementHast) =>
  attributes.flatMap((a): [string, string][] =>
    a.type === "mdxJsxAttribute" ? [[a.name, typeof a.value === "string" ? a.value : ""]] : [],
  );

type Pieces = (string | Part)[];

function addHtml(pieces: Pieces, html: string): void {
  if (typeof pieces.at(-1) === "string") pieces[pieces.length - 1] += html;
  else pieces.push(html);
}

function addElement(pieces: Pieces, name: string, attributes: [string, string][], children: Nodes[]): void {
  addHtml(pieces, `<${name}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}>`);
  for (const child of children) addNode(pieces, child);
  if (!VOID.has(name)) addHtml(pieces, `</${name}>`);
}

function addNode(pieces: Pieces, node: Nodes): void {
  if (node.type === "text") addHtml(pieces, escaped(node.value));
  else if (node.type === "element") addElement(pieces, node.tagName, attributesOf(node), node.children);
  else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
    const name = node.name ?? "";
    // The names of components are capitalized, as everywhere in MDX.
    if (/^\p{Lu}/u.test(name)) pieces.push({ name, props: Object.fromEntries(propsOf(node)), inside: inside(node) });
    else addElement(pieces, name, propsOf(node), node.children);
  }
}

function inside({ children }: { children: Nodes[] }): Pieces {
  const pieces: Pieces = [];
  for (const child of children) addNode(pieces, child);
  return pieces;
}

/** What a parsed text prints that has gone through the plugins (plugins.ts). */
export const printed = (tree: Root): Printed =>
  inside(toHast(tree, { passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"] }) as HastRoot);
