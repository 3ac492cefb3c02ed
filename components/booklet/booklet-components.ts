/** Maps the MDX elements of a rule to the booklet's components. The booklet has no `<details>` and no Cite buttons. */
import { copyComponents, notesOnlyComponents, parallelComponents } from "../rules/mdx-components.ts";
import NoteCopy from "../rules/NoteCopy.astro";
import Nothing from "../rules/Nothing.astro";
import TextNotesOpen from "../rules/TextNotesOpen.astro";
import BookletParagraph from "./BookletParagraph.astro";

/** Prints the children of an element, without a tag around them. */
const Content = TextNotesOpen;
const Unfolded = {
  p: BookletParagraph,
  Why: Content,
  Abbr: Content,
  Reading: NoteCopy,
  Divergence: NoteCopy,
  TextNote: NoteCopy,
};

/** Components that print a rule's text without the notes on its source. */
export const bookletComponents = { ...copyComponents, ...Unfolded, TextNotes: Nothing };
/** Components for a rule that repeats the text of the same rule in the other book: D12.5 prints the text of F12.5. */
export const bookletParallelComponents = { ...parallelComponents, ...Unfolded, Divergence: Nothing };
/** Components that print only the notes on a rule's source. */
export const textNotesComponents = { ...notesOnlyComponents, ...Unfolded, Reading: Nothing, Divergence: Nothing };
