import type { Language } from "../../src/schemas/bilingual.ts";
import { getContent } from "../../src/site.ts";

/**
 * Returns the attribute for the anchor of a text block. It is `id` in the page's language, otherwise `data-at`, because
 * an id must be unique. If the URL has the anchor, components/cite/open.ts outlines both blocks.
 */
export function anchorAttributes(anchor: string, lang: Language, page: Language) {
  return lang === page ? { id: anchor } : { "data-at": anchor };
}

/** Converts an anchor to the other book: "F12.3-density" → "D12.3-density". */
export function parallelAnchor(anchor: string): string {
  return anchor.replace(/^[A-Z]\.?\d[\dA-Z.]*/, (id) => getContent().registry.toParallel(id));
}
