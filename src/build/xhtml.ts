import { fromHtml } from "hast-util-from-html";
import { toXast } from "hast-util-to-xast";
import { visit } from "unist-util-visit";
import { toXml } from "xast-util-to-xml";

/**
 * Converts an HTML document to XHTML, which EPUB requires: void elements are closed, drawings have the namespace of SVG,
 * and each `lang` is also an `xml:lang` for older readers.
 */
export function toXhtml(html: string): string {
  const tree = fromHtml(html);
  visit(tree, "element", ({ properties }) => {
    if (properties.lang) properties.xmlLang = properties.lang;
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(toXast(tree))}\n`;
}
