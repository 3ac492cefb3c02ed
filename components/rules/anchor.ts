import type { Language } from "../../src/schemas/bilingual.ts";
import { site } from "../../src/site.ts";

/**
 * The attributes that give a block of one language its anchor: an id in the page's language, `data-at` in the
 * translation. components/cite/open.ts outlines both for a reader who opens the address.
 */
export function anchorAttributes(anchor: string, lang: Language, page: Language) {
  return lang === page ? { id: anchor } : { "data-at": anchor };
}

/** The anchor of a part of a rule in the sister book: F12.3-density becomes D12.3-density. */
export function sisterAnchor(anchor: string): string {
  return anchor.replace(/^[A-Z]\.?\d[\dA-Z.]*/, (id) => site().registry.sister(id));
}
