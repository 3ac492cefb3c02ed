/**
 * Returns the class of a table cell by the length of its text. In a narrow window a "short" text does not break, and
 * the column of a longer text gets some room (tables.css).
 */
export function cellClass(text: string): "short" | "medium" | "long" {
  // Japanese characters are twice as wide as Latin letters.
  const width = [...text].reduce((sum, character) => sum + (character > "\u2e80" ? 2 : 1), 0);
  if (width <= 14) return "short";
  return width > 40 ? "long" : "medium";
}
