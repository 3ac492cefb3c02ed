/** Maps the elements of a rule's MDX to components for the booklet, which has no `<details>` and no Cite buttons. */
import { copyComponents, notesOnlyComponents, sisterComponents } from "../rules/mdx-components.ts";
import NoteCopy from "../rules/NoteCopy.astro";
import Nothing from "../rules/Nothing.astro";
import TextNotesOpen from "../rules/TextNotesOpen.astro";
import BookletParagraph from "./BookletParagraph.astro";

/** Prints only the content of an element, without a tag around it. */
const Content = TextNotesOpen;
const Unfolded = {
  p: BookletParagraph,
  Why: Content,
  Abbr: Content,
  Reading: NoteCopy,
  Divergence: NoteCopy,
  TextNote: NoteCopy,
};

/** Components that print a rule's text, and omit the notes on its source. */
export const bookletComponents = { ...copyComponents, ...Unfolded, TextNotes: Nothing };
/** Components that print the text of the parallel rule in the other book, for a rule that repeats this text. */
export const bookletSisterComponents = { ...sisterComponents, ...Unfolded, Divergence: Nothing };
/** Components that print only the notes on a rule's source. */
export const textNotesComponents = { ...notesOnlyComponents, ...Unfolded, Reading: Nothing, Divergence: Nothing };
