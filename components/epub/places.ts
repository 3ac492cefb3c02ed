import { sectionOf } from "../../src/rules/ids.ts";
import type { Target } from "../../src/rules/registry.ts";

/** Returns the file of a section's chapter within the book: "d7.xhtml". */
export const sectionFile = (section: string): string => `${section.toLowerCase()}.xhtml`;

/**
 * Returns the relative URL of a reference's target in the book, "d7.xhtml#D7.31"; undefined if the target is not in the
 * book.
 */
export function placeOf(target: Target): string | undefined {
  if (target.kind === "outside") return undefined;
  if (target.kind === "section") return sectionFile(target.section);
  const id = target.kind === "parallel" ? target.held : target.id;
  const section = sectionOf(id)!;
  return section === id ? sectionFile(section) : `${sectionFile(section)}#${id}`;
}
