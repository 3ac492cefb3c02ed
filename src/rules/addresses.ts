import type { Language } from "../schemas/bilingual.ts";
import { bookOf, parseId } from "./ids.ts";

/**
 * Returns the URL path of a page. Japanese pages are below "/ja/", and English pages at the root. `base` is the base path
 * of the site, with a slash at both ends: "/" or "/desert/".
 */
export function localized(base: string, language: Language, path: string): string {
  return base + (language === "ja" ? "ja/" : "") + path;
}

/** Returns the path of a rule's page: "r/F12.32/". */
export function rulePath(id: string): string {
  return `r/${id}/`;
}

/**
 * Returns the path of a section's page: "F12" → "asl/f12/".
 * @throws RangeError if `section` is not the id of a section
 */
export function sectionPath(section: string): string {
  const book = bookOf(section);
  if (!book) throw new RangeError(`no section: ${section}`);
  return `${book}/${section.toLowerCase()}/`;
}

/** Returns the path of the page that lists a section's citations: "references/f12/". */
export const referencesPath = (section: string): string => `references/${section.toLowerCase()}/`;

/** Returns the path of the page that lists a section's notes: "notes/f12/". */
export const notesPath = (section: string): string => `notes/${section.toLowerCase()}/`;

/**
 * Returns the path of a rule on its section's page: "asl/f12/#F12.32".
 * @throws RangeError if `id` is not the id of a rule
 */
export function placePath(id: string): string {
  const parsed = parseId(id);
  if (!parsed) throw new RangeError(`no rule id: ${id}`);
  return `${sectionPath(parsed.section)}#${id}`;
}

/**
 * Returns the path of a preview picture: "cards/F12.en.png". The path has no "/ja/", so the name contains the language.
 */
export function cardPath(name: string, language: Language): string {
  return `cards/${name}.${language}.png`;
}

/** Returns the path of a calculator's page: "tools/sand-bog/". */
export function toolPath(slug: string): string {
  return `tools/${slug}/`;
}

/**
 * Removes text that was copied along with an address or fragment from a sentence: "r/F12.32/)." → "r/F12.32",
 * "D7.31を参照" → "D7.31". Addresses of the site contain only ASCII letters, digits and "./-_~+", and end with a letter or
 * digit.
 */
export function withoutTrailingText(address: string): string {
  const [own] = /^[\w./~+-]*/.exec(address.normalize("NFKC"))!;
  return own.replace(/[^A-Za-z0-9]+$/, "");
}

/** Decodes a part of a URL. Returns the part unchanged if it is malformed, for example truncated within a character. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
