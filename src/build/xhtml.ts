import { fromHtml } from "hast-util-from-html";
import { toXast } from "hast-util-to-xast";
import { visit } from "unist-util-visit";
import { toXml } from "xast-util-to-xml";
import { LIGHT } from "./light-colors.ts";

/** Attributes that give drawings their colors and fonts. The keys are names of elements and classes. */
const PAINT: Record<string, Record<string, string>> = {
  svg: { color: LIGHT.ink },
  text: { fill: LIGHT.ink, stroke: "none", fontSize: "11", fontFamily: "sans-serif" },
  strong: { fontWeight: "bold" },
  on: { fill: "#fff" },
  hex: { fill: "#fff", stroke: LIGHT.muted },
  counter: { fill: "#fff" },
  ground: { fill: "#eee6d6", stroke: LIGHT.muted },
  surface: { stroke: LIGHT.muted },
  hot: { stroke: LIGHT.accent },
  halo: { stroke: "#fff" },
  full: { fill: LIGHT.accent },
};
/** The elements of drawings that get attributes from `PAINT`. */
const DRAWN = ["svg", "text", "path", "rect"];

/**
 * Converts an HTML document to XHTML, which EPUB requires. Each `lang` is repeated as `xml:lang` for older e-readers.
 * Drawings get their colors and fonts as attributes, because many e-readers do not apply style sheets to drawings.
 */
export function toXhtml(html: string): string {
  const tree = fromHtml(html);
  visit(tree, "element", ({ tagName, properties }) => {
    if (properties.lang) properties.xmlLang = properties.lang;
    if (!DRAWN.includes(tagName)) return;
    for (const name of [tagName, ...((properties.className as string[] | undefined) ?? [])])
      Object.assign(properties, PAINT[name]);
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(toXast(tree))}\n`;
}
