/** The components that print the elements of a rule's MDX, one map for each kind of place where a text is printed. */

import Abbr from "./Abbr.astro";
import Drawing from "./Drawing.astro";
import Example from "./Example.astro";
import Note from "./Note.astro";
import NoteBlock from "./NoteBlock.astro";
import NoteCopy from "./NoteCopy.astro";
import Nothing from "./Nothing.astro";
import Ref from "./Ref.astro";
import SisterDrawing from "./SisterDrawing.astro";
import SisterExample from "./SisterExample.astro";
import SisterRef from "./SisterRef.astro";
import SisterTable from "./SisterTable.astro";
import Table from "./Table.astro";
import Term from "./Term.astro";
import TextBlock from "./TextBlock.astro";
import TextNotes from "./TextNotes.astro";
import TextNotesOpen from "./TextNotesOpen.astro";
import Why from "./Why.astro";

const Languages = { En: TextBlock, Ja: TextBlock };
const Notes = { Reading: Note, Divergence: Note, TextNote: Note, TextNotes, Why };

/** For a rule's own text. */
export const ownComponents = { ...Languages, ...Notes, Abbr, Example, Table, Drawing, Ref, Term };
/**
 * For a text that the sister book's rule repeats: references and tables print that book's numbers, and of the notes only readings
 * are borrowed, since the others are about the text of this book.
 */
export const sisterComponents = {
  ...ownComponents,
  Divergence: Nothing,
  TextNotes: Nothing,
  Ref: SisterRef,
  Example: SisterExample,
  Table: SisterTable,
  Drawing: SisterDrawing,
};
/** For a text that a page prints in several places. */
export const copyComponents = { ...ownComponents, Reading: NoteCopy, Divergence: NoteCopy, TextNote: NoteCopy };
/** For a list of notes: the rule's own text is left out. */
export const notesOnlyComponents = { ...ownComponents, En: NoteBlock, Ja: NoteBlock, TextNotes: TextNotesOpen };
/** For what other texts say, apart from the rest of the rule. */
export const divergencesOnlyComponents = { ...notesOnlyComponents, Reading: Nothing, TextNotes: Nothing };
/** For the rest of that rule. */
export const withoutDivergencesComponents = { ...ownComponents, Divergence: Nothing };
