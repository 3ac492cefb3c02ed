/**
 * The parts of the booklet after the rules. `isChosen`: whether the form has a checkbox for the part. Parts without a
 * checkbox are always printed, limited to the chosen sections.
 */
export const BACK_PARTS = [
  { id: "quick", title: "quick.title", isChosen: true },
  { id: "glossary", title: "glossary.title", isChosen: true },
  { id: "text", title: "booklet.text", isChosen: false },
  { id: "terms", title: "booklet.terms", isChosen: false },
  { id: "numbers", title: "booklet.numbers", isChosen: false },
] as const;
