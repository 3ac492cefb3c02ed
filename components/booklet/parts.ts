/** The parts of the booklet after the rules. Readers choose the first two. The others are always printed, and are limited to the chosen sections. */
export const BACK_PARTS = [
  { id: "quick", title: "quick.title", isChosen: true },
  { id: "glossary", title: "glossary.title", isChosen: true },
  { id: "text", title: "booklet.text", isChosen: false },
  { id: "terms", title: "booklet.terms", isChosen: false },
  { id: "numbers", title: "booklet.numbers", isChosen: false },
] as const;
