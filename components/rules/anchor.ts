import type { Language } from "../../src/schemas/bilingual.ts";
import { site } from "../../src/site.ts";

/**
 * The attributes that give a block of one language its address. The block in the page's language has it as its id, the
 * translation on the same page as `data-at`; components/cite/open.ts outlines both for a reader who follows the address.
 */
export function anchorAttributes(anchor: string, lang: Language, page: Language) {
  return lang === page ? { id: anchor } : { "data-at": anchor };
}

/** The address of a part of a rule where the sister book's rule prints it: F12.3-density is D12.3-density there. */
export function sisterAnchor(anchor: string): string {
  return anchor.replace(/^[A-Z]\.?\d[\dA-Z.]*/, (id) => site().registry.sister(id));
}
