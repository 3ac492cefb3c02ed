/** Maps the elements of a rule's MDX to components for an EPUB, in which nothing is folded. */
import { ownComponents, sisterComponents } from "../rules/mdx-components.ts";
import Nothing from "../rules/Nothing.astro";
import TextNotesOpen from "../rules/TextNotesOpen.astro";
import Abbr from "./Abbr.astro";
import NoteText from "./NoteText.astro";
import Reason from "./Reason.astro";
import Term from "./Term.astro";
import Text from "./Text.astro";

const BookElements = { En: Text, Ja: Text, Why: Reason, Abbr, Term, TextNotes: Nothing };

/** Components that print a rule's text, and omit the notes on its source: these are at the end of the chapter. */
export const bookComponents = { ...ownComponents, ...BookElements };
/** Components that print the text which a rule repeats from its parallel rule in the other book. */
export const sisterBookComponents = { ...sisterComponents, ...BookElements };
/** Components that print only the notes on a rule's source. */
export const textNoteComponents = {
  ...bookComponents,
  En: NoteText,
  Ja: NoteText,
  Reading: Nothing,
  Divergence: Nothing,
  TextNotes: TextNotesOpen,
};
