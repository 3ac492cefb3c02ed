/** Maps the MDX elements of a rule to components. There is one map for each kind of page. */

import Abbr from "./Abbr.astro";
import Drawing from "./Drawing.astro";
import Example from "./Example.astro";
import Note from "./Note.astro";
import NoteBlock from "./NoteBlock.astro";
import NoteCopy from "./NoteCopy.astro";
import Nothing from "./Nothing.astro";
import ParallelDrawing from "./ParallelDrawing.astro";
import ParallelExample from "./ParallelExample.astro";
import ParallelRef from "./ParallelRef.astro";
import ParallelTable from "./ParallelTable.astro";
import Ref from "./Ref.astro";
import Table from "./Table.astro";
import Term from "./Term.astro";
import TextBlock from "./TextBlock.astro";
import TextNotes from "./TextNotes.astro";
import TextNotesOpen from "./TextNotesOpen.astro";
import Why from "./Why.astro";

const Languages = { En: TextBlock, Ja: TextBlock };
const Notes = { Reading: Note, Divergence: Note, TextNote: Note, TextNotes, Why };

/** For the text of a rule on its own page or on the page of its section. */
export const ownComponents = { ...Languages, ...Notes, Abbr, Example, Table, Drawing, Ref, Term };
/**
 * For a rule that prints the text of the same rule in the other book: D12.5 prints the text of F12.5. Rule
 * numbers become those of the printing rule's book. Of the notes, only readings are printed, because all other notes
 * are about the text of one book.
 */
export const parallelComponents = {
  ...ownComponents,
  Divergence: Nothing,
  TextNotes: Nothing,
  Ref: ParallelRef,
  Example: ParallelExample,
  Table: ParallelTable,
  Drawing: ParallelDrawing,
};
/** For a text that a page prints in several places. Its notes have no anchors, because an id must be unique. */
export const copyComponents = { ...ownComponents, Reading: NoteCopy, Divergence: NoteCopy, TextNote: NoteCopy };
/** For a page that lists notes. Leaves out the text of the rules. */
export const notesOnlyComponents = { ...ownComponents, En: NoteBlock, Ja: NoteBlock, TextNotes: TextNotesOpen };
/** For a list of divergences. Leaves out the text of the rules and all other notes. */
export const divergencesOnlyComponents = { ...notesOnlyComponents, Reading: Nothing, TextNotes: Nothing };
/** For a rule whose divergences are printed elsewhere on the page. */
export const withoutDivergencesComponents = { ...ownComponents, Divergence: Nothing };
