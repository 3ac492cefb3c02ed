/**
 * The parts of the booklet after the rules. Readers choose whether the first two are printed. The others are always
 * printed, but only with what belongs to the chosen sections.
 */
export const BACK_PARTS = [
  { id: "quick", title: "quick.title", isChosen: true },
  { id: "glossary", title: "glossary.title", isChosen: true },
  { id: "text", title: "booklet.text", isChosen: false },
  { id: "terms", title: "booklet.terms", isChosen: false },
  { id: "numbers", title: "booklet.numbers", isChosen: false },
] as const;
