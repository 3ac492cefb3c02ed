/** Maps the elements of a rule's MDX to components for an EPUB, which has no `<details>`. */
import { ownComponents, sisterComponents } from "../rules/mdx-components.ts";
import Nothing from "../rules/Nothing.astro";
import TextNotesOpen from "../rules/TextNotesOpen.astro";
import Abbr from "./Abbr.astro";
import NoteText from "./NoteText.astro";
import Reason from "./Reason.astro";
import Term from "./Term.astro";
import Text from "./Text.astro";

const BookElements = { En: Text, Ja: Text, Why: Reason, Abbr, Term, TextNotes: Nothing };

/**
 * The components for the text of a rule. `TextNotes` prints nothing, because the notes on the source are printed at
 * the end of the chapter.
 */
export const bookComponents = { ...ownComponents, ...BookElements };
/** The components for the text of the parallel rule in the other book, printed under a rule that repeats this text. */
export const sisterBookComponents = { ...sisterComponents, ...BookElements };
/** The components that print only the notes about the source. */
export const textNoteComponents = {
  ...bookComponents,
  En: NoteText,
  Ja: NoteText,
  Reading: Nothing,
  Divergence: Nothing,
  TextNotes: TextNotesOpen,
};
