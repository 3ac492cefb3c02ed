/** The editions of the EPUB, which the build writes and which pages link to. */
import { LANGUAGES, type Language } from "../schemas/bilingual.ts";

/** An edition of the EPUB: in one language, or in both languages with the translation after each rule. */
export interface EpubEdition {
  /** The name in the file's name and in the keys of UI texts: "en-ja". */
  name: "en" | "ja" | "en-ja";
  /** The languages of the texts, in order. Headings and labels of the book are in the first one. */
  languages: readonly Language[];
  /**
   * The identifier of the book. It never changes, so that a reader's library recognizes a newer version of the same
   * book.
   */
  id: string;
  /**
   * The rounded size of the file in MB, which is printed beside the links to the file. Checked by tests/epub.test.ts.
   */
  size: string;
}

export const EPUB_EDITIONS: readonly EpubEdition[] = [
  { name: "en", languages: ["en"], id: "urn:uuid:0b9c1a52-6a0f-4d0e-9a51-3f1f0a7c5e01", size: "0.2" },
  { name: "ja", languages: ["ja"], id: "urn:uuid:0b9c1a52-6a0f-4d0e-9a51-3f1f0a7c5e02", size: "0.2" },
  { name: "en-ja", languages: LANGUAGES, id: "urn:uuid:0b9c1a52-6a0f-4d0e-9a51-3f1f0a7c5e03", size: "0.4" },
];

/** Returns the path of an edition's file on the site: "khamsin-en.epub". */
export const epubFile = ({ name }: Pick<EpubEdition, "name">): string => `khamsin-${name}.epub`;
