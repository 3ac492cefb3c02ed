/** Maps the elements of a rule's MDX to components for an EPUB, in which nothing is folded and no other page is linked. */
import { ownComponents, sisterComponents } from "../rules/mdx-components.ts";
import Nothing from "../rules/Nothing.astro";
import TextNotesOpen from "../rules/TextNotesOpen.astro";
import Abbr from "./Abbr.astro";
import NoteText from "./NoteText.astro";
import Reason from "./Reason.astro";
import Term from "./Term.astro";
import Text from "./Text.astro";

const BookElements = { En: Text, Ja: Text, Why: Reason, Abbr, Term, TextNotes: Nothing };

/** For the text of a rule. The notes on the source's text are at the end of the chapter. */
export const bookComponents = { ...ownComponents, ...BookElements };
/** For a text that the parallel rule of the other book repeats. */
export const sisterBookComponents = { ...sisterComponents, ...BookElements };
/** For the notes on the source's text alone. */
export const textNoteComponents = {
  ...bookComponents,
  En: NoteText,
  Ja: NoteText,
  Reading: Nothing,
  Divergence: Nothing,
  TextNotes: TextNotesOpen,
};
