import { sectionOf } from "../../src/rules/ids.ts";
import type { Target } from "../../src/rules/registry.ts";

/** Returns the file name of a section's chapter: "d7.xhtml". */
export const sectionFile = (section: string): string => `${section.toLowerCase()}.xhtml`;

/**
 * Returns the relative URL of a referenced rule or section: "d7.xhtml#D7.31". Returns undefined if it is not in the
 * EPUB.
 */
export function placeOf(target: Target): string | undefined {
  if (target.kind === "outside") return undefined;
  if (target.kind === "section") return sectionFile(target.section);
  const id = target.kind === "parallel" ? target.held : target.id;
  const section = sectionOf(id)!;
  return section === id ? sectionFile(section) : `${sectionFile(section)}#${id}`;
}
