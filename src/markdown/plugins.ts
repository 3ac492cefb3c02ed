import type { PluggableList } from "unified";
import type { Glossary } from "../schemas/glossary.ts";
import { remarkAbbreviations } from "./remark-abbreviations.ts";
import { remarkAnchors } from "./remark-anchors.ts";
import { remarkLanguages } from "./remark-languages.ts";
import { remarkNotes } from "./remark-notes.ts";
import { remarkReferences } from "./remark-references.ts";

/** The plugins that every text passes between parsing and printing, in this order. */
export function remarkPlugins({ terms }: Pick<Glossary, "terms">): PluggableList {
  // Single capitals and numbers are overlays and dice as often as terms: only what is longer is marked.
  const abbreviations = terms.flatMap(({ id, abbr }) => (abbr && abbr.length > 1 ? [{ id, abbr }] : []));
  return [remarkReferences, [remarkAbbreviations, abbreviations], remarkNotes, remarkLanguages, remarkAnchors];
}
