import type { Language } from "../schemas/bilingual.ts";
import { bookOf, parseId } from "./ids.ts";

/** Base path of the site with a slash at either end: "/" or "/desert/". */
export type Base = string;

/** "/ja/…" for Japanese; English stands at the root. */
export function localized(base: Base, language: Language, path: string): string {
  return base + (language === "ja" ? "ja/" : "") + path;
}

/** The page that shows one rule; people link to it. */
export function rulePath(id: string): string {
  return `r/${id}/`;
}

/** The page of a section: "F12" → "asl/f12/". @throws RangeError for an id that is no section */
export function sectionPath(section: string): string {
  const book = bookOf(section);
  if (!book) throw new RangeError(`no section: ${section}`);
  return `${book}/${section.toLowerCase()}/`;
}

/** The page of a section's citations. */
export const referencesPath = (section: string): string => `references/${section.toLowerCase()}/`;

/** The page of a section's notes. */
export const notesPath = (section: string): string => `notes/${section.toLowerCase()}/`;

/** The address of a rule on its section's page. @throws RangeError for an id that is no rule */
export function placePath(id: string): string {
  const parsed = parseId(id);
  if (!parsed) throw new RangeError(`no rule id: ${id}`);
  return `${sectionPath(parsed.section)}#${id}`;
}

/** The picture that a shared link unfolds into. Its language is part of its name, because it is no page. */
export function cardPath(name: string, language: Language): string {
  return `cards/${name}.${language}.png`;
}

/** The page of a calculator. */
export function toolPath(slug: string): string {
  return `tools/${slug}/`;
}

/**
 * Cuts off what a sentence hangs on an address or a fragment: "r/F12.32/)." → "r/F12.32", "D7.31を参照" → "D7.31". Our addresses
 * consist of ASCII letters, digits and "./-_~+", and end with a letter or a digit.
 */
export function withoutTail(address: string): string {
  const [own] = /^[\w./~+-]*/.exec(address.normalize("NFKC"))!;
  return own.replace(/[^A-Za-z0-9]+$/, "");
}

/** Decodes a part of an address; one that cannot be decoded, because it was cut in the middle of a letter, is returned as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
