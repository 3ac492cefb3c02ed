/** Maps the elements of a rule's MDX to components, with one map for each place that prints a text. */

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

/** For the text of a rule on its own page and on the page of its section. */
export const ownComponents = { ...Languages, ...Notes, Abbr, Example, Table, Drawing, Ref, Term };
/**
 * For a rule that prints the text of its "sister", the same rule in the other book: D12.5 prints the text of F12.5. In
 * references, tables, drawings and examples the rule numbers become those of the other book. The only notes that are
 * printed are readings, because all other notes are about the text of one book.
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
/** For a text that a page prints in several places. Its notes have no anchors, because an anchor must be unique. */
export const copyComponents = { ...ownComponents, Reading: NoteCopy, Divergence: NoteCopy, TextNote: NoteCopy };
/** For a list of notes: omits the rule's own text. */
export const notesOnlyComponents = { ...ownComponents, En: NoteBlock, Ja: NoteBlock, TextNotes: TextNotesOpen };
/** For a list of divergences: omits the rule's text and its other notes. */
export const divergencesOnlyComponents = { ...notesOnlyComponents, Reading: Nothing, TextNotes: Nothing };
/** For a rule's own text, if its divergences are printed elsewhere. */
export const withoutDivergencesComponents = { ...ownComponents, Divergence: Nothing };
