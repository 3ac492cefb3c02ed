import type { Language } from "../../src/schemas/bilingual.ts";
import { getContent } from "../../src/site.ts";

/**
 * Returns the attributes that give a block of one language its anchor: an id in the page's language, `data-at` in the
 * translation. For a URL with the anchor, components/cite/open.ts outlines both blocks.
 */
export function anchorAttributes(anchor: string, lang: Language, page: Language) {
  return lang === page ? { id: anchor } : { "data-at": anchor };
}

/** Converts an anchor to the other book's rule number: "F12.3-density" → "D12.3-density". */
export function sisterAnchor(anchor: string): string {
  return anchor.replace(/^[A-Z]\.?\d[\dA-Z.]*/, (id) => getContent().registry.sister(id));
}
