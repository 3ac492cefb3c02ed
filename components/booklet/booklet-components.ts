/** Maps the elements of a rule's MDX to components for the booklet, which prints everything unfolded and without buttons to cite. */
import { copyComponents, notesOnlyComponents, sisterComponents } from "../rules/mdx-components.ts";
import NoteCopy from "../rules/NoteCopy.astro";
import Nothing from "../rules/Nothing.astro";
import TextNotesOpen from "../rules/TextNotesOpen.astro";

/** Prints the content of an element without the element. */
const Content = TextNotesOpen;
const Unfolded = { Why: Content, Abbr: Content, Reading: NoteCopy, Divergence: NoteCopy, TextNote: NoteCopy };

/** For the text of a rule, without the notes on its source. */
export const bookletComponents = { ...copyComponents, ...Unfolded, TextNotes: Nothing };
/** For a text that the parallel rule of the other book repeats. */
export const bookletSisterComponents = { ...sisterComponents, ...Unfolded, Divergence: Nothing };
/** For the notes on the source of a rule alone. */
export const textNotesComponents = { ...notesOnlyComponents, ...Unfolded, Reading: Nothing, Divergence: Nothing };
