/** The components that the parts of a text are printed with. */

import Abbr from "./Abbr.astro";
import Drawing from "./Drawing.astro";
import En from "./En.astro";
import Example from "./Example.astro";
import Ja from "./Ja.astro";
import Note from "./Note.astro";
import NoteCopy from "./NoteCopy.astro";
import NoteEn from "./NoteEn.astro";
import NoteJa from "./NoteJa.astro";
import Ref from "./Ref.astro";
import SisterDrawing from "./SisterDrawing.astro";
import SisterExample from "./SisterExample.astro";
import SisterRef from "./SisterRef.astro";
import SisterTable from "./SisterTable.astro";
import Table from "./Table.astro";
import Term from "./Term.astro";

export const ownParts = { Abbr, En, Ja, Example, Table, Drawing, Ref, Term, EditorNote: Note, Divergence: Note };
/** For a text that the sister book's rule repeats: references and tables print that book's numbers. */
export const borrowedParts = {
  ...ownParts,
  Ref: SisterRef,
  Example: SisterExample,
  Table: SisterTable,
  Drawing: SisterDrawing,
};
/** For a text that a page prints in several places. */
export const copiedParts = { ...ownParts, EditorNote: NoteCopy, Divergence: NoteCopy };
/** For a list of notes: the rule's own text is left out. */
export const notesOnlyParts = { ...ownParts, En: NoteEn, Ja: NoteJa };
