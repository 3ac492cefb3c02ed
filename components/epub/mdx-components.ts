/** Maps the MDX elements of a rule to the components of an EPUB, which has no `<details>`. */
import { ownComponents, parallelComponents } from "../rules/mdx-components.ts";
import Nothing from "../rules/Nothing.astro";
import TextNotesOpen from "../rules/TextNotesOpen.astro";
import Abbr from "./Abbr.astro";
import NoteText from "./NoteText.astro";
import Reason from "./Reason.astro";
import Term from "./Term.astro";
import Text from "./Text.astro";

const BookElements = { En: Text, Ja: Text, Why: Reason, Abbr, Term, TextNotes: Nothing };

/**
 * Components for a rule's text. `TextNotes` prints nothing, because notes on the source are at the end of the chapter.
 */
export const bookComponents = { ...ownComponents, ...BookElements };
/** Components for a rule that repeats the text of the same rule in the other book: D12.5 prints the text of F12.5. */
export const parallelBookComponents = { ...parallelComponents, ...BookElements };
/** Components that print only the notes on a rule's source. */
export const textNoteComponents = {
  ...bookComponents,
  En: NoteText,
  Ja: NoteText,
  Reading: Nothing,
  Divergence: Nothing,
  TextNotes: TextNotesOpen,
};
