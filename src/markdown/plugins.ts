import type { PluggableList } from "unified";
import type { Glossary } from "../schemas/glossary.ts";
import { remarkQuotes } from "./quotes.ts";
import { remarkAbbreviations } from "./remark-abbreviations.ts";
import { remarkAnchors } from "./remark-anchors.ts";
import { remarkLanguages } from "./remark-languages.ts";
import { remarkNoBreak } from "./remark-no-break.ts";
import { remarkNotes } from "./remark-notes.ts";
import { remarkReferences } from "./remark-references.ts";

/** Returns the site's remark plugins, in order of execution. */
export function remarkPlugins({ terms }: Pick<Glossary, "terms">): PluggableList {
  // Skips abbreviations of one letter, because a single letter in a text is often the name of an overlay.
  const abbreviations = terms.flatMap(({ id, abbr }) => (abbr && abbr.length > 1 ? [{ id, abbr }] : []));
  return [
    remarkQuotes,
    remarkReferences,
    remarkNoBreak,
    [remarkAbbreviations, abbreviations],
    remarkNotes,
    remarkLanguages,
    remarkAnchors,
  ];
}
