import type { Language } from "../../src/schemas/bilingual.ts";
import { site } from "../../src/site.ts";

/**
 * What gives a block of one language its address. The id stands on the block in the page's language; its translation on the
 * same page has the address as `data-at`, and components/cite/open.ts shows both to a reader who comes to it.
 */
export function anchorAttributes(anchor: string, lang: Language, page: Language) {
  return lang === page ? { id: anchor } : { "data-at": anchor };
}

/** The address of a part of a rule, printed by the sister book's rule: F12.3-density is D12.3-density there. */
export function sisterAnchor(anchor: string): string {
  return anchor.replace(/^[A-Z]\.?\d[\dA-Z.]*/, (id) => site().registry.sister(id));
}
